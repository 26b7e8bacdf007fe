import type { Location, UserContext } from '@redocly/openapi-core';
import type { DocumentNode } from '../document/document-node.ts';
import { malformed } from '../document/keywords.ts';
import { canNameType } from '../model/identifiers.ts';
import type { Refuse } from './refusal.ts';

/** Keywords that change what a reference means, which no emitter follows. */
const REBASING = ['$anchor', '$dynamicRef', '$dynamicAnchor', '$recursiveRef'];

/** Schemas: keywords that hold what they may, patterns every engine can read, no keyword that moves references. */
export function schemaVisitor(refuse: Refuse) {
  return (node: unknown, { location }: UserContext) => {
    // Boolean schemas have nothing in them.
    if (typeof node !== 'object' || node === null) return;
    const schema = node as DocumentNode;
    for (const [keyword, value] of Object.entries(schema)) {
      const problem = malformed(keyword, value);
      if (problem === undefined) continue;
      refuse({
        onlyStrict: true,
        message: `The keyword \`${keyword}\` must hold ${problem.what}.`,
        fix: problem.fix,
        location: location.child(keyword).key(),
      });
    }
    if (typeof schema.pattern === 'string') checkPattern(schema.pattern, location.child('pattern'), refuse);
    for (const pattern of Object.keys((schema.patternProperties ?? {}) as object)) {
      checkPattern(pattern, location.child(['patternProperties', pattern]).key(), refuse);
    }
    for (const keyword of REBASING.filter((name) => name in schema)) {
      refuse({
        onlyStrict: true,
        message: `The keyword \`${keyword}\` changes where references lead, which the type emitters cannot follow.`,
        fix: 'Refer to components by `$ref` and remove the keyword.',
        location: location.child(keyword).key(),
      });
    }
  };
}

/** Validators use the `u` flag; the mock and zod do not. Either alone would pass a pattern the other cannot read. */
function checkPattern(pattern: string, location: Location, refuse: Refuse): void {
  for (const flags of ['u', '']) {
    try {
      new RegExp(pattern, flags);
    } catch (error) {
      const reason = (error as Error).message.replace(/^Invalid regular expression: \/.*\/u?: /s, '');
      refuse({
        onlyStrict: true,
        message: `The pattern is not a valid regular expression${flags === 'u' ? ' under the `u` flag' : ''}: ${reason}.`,
        fix: 'Escape only what needs it: `-` outside of a class and `/` stay as they are.',
        location,
      });
      return;
    }
  }
}

/** Names of component schemas become exported types, so they must be able to. */
export function checkSchemaNames(names: ReadonlyMap<string, Location>, refuse: Refuse): void {
  const byCase = new Map<string, string>();
  for (const [name, location] of names) {
    if (!canNameType(name)) {
      refuse({
        onlyStrict: true,
        message: `The schema name \`${name}\` cannot be exported as a TypeScript type.`,
        fix: 'Give it a name of letters, digits and `_` that TypeScript has no other use for: `CardRequest`.',
        location,
      });
    }
    const other = byCase.get(name.toLowerCase());
    if (other !== undefined) {
      refuse({
        onlyStrict: true,
        message: `The schema names \`${other}\` and \`${name}\` differ only by case.`,
        fix: 'Rename one of them: generators change the case of first letters.',
        location,
      });
    }
    byCase.set(name.toLowerCase(), name);
  }
}
