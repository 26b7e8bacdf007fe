import { stripVTControlCharacters, styleText } from 'node:util';
import { expect, test } from 'vitest';
import { requirements } from '../../../conformance/catalogue/catalogue.ts';
import { consoleReport } from '../../../conformance/report/console.ts';
import { markdownReport } from '../../../conformance/report/markdown.ts';
import { operationIds } from '../../../generated/operations.ts';
import { HOSTILE } from './hostile.ts';
import { reportOf, richReport, soundReport, violation, withTexts } from './sample-report.ts';

const inWords = (count: number) => count.toLocaleString('en');
const ALL = inWords(requirements.length);
const { passed, inconclusive, skipped } = richReport().counts;
/** The requirements about an operation. */
const about = (operation: string) =>
  inWords(requirements.filter(({ operations: [first] }) => first === operation).length);

test('recorded traffic without calls to the API has no address, and the report says so', () => {
  const sound = soundReport();
  const report = { ...sound, run: { ...sound.run, target: { baseUrl: '' } } };
  for (const words of [stripVTControlCharacters(consoleReport(report)), markdownReport(report)]) {
    expect(words).toContain('traffic without calls to the API');
  }
});

test('everything that can be in a report, whole text', () => {
  expect(consoleReport(richReport())).toBe(`Conformance of https://bank.example/prefix
profile full, failing at evidence "stated" or stronger, seed 4711, only createCard, skipping updateAccount

The field \`label\` of a card is missing. 2 violations, such as

  violated persisting createCard.body.label:present  section 2.6, stated
    The response has the field \`label\`.
    at        /label, exchange issue-card
    expected  a field
    actual    no such field

  The same cause:
    createCard.label-is-returned at /label

createCard: 2 violations of no common cause

  warning new createCard.response.json  section 4.5, implied
    The body of a success is one JSON text in UTF-8, without a byte order mark.
    at        the response, exchange issue-card
    expected  a JSON text in UTF-8
    actual    the body begins with a byte order mark

  waived new createCard.available-limit-equals-limit  section 2.6, stated
    The available limit of a new card equals its limit amount.
    at        /availableLimit, exchange issue-card
    expected  "500.00"
    actual    "1"
    why       less by 499.00
    waived    until 2027-03-31: Fixed in the next release

Could not be checked
  updateSentCheck: ${about('updateSentCheck')} requirements: updateSentCheck was not called: no check is known; give --check-transfer-id

Left changed
  acc-91d4e7a8-2c35-4b6f-8e10-7f3a5d2c9b64 (updateAccount): no response showed what it held before; as shown by <read-settings-again>, an update that changes nothing
    /config/card/physical/count: is "7"
    /config/card/virtual/count: was null, last sent: "3"

Restored
  acc-20c5ad64-7c7f-4f5b-a29f-4e9a2d1f9b53 (updateAccount): it holds what it held before the run, as shown by the response to restore-settings alone: no operation of the API reads it back

Waivers that no longer apply
  stale createCard.bin-is-returned: the violation it accepts no longer occurs: remove the waiver
  expired createCard.body.label:present at /label: it expired after 2026-01-31: fix the violation, or extend the waiver

Violations of the baseline that were not found
  fixed createCard.bin-is-returned at createCard/bin
  not checked updateSentCheck.metadata-is-returned at updateSentCheck/metadata

${ALL} requirements: ${inWords(passed)} passed, 3 violated, 1 waived, ${inWords(inconclusive)} inconclusive, ${inWords(skipped)} skipped
to run what one needs again: --only createCard.body.label:present --seed 4711 --thorough
3 calls in 2.3 s

New violations. 3 violations are new since the baseline of 2026-03-03 12:00 UTC, 1 persists, 1 place is fixed. 1 place that the baseline has was not checked this time, so it is not fixed. 2 requirements are violated, in 2 places. 2 waivers no longer apply, which fails the run. The run was stopped: two consecutive calls got no response. ${inWords(inconclusive)} selected requirements could not be checked. 1 requirement is violated without failing the run: the evidence is weaker than "stated". 1 violated requirement is accepted by waivers. ${inWords(skipped)} requirements were skipped, which is not a pass.
`);
});

test('a sound server, whole text', () => {
  expect(consoleReport(soundReport())).toBe(`Conformance of https://bank.example/prefix
profile full, failing at evidence "implied" or stronger, seed 4711

${ALL} requirements: ${ALL} passed, 0 violated
1 call in 2.3 s

Conformant. ${ALL} requirements passed.
`);
});

test('a run that judged nothing says so', () => {
  const skipped = { status: 'skipped', judged: 0, notes: ['not asked for'] } as const;
  const report = reportOf(Object.fromEntries(soundReport().requirements.map(({ id }) => [id, skipped])));
  expect(consoleReport(report)).toContain(
    `\nInconclusive. Nothing was checked. 0 calls were looked at. ${ALL} requirements were skipped, which is not a pass.\n`,
  );
});

test('a thousand requirements without an answer are a few lines', () => {
  const open = (operation: string) =>
    ({ status: 'inconclusive', judged: 0, notes: [`${operation} returned 503`] }) as const;
  const report = reportOf(
    Object.fromEntries(
      soundReport().requirements.map(({ id, operations: [first = ''] }) => [id, open(first)]),
    ),
  );
  const text = consoleReport(report);
  expect(text).toContain(
    `\n  retrieveProgram: ${about('retrieveProgram')} requirements: retrieveProgram returned 503\n`,
  );
  expect(text.split('\n').length).toBeLessThan(operationIds.length + 11);
});

test('a few requirements that could not be judged are named', () => {
  const ids = ['createCard.label-is-returned', 'createCard.body.label:present'];
  const open = { status: 'inconclusive', judged: 0, notes: ['no response shows it'] } as const;
  const report = reportOf(Object.fromEntries(ids.map((id) => [id, open])));
  expect(consoleReport(report)).toMatch(
    /\n {2}createCard: 2 requirements \((createCard\.[\w.:-]+, )createCard\.[\w.:-]+\): no response shows it\n/,
  );
  for (const id of ids) {
    expect(consoleReport(report)).toContain(id);
    expect(markdownReport(report)).toContain(`\`${id}\``);
  }
});

test('of many violations of an operation, the first are shown and the others counted', () => {
  const facts = soundReport().requirements.filter(({ id }) => id.startsWith('retrieveProgram.body.'));
  const report = reportOf(
    Object.fromEntries(
      facts.map(({ id }) => {
        const violations = [violation(id, '/x', 'a field', 'no such field', 'read-program')];
        return [id, { status: 'violated', fails: true, violations } as const];
      }),
    ),
  );
  const places = (text: string) => text.split('\n').filter((line) => /^ {4}at /.test(line)).length;
  expect(places(consoleReport(report))).toBe(20);
  expect(consoleReport(report)).toContain(
    `\n  and ${facts.length - 20} more: the report files list all of them\n`,
  );
  expect(places(consoleReport(report, { limit: Number.POSITIVE_INFINITY }))).toBe(facts.length);
});

test('colour comes from the caller alone', () => {
  const painted = consoleReport(richReport(), {
    paint: (style, text) => styleText(style, text, { validateStream: false }),
  });
  expect(painted).toContain('\u001b[31mviolated\u001b[39m');
  expect(stripVTControlCharacters(painted)).toBe(consoleReport(richReport()));
});

test.each(HOSTILE)(
  '%s in every text neither steers the terminal nor makes lines of its own',
  (_, hostile) => {
    const text = consoleReport(withTexts(richReport(), () => hostile));
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    expect(text.split('\n')).toHaveLength(consoleReport(richReport()).split('\n').length);
  },
);
