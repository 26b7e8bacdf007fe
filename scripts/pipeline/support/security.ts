import { toIdentifier } from '../model/names.ts';
import { isCookieName } from './parameters.ts';
import { type Located, type Look, members } from './refusal.ts';

/** Security schemes that a client can fill on its own; OAuth 2 and OpenID Connect come down to a bearer token. */
export function checkSecurity(look: Look): void {
  const root: Located = { node: look.root, location: look.location };
  const components = members(look, root).find(({ key }) => key === 'components');
  const schemes = members(look, components).find(({ key }) => key === 'securitySchemes');
  const identifiers = new Map<string, string>();
  for (const scheme of members(look, schemes)) {
    const problem = problemOf(scheme);
    if (problem !== undefined) {
      look.refuse({
        message: `The security scheme \`${scheme.key}\` ${problem}, which a generated client cannot fill.`,
        fix: 'Describe an API key in a header, query or cookie, HTTP `basic` or `bearer`, OAuth 2 or OpenID Connect.',
        location: scheme.location,
      });
    }
    const identifier = toIdentifier(scheme.key);
    const other = identifiers.get(identifier);
    if (other !== undefined) {
      look.refuse({
        onlyStrict: true,
        message: `The security schemes \`${other}\` and \`${scheme.key}\` would both be called \`${identifier}\`.`,
        fix: 'Rename one of them.',
        location: scheme.location,
      });
    }
    identifiers.set(identifier, scheme.key);
  }
}

function problemOf({ node }: Located): string | undefined {
  const kind = String(node.type);
  if (kind === 'apiKey') {
    const isSendable = node.in !== 'cookie' || isCookieName(String(node.name));
    return isSendable ? undefined : `is an API key in a cookie of the name \`${String(node.name)}\``;
  }
  if (kind === 'http') {
    const scheme = String(node.scheme).toLowerCase();
    return scheme === 'basic' || scheme === 'bearer' ? undefined : `is HTTP \`${String(node.scheme)}\``;
  }
  return kind === 'oauth2' || kind === 'openIdConnect' ? undefined : `is of type \`${kind}\``;
}
