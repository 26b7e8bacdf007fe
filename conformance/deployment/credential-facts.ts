import { type Operation, operations } from '../../generated/operations.ts';
import { at, isObject, isSame, type Json } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import type { OverlaidDescription } from '../model/overlaid-description.ts';
import type { DeploymentFact } from './deployment-facts.ts';
import { OWN, pointerOf, resolveAt } from './document-places.ts';
import type { DescribedCredential } from './part-subject.ts';

/**
 * Makes facts of what overlays say of the credentials that requests have to carry. What they take away leaves no trace, so the two descriptions are
 * compared.
 */
export function credentialFacts({ document, source }: OverlaidDescription): DeploymentFact[] {
  return Object.values(operations).flatMap((operation): DeploymentFact[] => {
    const [before, after] = [source, document].map((one) => credentialAlternatives(operation, one));
    if (after === undefined || after.some((all) => all.length === 0)) return [];
    if (isSame(before, after)) return [];
    return [
      {
        requirement: {
          ...OWN,
          id: `${operation.id}.deployment.request.credentials`,
          statement: `A request without ${credentialWords(after)} is refused.`,
          operations: [operation.id],
        },
        operation: operation.id,
        about: { credentials: after },
        places: [],
      },
    ];
  });
}

/** The credentials for people: `apiKey and personId, or partnerToken`. */
export function credentialWords(alternatives: readonly (readonly DescribedCredential[])[]): string {
  return alternatives.map((all) => all.map(({ scheme }) => scheme).join(' and ')).join(', or ');
}

/** The alternatives of credentials that a request may carry; an empty one: none. `undefined` where nothing is said. */
export function credentialAlternatives(
  operation: Operation,
  document: Json,
): (readonly DescribedCredential[])[] | undefined {
  const alternatives = at(document, step(pointerOf(operation), 'security')) ?? at(document, '#/security');
  if (!Array.isArray(alternatives) || alternatives.length === 0) return undefined;
  return alternatives.map((one: Json) =>
    Object.keys(isObject(one) ? one : {}).map((scheme) => credentialOf(scheme, document)),
  );
}

function credentialOf(scheme: string, document: Json): DescribedCredential {
  const { node = {} } = resolveAt(document, step('#/components/securitySchemes', scheme)) ?? {};
  const { type, in: place, name } = node;
  if (type === 'apiKey' && typeof name === 'string')
    return { scheme, name, in: place === 'query' || place === 'cookie' ? place : 'header' };
  if (type === 'http')
    return { scheme, in: 'header', name: 'authorization', prefix: String(node.scheme).toLowerCase() };
  if (type === 'oauth2' || type === 'openIdConnect') return { scheme, in: 'header', name: 'authorization' };
  return { scheme };
}
