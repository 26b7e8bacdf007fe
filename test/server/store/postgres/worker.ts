/**
 * A process of its own on a shared database, for postgres-processes.test.ts. Arguments: the address, what to do, and how often.
 * - `trace`: changes that leave traces, as fast as it can; prints each that was acknowledged on a line of its own.
 * - `move`: moves ones between four records and counts up a fifth; prints how many it made.
 * - `wait`: makes one change and prints so; closes the store when its standard input ends.
 * - `stop`, `die`: stops as it is, or dies, between reading and writing.
 */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openPostgres } from '../../../../server/store/postgres/postgres.ts';
import type { Change, Store } from '../../../../server/store/store.ts';
import { PATIENT } from './patient.ts';

const [url = '', task = '', times = '1'] = process.argv.slice(2);
const store = await openPostgres({ url, ...PATIENT });

switch (task) {
  case 'trace':
    await leaveTraces(store);
    break;
  case 'move':
    await move(store, Number(times));
    break;
  case 'wait':
    await store.change(['n'], ([text]) => countUp(text));
    writeSync(1, 'done\n');
    await once(process.stdin.resume(), 'end');
    break;
  case 'stop':
    await store.change(['n'], ([text]) => {
      process.kill(process.pid, 'SIGSTOP');
      return countUp(text);
    });
    break;
  case 'die':
    await store.change(['n'], ([text]) => {
      process.kill(process.pid, 'SIGKILL');
      return countUp(text);
    });
    break;
}
await store.close();

function countUp(text: string | undefined): Change<void> {
  return { put: [{ id: 'n', text: String(Number(text ?? '0') + 1) }], result: undefined };
}

async function leaveTraces(on: Store): Promise<void> {
  let count = 0;
  const worker = async (): Promise<void> => {
    for (;;) {
      count += 1;
      const trace = `${process.pid}-${count}`;
      await on.change(['n'], ([text]) => ({
        put: [...countUp(text).put, { id: `trace-${trace}`, text: '"here"' }],
        result: undefined,
      }));
      // At once: what is in a buffer dies with the process.
      writeSync(1, `${trace}\n`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function move(on: Store, turns: number): Promise<void> {
  const names = ['a', 'b', 'c', 'd'];
  const one = (turn: number) => {
    const [from, to] = [names[turn % 4] as string, names[(turn * 7 + 3 + (turn >> 2)) % 4] as string];
    return on.change([from, to, 'n'], ([left, right, count]) => ({
      put: [
        ...countUp(count).put,
        ...(from === to
          ? []
          : [
              { id: from, text: String(Number(left) - 1) },
              { id: to, text: String(Number(right) + 1) },
            ]),
      ],
      result: undefined,
    }));
  };
  // Some alone and some together, so that transactions of one change and of many meet.
  for (let turn = 0; turn < turns; turn += 10)
    await Promise.all(Array.from({ length: turn % 20 === 0 ? 10 : 1 }, (_, index) => one(turn + index)));
  writeSync(1, 'done\n');
}
