/** Writes forms. Bundled only for a description with a form. */

import { encodeReserved, formPairs, type ParameterStyle, stylesByName } from './client-parameters.ts';
import type { FetchBody } from './client-types.ts';

/** How a field is written where the description says so: in a style, or as a part of a media type. */
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

/** As HTML forms do: a space is a plus. */
const encodeForm = (text: string) => encodeURIComponent(text).replaceAll('%20', '+');
const encodeReservedForm = (text: string) =>
  encodeReserved(text).replaceAll('+', '%2B').replaceAll('%20', '+');

/**
 * `multipart/form-data`. A list repeats its name; a `Blob` is a file, an object a part of JSON, unless a field has a style, whose
 * pairs are parts. Fetch itself writes the
 * content type, with the boundary.
 */
export function multipart(styles: FieldStyles = {}) {
  const listed = stylesByName(styles);
  return (value: unknown): [FetchBody, null] => {
    if (value instanceof FormData) return [value, null];
    const data = new FormData();
    for (const [name, field] of Object.entries(Object(value))) {
      const { style, explode = false, contentType } = listed.get(name) ?? {};
      if (style === undefined) {
        for (const item of [field].flat()) appendPart(data, name, item, contentType);
        continue;
      }
      for (const pair of formPairs(name, field, { style, explode }, encodeURIComponent)) {
        const [key = '', text = ''] = pair.split('=').map(decodeURIComponent);
        data.append(key, text);
      }
    }
    return [data, null];
  };
}

function appendPart(data: FormData, name: string, item: unknown, contentType: string | undefined): void {
  if (item === undefined || item === null) return;
  // A list of media types or a range leaves the choice to whoever makes the file.
  const type = /[,*]/.test(contentType ?? '') ? undefined : contentType;
  if (item instanceof Blob) {
    const file = item.type || !type ? item : new Blob([item], { type });
    const { name: fileName } = item as Blob & { readonly name?: string };
    if (fileName === undefined) data.append(name, file);
    else data.append(name, file, fileName);
    return;
  }
  const isJson = typeof item === 'object' || /\bjson\b/i.test(type ?? '');
  const text = isJson ? JSON.stringify(item) : String(item);
  if (isJson || type) data.append(name, new Blob([text], { type: type ?? 'application/json' }));
  else data.append(name, text);
}
