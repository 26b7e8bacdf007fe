import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageInfo } from '../cli/package-info.ts';
import { FAULT_VALIDATOR, faultValidator } from './fault-validator.ts';

// Compiles the JSON Schema of faults ahead of time. With --check, it only says whether what is committed is fresh.

const file = join(packageInfo().root, FAULT_VALIDATOR);
const text = faultValidator();
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error(`error: ${FAULT_VALIDATOR} is stale\n  fix: Run \`npm run generate:fault\`.`);
  process.exitCode = 1;
}
