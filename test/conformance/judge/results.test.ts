import { expect, test } from 'vitest';
import { requirements } from '../../../conformance/catalogue/catalogue.ts';
import { toResults } from '../../../conformance/judge/results.ts';
import type { Judgement } from '../../../conformance/model/judgement.ts';
import { createRedactor } from '../../../conformance/redact/create-redactor.ts';

const [row] = requirements.filter(({ id }) => id === 'updateAccount.modified-after-created');

const HELD: Judgement = { outcome: 'held', exchange: 'one' };
const VACUOUS: Judgement = { outcome: 'vacuous', exchange: 'two', reason: 'there is nothing in it' };
const OPEN: Judgement = { outcome: 'inconclusive', exchange: 'three', reason: 'its parent is missing' };

function judged(...judgements: readonly Judgement[]) {
  const [result] = toResults({
    requirements: row === undefined ? [] : [row],
    selection: { steps: [], notAsked: () => undefined, leftOut: () => undefined },
    exchanges: [],
    notSent: [],
    judgements: new Map([[row?.id ?? '', judgements]]),
    waivers: { cover: () => false, results: () => [] },
    evidence: 'implied',
    redactor: createRedactor(),
  });
  return [result?.status, result?.judged, result?.notes];
}

test('what was judged once and held has passed', () => {
  expect(judged(HELD, OPEN, VACUOUS)).toEqual(['passed', 1, []]);
});

test('what nothing could have violated has passed, and it is said why', () => {
  expect(judged(VACUOUS)).toEqual(['passed', 0, ['there is nothing in it']]);
});

test('where nothing was judged and something should have been, nothing has passed', () => {
  expect(judged(VACUOUS, OPEN)).toEqual(['inconclusive', 0, ['its parent is missing']]);
  expect(judged(OPEN)).toEqual(['inconclusive', 0, ['its parent is missing']]);
});
