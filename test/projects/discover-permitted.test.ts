/** Discoveries of a part of the permitted servers; `npm run test:discover` takes all of them. */
import { expect, test } from 'vitest';
import { falseClaims } from '../conformance/discover/false-claims.ts';
import { sampleToDiscover } from '../conformance/discover/permitted-servers.ts';
import { toBank } from '../mutants/permitted/to-bank.ts';

const servers = sampleToDiscover({
  'one freedom': 12,
  'pairs of freedoms': 8,
  'all at once': 12,
  'most cautious': 1,
});

test.each(servers)('nothing false is claimed of the permitted server $kind: $id', async ({ variations }) => {
  expect(await falseClaims(() => toBank(variations), [1])).toEqual([]);
});
