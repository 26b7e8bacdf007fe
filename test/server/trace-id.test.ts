import { expect, test } from 'vitest';
import { createSandbox, DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import type { SandboxEvent } from '../../server/sandbox-types.ts';
import { readTraceId } from '../../server/trace-id.ts';

const ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';
const VALID = `00-${ID}-${PARENT}-01`;

test.each([VALID, `00-${ID}-${PARENT}-ff`, `01-${ID}-${PARENT}-01`, `cc-${ID}-${PARENT}-01-what follows`])(
  'a trace id is read of %s',
  (value) => expect(readTraceId(value)).toBe(ID),
);

test.each([
  null,
  '',
  ID,
  `${VALID}, ${VALID}`,
  `${VALID}-more`,
  `${VALID}\n`,
  ` ${VALID}`,
  VALID.toUpperCase(),
  `ff-${ID}-${PARENT}-01`,
  `01-${ID}-${PARENT}-01.`,
  `00-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${ID}-${'0'.repeat(16)}-01`,
  `01-${'0'.repeat(32)}-${PARENT}-01`,
  `00-${ID.slice(1)}-${PARENT}-01`,
  `00-${ID}"-${PARENT}-01`,
  `00-${'é'.repeat(32)}-${PARENT}-01`,
  'a'.repeat(100_000),
])('none is read of %j', (value) => expect(readTraceId(value)).toBeUndefined());

test('the event of a call has its trace id, and that of a call with an invalid one has none', async () => {
  const events: SandboxEvent[] = [];
  const { fetch, seed } = await createSandbox({ onEvent: (event) => events.push(event) });
  const url = `http://127.0.0.1/v1/program/${seed.programId}`;
  for (const traceparent of [VALID, `${VALID}-more`])
    await fetch(new Request(url, { headers: { authorization: DEVELOPMENT_KEY, traceparent } }));
  expect(events).toMatchObject([{ traceId: ID }, { traceId: undefined }]);
});
