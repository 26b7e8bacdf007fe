import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { Report } from '../../../conformance/model/report.ts';
import { junitReport } from '../../../conformance/report/junit.ts';
import { HOSTILE } from './hostile.ts';
import { richReport, soundReport, withTexts } from './sample-report.ts';

interface Case {
  readonly name: string;
  readonly classname: string;
  readonly failure?: { readonly message: string; readonly type: string; readonly '#text': string };
  readonly error?: { readonly message: string; readonly type: string; readonly '#text': string };
  readonly skipped?: string;
  readonly 'system-out'?: string;
}
interface Suite {
  readonly name: string;
  readonly tests: string;
  readonly failures: string;
  readonly errors: string;
  readonly skipped: string;
  readonly timestamp: string;
  readonly properties: { readonly property: readonly { readonly name: string; readonly value: string }[] };
  readonly testcase: readonly Case[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => ['testsuite', 'testcase', 'property'].includes(name),
});

/** Read back by a parser that has nothing to do with the library that wrote it. */
async function readBack(report: Report): Promise<readonly Suite[]> {
  const xml = await junitReport(report);
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml).testsuites.testsuite;
}

function find(suites: readonly Suite[], name: string): Case {
  const found = suites.flatMap(({ testcase }) => testcase).filter((one) => one.name === name);
  expect(found).toHaveLength(1);
  return found[0] as Case;
}

test('there is a suite for each operation, and a case for each requirement', async () => {
  const report = soundReport();
  const suites = await readBack(report);
  expect(suites.map(({ name }) => name)).toEqual([
    ...new Set(report.requirements.map(({ operations: [first] }) => first)),
  ]);
  const cases = suites.flatMap(({ name, testcase }) => {
    expect(new Set(testcase.map(({ classname }) => classname))).toEqual(new Set([name]));
    return testcase.map((one) => one.name);
  });
  expect(cases.toSorted()).toEqual(report.requirements.map(({ id }) => id).toSorted());
  expect(suites.every(({ timestamp }) => timestamp === '2026-03-10T12:00:00')).toBe(true);
  expect(suites.flatMap(({ failures, errors, skipped }) => [failures, errors, skipped])).not.toContain('1');
});

test('what fails the run is a failure, with every place, what was expected and what was there', async () => {
  const { failure } = find(await readBack(richReport()), 'createCard.label-is-returned');
  expect(failure?.message).toBe('violated in 1 place');
  expect(failure?.type).toBe('violated.implied');
  expect(failure?.['#text']).toBe(`The \`label\` that was sent is returned. (section 2.6, implied)
the second card was not issued

/label in issue-card, new
  expected: the label that was sent: "Studio card"
  actual:   no such field`);
});

test('a warning fails nothing and is told; what is waived is skipped, with its reason', async () => {
  const suites = await readBack(richReport());
  const warning = find(suites, 'createCard.response.json');
  expect(warning).not.toHaveProperty('failure');
  expect(warning).not.toHaveProperty('skipped');
  expect(warning['system-out']).toMatch(/^Violated, without failing the run\.\n/);
  expect(warning['system-out']).toMatch(
    /\nthe response in issue-card, new\n.*\n {2}actual: {3}the body begins with a byte order mark$/,
  );
  const waived = find(suites, 'createCard.available-limit-equals-limit');
  expect(waived).toHaveProperty('skipped');
  expect(waived['system-out']).toContain('waived until 2027-03-31: Fixed in the next release');
});

test('what could not be judged is an error, what was not asked for is skipped, each with why', async () => {
  const suites = await readBack(richReport());
  const open = find(suites, 'updateSentCheck.title-is-returned');
  expect(open.error).toMatchObject({
    message: 'updateSentCheck was not called: no check is known; give --check-transfer-id',
    type: 'inconclusive',
  });
  const skipped = find(suites, 'updateAccount.response.status');
  expect(skipped).toHaveProperty('skipped');
  expect(skipped['system-out']).toContain('left out with --skip updateAccount');
});

test('the figures of a suite are those of its cases', async () => {
  for (const suite of await readBack(richReport())) {
    const having = (key: keyof Case) => suite.testcase.filter((one) => one[key] !== undefined).length;
    expect({ ...suite, testcase: 0, properties: 0 }).toMatchObject({
      tests: String(suite.testcase.length),
      failures: String(having('failure')),
      errors: String(having('error')),
      skipped: String(having('skipped')),
    });
  }
});

test('a waiver that fails the run is a failure of its own', async () => {
  const suite = (await readBack(richReport())).find(({ name }) => name === 'waivers');
  expect(suite?.testcase.map(({ name, failure }) => [name, failure?.type])).toEqual([
    ['createCard.bin-is-returned', 'stale'],
    ['createCard.body.label:present /label', 'expired'],
  ]);
});

test('each suite says what was judged', async () => {
  const [first] = await readBack(richReport());
  const properties = Object.fromEntries(
    first?.properties.property.map(({ name, value }) => [name, value]) ?? [],
  );
  expect(properties).toMatchObject({
    target: 'https://bank.example/prefix',
    verdict: 'violated',
    seed: '4711',
    stopped: 'two consecutive calls got no response',
  });
});

/** Names of the members of what was read, however deep, without the texts. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return '';
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, shapeOf(entry)]));
}

test.each(HOSTILE)('%s in every text stays text', async (_, hostile) => {
  const expected = shapeOf(await readBack(withTexts(richReport(), () => 'text')));
  expect(shapeOf(await readBack(withTexts(richReport(), () => hostile)))).toEqual(expected);
});
