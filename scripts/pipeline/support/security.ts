import { toIdentifier } from '../model/identifiers.ts';
import { type Located, type Look, members } from './refusal.ts';

/** Security schemes need names that differ in code. */
export function checkSecurity(look: Look): void {
  const root: Located = { node: look.root, location: look.location };
  const components = members(look, root).find(({ key }) => key === 'components');
  const schemes = members(look, components).find(({ key }) => key === 'securitySchemes');
  const identifiers = new Map<string, string>();
  for (const scheme of members(look, schemes)) {
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
