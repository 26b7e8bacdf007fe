import { type Located, type Look, members } from './refusal.ts';

const JSON_TYPE = /^application\/([\w.-]+\+)?json(\s*;.*)?$/i;

/** Bodies are JSON, in one media type, of a described shape: that is all that the generated code reads and writes. */
export function checkContent(look: Look, holder: Located, kind: 'request' | 'response'): void {
  if (look.checked.has(holder.node)) return;
  look.checked.add(holder.node);
  const { refuse } = look;
  const content = members(look, holder).find(({ key }) => key === 'content');
  const types = members(look, content);
  for (const { key, node, location } of types) {
    if (!JSON_TYPE.test(key)) {
      refuse({
        message: `The ${kind} body is \`${key}\`; the generated code reads and writes JSON only.`,
        fix: 'Describe a JSON body (`application/json` or `application/...+json`), or leave the operation out.',
        location: location.key(),
      });
    } else if (node.schema === undefined) {
      refuse({
        message: `The ${kind} body has no schema, so nothing says what it holds.`,
        fix: 'Give it a schema; `schema: {}` allows any value.',
        location: location.key(),
      });
    }
  }
  const second = types.filter(({ key }) => JSON_TYPE.test(key))[1];
  if (second !== undefined) {
    refuse({
      message: `The ${kind} body has more than one JSON media type, and the generated code could not choose.`,
      fix: 'Keep one of them.',
      location: second.location.key(),
    });
  }
}
