import { canonicalJson } from '../../../lib/canonical-json.ts';
import { isObject } from '../../../lib/json.ts';
import type { OperationPair, Tools } from './compare-parameters.ts';
import { type DescriptionNode, objectEntries, resolved } from './operations-of.ts';

/** What has to be sent under one alternative, by scheme, with its scopes. */
type Alternative = ReadonlyMap<string, readonly string[]>;

/** Whoever could call before must be able to call in the same way. */
export function compareSecurity({ base, revision, name }: OperationPair, { sides, changes }: Tools): void {
  const [old, changed] = [
    alternativesOf(sides.base, base.node),
    alternativesOf(sides.revision, revision.node),
  ];
  const add = (impact: 'breaking' | 'additive', message: string, alternative: Alternative) =>
    changes.add({
      key: `${name}:security:${impact}`,
      impact,
      subject: 'security',
      where: `${name}, security`,
      message: `${message}: ${wordsOf(alternative)}`,
      operations: [name],
    });
  for (const one of old)
    if (!changed.some((other) => suffices(one, other))) add('breaking', 'no longer enough', one);
  for (const one of changed) if (!old.some((other) => suffices(one, other))) add('additive', 'enough', one);
}

/** Whether whoever sends `sent` sends all that `asked` asks for. */
function suffices(sent: Alternative, asked: Alternative): boolean {
  return [...asked].every(([scheme, scopes]) => {
    const has = sent.get(scheme);
    return has !== undefined && scopes.every((scope) => has.includes(scope));
  });
}

function alternativesOf(document: DescriptionNode, operation: DescriptionNode): Alternative[] {
  const list = operation.security ?? document.security;
  if (!Array.isArray(list) || list.length === 0) return [new Map()];
  return list.map(
    (one) =>
      new Map(
        objectEntries(one).map(([name, scopes]) => [
          identityOf(document, name),
          Array.isArray(scopes) ? scopes.map(String) : [],
        ]),
      ),
  );
}

/** What is sent, whatever the scheme is called. */
function identityOf(document: DescriptionNode, name: string): string {
  const { components } = document;
  const schemes =
    isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {};
  const scheme = resolved(document, schemes[name]);
  const wireName = scheme.in === 'header' ? String(scheme.name).toLowerCase() : scheme.name;
  switch (scheme.type) {
    case 'apiKey':
      return `${String(scheme.in)} ${String(wireName)}`;
    case 'http':
      return `HTTP ${String(scheme.scheme).toLowerCase()}`;
    case 'oauth2': {
      const flows = objectEntries(scheme.flows).map(([flow, value]) => {
        const { authorizationUrl, tokenUrl } = value as DescriptionNode;
        return [flow, authorizationUrl ?? null, tokenUrl ?? null];
      });
      return `OAuth 2 ${canonicalJson(flows)}`;
    }
    case 'openIdConnect':
      return `OpenID Connect ${String(scheme.openIdConnectUrl)}`;
    default:
      return scheme.type === undefined ? name : String(scheme.type);
  }
}

function wordsOf(alternative: Alternative): string {
  if (alternative.size === 0) return 'no credential';
  return [...alternative]
    .map(([scheme, scopes]) => (scopes.length === 0 ? scheme : `${scheme} (${scopes.join(', ')})`))
    .join(' and ');
}
