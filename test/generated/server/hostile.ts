import fc from 'fast-check';
import { type OperationModel, parametersIn } from '../../../templates/model.ts';

/** A request before it is one: everything may be damaged. */
interface Draft {
  method: string;
  path: string;
  query: string;
  readonly headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

type Damage = (draft: Draft) => void;

/** Valid requests of a description's operations, with up to three things done to them that a stranger might try. */
export function hostileRequests(operations: readonly OperationModel[]): fc.Arbitrary<Request> {
  return fc
    .tuple(fc.constantFrom(...operations), fc.array(DAMAGES, { maxLength: 3 }))
    .map(([operation, damages]) => {
      const draft = validDraft(operation);
      for (const damage of damages) damage(draft);
      const request = toRequest(draft);
      // Returns what fast-check shows of a request that makes the test fail.
      const shown = () => JSON.stringify({ ...draft, body: String(draft.body).slice(0, 2000) });
      return request && Object.assign(request, { [fc.toStringMethod]: shown });
    })
    .filter((request) => request !== undefined);
}

function validDraft(operation: OperationModel): Draft {
  const { method, path, body } = operation;
  const value = (example: unknown) => encodeURIComponent(String(example));
  const headers: Record<string, string> = { authorization: 'Bearer token-1' };
  if (body !== undefined) headers['content-type'] = body.contents[0].mediaType;
  return {
    method: method.toUpperCase(),
    path: parametersIn(operation, 'path').reduce(
      (text, { name, example }) => text.replace(`{${name}}`, value(example)),
      path,
    ),
    query: parametersIn(operation, 'query')
      .flatMap(({ name, example }) => [example].flat().map((one) => `${name}=${value(one)}`))
      .join('&'),
    headers,
    body: body === undefined ? undefined : JSON.stringify(body.contents[0].examples[0]?.value),
  };
}

/** Not everything can be put into a Request at all: such a draft never gets on its way. */
function toRequest({ method, path, query, headers, body }: Draft): Request | undefined {
  const bodiless = method === 'GET' || method === 'HEAD';
  try {
    return new Request(`https://server.example${path}${query === '' ? '' : `?${query}`}`, {
      method,
      headers,
      ...(body === undefined || bodiless ? {} : { body: body as BodyInit }),
    });
  } catch {
    return undefined;
  }
}

const TRICKY_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  'a/b',
  'a~b',
  '%2F',
  '\u0000',
  '\ud800',
];
const TRICKY_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\r\n',
  '\u202e',
  '\ufeff',
  'é',
  '😀',
  '\ud800',
  '../..',
  '%00',
  '{{x}}',
  "' OR 1=1 --",
  '<script>',
  'x'.repeat(5000),
  '-1',
  '1e999',
  'NaN',
  'true',
  'null',
  '٣',
  '０',
];
const TRICKY_VALUES = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, [], {}, [[]], ...TRICKY_TEXTS),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Changes one place of the JSON body, chosen by number. */
function inBody(change: (holder: Record<string, unknown>, key: string) => void, place: number): Damage {
  return (draft) => {
    if (typeof draft.body !== 'string') return;
    let value: unknown;
    try {
      value = { body: JSON.parse(draft.body) };
    } catch {
      return;
    }
    const places: [Record<string, unknown>, string][] = [];
    let deepest = 0;
    const visit = (holder: unknown, depth = 0) => {
      deepest = Math.max(deepest, depth);
      if (typeof holder !== 'object' || holder === null || depth > 50) return;
      for (const key of Object.keys(holder)) {
        places.push([holder as Record<string, unknown>, key]);
        visit((holder as Record<string, unknown>)[key], depth + 1);
      }
    };
    visit(value);
    // An earlier damage has nested it deeper than JSON.stringify can go.
    if (deepest > 50) return;
    const chosen = places[place % places.length];
    if (chosen !== undefined) change(...chosen);
    draft.body = JSON.stringify((value as { body?: unknown }).body) ?? '';
  };
}

/** Puts text in somewhere, in place of some of what is there. */
const splice = (text: string, place: number, cut: number, put: string) => {
  const at = place % (text.length + 1);
  return text.slice(0, at) + put + text.slice(at + cut);
};

const onText =
  (change: (text: string) => string | Uint8Array): Damage =>
  (draft) => {
    if (typeof draft.body === 'string') draft.body = change(draft.body);
  };

const DAMAGES: fc.Arbitrary<Damage> = fc.oneof(
  // The body's values.
  fc.tuple(TRICKY_VALUES, fc.nat()).map(([put, place]) =>
    inBody((holder, key) => {
      holder[key] = put;
    }, place),
  ),
  fc.nat().map((place) =>
    inBody((holder, key) => {
      delete holder[key];
    }, place),
  ),
  fc.tuple(fc.constantFrom(...TRICKY_KEYS), TRICKY_VALUES, fc.nat()).map(([name, put, place]) =>
    inBody((holder) => {
      Object.defineProperty(holder, name, {
        value: put,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }, place),
  ),
  // The body's text.
  fc
    .tuple(
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', '"', '{', '}', '[', ',', ':', '\\', '\\ud800', '\u0001', '0', 'e9', '//', 'NaN'),
    )
    .map(([place, cut, put]) => onText((text) => splice(text, place, cut, put))),
  fc
    .constantFrom(
      '"a":1,"a":2',
      '"a":1,"\\u0061":2',
      '"__proto__":{"x":1}',
      '"constructor":{"prototype":{"x":1}}',
    )
    .map((members) => onText((text) => text.replace(/^\{/, `{${members},`))),
  fc
    .constantFrom(10, 100, 10_000, 100_000)
    .map((depth) => onText(() => '['.repeat(depth) + ']'.repeat(depth))),
  fc
    .constantFrom(10, 100, 10_000)
    .map((depth) => onText((text) => `${'{"a":'.repeat(depth)}${text}${'}'.repeat(depth)}`)),
  fc.constantFrom(1000, 100_000, 1_048_576, 1_100_000).map((size) => onText((text) => text.padEnd(size))),
  fc.constantFrom<Damage>(
    onText((text) => `\ufeff${text}`),
    onText((text) => Buffer.from(text, 'utf16le')),
    onText((text) => Buffer.from(text.replace(/[a-z]/, 'é'), 'latin1')),
    onText((text) => Buffer.concat([Buffer.from(text), Buffer.from([0xc0, 0x80])])),
    onText(() => ''),
    onText((text) => text.repeat(2)),
  ),
  fc.uint8Array({ maxLength: 50 }).map(
    (bytes): Damage =>
      (draft) => {
        draft.body = bytes;
      },
  ),
  // Method, path and query.
  fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'get', 'X').map(
    (method): Damage =>
      (draft) => {
        draft.method = method;
      },
  ),
  fc
    .tuple(
      fc.nat(),
      fc.nat(2),
      fc.constantFrom(
        '/',
        '//',
        '/../',
        '/./',
        '%2F',
        '%2e%2e/',
        '%',
        '%zz',
        '%ff',
        '%00',
        ';a=b',
        '\\',
        '+',
        ' ',
        '*',
        'é',
        '😀',
        'A',
        '9',
      ),
    )
    .map(
      ([place, cut, put]): Damage =>
        (draft) => {
          draft.path = `/${splice(draft.path, place, cut, put).replace(/^\//, '')}`;
        },
    ),
  fc
    .tuple(
      fc.nat(),
      fc.nat(3),
      fc.constantFrom(
        '&',
        '=',
        '%',
        '%zz',
        '%ff',
        '+',
        '[]',
        '[a]',
        '&&',
        '1',
        '-',
        '.5',
        'e9',
        ',',
        '|',
        '\u0000',
        '&__proto__=1',
        'é',
      ),
    )
    .map(
      ([place, cut, put]): Damage =>
        (draft) => {
          draft.query = splice(draft.query, place, cut, put);
        },
    ),
  fc.nat().map(
    (place): Damage =>
      (draft) => {
        const pairs = draft.query.split('&');
        const again = pairs[place % pairs.length];
        if (again !== undefined && again !== '') draft.query += `&${again}`;
      },
  ),
  // Headers.
  fc
    .tuple(
      fc.constantFrom(
        'content-type',
        'content-length',
        'content-encoding',
        'authorization',
        'x-request-tag',
        'sd-api-key',
        'sd-person-id',
        'transfer-encoding',
      ),
      fc.constantFrom(
        '',
        'application/json',
        'application/json; charset=utf-16',
        'application/JSON;charset="utf-8"',
        'text/json',
        'application/json, text/html',
        'gzip',
        'identity',
        '0',
        '-1',
        '99999999',
        '1e3',
        'Bearer',
        'Bearer ',
        'bearer x',
        'Basic ::',
        'Basic YTpi',
        'x'.repeat(9000),
        'é',
        ';',
        '\t',
      ),
    )
    .map(
      ([name, value]): Damage =>
        (draft) => {
          draft.headers[name] = value;
        },
    ),
  fc.constantFrom('content-type', 'authorization').map(
    (name): Damage =>
      (draft) => {
        delete draft.headers[name];
      },
  ),
);
