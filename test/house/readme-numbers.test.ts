/** Numbers in the documents that follow from the description and the catalogues. What was measured is not checked. */
import { expect, test } from 'vitest';
import { requirements, rows } from '../../conformance/catalogue/catalogue.ts';
import { facts } from '../../conformance/catalogue/facts.ts';
import { steps } from '../../conformance/scenario/steps.ts';
import { operationIds } from '../../generated/operations.ts';
import { mutants } from '../mutants/catalogue.ts';
import { read } from './files.ts';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
/** `1,857`, or a word up to fifteen. */
const NUMBER = `(\\d[\\d,]*|${WORDS.join('|')})`;
/** A run that is given all that the sandbox has. */
const OF_OTHER_RUNS = [
  'read-accounts-program',
  'read-settings',
  'read-settings-again',
  'change-fifth-settings',
];
const calls = steps.filter(({ id }) => !OF_OTHER_RUNS.includes(id));

/** Rows that a fault of the sandbox breaks: see `npm run bench faults`. */
const faultyRows = new Set(
  mutants.flatMap(({ kind, breaks }) => (kind === 'behavior' ? (breaks ?? []) : [])),
);

function toNumber(text: string): number {
  const word = WORDS.indexOf(text.toLowerCase());
  return word === -1 ? Number(text.replaceAll(',', '')) : word;
}

/** The numbers that stand in place of `#`. A space stands for any white space, a line break among it. */
function numbersIn(file: string, phrase: string): number[] {
  const pattern = phrase.replaceAll(' ', '\\s+').replaceAll('#', NUMBER);
  return [...read(file).matchAll(new RegExp(`(?<![\\w,])${pattern}`, 'gi'))].flatMap(([, ...found]) =>
    found.map(toNumber),
  );
}

test.each<[file: string, phrase: string, ...numbers: readonly number[]]>([
  ['README.md', '# operations in all', operationIds.length],
  ['CHANGELOG.md', 'description: # operations', operationIds.length],
  ['docs/conformance.md', 'the # operations', operationIds.length],
  ['README.md', 'Conformant: # requirements passed', requirements.length],
  ['README.md', '\\(form alone\\): # requirements passed', facts.length],
  ['README.md', '# requirements were skipped, which', rows.length],
  ['README.md', '# facts of form and # requirement rows', facts.length, rows.length],
  ['docs/measurements.md', 'one of each of # of the # rows', faultyRows.size, rows.length],
  ['docs/conformance-mock.md', '# rows that no schema can say', rows.length],
  ['README.md', '# calls are made', calls.length],
  ['docs/conformance.md', 'about # calls', calls.length],
  ['docs/measurements.md', 'rows whose mutants live without their check # of #', rows.length, rows.length],
])('%s: "%s" has the number there is', (file, phrase, ...numbers) => {
  expect(numbersIn(file, phrase)).toEqual(numbers);
});
