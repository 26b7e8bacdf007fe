/** Writes forms. Bundled only for a description with a form. */

import { encodeReserved, formPairs, type ParameterStyle, stylesByName } from './client-parameters.ts';
import type { FetchBody } from './client-types.ts';

/** Writes a field as the description says: in a style, or as a part of a media type. */
export interface FieldStyle extends Partial<ParameterStyle> {
  readonly contentType?: string;
}

export type FieldStyles = { readonly [name: string]: FieldStyle };

/** `application/x-www-form-urlencoded`. A list repeats its name, an object is written as JSON. */
export function urlEncoded(styles: FieldStyles = {}) {
  const listed = stylesByName(styles);
  return (value: unknown): [FetchBody, undefined?] => {
    if (value instanceof URLSearchParams) return [value];
    const pairs = Object.entries(Object(value)).flatMap(([name, field]) => {
      const style = listed.get(name);
      return formPairs(
        name,
        field,
        styleOf(field, style),
        style?.allowReserved ? encodeReservedForm : encodeForm,
      );
    });
    return [pairs.join('&')];
  };
}

function styleOf(
  value: unknown,
  { style, explode = false, contentType = '' }: FieldStyle = {},
): ParameterStyle {
  if (style !== undefined) return { style, explode };
  const isJson = typeof value === 'object' || /\bjson\b/i.test(contentType);
  return { style: isJson && !Array.isArray(value) ? 'json' : 'form', explode: true };
}

/** Encodes as HTML forms do: a space is a plus. */
const encodeForm = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
const encodeReservedForm = (text: string) =>
  encodeReserved(text).replaceAll('+', '%2B').replaceAll('%20', '+');

/**
 * `multipart/form-data`. A list repeats its name; a `Blob` is a file, an object a part of JSON, unless a field has a style, whose
 * pairs are parts. Fetch itself writes the body where it can.
 */
export function multipart(styles: FieldStyles = {}) {
  const listed = stylesByName(styles);
  return (value: unknown): [FetchBody, string | null] => {
    if (value instanceof FormData) return [value, null];
    const parts = Object.entries(Object(value)).flatMap(([name, field]): Part[] => {
      const { style, explode = false, contentType } = listed.get(name) ?? {};
      if (style === undefined) return [field].flat().flatMap((item) => partOf(name, item, contentType));
      return formPairs(name, field, { style, explode }, encodeURIComponent).map((pair) => {
        const [key = '', text = ''] = pair.split('=').map(decodeURIComponent);
        return { name: key, value: text };
      });
    });
    return parts.some(({ type }) => type) ? written(parts) : [toFormData(parts), null];
  };
}

/** A file or a text. Only a text has a media type of its own here. */
interface Part {
  readonly name: string;
  readonly value: string | Blob;
  readonly type?: string;
}

function partOf(name: string, item: unknown, contentType: string | undefined): Part[] {
  if (item === undefined || item === null) return [];
  // A list of media types or a range leaves the choice to whoever makes the file.
  const type = /[,*]/.test(contentType ?? '') ? undefined : contentType;
  if (item instanceof Blob) {
    if (item.type || !type) return [{ name, value: item }];
    return [{ name, value: new File([item], fileName(item), { type }) }];
  }
  const isJson = typeof item === 'object' || /\bjson\b/i.test(type ?? '');
  const text = isJson ? JSON.stringify(item) : String(item);
  if (!isJson && !type) return [{ name, value: text }];
  const { type: media } = new Blob([], { type: type ?? 'application/json' });
  // Readers of forms do not tell the media type of a text, so JSON that is a text would be read with its quotes.
  return isJson && typeof item === 'string'
    ? [{ name, value: new Blob([text], { type: media }) }]
    : [{ name, value: text, type: media }];
}

const fileName = (file: Blob & { readonly name?: string }) => file.name ?? 'blob';

function toFormData(parts: readonly Part[]): FormData {
  const data = new FormData();
  for (const { name, value } of parts) {
    if (value instanceof Blob) data.append(name, value, fileName(value));
    else data.append(name, value);
  }
  return data;
}

/** `FormData` can give a part a media type only as a file, and servers keep files apart from fields. */
function written(parts: readonly Part[]): [Blob, string] {
  const boundary = `form-${[Math.random(), Math.random()].join('').replaceAll('.', '')}`;
  const quoted = (text: string) => text.replace(/["\r\n]/g, encodeURIComponent);
  const chunks = parts.flatMap(({ name, value, type }) => {
    const isFile = value instanceof Blob;
    const file = isFile ? `; filename="${quoted(fileName(value))}"` : '';
    const media = isFile ? value.type || 'application/octet-stream' : type;
    return [
      `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n`,
      media ? `Content-Type: ${media}\r\n\r\n` : '\r\n',
      value,
      '\r\n',
    ];
  });
  return [new Blob([...chunks, `--${boundary}--\r\n`]), `multipart/form-data; boundary=${boundary}`];
}
