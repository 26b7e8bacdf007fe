import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of a run of vitest: the packages that `packed` makes for all of its test files. */
    readonly packedIn: string;
  }
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  provide('packedIn', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
