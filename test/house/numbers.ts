/**
 * Numbers in the documents that follow from the description, the catalogues and the faulty servers. `npm run docs:numbers` writes them, and a test
 * compares. What was measured is not among them, nor what CHANGELOG.md says of the past.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirements, rows } from '../../conformance/catalogue/catalogue.ts';
import { facts } from '../../conformance/catalogue/facts.ts';
import { steps } from '../../conformance/scenario/steps.ts';
import { MAX_THOROUGH_CALLS } from '../../conformance/scenario/thorough/questions.ts';
import { operationIds } from '../../generated/operations.ts';
import { mutants } from '../mutants/catalogue.ts';
import { ROOT, read } from './files.ts';

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
/** `1,857`, or a word up to fifteen. */
const NUMBER = `(\\d[\\d,]*|${WORDS.join('|')})`;

/** Steps of a run that is given something else than all that the sandbox has. */
const OF_OTHER_RUNS: readonly string[] = ['read-accounts-program', 'read-settings', 'read-settings-again'];
const calls = steps.filter(({ id }) => !OF_OTHER_RUNS.includes(id)).length;

/** Rows that a fault of the sandbox breaks: see `npm run bench faults`. */
const faultyRows = new Set(
  mutants.flatMap(({ kind, breaks }) => (kind === 'behavior' ? (breaks ?? []) : [])),
);
const kinds = [...new Set(mutants.map(({ kind }) => kind))];

interface Place {
  readonly file: string;
  /** `#` stands for a number, and a space for any white space. */
  readonly phrase: string;
  readonly numbers: readonly number[];
}

const place = (file: string, phrase: string, ...numbers: readonly number[]): Place => ({
  file,
  phrase,
  numbers,
});

export const PLACES: readonly Place[] = [
  place('README.md', 'has # operations', operationIds.length),
  place('README.md', 'Conformant: # requirements passed', requirements.length),
  place('README.md', '\\(schemas alone\\): # requirements passed', facts.length),
  place('README.md', '# requirements were skipped, which', rows.length),
  place('README.md', '# facts about shapes and # requirement rows', facts.length, rows.length),
  place('README.md', 'makes about # calls', calls),
  place('docs/conformance.md', 'the # operations', operationIds.length),
  place('docs/conformance.md', 'about # calls', calls),
  place('docs/conformance.md', 'up to # in all', MAX_THOROUGH_CALLS),
  place('docs/conformance.md', 'lowers the #:', MAX_THOROUGH_CALLS),
  place('docs/internals/conformance-mock.md', '# rows that no schema can say', rows.length),
  place('docs/internals/measurements.md', 'one of each of # of the # rows', faultyRows.size, rows.length),
  place('docs/internals/measurements.md', 'checks # faulty servers', mutants.length),
  ...kinds.map((kind) => {
    const count = mutants.filter((one) => one.kind === kind).length;
    return place('docs/internals/measurements.md', `faulty servers: ${kind} # of # caught`, count, count);
  }),
  place(
    'docs/internals/measurements.md',
    'rows whose mutants live without their check # of #',
    rows.length,
    rows.length,
  ),
];

/** The text with the numbers in their places, each written as the one that stood there: in digits or as a word. */
export function withNumbers(text: string, { file, phrase, numbers }: Place): string {
  const [start = '', ...rest] = phrase.replaceAll(' ', '\\s+').split('#');
  const pattern = rest.reduce((so, part) => `${so})${NUMBER}(${part}`, `(?<![\\w,])(${start}`);
  let found = 0;
  const written = text.replaceAll(new RegExp(`${pattern})`, 'gi'), (...groups: string[]) => {
    found += 1;
    const parts = groups.slice(1, 2 * numbers.length + 2);
    return parts
      .map((part, index) => (index % 2 === 0 ? part : inStyle(part, numbers[(index - 1) / 2] as number)))
      .join('');
  });
  if (found !== 1) throw new Error(`${file} has "${phrase}" ${found} times`);
  return written;
}

function inStyle(before: string, number: number): string {
  const digits = number.toLocaleString('en');
  // A table of the bench has no commas.
  if (/^\d/.test(before)) return (/^\d{4,}$/.test(before) ? `${number}` : digits).padStart(before.length);
  const word = WORDS[number] ?? digits;
  return /^[A-Z]/.test(before) ? word.replace(/^./, (letter) => letter.toUpperCase()) : word;
}

if (import.meta.main)
  for (const one of PLACES) {
    const written = withNumbers(read(one.file), one);
    if (written !== read(one.file)) writeFileSync(join(ROOT, one.file), written);
  }
