import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { createPseudonymizer } from '../../../conformance/record/create-pseudonymizer.ts';
import { createLiveJudge } from '../../../conformance/traffic/create-live-judge.ts';
import { judgeTraffic } from '../../../conformance/traffic/judge-traffic.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';
import { mergeReports } from '../../../conformance/traffic/report/merge-reports.ts';
import { memorySource } from '../traffic/memory-source.ts';
import { useOverlay } from './overlaid.ts';

const overlaid = useOverlay();

const REFUSAL = { type: 'object', required: ['code'], properties: { code: { enum: ['bad'] } } };
const CARD = "$.paths['/v1/card'].post";
const WORD = [
  {
    target: `${CARD}.responses`,
    update: { 422: { description: 'Refused.', content: { 'application/json': { schema: REFUSAL } } } },
  },
  { target: '$.components.schemas.CreateCardRequest', update: { required: ['label', 'accountId'] } },
  { target: `${CARD}.security`, remove: true },
  { target: CARD, update: { security: [{ apiKey: [] }] } },
];
const id = (end: string) => `createCard.deployment.${end}`;

let count = 0;
function createCard(
  body: object,
  status: number,
  answer: object,
  headers = { 'sd-api-key': 'k' },
): RecordedCall {
  count += 1;
  return {
    id: `calls#${count}`,
    startedAt: count * 1000,
    endedAt: count * 1000 + 10,
    request: {
      method: 'POST',
      url: 'https://bank.example/v1/card',
      headers: Object.entries(headers),
      body: JSON.stringify(body),
    },
    response: { status, headers: [['content-type', 'application/json']], body: JSON.stringify(answer) },
  };
}

function ofDeployment({ requirements }: Report): Record<string, string> {
  const own = requirements.filter(({ evidence }) => evidence === 'deployment');
  return Object.fromEntries(own.map((one) => [one.id, one.status]));
}

const REFUSED = createCard({ accountId: 'a' }, 422, { code: 'bad' });
const OTHERWISE = createCard({ accountId: 'a' }, 422, { reason: 'No.' });
const ACCEPTED = createCard({ accountId: 'a' }, 201, {});
const ANONYMOUS = createCard({ accountId: 'a', label: 'A' }, 201, {}, {} as never);

test('recorded calls are judged by what an overlay says of the deployment', async () => {
  const overlay = await overlaid(...WORD);
  const held = await judgeTraffic(memorySource([REFUSED]), { overlay });
  expect(ofDeployment(held)).toEqual({
    [id('422')]: 'passed',
    [id('request.label:required')]: 'skipped',
    [id('request.accountId:required')]: 'skipped',
    [id('request.credentials')]: 'skipped',
  });
  expect(held.run.overlays).toEqual(overlay.overlays);
  const drifted = await judgeTraffic(memorySource([REFUSED, OTHERWISE, ACCEPTED]), { overlay });
  expect(ofDeployment(drifted)).toMatchObject({
    [id('422')]: 'violated',
    [id('request.label:required')]: 'violated',
    [id('request.accountId:required')]: 'skipped',
  });
  expect(drifted.run.verdict).toBe('violated');
  const [violation] = drifted.requirements.find((one) => one.id === id('422'))?.violations ?? [];
  expect(violation).toMatchObject({ exchange: OTHERWISE.id, expected: "must have required property 'code'" });
});

test('a recorder may leave credentials out; the proxy does not', async () => {
  const overlay = await overlaid(...WORD);
  const file = await judgeTraffic(memorySource([ANONYMOUS]), { overlay });
  expect(ofDeployment(file)[id('request.credentials')]).toBe('skipped');
  const live = createLiveJudge({ overlay });
  const { violations } = live.add(ANONYMOUS);
  expect(violations.map(({ requirement }) => requirement)).toContain(id('request.credentials'));
  expect(ofDeployment(live.finish())[id('request.credentials')]).toBe('violated');
});

test('pseudonyms are not taken for what the deployment says', async () => {
  const overlay = await overlaid(...WORD);
  const other = createPseudonymizer();
  const calls = [REFUSED, ACCEPTED].map((call) => other.call(call));
  other.close();
  expect(ofDeployment(await judgeTraffic(memorySource(calls), { overlay }))).toEqual({
    [id('422')]: 'skipped',
    [id('request.label:required')]: 'violated',
    [id('request.accountId:required')]: 'skipped',
    [id('request.credentials')]: 'skipped',
  });
});

test('parts of a recording come together as the whole', async () => {
  const overlay = await overlaid(...WORD);
  const calls = [REFUSED, OTHERWISE, ACCEPTED];
  const whole = await judgeTraffic(memorySource(calls), { overlay });
  const parts = await Promise.all(
    [1, 2].map((number) => judgeTraffic(memorySource(calls), { overlay, part: { number, of: 2 } })),
  );
  const merged = mergeReports(parts.map((report, index) => ({ name: `${index}`, report })));
  expect(merged.requirements).toEqual(whole.requirements);
  expect(merged.run.catalogue).toEqual(whole.run.catalogue);
  expect(merged.run.overlays).toEqual(whole.run.overlays);
});
