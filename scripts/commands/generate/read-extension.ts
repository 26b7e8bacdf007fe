import type { ImportExtension } from '../../../templates/model.ts';
import { ToolError } from '../../cli/errors.ts';

/** @throws ToolError `usage` */
export function readExtension(text: string): ImportExtension {
  if (text === 'none') return '';
  const extension = text.replace(/^\.?/, '.');
  if (extension === '.ts' || extension === '.js') return extension;
  throw new ToolError('usage', `Invalid value "${text}" for --import-ext.`, {
    fix: 'Use ts (Node.js, Deno and Bun run TypeScript), js (the files are compiled first) or none (a bundler, CommonJS).',
  });
}
