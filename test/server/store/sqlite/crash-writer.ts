/**
 * A process that writes to a store as fast as it can, for the test that kills it: `node crash-writer.ts FILE NAME`. Each change adds a
 * transfer of some cents and raises the sum of its account, as one ACH pull does. A line `ID ACCOUNT CENTS` goes out after the answer.
 */
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts';

const ACCOUNTS = 7;
const AT_ONCE = 24;

const [, , file = '', name = ''] = process.argv;
const store = await openSqlite({ file, busyMs: 10_000 });
let count = 0;

async function pullForever(): Promise<never> {
  for (;;) {
    count += 1;
    const id = `tra-${name}-${count}`;
    const account = `acc-${count % ACCOUNTS}`;
    const cents = 1 + (count % 500);
    await store.change([account], ([text]) => {
      const before = JSON.parse(text ?? '{"cents":0,"transfers":0}') as { cents: number; transfers: number };
      const after = { cents: before.cents + cents, transfers: before.transfers + 1 };
      return {
        put: [
          { id: account, text: JSON.stringify(after) },
          // Longer than a page, so that a record is written in several pieces.
          { id, text: JSON.stringify({ account, cents, filler: 'x'.repeat((count % 6) * 2_000), end: id }) },
        ],
        result: undefined,
      };
    });
    // A pipe is written synchronously: what was acknowledged is outside of this process when the next change begins.
    process.stdout.write(`${id} ${account} ${cents}\n`);
    if (count % 50 === 0) await store.read([account, id]);
  }
}

for (let index = 0; index < AT_ONCE; index += 1) void pullForever();
