import { basename } from 'node:path';

/** Records with an entry for each operation: the compiler asks for the one that is missing. */
export const RECORDS: readonly string[] = ['server/api/operations/index.ts', 'conformance/scenario/steps.ts'];

/** Files with a text for people, help or a fix, that shows what the name of an operation looks like. */
export const EXAMPLES_IN_TEXT: readonly string[] = [
  'conformance/options/select.ts',
  'scripts/commands/conform.ts',
  'scripts/mcp/tools/faults.ts',
  'scripts/commands/conform/waivers-file.ts',
  'scripts/pipeline/support/check-operations.ts',
  'server/control/faults.ts',
];

/** Folders of product code. What they know of operations they take from `generated/`. The bench sends chosen calls by nature. */
const FOLDERS = /^(?:bin|lib|server|conformance|scripts|templates|spec\/rules)\//;

/** Tells whether a file is held to naming no operation but the one that it is named for. */
export function isHeld(file: string): boolean {
  return FOLDERS.test(file) && /\.[jt]s$/.test(file) && ![...RECORDS, ...EXAMPLES_IN_TEXT].includes(file);
}

/**
 * Operations that code names, comments apart. `examples.createCard` and `responses.createCard` are no such names: they address what is
 * generated for the operation, and the compiler follows them. Neither is a name in a text that quotes it for people.
 */
export function namesIn(file: string, text: string, operations: readonly string[]): string[] {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\\`[^`\n]*\\`/g, '');
  return operations.filter(
    (id) =>
      basename(file).split('.')[0] !== id &&
      new RegExp(`(?<!\\b(?:examples|responses|requestBodies)\\??\\.)\\b${id}\\b`).test(code),
  );
}

/** The files that every operation has under its own name. */
export function ownFiles(id: string): readonly string[] {
  return [
    `spec/examples/${id}Response.yaml`,
    `spec/requirements/${id}.yaml`,
    `server/api/operations/${id}.ts`,
    `conformance/scenario/${id}.ts`,
  ];
}
