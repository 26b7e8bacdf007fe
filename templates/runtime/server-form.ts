/** Reads forms. Only for a description with a form. */
import { refusal } from './server-problem.ts';
import { inForm, type Style } from './server-styles.ts';
import type { ContentDecoder, DecodedBody, FetchBody, ProblemItem, ValueShape } from './server-types.ts';
import { convert, decodePlus, Misread, parseJson, parsePairs, percentDecode, set } from './server-values.ts';

/** A field of a form. */
export interface FormField {
  readonly shape: ValueShape | 'file' | 'files';
  /** A list repeats its name and an object is JSON if the description names no style. */
  readonly style?: Style;
}

export type FormFields = { readonly [name: string]: FormField };

const isFile = (shape: FormField['shape'] | undefined) => shape === 'file' || shape === 'files';
const isList = (shape: FormField['shape'] = 'any') =>
  shape === 'files' || (typeof shape === 'object' && 'items' in shape);

/** `application/x-www-form-urlencoded`. Fields that are not described are texts. */
export function decodeUrlEncoded(fields: FormFields): ContentDecoder {
  const described = new Set(Object.keys(fields));
  return (bytes) => {
    const pairs = parsePairs(new TextDecoder().decode(bytes));
    if (pairs === undefined) throw refusal('bad-encoding', 'The form holds a broken percent-encoding.');
    const value = {};
    const read = new Set<string>();
    for (const [name, { shape, style }] of Object.entries(fields)) {
      const own: ValueShape = shape === 'file' || shape === 'files' ? 'string' : shape;
      const parse = inForm(style ?? { style: 'form', explode: true });
      const isPlain = style !== undefined || isList(own) || typeof own === 'string' || 'oneOf' in own;
      const result = reading(name, () => {
        if (isPlain)
          return parse({ name, shape: own }, { text: undefined, pairs, described, decode: decodePlus });
        const found = pairs.find((pair) => pair.name === name);
        return found && convert(own, decodePlus(found.raw));
      });
      if (result !== undefined) set(value, name, result);
      if (typeof result === 'object' && result !== null && style?.style === 'form')
        for (const member of Object.keys(result)) read.add(member);
    }
    for (const { name, raw } of pairs) {
      const [start = ''] = name.split('[', 1);
      if (!described.has(name) && !described.has(start) && !read.has(name)) add(value, name, decodePlus(raw));
    }
    return { value };
  };
}

/** `multipart/form-data`. Fields that are not described are texts or files, as they came. */
export function decodeMultipart(fields: FormFields): ContentDecoder {
  return async (bytes, contentType) => {
    const headers = { 'content-type': contentType };
    const data = await new Response(bytes as FetchBody, { headers }).formData().catch((cause: unknown) => {
      throw refusal('malformed-form', 'The body is not a valid multipart form.', { cause });
    });
    const value = {};
    const checked = {};
    const names = new Set<string>();
    // Not `keys()`, which the types of the DOM have in a library of its own.
    data.forEach((_, name) => {
      names.add(name);
    });
    const { values, read } = styledFields(fields, data, names);
    for (const [name, one] of values) {
      set(value, name, one);
      set(checked, name, one);
    }
    for (const name of names) {
      if (read.has(name)) continue;
      const field = fields[name];
      const parts = data.getAll(name);
      const items = await Promise.all(parts.map((part) => readPart(name, part, field?.shape)));
      const asList = isList(field?.shape) || items.length > 1;
      const pick = (key: keyof DecodedBody) => {
        const all = items.map((item) => (key in item ? item[key] : item.value));
        return asList ? all : all[0];
      };
      set(value, name, pick('value'));
      set(checked, name, pick('checked'));
    }
    return { value, checked };
  };
}

/** The fields of a multipart form that have a style, by name, and the names of their parts. */
function styledFields(fields: FormFields, data: FormData, names: ReadonlySet<string>) {
  const values = new Map<string, unknown>();
  const read = new Set<string>();
  const pairs = [...names].flatMap((name) =>
    data.getAll(name).flatMap((part) => {
      // Delimiters of styles count, whether a part could have encoded them or not.
      const text = typeof part === 'string' ? encodeURIComponent(part).replaceAll('%2C', ',') : undefined;
      return text === undefined ? [] : [{ name, raw: text }];
    }),
  );
  const described = new Set(Object.keys(fields));
  for (const [name, { shape, style }] of Object.entries(fields)) {
    if (style === undefined || shape === 'file' || shape === 'files') continue;
    const source = { text: undefined, pairs, described, decode: percentDecode };
    const result = reading(name, () => inForm(style)({ name, shape }, source));
    if (result === undefined) continue;
    values.set(name, result);
    read.add(name);
    const isObject = typeof result === 'object' && result !== null && !Array.isArray(result);
    if (style.style === 'form' && style.explode && isObject)
      for (const member of Object.keys(result)) read.add(member);
    if (style.style === 'deepObject') for (const one of names) if (one.startsWith(`${name}[`)) read.add(one);
  }
  return { values, read };
}

/** A file stays one; validators see a text of its size, since a schema says that bytes are a string. */
async function readPart(
  name: string,
  part: File | string,
  given: FormField['shape'] | undefined,
): Promise<DecodedBody> {
  const shape = typeof given === 'object' && 'items' in given ? given.items : given;
  if (typeof part !== 'string' && (shape === undefined || isFile(shape) || shape === 'any'))
    return { value: part, checked: ' '.repeat(part.size) };
  const text = typeof part === 'string' ? part : await part.text();
  if (shape === 'file' || shape === 'files')
    return { value: new File([text], name, { type: 'text/plain' }), checked: text };
  const isJson = typeof part !== 'string' && /\bjson\b/.test(part.type);
  return { value: reading(name, () => (isJson ? parseJson(text) : convert(shape ?? 'string', text))) };
}

function add(target: Record<string, unknown>, name: string, value: unknown): void {
  const known = Object.keys(target).includes(name) ? [target[name]].flat() : [];
  set(target, name, known.length === 0 ? value : [...known, value]);
}

/** @throws {ProblemError} `invalid-body` in place of what says why a field cannot be read */
function reading(name: string, read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    const { message: detail, keyword } = error;
    const item: ProblemItem = { pointer: `#/${encodeURIComponent(name)}`, in: 'body', detail, keyword };
    throw refusal('invalid-body', 'The body does not match the description.', { errors: [item] });
  }
}
