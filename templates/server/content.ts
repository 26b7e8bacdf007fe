import { mediaTypeType } from '../client/content.ts';
import { key, text, union } from '../code.ts';
import { IN_JSON, int64Codec } from '../int64.ts';
import type { ContentModel } from '../model.ts';
import type { FormFields } from '../runtime/server-form.ts';

/** Documents in the generated server the bodies that are not plain JSON. */

/** The type of a request body that a handler gets. */
export function handlerBodyType({ kind, fields, type }: ContentModel): string {
  if (kind === 'binary') return 'Blob';
  if (kind === 'lines') return `readonly ${inParentheses(type.typescript)}[]`;
  if (kind === 'events') return 'string';
  if (kind !== 'multipart') return type.typescript;
  const files = fields.filter(({ shape }) => shape === 'file' || shape === 'files').map(({ name }) => name);
  return files.length === 0 ? type.typescript : `runtime.WithFiles<${type.typescript}, ${union(files)}>`;
}

/** The type of a reply's body. */
export function replyBodyType({ kind, type: { typescript } }: ContentModel): string {
  if (kind === 'json') return `${typescript} | runtime.JsonText<${typescript}>`;
  if (kind === 'binary') return 'runtime.BinaryBody';
  if (kind === 'form' || kind === 'multipart') return 'FormData | URLSearchParams';
  if (kind === 'lines') return `runtime.Items<${typescript}>`;
  return kind === 'events' ? `runtime.Items<runtime.OutgoingEvent<${typescript}>>` : typescript;
}

function inParentheses(typescript: string): string {
  return /^\w+$/.test(typescript) ? typescript : `(${typescript})`;
}

/** Tells whether a handler needs to know the media type of the body. */
export function isChoice(contents: readonly ContentModel[]): boolean {
  return contents.length > 1 || contents.some(({ mediaType }) => mediaType.includes('*'));
}

/** A member of a type for each media type; a range stands for all of its media types. */
export function bodiesType(contents: readonly ContentModel[], required: boolean): string {
  const members = contents.map((content) => {
    const type = mediaTypeType(content.mediaType);
    return `{ readonly contentType: ${type}; readonly body: ${handlerBodyType(content)} }`;
  });
  const absent = required ? [] : ['{ readonly contentType?: undefined; readonly body: undefined }'];
  return [...members, ...absent].join(' | ');
}

export function requestRow(content: ContentModel): string {
  const decode = decoderOf(content);
  return `{ mediaType: ${text(content.mediaType)}${jsonMember(content)}${decode === undefined ? '' : `, decode: ${decode}`} }`;
}

export function responseRow(content: ContentModel): string {
  const encode = ENCODERS[content.kind];
  return `{ mediaType: ${text(content.mediaType)}${jsonMember(content)}${encode === undefined ? '' : `, encode: ${encode}`} }`;
}

function jsonMember({ kind, int64 }: ContentModel): string {
  return int64 !== undefined && IN_JSON.has(kind) ? `, json: ${int64Codec(int64)}` : '';
}

const ENCODERS: Partial<Record<ContentModel['kind'], string>> = {
  text: 'content.encodeText',
  binary: 'content.encodeBinary',
  form: 'content.encodeForm',
  multipart: 'content.encodeForm',
  events: 'events.encodeEvents',
  lines: 'events.encodeLines',
};

function decoderOf({ kind, fields }: ContentModel): string | undefined {
  if (kind === 'json') return undefined;
  if (kind === 'binary') return 'content.decodeBinary';
  if (kind === 'lines') return 'events.decodeLines';
  if (kind !== 'form' && kind !== 'multipart') return 'content.decodeText';
  const rows = Object.entries(formFields(fields)).map(([name, { shape, style }]) => {
    const own = style === undefined ? '' : `, style: ${JSON.stringify(style)}`;
    return `${key(name)}: { shape: ${JSON.stringify(shape)}${own} }`;
  });
  const table = rows.length === 0 ? '{}' : `{ ${rows.join(', ')} }`;
  return kind === 'form' ? `form.decodeUrlEncoded(${table})` : `form.decodeMultipart(${table})`;
}

/** Writes what the runtime has to know of the fields of a form. */
export function formFields(fields: ContentModel['fields']): FormFields {
  return Object.fromEntries(
    fields.map(({ name, shape, style, explode }) => [
      name,
      { shape, ...(style === undefined ? {} : { style: { style, explode } }) },
    ]),
  );
}
