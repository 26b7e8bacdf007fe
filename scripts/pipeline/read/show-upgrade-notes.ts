import type { Context } from '../../cli/command.ts';
import type { Description } from './load.ts';
import { toPlace } from './place.ts';

const SHOWN = 8;

/** Warns of what a description in another version than OpenAPI 3.1 says and the upgrade left out. */
export function showUpgradeNotes({ notes, cwd }: Description, { warn }: Pick<Context, 'warn'>): void {
  for (const { source, pointer, message } of notes.slice(0, SHOWN)) {
    const { file, line, column } = toPlace({ source, pointer, reportOnKey: true }, cwd);
    warn(`${file}:${line}:${column}: ${message}`);
  }
  if (notes.length > SHOWN)
    warn(`${notes.length - SHOWN} more like these; \`generate --json\` lists them all`);
}
