import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageInfo } from '../cli/package-info.ts';
import { SCHEMA_VALIDATORS, schemaValidator } from './schema-validators.ts';

// Compiles JSON Schemas ahead of time. With --check, it only says whether what is committed is fresh.

for (const row of Object.values(SCHEMA_VALIDATORS)) {
  const file = join(packageInfo().root, row.file);
  const text = schemaValidator(row);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`error: ${row.file} is stale\n  fix: Run \`npm run generate:schema-validators\`.`);
    process.exitCode = 1;
  }
}
