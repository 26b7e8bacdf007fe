import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../lib/json.ts';
import { packageInfo } from '../cli/package-info.ts';
import { standalone } from '../pipeline/make/validators/standalone.ts';

interface SchemaValidator {
  readonly schema: string;
  /** The module that is made from it, and what that exports. */
  readonly file: string;
  readonly name: string;
  /** The schema in `$defs` to validate by; where there is none, the whole is put there. */
  readonly of: string;
}

/** Every JSON Schema that is compiled ahead of time: modules without imports, which run in pages too and load faster than Ajv. */
export const SCHEMA_VALIDATORS = {
  fault: {
    schema: 'server/faults/fault.schema.json',
    file: 'generated/json-schemas/fault.ts',
    name: 'validateFault',
    of: 'fault',
  },
  snapshot: {
    schema: 'server/snapshot/snapshot.schema.json',
    file: 'generated/json-schemas/snapshot.ts',
    name: 'validateSnapshot',
    of: 'snapshot',
  },
  seed: {
    schema: 'server/seed/seed.schema.json',
    file: 'generated/json-schemas/seed.ts',
    name: 'validateSeed',
    of: 'seed',
  },
  'recorded-call': {
    schema: 'conformance/traffic/ndjson/recorded-call.schema.json',
    file: 'generated/json-schemas/recorded-call.ts',
    name: 'validateCallLine',
    of: 'line',
  },
  // A file may hold a list of these; errors are then about one of them, not about a choice between two forms.
  config: {
    schema: 'scripts/config/config.schema.json',
    file: 'generated/json-schemas/config.ts',
    name: 'validateConfig',
    of: 'config',
  },
  data: {
    schema: 'conformance/operator-data/operator-data.schema.json',
    file: 'generated/json-schemas/operator-data.ts',
    name: 'validateOperatorData',
    of: 'data',
  },
  requirements: {
    schema: 'spec/requirements/requirement.schema.json',
    file: 'generated/json-schemas/requirements.ts',
    name: 'validateRequirements',
    of: 'requirements',
  },
  records: {
    schema: 'spec/requirements/records.schema.json',
    file: 'generated/json-schemas/records.ts',
    name: 'validateRecords',
    of: 'records',
  },
  report: {
    schema: 'conformance/report/report.schema.json',
    file: 'generated/json-schemas/report.ts',
    name: 'validateReport',
    of: 'report',
  },
} as const satisfies Readonly<Record<string, SchemaValidator>>;

/** The text of such a module. It is JavaScript but for its interface, so that a compiler writes it where it writes all others. */
export function schemaValidator({ schema, name, of }: SchemaValidator): string {
  const text = readFileSync(join(packageInfo().root, schema), 'utf8');
  const { $defs, ...whole } = JSON.parse(text, withoutAnnotations) as JsonObject;
  const root = { $defs: { [of]: whole, ...($defs as JsonObject) } };
  return `// Made by scripts/dev/make-schema-validators.ts from ${schema}. Do not edit; to make it again: npm run generate:schema-validators

import type { ValidationError } from '../validators.ts';

/** Holds a value against the schema; what is wrong stays in \`errors\` until the next call. */
interface SchemaValidator {
  <T>(data: unknown): data is T;
  errors?: readonly ValidationError[] | null;
}

${standalone(root, [{ name, ref: `#/$defs/${of}`, type: 'SchemaValidator' }], { allErrors: true })}
`;
}

/** A keyword that decides nothing would stand in the code as text. */
function withoutAnnotations(name: string, value: unknown): unknown {
  return ['$schema', '$id', 'title', 'description'].includes(name) && typeof value === 'string'
    ? undefined
    : value;
}
