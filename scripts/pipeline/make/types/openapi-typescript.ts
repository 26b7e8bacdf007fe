import { createRequire } from 'node:module';
import type typescript from 'typescript';

type Tool = typeof import('openapi-typescript');

/**
 * The parts of openapi-typescript that are used. The package's own entry loads a second copy of Redocly, for a check that is made already, and
 * as modules they have Node.js search all of TypeScript for exports: each takes as long as TypeScript itself. In the published package this
 * module is one file with all of them (`scripts/dev/bundle-libraries.ts`).
 */
const part = createRequire(import.meta.url);
export const ts: typeof typescript = part('typescript');
export const { astToString, stringToAST }: Tool = part('openapi-typescript/dist/lib/ts.cjs');
export const { resolveRef }: Tool = part('openapi-typescript/dist/lib/utils.cjs');
export const transformSchema: Tool['transformSchema'] = part('openapi-typescript/dist/transform/index.cjs');
export const { default: transformSchemaObject }: { default: Tool['transformSchemaObject'] } = part(
  'openapi-typescript/dist/transform/schema-object.cjs',
);
