import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './fleet.ts';
import { blocks, judgeDay, saidIn, writeDay } from './recorded-day.ts';

const folder = mkdtempSync(join(tmpdir(), 'slurm-'));
const daemons: ChildProcess[] = [];
const file = (name: string) => join(folder, name);
const slurm = { SLURM_CONF: file('slurm.conf') };

/** A cluster of one node, which is this machine; its controller and its node find each other by a munge of their own. */
async function configuration(): Promise<string> {
  const node = hostname().split('.')[0];
  return `ClusterName=one
SlurmctldHost=${node}(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=${file('munge.sock')},cred_expire=10
SlurmctldPort=${await freePort()}
SlurmdPort=${await freePort()}
StateSaveLocation=${file('state')}
SlurmdSpoolDir=${file('spool')}
SlurmctldPidFile=${file('slurmctld.pid')}
SlurmdPidFile=${file('slurmd.pid')}
SlurmctldLogFile=${file('slurmctld.log')}
SlurmdLogFile=${file('slurmd.log')}
ProctrackType=proctrack/pgid
TaskPlugin=task/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
NodeName=${node} NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES State=UP
`;
}

function start(command: string, ...args: string[]): void {
  daemons.push(spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...slurm } }));
}

const isIdle = () => {
  try {
    const options = { encoding: 'utf8', env: { ...process.env, ...slurm }, timeout: 5000 } as const;
    return (
      execFileSync('sinfo', ['--noheader', '--format=%t'], { ...options, stdio: 'pipe' }).trim() === 'idle'
    );
  } catch {
    return false;
  }
};

beforeAll(async () => {
  for (const name of ['state', 'spool']) mkdirSync(file(name));
  writeFileSync(file('munge.key'), randomBytes(1024), { mode: 0o400 });
  writeFileSync(slurm.SLURM_CONF, await configuration());
  const places = ['key-file', 'socket', 'pid-file', 'log-file', 'seed-file'];
  const names = ['munge.key', 'munge.sock', 'munge.pid', 'munge.log', 'munge.seed'];
  start(
    'munged',
    '--foreground',
    '--force',
    ...places.map((name, index) => `--${name}=${file(`${names[index]}`)}`),
  );
  start('slurmctld', '-D', '-f', slurm.SLURM_CONF);
  start('slurmd', '-D', '-f', slurm.SLURM_CONF, '-N', `${hostname().split('.')[0]}`);
  while (!isIdle()) await sleep(300);
});
afterAll(async () => {
  for (const one of daemons.reverse()) {
    one.kill();
    if (one.exitCode === null && one.signalCode === null) await once(one, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

async function run(lines: string, cwd: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn('bash', ['-ec', lines], { cwd, env: { ...env, ...slurm }, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  return code;
}

const script = blocks('sh').find((text) => text.includes('sbatch')) ?? '';
const [, array = '', merge = ''] = script.split('\n');

test('an array and the merge that waits for it come to the verdict of one process', async () => {
  const place = mkdtempSync(join(folder, 'day-'));
  const env = await writeDay(place);
  const whole = await judgeDay(place);
  expect(whole.code).toBe(1);
  expect(await run(script, place, env)).toBe(1);
  expect(saidIn(place)).toEqual(whole.said);
});

/** Task 3 is killed while it starts, and task 5 is begun again, as after the end of its node. */
const FAILURES = `case "$*" in
*"--part 3/8"*) [ -e killed ] || { touch killed; around='timeout -s KILL 0.5'; } ;;
*"--part 5/8"*) [ -e requeued ] || { touch requeued; scontrol requeue $SLURM_JOB_ID; sleep 600; } ;;
esac`;

test('a merge without the report of a killed task is refused and names it; the task alone is run again', async () => {
  const place = mkdtempSync(join(folder, 'killed-'));
  const env = await writeDay(place, FAILURES);
  expect(await run(script, place, env)).toBe(2);
  const outputs = readdirSync(place).filter((name) => name.startsWith('slurm-'));
  const said = outputs.map((name) => readFileSync(join(place, name), 'utf8')).join('\n');
  expect(said).toContain('the recording has 8 parts, and 3 is missing');
  expect(existsSync(join(place, 'parts/report-3/conformance.json'))).toBe(false);
  expect(await run(`${array.replace('--array=1-8', '--array=3')}\n${merge}`, place, env)).toBe(1);
  expect(saidIn(place)).toEqual((await judgeDay(place)).said);
});
