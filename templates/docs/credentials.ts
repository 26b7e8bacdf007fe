import { at, isObject } from '../../lib/json.ts';
import type { ApiModel, CredentialModel, SecurityModel } from '../model.ts';
import { code } from '../reference/markdown.ts';

/**
 * Writes the credentials that a call takes, as Markdown: `` `sd-api-key` and `sd-person-id` (headers). Whether they are mandatory is not shown. ``
 *
 * @param isShown whether the description says which of them a call can do without; not where the source is silent
 */
export function credentialsText(security: SecurityModel, model: ApiModel, isShown: boolean): string {
  if (security.kind === 'none') return 'none';
  if (security.kind === 'open') return isShown ? 'not described' : 'none shown';
  const sets = security.alternatives.filter((names) => names.length > 0);
  const largest = sets.find((names) => sets.every((other) => other.every((name) => names.includes(name))));
  // The other sets only say that nothing is mandatory, if one set holds them all.
  const told = !security.mandatory && largest !== undefined ? [largest] : sets;
  const text = told
    .map((names) => setText(model.credentials.filter(({ name }) => names.includes(name))))
    .join(', or ');
  if (security.mandatory) return text;
  const they = security.names.length > 1 ? 'they are' : 'it is';
  return isShown ? `${text} (optional)` : `${text}. Whether ${they} mandatory is not shown`;
}

/** `` `sd-api-key` and `sd-person-id` (headers) ``. */
function setText(credentials: readonly CredentialModel[]): string {
  const wired = credentials.map((credential) => ({ credential, place: placeOf(credential) }));
  const isHeaders = wired.length > 1 && wired.every(({ place }) => place === 'header');
  if (isHeaders) return `${wired.map(({ credential }) => nameOf(credential)).join(' and ')} (headers)`;
  return wired.map(({ credential, place }) => `${nameOf(credential)} (${place})`).join(' and ');
}

function placeOf({ kind }: CredentialModel): string {
  return kind === 'http' || kind === 'basic' || kind === 'bearer'
    ? `${kind} in the header \`authorization\``
    : kind;
}

function nameOf({ kind, name, wireName, writtenName }: CredentialModel): string {
  return code(kind === 'header' || kind === 'query' || kind === 'cookie' ? (writtenName ?? wireName) : name);
}

/** True where the author says of a credential that something about it is not shown (`x-not-shown`). */
export function leavesCredentialsOpen(document: unknown): boolean {
  const schemes = at(document, '#/components/securitySchemes');
  return Object.values(isObject(schemes) ? schemes : {}).some(
    (scheme) => isObject(scheme) && 'x-not-shown' in scheme,
  );
}
