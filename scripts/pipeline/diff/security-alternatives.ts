import { isObject, own } from '../../../lib/json.ts';
import { type DescriptionNode, objectEntries, resolved } from './operations-of.ts';

/** Lists what has to be sent under one alternative, by what it is, whatever the scheme is called. */
export type Alternative = ReadonlyMap<string, AskedCredential>;

export interface AskedCredential {
  /** `OAuth 2 (client credentials)` */
  readonly words: string;
  /** The address where tokens come from: `https://login.example/token`. */
  readonly from?: string;
  readonly scopes: readonly string[];
}

/** A scheme has alternatives itself, since one of its flows is enough. Combinations beyond this are cut. */
const MAX_ALTERNATIVES = 256;

export function alternativesOf(document: DescriptionNode, operation: DescriptionNode): Alternative[] {
  const list = operation.security ?? document.security;
  if (!Array.isArray(list) || list.length === 0) return [new Map()];
  return list.flatMap((one) => {
    let alternatives: Alternative[] = [new Map()];
    for (const [name, scopes] of objectEntries(one)) {
      const asked = Array.isArray(scopes) ? scopes.map(String) : [];
      const ways = waysOf(document, name, asked);
      alternatives = alternatives
        .flatMap((before) => ways.map(([key, way]) => new Map([...before, [key, way]])))
        .slice(0, MAX_ALTERNATIVES);
    }
    return alternatives;
  });
}

function waysOf(
  document: DescriptionNode,
  name: string,
  scopes: readonly string[],
): (readonly [key: string, AskedCredential])[] {
  const { components } = document;
  const schemes =
    isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {};
  const scheme = resolved(document, own(schemes, name));
  const one = (words: string, from?: string, key = words) =>
    [`${key} ${from ?? ''}`, { words, scopes, ...(from !== undefined && { from }) }] as const;
  switch (scheme.type) {
    case 'apiKey': {
      const [place, key] = [String(scheme.in), String(scheme.name)];
      return [
        one(
          `API key in ${place} ${key}`,
          undefined,
          `${place} ${place === 'header' ? key.toLowerCase() : key}`,
        ),
      ];
    }
    case 'http':
      return [one(`HTTP ${String(scheme.scheme).toLowerCase()}`)];
    case 'oauth2': {
      const flows = objectEntries(scheme.flows).map(([flow, value]) => {
        const { authorizationUrl, deviceAuthorizationUrl, tokenUrl } = value as DescriptionNode;
        const from = [authorizationUrl, deviceAuthorizationUrl, tokenUrl].filter((url) => url !== undefined);
        return one(`OAuth 2 (${flowWords(flow)})`, from.map(String).join(', '));
      });
      return flows.length === 0 ? [one('OAuth 2')] : flows;
    }
    case 'openIdConnect':
      return [one('OpenID Connect', String(scheme.openIdConnectUrl))];
    default:
      return [one(scheme.type === undefined ? name : String(scheme.type))];
  }
}

/** `clientCredentials` → `client credentials` */
function flowWords(flow: string): string {
  return flow.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
