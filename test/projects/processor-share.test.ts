import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, platform } from 'node:os';
import { expect, test, vi } from 'vitest';
import type { CapturedCall } from '../../conformance/proxy/captured-call.ts';
import { startJudging } from '../../conformance/proxy/start-judging.ts';
import { operations } from '../../generated/operations.ts';

const SCHED_IDLE = 5;
const { method, path } = operations.createAccount;
const fieldLines = Buffer.from('content-type: application/json\r\n');
const CALL: CapturedCall = {
  startedAt: 1,
  endedAt: 2,
  request: { start: `${method} ${path} HTTP/1.1`, fieldLines, content: new TextEncoder().encode('{}') },
  response: { start: 'HTTP/1.1 503 Service Unavailable', fieldLines, content: 'none' },
};

/** The fields of /proc/PID/stat after the name, which may have anything in it: the first one is the state. */
function statOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return [];
  }
}

function judgingProcess(): number | undefined {
  const pids = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(name)[1] === `${process.pid}`,
  );
  const judging = pids.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('judging-process'),
  );
  return judging === undefined ? undefined : Number(judging);
}

const policyOf = (pid: number) => Number(statOf(String(pid))[38]);

test.runIf(platform() === 'linux')(
  'the judge is as eager as traffic only at its start, and not at all after 500 calls',
  async () => {
    const judging = await startJudging({ origin: 'https://bank.example', options: {} });
    const pid = judgingProcess();
    if (pid === undefined) throw new Error('no judging process');
    expect(getPriority(pid)).toBe(constants.priority.PRIORITY_LOW);
    expect(policyOf(pid)).toBe(0);
    for (let count = 0; count < 600; count++) judging.take(CALL, () => {});
    // Without the command, the lowest priority has to do.
    const hasCommand = spawnSync('chrt', ['--version']).error === undefined;
    if (hasCommand) await vi.waitFor(() => expect(policyOf(pid)).toBe(SCHED_IDLE), 60_000);
    const { traffic } = await judging.finish();
    expect(Math.max(...(traffic?.operations ?? []).map(({ calls }) => calls))).toBe(600);
  },
);
