import { beforeAll, expect, test } from 'vitest';
import { judgeOfRow } from '../../conformance/judge/checks/checks.ts';
import { type History, type ObservedResponse, toHistory } from '../../conformance/judge/history.ts';
import { catalogue } from '../../generated/catalogue.ts';
import type { OperationId } from '../../generated/operations.ts';
import type { Json } from '../../lib/json.ts';
import { recordedRun } from '../conformance/traffic/recorded-run.ts';

// What plainly holds is not judged in full: so it must be what the judge would find, of whatever a client and a deployment send.

const VALUES: readonly Json[] = [
  ...[null, '', ' ', 'null', 'other', '0.00', 0, true, false],
  ...[[], ['other'], {}, { state: '' }],
];

let history: History;
beforeAll(async () => {
  history = toHistory((await recordedRun()).exchanges);
});

test.each(catalogue.requirements.map((row) => [row.id, row] as const))(
  '%s: what plainly holds is held',
  (_, row) => {
    const operation = row.operations[0] as OperationId;
    const { judge, holds } = judgeOfRow(row, operation);
    const wrong = history
      .of(operation)
      .flatMap((response) => [response, ...changed(response)])
      .filter((one) => holds?.(one, history))
      .filter((one) => {
        const [first, ...others] = judge(one, history);
        return first?.outcome !== 'held' || others.length > 0;
      });
    expect(wrong).toEqual([]);
  },
);

test('most rows plainly hold in a run without violations', () => {
  const slow = catalogue.requirements.filter((row) => {
    const operation = row.operations[0] as OperationId;
    const { judge, holds } = judgeOfRow(row, operation);
    const responses = history.of(operation);
    const isHeld = responses.some((one) => judge(one, history).some(({ outcome }) => outcome === 'held'));
    return isHeld && !responses.some((one) => holds?.(one, history));
  });
  // The one asks what only the index of recorded calls knows, the other what only a run knows.
  expect(slow.map(({ id }) => id)).toEqual([
    'updateAccount.blocked-originators-stay-null',
    'updateAccount.program-is-kept',
  ]);
});

/** With another value at one place of what was sent or came back, with a place less, and with one more. */
function* changed(response: ObservedResponse): Generator<ObservedResponse> {
  for (const body of variants(response.body)) yield { ...response, body };
  for (const sent of variants(response.sent ?? null)) yield { ...response, sent };
  yield { ...response, unreadBody: 'not-json', sent: undefined };
}

function* variants(value: Json): Generator<Json> {
  yield* VALUES;
  if (typeof value === 'string') {
    yield value.toUpperCase();
    yield `${value} `;
    yield value.replaceAll('-', '');
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    yield [...(value as readonly Json[]), 'other'];
    yield value.slice(1);
    return;
  }
  yield { ...value, other: 'other' };
  for (const [name, inner] of Object.entries(value)) {
    const { [name]: _, ...others } = value as { readonly [name: string]: Json };
    yield others;
    for (const variant of variants(inner)) yield { ...value, [name]: variant };
  }
}
