/** Writes parameters as they go over the wire, in the styles of OpenAPI. */
import { isObject } from '../../lib/json.ts';
import type { ParameterModel } from '../model.ts';

/** Returns what a text stands for: itself, or a list or an object that was typed as JSON. */
export function typedValue({ shape, style }: ParameterModel, text: string): unknown {
  if (typeof shape === 'string' && shape !== 'any' && style !== 'json') return text;
  try {
    const value: unknown = JSON.parse(text);
    // A number or a flag is sent as it was typed: `1.0` stays `1.0`.
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // A plain text.
  }
  if (typeof shape === 'object' && 'items' in shape && text !== '') return text.split(',');
  return text;
}

/** A path parameter in place of its `{name}`. */
export function pathText(parameter: ParameterModel, value: unknown): string {
  const { name, style, explode } = parameter;
  if (style === 'json') return encode(plain(value));
  const between = explode && style !== 'simple' ? (style === 'label' ? '.' : ';') : ',';
  const matrix = (key: string, text: string) => (style === 'matrix' ? `${encode(key)}=${text}` : text);
  const before = style === 'label' ? '.' : style === 'matrix' ? ';' : '';
  if (Array.isArray(value)) {
    const items = value.map((item) => encode(plain(item)));
    if (style === 'matrix' && explode) return before + items.map((item) => matrix(name, item)).join(between);
    return before + matrix(name, items.join(between));
  }
  if (!isObject(value)) return before + matrix(name, encode(plain(value)));
  const members = Object.entries(value).map(([key, item]) => [encode(key), encode(plain(item))] as const);
  if (explode) return before + members.map((pair) => pair.join('=')).join(between);
  return before + matrix(name, members.flat().join(','));
}

/** Pairs of a query or of a form, encoded: `ids=1`, `filter%5Bname%5D=x`. */
export function queryPairs(parameter: WrittenField, value: unknown): string[] {
  const { style, explode } = parameter;
  const name = encode(parameter.name);
  const write = style === 'cookie' ? cookieText : parameter.allowReserved ? encodeReserved : encode;
  if (style === 'json')
    return [`${name}=${write(typeof value === 'string' ? value : JSON.stringify(value))}`];
  if (Array.isArray(value)) {
    const items = value.map((item) => write(plain(item)));
    if (explode) return items.map((item) => `${name}=${item}`);
    return items.length === 0 ? [] : [`${name}=${items.join(SEPARATORS[style ?? 'form'] ?? ',')}`];
  }
  if (!isObject(value)) return [`${name}=${write(plain(value))}`];
  const members = Object.entries(value).map(([key, item]) => [key, write(plain(item))] as const);
  if (style === 'deepObject')
    return members.map(([key, item]) => `${encode(`${parameter.name}[${key}]`)}=${item}`);
  if (explode) return members.map(([key, item]) => `${encode(key)}=${item}`);
  return [`${name}=${members.map(([key, item]) => `${encode(key)},${item}`).join(',')}`];
}

export type WrittenField = Pick<ParameterModel, 'name' | 'explode' | 'allowReserved'> & {
  readonly style: ParameterModel['style'] | undefined;
};

/** A header's value: lists and objects with commas, nothing encoded. */
export function headerSample({ style, explode }: ParameterModel, value: unknown): string {
  if (style === 'json') return typeof value === 'string' ? value : JSON.stringify(value);
  if (Array.isArray(value)) return value.map(plain).join(',');
  if (!isObject(value)) return plain(value);
  const members = Object.entries(value).map(([key, item]) => [key, plain(item)]);
  return members.map((pair) => pair.join(explode ? '=' : ',')).join(',');
}

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** A value within a list or an object; deeper ones as JSON, since no style writes them. */
export function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Percent-encodes all that a URL could read as syntax; a lone surrogate becomes U+FFFD. */
export function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `encodeURI` refuses lone surrogates. With the flag `u`, a pair is one character. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

/** The characters of a URL's syntax stay; what would end the value does not. */
function encodeReserved(text: string): string {
  return encodeURI(wellFormed(text)).replace(/[#&+]/g, encodeURIComponent);
}

/** The style `cookie` encodes nothing; a client refuses what a cookie cannot hold. */
function cookieText(text: string): string {
  return /[^!#-+\--:<-[\]-~]/.test(text) ? encode(text) : text;
}

/** The bytes of the text's UTF-8. */
export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
