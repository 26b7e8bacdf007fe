import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../lib/json.ts';
import { packageInfo } from '../cli/package-info.ts';
import { standalone } from '../pipeline/make/validators/standalone.ts';

const SCHEMA = 'server/faults/fault.schema.json';
const HEADER = `// Made by scripts/dev/make-fault-validator.ts from ${SCHEMA}. Do not edit; to make it again: npm run generate:fault\n`;

export const FAULT_VALIDATOR = 'server/faults/validate-fault.js';

/** The text of `FAULT_VALIDATOR`: a module without imports, since the sandbox runs in pages that have no Ajv. */
export function faultValidator(): string {
  const schema = readFileSync(join(packageInfo().root, SCHEMA), 'utf8');
  const { $defs, ...fault } = JSON.parse(schema, withoutAnnotations) as JsonObject;
  const root = { $defs: { ...($defs as JsonObject), fault } };
  const code = standalone(root as never, [{ name: 'validateFault', ref: '#/$defs/fault' }], {
    allErrors: true,
  });
  return `${HEADER}${code}\n`;
}

/** What decides nothing would stand in the code as text. */
function withoutAnnotations(name: string, value: unknown): unknown {
  return ['$schema', '$id', 'title', 'description'].includes(name) && typeof value === 'string'
    ? undefined
    : value;
}
