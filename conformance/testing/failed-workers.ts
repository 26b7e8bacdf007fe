import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { verdictError } from './to-error.ts';

/** Cleared by Playwright before a run, as all of its output folder. */
const FILE = '.conformance-failure.json';

/** Keeps what a worker fails with, for the worker that runs its last test again. The run fails without it, too. */
export async function keepFailure(outputFolder: string, error: unknown): Promise<void> {
  try {
    await mkdir(outputFolder, { recursive: true });
    const message = error instanceof Error ? error.message : String(error);
    await writeFile(join(outputFolder, FILE), JSON.stringify({ run: process.ppid, message }));
  } catch {
    // A folder that cannot be written to must not hide the error.
  }
}

/**
 * Playwright counts what a worker fails with at its end as a failure of its last test, and runs that one again where retries are asked for: a test that passes then would hide
 * the verdict.
 *
 * @throws what an earlier worker of this run has failed with
 */
export async function throwEarlierFailure(outputFolder: string): Promise<void> {
  const text = await readFile(join(outputFolder, FILE), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { run, message } = JSON.parse(text) as { readonly run: number; readonly message: string };
  if (run !== process.ppid) return;
  throw verdictError(`Found before this test was run again: ${message}`);
}
