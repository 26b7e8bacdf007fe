/**
 * A process of its own on a shared database, for postgres-processes.test.ts. Arguments: the address, and what to do.
 * - `trace`: changes that leave traces, as fast as it can; prints each that was acknowledged on a line of its own.
 * - `wait`: makes one change and prints so; closes the store when its standard input ends.
 * - `stop`: stops as it is, between reading and writing.
 */
import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { openPostgres } from '../../../../server/store/postgres/postgres.ts';
import type { Change, Store } from '../../../../server/store/store.ts';
import { PATIENT } from './patient.ts';

const [url = '', task = ''] = process.argv.slice(2);
const store = await openPostgres({ url, ...PATIENT });

switch (task) {
  case 'trace':
    await leaveTraces(store);
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
