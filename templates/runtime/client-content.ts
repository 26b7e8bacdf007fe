/** Chooses between media types, and reads and writes those that are not JSON. Bundled only for a description with such a body. */
import { readable } from './client-read.ts';
import type {
  ContentOptions,
  ContentReader,
  ContentWriter,
  FetchBody,
  JsonCodec,
  OperationDefinition,
  ReadOptions,
} from './client-types.ts';

export const jsonWriter =
  (json: JsonCodec): ContentWriter =>
  (value) => [json.stringify(value)];
export const writeJson: ContentWriter = jsonWriter(JSON);

/** A text, or bytes as they are. */
export const writeAsIs: ContentWriter = (value) => [value as FetchBody];

export const linesWriter =
  (json: JsonCodec): ContentWriter =>
  (value) => [(value as readonly unknown[]).map((line) => `${json.stringify(line)}\n`).join('')];
export const writeLines: ContentWriter = linesWriter(JSON);

export const readText: ContentReader = (response) => response.text();

export const readForm: ContentReader = (response, { fail }) =>
  response.formData().catch((error: Error) => {
    throw fail('invalid-response', error.name);
  });

export const jsonReader =
  (json: JsonCodec): ContentReader =>
  async (response, { fail }) => {
    const text = await response.text();
    try {
      return json.parse(text);
    } catch {
      throw fail('invalid-json');
    }
  };
export const readJson: ContentReader = jsonReader(JSON);

/** A `Blob`, or with `binary: 'stream'` the stream of bytes. */
export const readBinary: ContentReader = (response, { binary }) =>
  binary === 'stream' ? response.body : response.blob();

/** Tells whether a media type is the described one, or within the described range `image/*`. */
function matches(described: string, actual: string): boolean {
  const [essence = ''] = described.toLowerCase().split(/\s*;/);
  return (
    essence === '*/*' ||
    essence === actual ||
    (essence.endsWith('/*') && actual.startsWith(essence.slice(0, -1)))
  );
}

const essenceOf = (type: string) => (type.split(';')[0] ?? '').trim().toLowerCase();

/** Writes a body in the media type that the call chooses, or in the first. */
export function bodyWriter(writers: {
  readonly [mediaType: string]: ContentWriter;
}): NonNullable<OperationDefinition['write']> {
  return (value, headers, { contentType }) => {
    if (value === undefined) return null;
    const [first = ''] = Object.keys(writers);
    const blobType = value instanceof Blob ? value.type : '';
    const chosen =
      contentType ??
      headers['content-type'] ??
      (first.includes('*') ? blobType || 'application/octet-stream' : first);
    const writer = Object.entries(writers).find(([described]) => matches(described, essenceOf(chosen)));
    if (!writer) throw new TypeError(`the content type "${chosen}" is not described`);
    const [body, type = chosen] = writer[1](value);
    // Fetch writes the type of a form, with its boundary.
    if (type) headers['content-type'] = type;
    else delete headers['content-type'];
    return body;
  };
}

type Readers = { readonly [mediaType: string]: ContentReader };

/** Chooses how a success is read, by its status and then by its media type. Where only one is described, that is taken for granted. */
export function bodyReader(statuses: {
  readonly [status: string]: Readers | undefined;
  readonly default?: Readers | undefined;
}): NonNullable<OperationDefinition['read']> {
  return (response, options, limit, fail) => {
    const { status } = response;
    const readers = statuses[status] ?? statuses[`${`${status}`[0]}XX`] ?? statuses.default;
    if (!readers || Object.keys(readers).length === 0 || /20[45]/.test(`${status}`)) return undefined;
    const actual = essenceOf(response.headers.get('content-type') ?? '');
    const entries = Object.entries(readers);
    const [described, read] =
      entries.find(([one]) => essenceOf(one) === actual) ??
      entries.find(([one]) => matches(one, actual)) ??
      (entries.length === 1 ? entries[0] : undefined) ??
      [];
    const asked = options.accept ?? '*/*';
    if (!read || ![actual, essenceOf(described ?? '')].some((one) => matches(asked, one))) {
      throw fail('invalid-response', `content type ${actual || 'missing'}`);
    }
    const variant = described === Object.keys(readers)[0] ? '' : ` ${described}`;
    return readContent(read, response, options, limit, fail, actual || described, variant);
  };
}

async function readContent(
  read: ContentReader,
  response: Response,
  options: ContentOptions,
  limit: number,
  fail: ReadOptions['fail'],
  contentType: string | undefined,
  variant: string,
) {
  const isStream = read.stream || (read === readBinary && options.binary === 'stream');
  const whole = isStream ? response : await readable(response, limit, fail);
  const items = {};
  const data = await read(whole, { ...options, fail, items, limit });
  return { response: whole, data, contentType, variant, ...(read.stream && { items }) };
}
