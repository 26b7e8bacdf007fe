import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentOf, EDITS } from './edits.ts';
import type { Documents, Verdicts } from './tools.ts';

/** Edits that break and were not found, and edits that do not break and were said to. */
export interface Count {
  readonly missed: readonly string[];
  readonly falselyBreaking: readonly string[];
}

/** Writes both documents, asks, and removes them. */
export async function withDocuments<Result>(ask: (documents: Documents) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'edits-'));
  const write = (side: 'base' | 'revision') => {
    const file = join(folder, `${side}.json`);
    writeFileSync(file, JSON.stringify(documentOf(side)));
    return file;
  };
  try {
    return await ask({ base: write('base'), revision: write('revision') });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function countOf(verdicts: Exclude<Verdicts, string>, group?: string): Count {
  const edits = EDITS.filter((one) => group === undefined || one.group === group);
  const titles = (list: typeof edits) => list.map(({ id, group: name, title }) => `${id} ${name}: ${title}`);
  return {
    missed: titles(edits.filter(({ id, breaking }) => breaking && !verdicts.has(id))),
    falselyBreaking: titles(edits.filter(({ id, breaking }) => !breaking && verdicts.has(id))),
  };
}
