import { type ChildProcess, execFile } from 'node:child_process';
import { constants, platform, setPriority } from 'node:os';
import { promisify } from 'node:util';

type Child = Pick<ChildProcess, 'pid'>;

const run = promisify(execFile);
const TIMEOUT_MS = 2000;

/** Where there is less processor time than work, others go first. */
export function lowerPriority(child: Child): void {
  setPriorityOf(child, constants.priority.PRIORITY_LOW);
}

/**
 * Lets a process work only while nobody else wants its processor. On Linux the lowest priority is not enough: whoever has a processor keeps it for up to 3 ms, but under the
 * policy SCHED_IDLE it is given up at once. Node cannot set a policy; `chrt` can, which nearly every distribution has. Elsewhere nothing happens.
 */
export async function workWhenIdle(child: Child): Promise<void> {
  await setPolicyOf(child, '-i');
}

/** Takes both back, where the system permits it: most permit it to the superuser alone. Does not wait. */
export function hurry(child: Child): void {
  void setPolicyOf(child, '-o').then(() => setPriorityOf(child, constants.priority.PRIORITY_NORMAL));
}

function setPriorityOf({ pid }: Child, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // It works all the same.
  }
}

/** @param policy a flag of `chrt` */
async function setPolicyOf({ pid }: Child, policy: '-i' | '-o'): Promise<void> {
  if (pid === undefined || platform() !== 'linux') return;
  const options = { env: { PATH: process.env.PATH }, timeout: TIMEOUT_MS };
  // All of its threads; BusyBox knows only the first one, which does nearly all of the work.
  for (const all of [['-a'], []]) {
    const isSet = await run('chrt', [...all, policy, '-p', '0', String(pid)], options).then(
      () => true,
      () => false,
    );
    if (isSet) return;
  }
}
