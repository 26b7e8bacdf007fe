import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FATES, type Fate } from './fates.ts';
import { standardFields } from './standard-fields.ts';

/** Writes docs/standard-fields.md: `node test/standard/table.ts`. */

export const TABLE_FILE = 'docs/standard-fields.md';

const WORDS: Readonly<Record<Fate['kind'], (says: string) => string>> = {
  used: (says) => says.split(' ').join(', '),
  documented: () => 'documents only',
  listed: (says) => `listed: ${says}`,
  read: () => 'decides how the rest is read; an unknown value is refused or listed',
};

export async function fatesTable(): Promise<string> {
  const objects = Object.entries(await standardFields());
  const rows = objects.flatMap(([object, fields]) =>
    Object.entries(fields).map(([field, versions]) => {
      const fate = FATES[object]?.fields[field];
      const words = fate === undefined ? '' : WORDS[fate.kind](fate.says);
      return `| ${object} | \`${field}\` | ${versions.join(', ')} | ${words} |`;
    }),
  );
  return `# What becomes of each field of the standard

This table says which outputs use each field of Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2, and each keyword of JSON Schema 2020-12. \`test/projects/every-field.test.ts\` puts each into a small description and looks at the result.

- *types, client, …*: the code of these outputs differs. \`mock\` stands for its responses. Other outputs may differ, too.
- *documents only*: the published documents, the documentation or comments show it, and no code depends on it.
- *listed*: the output is looser than the field says, or ignores it, and \`generate\` says so.

| object | field | in | used by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync(join(import.meta.dirname, '../..', TABLE_FILE), await fatesTable());
