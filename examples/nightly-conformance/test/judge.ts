import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openBank } from '../src/bank.ts';
import { startServer } from '../src/start-server.ts';

const apiKey = 'a-key-for-tests';

export interface Judged {
  readonly code: number;
  /** Ids of the requirements that were violated. */
  readonly violated: readonly string[];
}

/** `npm run conform` against a server of its own. `change` may break what the bank responds with. */
export async function judge(
  dir: string,
  { flags = [], change }: { flags?: readonly string[]; change?: (body: string) => string } = {},
): Promise<Judged> {
  const server = await startServer({ bank: openBank(), apiKey, port: 0, ...(change && { change }) });
  try {
    const args = [
      'run',
      '--silent',
      'conform',
      '--',
      '--base-url',
      server.url,
      '--report-dir',
      dir,
      ...flags,
    ];
    const env = {
      ...process.env,
      BANKING_API_KEY: apiKey,
      BANKING_PERSON_ID: 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92',
    };
    const code = await new Promise<number>((resolve) => {
      execFile('npm', args, { env }, (error) => resolve(error === null ? 0 : Number(error.code)));
    });
    const { requirements } = JSON.parse(await readFile(join(dir, 'conformance.json'), 'utf8'));
    const violated = requirements.filter(({ status }: { status: string }) => status === 'violated');
    return { code, violated: violated.map(({ id }: { id: string }) => id) };
  } finally {
    server.close();
  }
}

/** A waiver until the day after tomorrow. */
export async function writeWaiver(file: string, requirement: string): Promise<void> {
  const expires = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await writeFile(file, JSON.stringify([{ requirement, reason: 'known; fixed in release 14', expires }]));
}
