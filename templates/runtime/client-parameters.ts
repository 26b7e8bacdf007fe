/** Writes parameters in OpenAPI's styles. Bundled only for a description with lists, objects or JSON that need it. */
import { cookieName, headerText } from './client-options.ts';

export interface ParameterStyle {
  readonly style:
    | 'form'
    | 'simple'
    | 'label'
    | 'matrix'
    | 'spaceDelimited'
    | 'pipeDelimited'
    | 'deepObject'
    | 'cookie'
    | 'json';
  readonly explode?: boolean;
  readonly allowReserved?: boolean;
}

export type ParameterStyles = { readonly [name: string]: ParameterStyle };

type Values = Readonly<Record<string, unknown>>;
type Encode = (text: string) => string;

const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };
const FORM: ParameterStyle = { style: 'form', explode: true };

/** A parameter may be called `constructor`, which every object has. */
export const stylesByName = <Style>(styles: { readonly [name: string]: Style }): ReadonlyMap<string, Style> =>
  new Map(Object.entries(styles));

/** Unset members and items are left out: none of the styles has a text for them. */
const isSet = (value: unknown) => value !== undefined && value !== null;

function membersOf(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => isSet(member));
}

/** A value within a list or an object. No style says how to write another object in it, so that becomes JSON. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A list as its items; an object as `R=100` each, or as `R` and `100` in turns. */
function partsOf(value: object, explode: boolean | undefined, encode: Encode): string[] {
  if (Array.isArray(value)) return value.filter(isSet).map((item) => encode(textOf(item)));
  return membersOf(value).flatMap(([name, member]) => {
    const pair = [encode(name), encode(textOf(member))];
    return explode ? [pair.join('=')] : pair;
  });
}

/** `filter[size][min]=1` and `tags[0]=a`: what servers that read nested forms expect. */
function deepPairs(name: string, value: unknown, encode: Encode): string[] {
  if (typeof value !== 'object' || value === null) return [`${encode(name)}=${encode(String(value))}`];
  return membersOf(value).flatMap(([key, member]) => deepPairs(`${name}[${key}]`, member, encode));
}

/** The `name=value` pairs of a query, a cookie or a form. */
export function formPairs(
  name: string,
  value: unknown,
  { style, explode }: ParameterStyle,
  encode: Encode,
  encodeName: Encode = encode,
): string[] {
  if (!isSet(value)) return [];
  const start = `${encodeName(name)}=`;
  if (style === 'json') return [start + encode(JSON.stringify(value))];
  if (typeof value !== 'object') return [start + encode(String(value))];
  if (style === 'deepObject') return deepPairs(name, value, encode);
  const parts = partsOf(value as object, explode, encode);
  const separator = SEPARATORS[style];
  // A server reads an encoded delimiter as it reads a plain one.
  if (!explode && separator && parts.some((part) => part.replaceAll('+', '%20').includes(separator)))
    throw new TypeError(`"${name}" has a value with the delimiter of its style, ${style}`);
  if (explode) return Array.isArray(value) ? parts.map((part) => start + part) : parts;
  return parts.length > 0 ? [start + parts.join(separator ?? ',')] : [];
}

/** Characters of a URL's syntax that mean nothing within a value of a query. */
const RESERVED = /%(?:3A|2F|3F|40|24|3B|2C|3D)/g;
/** RFC 6570's reserved expansion: what is percent-encoded already stays as it is. */
export const encodeReserved: Encode = (text) =>
  encodeURIComponent(text)
    .replace(RESERVED, decodeURIComponent)
    .replace(/%25(?=[0-9a-f]{2})/gi, '%');

/** Serializes a query; parameters that are not listed are exploded forms. */
export function queryWriter(styles: ParameterStyles): (query: Values) => string {
  const listed = stylesByName(styles);
  return (query) =>
    Object.entries(query)
      .flatMap(([name, value]) => {
        const style = listed.get(name) ?? FORM;
        return formPairs(name, value, style, style.allowReserved ? encodeReserved : encodeURIComponent);
      })
      .join('&');
}

/** Fills a path template; parameters that are not listed are simple. */
export function pathWriter(styles: ParameterStyles): (path: string, values: Values) => string {
  const listed = stylesByName(styles);
  return (path, values) =>
    path.replace(/\{([^}]*)\}/g, (_, name: string) => {
      const text = pathText(name, values[name], listed.get(name) ?? { style: 'simple' });
      // An empty segment or one of dots would address another resource.
      if (/^(\.|%2e){0,2}$/i.test(text)) throw new TypeError(`"${name}" is empty or made of dots`);
      return text;
    });
}

function pathText(name: string, value: unknown, { style, explode }: ParameterStyle): string {
  if (!isSet(value)) return '';
  if (style === 'json') return encodeURIComponent(JSON.stringify(value));
  // A dot would end an item of the style `label`.
  const encode: Encode = (text) =>
    style === 'label' ? encodeURIComponent(text).replaceAll('.', '%2E') : encodeURIComponent(text);
  const isList = Array.isArray(value);
  const parts =
    typeof value === 'object' && value !== null ? partsOf(value, explode, encode) : [encode(String(value))];
  if (parts.length === 0) return '';
  if (style === 'label') return `.${parts.join(explode ? '.' : ',')}`;
  if (style !== 'matrix') return parts.join(',');
  const start = `;${encode(name)}=`;
  const pairs = explode
    ? parts.map((part) => (isList || typeof value !== 'object' ? start : ';') + part)
    : [start + parts.join(',')];
  // A name alone is an empty text (RFC 6570).
  return pairs.map((pair) => pair.replace(/=$/, '')).join('');
}

/** Writes the header parameters that are listed, in the style `simple`, which in headers encodes nothing, or as JSON. */
export function headerWriter(styles: ParameterStyles): (name: string, value: unknown) => string {
  const listed = stylesByName(styles);
  return (name, value) => {
    const { style, explode } = listed.get(name) ?? {};
    const isPlain = style !== 'json' && typeof value === 'object' && value !== null;
    return headerText(name, isPlain ? partsOf(value, explode, String).join(',') : asciiJson(value, style));
  };
}

/** JSON has an escape for each character that a header cannot hold. */
function asciiJson(value: unknown, style: string | undefined): string {
  if (style !== 'json') return String(value);
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The style `cookie` encodes nothing, so a text must be what a cookie can hold (RFC 6265). */
const cookieText: Encode = (text) => {
  if (/[^!#-+\--:<-[\]-~]/.test(text)) throw new TypeError('a cookie cannot hold this value');
  return text;
};

/** Adds cookies; those that are not listed are exploded forms. Their names are tokens, which are not encoded. */
export function styledCookieWriter(
  styles: ParameterStyles,
): (headers: { cookie?: string }, given: { readonly cookies?: Values | undefined }) => void {
  const listed = stylesByName(styles);
  return (headers, { cookies = {} }) => {
    const pairs = Object.entries(cookies).flatMap(([name, value]) => {
      const style = listed.get(name) ?? FORM;
      return formPairs(
        name,
        value,
        style,
        style.style === 'cookie' ? cookieText : encodeURIComponent,
        cookieName,
      );
    });
    const line = [headers.cookie, ...pairs].filter(Boolean).join('; ');
    if (line) headers.cookie = line;
  };
}
