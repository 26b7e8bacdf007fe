import { bodyOf, type Field } from '../../../conformance/catalogue/tree.ts';
import type { RecordedBody, RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { type OperationId, operationIds, operations } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';

/** A value that nobody else has, of each form that fields have. */
export const FORMS = {
  word: (number) => `Zyxw Canary-${number}q${number * 7919}`,
  letters: (number) =>
    `Kwijibo${[...String(number * 104_729)].map((digit) => 'qxzvjwkyph'[Number(digit)]).join('')}`,
  'letters of other alphabets': (number) => `Größe-東京-Жук-${number}-${number * 7919}`,
  digits: (number) => String(710_000_000_003 + number * 104_729_777),
  phone: (number) => `+1 (503) ${String(5_550_101 + number * 1013)}`,
  identifier: (number) =>
    `per-${hex(number, 8)}-${hex(number * 31, 4)}-4${hex(number * 7, 3)}-9${hex(number * 3, 3)}-${hex(number * 7919, 12)}`,
  amount: (number) => `${71_000_003 + number * 10_007}.${String(10 + (number % 90))}`,
  time: (number) => new Date(Date.UTC(2031, 3, 5) + number * 86_413_000).toISOString().replace('.000', ''),
  'signs with a digit': (number) => `!@#$%^&*${number * 7919}()_+{}|~${signs(number)}`,
  'digits of another alphabet': (number) =>
    `+٩٦٦ ${arabic(5_012_345 + number * 104_729)} ${number % 10} (${number})`,
  emoji: (number) => `🔑${emoji(number)}${number * 7919}🗝️🔐`,
  mail: (number) => `canary.${number * 7919}@kwijibo${number}.test`,
  iban: (number) => `QX${String(89_370_400_440 + number * 1_000_003)}CANARY${number}`,
} as const satisfies Readonly<Record<string, (number: number) => string>>;

function arabic(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
}

function signs(number: number): string {
  return String(number * 7919).replace(/\d/g, (digit) => '!@#$%^&*()'[Number(digit)] ?? '');
}

function emoji(number: number): string {
  return String(number * 7919).replace(/\d/g, (digit) => String.fromCodePoint(0x1f510 + Number(digit)));
}

function hex(number: number, length: number): string {
  return ((number * 2_654_435_761) % 16 ** length).toString(16).padStart(length, '7').slice(-length);
}

/**
 * Calls of every operation with a value of its own in every field, name, header, query, path and note, and all of these values. Hardly a value is what
 * the description says.
 */
export function plant(form: keyof typeof FORMS) {
  const planted: string[] = [];
  const next = () => {
    const canary = FORMS[form](planted.length + 1);
    planted.push(canary);
    return canary;
  };
  /** Every described field, with others beside it. */
  function bodyFor(field: Field): Json {
    const types = field.types ?? ['object'];
    if (types.includes('object')) {
      const described = field.properties.map((inner) => [inner.name, bodyFor(inner)] as const);
      const others = [
        [next(), next()],
        [`x_${next()}`, { [next()]: [next(), { deep: next() }] }],
      ] as const;
      return Object.fromEntries([...described, ...others]);
    }
    if (types.includes('array'))
      return [field.entries === undefined ? next() : bodyFor(field.entries), next()];
    if (types.includes('boolean')) return next();
    return next();
  }
  const headers = () =>
    [
      ...[
        'Authorization',
        'Cookie',
        'sd-api-key',
        'sd-person-id',
        'User-Agent',
        'Host',
        'Referer',
        'X-Request-Id',
      ],
      ...[
        'Content-Type',
        'Accept',
        'Cache-Control',
        'Set-Cookie',
        'Location',
        'Date',
        'ETag',
        'Retry-After',
        'Link',
      ],
      ...['Content-Length', 'Connection', 'Vary', 'Allow', 'Server', 'Content-Encoding', 'Via', 'Expires'],
    ]
      .map((name) => [name, next()] as const)
      .concat([
        ['Authorization', `Bearer ${next()}`],
        [
          'Location',
          `https://user:${encodeURIComponent(next())}@bank.test/${encodeURIComponent(next())}?${encodeURIComponent(next())}=1#${encodeURIComponent(next())}`,
        ],
        ['Content-Type', `multipart/form-data; boundary=${next()}`],
        [`x-${next().replace(/[^a-z\d]/gi, '')}`, next()],
      ]);
  const url = (operation: OperationId) => {
    const path = operations[operation].path.replace(/\{[^}]*\}/g, () => encodeURIComponent(next()));
    return `https://user:${encodeURIComponent(next())}@bank.test:8443/${encodeURIComponent(next())}${path}?${encodeURIComponent(next())}=${encodeURIComponent(next())}#${encodeURIComponent(next())}`;
  };
  const bodies = (operation: OperationId): RecordedBody[] => {
    const field = bodyOf(operation, 'response');
    const json = JSON.stringify(field === undefined ? next() : bodyFor(field));
    return [
      json,
      Buffer.from(`\ufeff{"label":"${next()}"}`),
      Buffer.from(`{"label":"${next()}\u00e9"}`, 'latin1'),
      JSON.stringify({
        title: next(),
        errors: [{ code: next(), detail: next(), [next()]: Number(next().replace(/\D/g, '').slice(0, 15)) }],
      }),
      JSON.stringify(next()),
      JSON.stringify([next(), [next()]]),
      `<html><body>${next()}</body></html>`,
      `a=${next()}&b=${encodeURIComponent(next())}`,
      Buffer.from([0xff, ...Buffer.from(next())]),
    ];
  };
  const calls = operationIds.flatMap((operation) =>
    bodies(operation).map((body, index): RecordedCall => {
      const sent = bodyOf(operation, 'request');
      return {
        id: `${next()}#${index}`,
        startedAt: 1_772_000_000_123 + index,
        endedAt: 1_772_000_000_223 + index,
        request: {
          method: operations[operation].method,
          url: url(operation),
          headers: headers(),
          body: index === 0 && sent !== undefined ? JSON.stringify(bodyFor(sent)) : body,
        },
        response:
          index === 8
            ? { failure: 'unreachable', detail: next() }
            : { status: [201, 422][index % 2] ?? 201, headers: headers(), body },
        run: {
          id: next(),
          step: next(),
          settings: {
            profile: 'full',
            readOnly: false,
            only: [next()],
            skip: [],
            notSent: [{ id: 'issue-card', operation, reason: next() }],
            stopped: next(),
          },
        },
      };
    }),
  );
  return { planted, calls };
}
