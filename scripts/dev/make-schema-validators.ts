import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageInfo } from '../cli/package-info.ts';
import { SCHEMA_VALIDATORS, schemaValidator } from './schema-validators.ts';

// Compiles JSON Schemas ahead of time. With --check, it only says whether what is committed is fresh.

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
