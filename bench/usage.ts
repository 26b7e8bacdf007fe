import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './spawn.ts';

/** The resources that a run of a Node script took. */
export interface Usage {
  /** The user and system time of all its threads, which other processes hardly change. */
  readonly processorSeconds: number;
  /** The most that one of its processes held at once. */
  readonly megabytes: number;
}

/** `conform` exits with these codes after it has checked something: see docs/commands.md. */
export const CHECKED = [0, 1, 3];

const REPORT = pathToFileURL(join(ROOT, 'bench/report-usage.js')).href;

/**
 * Runs a Node script to its end, with all the Node processes that it starts.
 *
 * @param codes exit codes of a run that does its work
 * @throws Error when it ends with another one
 */
export async function usageOf(args: readonly string[], codes: readonly number[] = [0]): Promise<Usage> {
  const reports = mkdtempSync(join(tmpdir(), 'bench-usage-'));
  try {
    const env = {
      ...process.env,
      NO_COLOR: '1',
      NODE_OPTIONS: `--import ${REPORT}`,
      BENCH_USAGE_FOLDER: reports,
    };
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'ignore' });
    const [code] = (await once(child, 'close')) as [number | null];
    if (!codes.includes(code ?? -1)) throw new Error(`${args.join(' ')} ended with ${code}`);
    const used = readdirSync(reports).map(
      (name) => JSON.parse(readFileSync(join(reports, name), 'utf8')) as Usage,
    );
    return {
      processorSeconds: used.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
      megabytes: Math.max(...used.map(({ megabytes }) => megabytes)),
    };
  } finally {
    rmSync(reports, { recursive: true });
  }
}
