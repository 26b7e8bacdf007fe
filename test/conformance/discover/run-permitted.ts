/**
 * `npm run test:discover`: discoveries of all permitted servers of the matrix, and what other discoveries of the same servers, with other data, contradict. Takes minutes.
 * Exit code 1 when there is a single false claim. `-- --from 100 --to 150` takes these servers only.
 */
import { parseArgs } from 'node:util';
import { toBank } from '../../mutants/permitted/to-bank.ts';
import { falseClaims } from './false-claims.ts';
import { serversToDiscover } from './permitted-servers.ts';

const servers = serversToDiscover();
const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
const from = Number(values.from ?? 0);
const to = Number(values.to ?? servers.length);
if (!Number.isInteger(from) || !Number.isInteger(to) || from < 0 || from >= to || to > servers.length)
  throw new Error(`--from and --to are numbers up to ${servers.length}, the lower one first.`);

let withClaims = 0;
for (const { id, variations } of servers.slice(from, to)) {
  const found = await falseClaims(() => toBank(variations), [7]).catch((error: unknown) => [
    `ends: ${error}`,
  ]);
  if (found.length === 0) continue;
  withClaims += 1;
  process.stdout.write(`${id}\n${found.map((words) => `  ${words}\n`).join('')}`);
}
process.stdout.write(`${withClaims} of ${to - from} permitted servers with false claims\n`);
process.exitCode = withClaims > 0 ? 1 : 0;
