/** Prints what a run of the gate has found: `node .ci/results.mjs steps.tsv tests.json projects.json mutants.json scale.json`. Its last line has the counts. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const SLOW = 20;

const [steps, tests, projects, mutants, scale] = process.argv.slice(2);

/** A file that ended before its tests has written no results and counts as one failure. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log(`no results: ${file}`);
    return undefined;
  }
}

// Proofs at scale are run only when their files have changed.
const runs = [tests, projects, ...(existsSync(scale) ? [scale] : [])].map(read);
const files = runs.flatMap((run) =>
  (run?.testResults ?? []).map((file) => ({ ...file, path: relative('.', file.name) })),
);

// Named last: whoever keeps only the end of this output can still see what was skipped and what failed.
for (const { path, assertionResults } of files)
  for (const { fullName, status } of assertionResults)
    if (!['passed', 'failed'].includes(status)) console.log(`SKIPPED ${path}: ${fullName}`);
for (const { path, status, message, assertionResults } of files) {
  const failures = assertionResults.filter((one) => one.status === 'failed');
  for (const { fullName, failureMessages } of failures)
    console.log(`FAILED ${path}: ${fullName}\n${failureMessages.join('\n').slice(0, 2000)}`);
  if (status === 'failed' && failures.length === 0)
    console.log(`FAILED ${path}\n${String(message).slice(0, 2000)}`);
}

const line = (seconds, what) => console.log(`${Math.round(seconds).toString().padStart(6)} s  ${what}`);
console.log(
  `\nFiles of ${SLOW} seconds and more, which run beside others (test/projects/slow.ts is the list of slow ones):`,
);
const slow = files
  .map(({ path, startTime, endTime }) => ({ path, seconds: (endTime - startTime) / 1000 }))
  .filter(({ seconds }) => seconds >= SLOW)
  .sort((one, other) => other.seconds - one.seconds);
for (const { path, seconds } of slow) line(seconds, path);
console.log('\nSteps:');
let total = 0;
for (const [seconds, title] of readFileSync(steps, 'utf8')
  .trim()
  .split('\n')
  .map((row) => row.split('\t'))) {
  line(Number(seconds), title);
  total += Number(seconds);
}
line(total, 'in all\n');

const counts = [
  ...runs.map((run) => ({
    passed: run?.numPassedTests ?? 0,
    failed: run ? run.numFailedTests || (run.success ? 0 : run.numFailedTestSuites || 1) : 1,
    skipped: run?.numPendingTests ?? 0,
  })),
  { passed: 0, failed: 1, skipped: 0, ...read(mutants) },
];
const sum = (name) => counts.reduce((all, one) => all + one[name], 0);
const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`;
console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
if (sum('failed') > 0) process.exitCode = 1;
