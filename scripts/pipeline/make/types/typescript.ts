import { createRequire } from 'node:module';
import type typescript from 'typescript';

/**
 * The TypeScript that openapi-typescript works with. In a project with an older one, package managers give it that, and leave the one of this package
 * to this package; the nodes of one version are misread by another.
 */
export const ts: typeof typescript = createRequire(import.meta.resolve('openapi-typescript'))('typescript');
