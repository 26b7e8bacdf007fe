import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageInfo } from '../cli/package-info.ts';
import { SCHEMA_VALIDATORS, schemaValidator } from './schema-validators.ts';

// Compiles JSON Schemas ahead of time. With --check, it only says whether what is committed is fresh.

// The kinds of checks determine what rows may name.
const { kinds } = await import('../../conformance/judge/checks/kinds.ts');
const { OPERAND_SCHEMAS } = await import('../../conformance/judge/checks/check-kind.ts');
const ROWS = 'spec/requirements/requirement.schema.json';
const rows = JSON.parse(readFileSync(join(packageInfo().root, ROWS), 'utf8'));
const { check } = rows.items.properties;
check.properties = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([name, { meaning, operand }]) => [
      name,
      { description: meaning, ...OPERAND_SCHEMAS[operand] },
    ]),
  ),
  code: check.properties.code,
};
emit(ROWS, `${JSON.stringify(rows, undefined, 2)}\n`);

// This one is made of a list itself.
const { dataSchema } = await import('../../conformance/operator-data/data-schema.ts');
emit(SCHEMA_VALIDATORS.data.schema, `${JSON.stringify(dataSchema(), undefined, 2)}\n`);
for (const row of Object.values(SCHEMA_VALIDATORS)) emit(row.file, schemaValidator(row));

function emit(name: string, text: string): void {
  const file = join(packageInfo().root, name);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`error: ${name} is stale\n  fix: Run \`npm run generate:schema-validators\`.`);
    process.exitCode = 1;
  }
}
