import { toIdentifier } from '../model/identifiers.ts';
import { isCookieName } from './parameters.ts';
import { type Located, type Look, members } from './refusal.ts';

/** Security schemes: a cookie that HTTP can have, and names that differ in code. */
export function checkSecurity(look: Look): void {
  const root: Located = { node: look.root, location: look.location };
  const components = members(look, root).find(({ key }) => key === 'components');
  const schemes = members(look, components).find(({ key }) => key === 'securitySchemes');
  const identifiers = new Map<string, string>();
  for (const scheme of members(look, schemes)) {
    const { type, in: place, name } = scheme.node;
    if (type === 'apiKey' && place === 'cookie' && !isCookieName(String(name))) {
      look.refuse({
        message: `The security scheme \`${scheme.key}\` is a cookie, and HTTP has no cookie of the name \`${String(name)}\`.`,
        fix: "Use letters, digits and !#$%&'*+-.^_`|~ only.",
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
