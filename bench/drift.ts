import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { QUIET_REDOCLY, ROOT } from './spawn.ts';

/** What `redocly drift` reports of a recording; only what tells one kind of finding from another is read. */
interface DriftReport {
  readonly run: { readonly documentedExchanges: number };
  readonly problems: readonly {
    readonly ruleId: string;
    readonly operationId?: string;
    readonly target: string;
    readonly message: string;
  }[];
}

/**
 * The kinds of findings of Redocly's `drift`, of any severity: `schema-consistency createCard response Response is missing required field "label".`
 *
 * @param har a recording of calls to `server`
 * @throws Error when it found no call of the description: it would have judged nothing
 */
export async function findDrift(har: string, server: string): Promise<ReadonlySet<string>> {
  const output = `${har}.drift.json`;
  const command = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
  const api = join(ROOT, 'generated/openapi.json');
  const args = [command, 'drift', har, '--api', api, '--server', server, '--format', 'json', '-o', output];
  // It ends with 1 where it has found something. Where it has failed, there is no report to read.
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...QUIET_REDOCLY } }).catch(
    () => undefined,
  );
  const { run, problems } = JSON.parse(readFileSync(output, 'utf8')) as DriftReport;
  rmSync(output);
  if (run.documentedExchanges === 0) throw new Error(`drift found no call of the description in ${har}`);
  return new Set(
    problems.map(({ ruleId, operationId, target, message }) =>
      [ruleId, operationId, target, message].join(' '),
    ),
  );
}
