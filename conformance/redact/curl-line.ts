import { credentials } from '../../generated/operations.ts';
import { constantCase } from '../../lib/case.ts';
import { curlCommand } from '../../lib/curl.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { ShellText } from '../../lib/shell.ts';
import { MASKED_NUMBER, MASKED_TEXT } from './mask-body.ts';
import { MASK } from './secret-search.ts';

/** A request, masked already. */
export interface MaskedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

/** Credentials in headers come from the variables that the suite reads them from, by header name. */
const VARIABLES: ReadonlyMap<string, string> = new Map(
  Object.entries(credentials).map(([name, { wireName }]) => [wireName, `BANKING_${constantCase(name)}`]),
);

/**
 * A line for a POSIX shell that makes the call again. Whatever is masked comes from a variable of the shell: credentials from those that the suite reads
 * them from, a header from `HEADER_X_TENANT`, a value of the body from one that is named after its place, such as `ACH_ACCOUNT_NUMBER`.
 *
 * @param known texts that other variables hold, by text: ids that an earlier call returned
 */
export function curlLine(
  { method, url, headers, body }: MaskedRequest,
  known: ReadonlyMap<string, string> = new Map(),
): string {
  const inUrl = new Map([...known, [MASK, 'MASKED_IN_URL']]);
  return curlCommand({
    method,
    url: withVariables(url, inUrl),
    headers: Object.entries(headers).map(([name, value]) => {
      const own = VARIABLES.get(name.toLowerCase());
      if (own !== undefined) return [name, [{ variable: own }]];
      return [name, withVariables(value, new Map([[MASK, `HEADER_${constantCase(name)}`]]))];
    }),
    body: body === undefined ? undefined : bodyText(body, known),
  });
}

/** The variables of a shell that a command takes, each once. */
export function variablesOf(command: string): string[] {
  const bare = command.replace(/'[^']*'/g, '');
  return [...new Set([...bare.matchAll(/\$\{?([A-Z][A-Z0-9_]*)/g)].map(([, name = '']) => name))];
}

/** Around the name of a variable in a text; JSON leaves them as they are. Texts that hold them already lose them. */
const [START, END, BARE] = ['\ue000', '\ue001', '\ue002'];

function bodyText(body: Json, known: ReadonlyMap<string, string>): ShellText {
  const text = JSON.stringify(named(body, [], known)).replace(
    // A number stands without quotation marks.
    new RegExp(`"${START}${BARE}([A-Z0-9_]+)${END}"`, 'g'),
    `${START}$1${END}`,
  );
  const parts = text.split(new RegExp(`${START}([A-Z0-9_]+)${END}`));
  if (parts.length === 1) return text;
  return parts
    .map((part, index) => (index % 2 === 1 ? { variable: part } : part))
    .filter((part) => part !== '');
}

/**
 * The values of the variables of a call's body, as JSON writes them inside a text, by the name of the variable.
 *
 * @param masked the body as it is shown
 * @param body the same body in full, of values that the suite made up
 */
export function variableValues(
  masked: Json,
  body: Json,
  path: readonly string[] = [],
): Record<string, string> {
  if (typeof masked === 'string' && (typeof body === 'string' || typeof body === 'number'))
    return isMasked(masked) ? { [nameOf(path)]: JSON.stringify(String(body)).slice(1, -1) } : {};
  if (typeof masked !== 'object' || masked === null || typeof body !== 'object' || body === null) return {};
  const inner = Object.entries(masked).map(([name, value]) => {
    const own = (body as Record<string, Json>)[name];
    return own === undefined ? {} : variableValues(value, own, [...path, name]);
  });
  return Object.assign({}, ...inner) as Record<string, string>;
}

function isMasked(text: string): boolean {
  return text === MASKED_NUMBER || text === MASKED_TEXT || text.includes(MASK);
}

function nameOf(path: readonly string[]): string {
  return constantCase(path.join('_')).replace(/^(?=\d|$)/, 'BODY_');
}

/** A copy in which the name of a variable stands for each masked value. */
function named(value: Json, path: readonly string[], known: ReadonlyMap<string, string>): Json {
  if (Array.isArray(value))
    return value.map((entry, index) => named(entry as Json, [...path, String(index)], known));
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, named(inner, [...path, name], known)]),
    );
  if (typeof value !== 'string') return value;
  const name = nameOf(path);
  if (value === MASKED_NUMBER) return START + BARE + name + END;
  if (isMasked(value)) return START + name + END;
  const variable = known.get(value);
  return variable === undefined ? value.replace(/[\ue000-\ue002]/g, '') : START + variable + END;
}

function withVariables(text: string, variables: ReadonlyMap<string, string>): ShellText {
  let parts: (string | { readonly variable: string })[] = [text];
  for (const [literal, variable] of variables)
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(literal).flatMap((piece, index) => (index === 0 ? [piece] : [{ variable }, piece]))
        : [part],
    );
  return parts.length === 1 ? text : parts.filter((part) => part !== '');
}
