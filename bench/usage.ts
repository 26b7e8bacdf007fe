import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './spawn.ts';

/** What a run of a Node script took. */
export interface Usage {
  readonly wallSeconds: number;
  /** Of all its threads, user and system: what another process does at the same time hardly changes it. */
  readonly processorSeconds: number;
  /** The most that one of its processes held at once. */
  readonly megabytes: number;
}

const REPORT = pathToFileURL(join(ROOT, 'bench/report-usage.js')).href;

/**
 * Runs a Node script to its end, with all the Node processes that it starts.
 *
 * @param codes exit codes of a run that does its work
 * @returns why there is no measurement, as a string, when the script fails or takes longer than `seconds`
 */
export function usageOf(
  args: readonly string[],
  cwd: string,
  seconds: number,
  codes: readonly number[] = [0],
): Promise<Usage | string> {
  const reports = mkdtempSync(join(tmpdir(), 'bench-usage-'));
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
    NODE_OPTIONS: `--import ${REPORT}`,
    BENCH_USAGE_FOLDER: reports,
  };
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(timer);
      const wallSeconds = (performance.now() - start) / 1000;
      const used = readdirSync(reports).map(
        (name) => JSON.parse(readFileSync(join(reports, name), 'utf8')) as Omit<Usage, 'wallSeconds'>,
      );
      rmSync(reports, { recursive: true });
      if (code === null) return resolve(`takes over ${seconds} s`);
      if (!codes.includes(code)) return resolve('fails');
      resolve({
        wallSeconds,
        processorSeconds: used.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0),
        megabytes: Math.max(...used.map(({ megabytes }) => megabytes)),
      });
    });
  });
}
