import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Ran, run, start, temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { runAccepted } from './accepted.ts';
import { DESCRIPTION } from './description.ts';
import { payloads } from './payloads.ts';
import { textPlaces, withTexts } from './text-places.ts';

// Commands must write nothing of hostile descriptions that a terminal or a CI system would act upon, and the data must still be the same.

const families = [...new Set(payloads().map(({ family }) => family))];
const places = textPlaces(DESCRIPTION).map(({ word }) => word);

const ACTED_UPON =
  /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]|^[^\S\n]*::[a-z]|##(?:vso|teamcity)\[|##\[(?:error|group)/imu;

/** Each place gets a text of the family behind its word. */
function textsOf(family: string): Map<string, string> {
  const texts = payloads([family]);
  return new Map(places.map((word, index) => [word, `${word}${texts[index % texts.length]?.text}`]));
}

/** Commands that find many faults, and show them. */
const REFUSING = [
  ['lint', '--spec', 'openapi.json', '--max', '100000'],
  ['lint', '--spec', 'openapi.json', '--format', 'sarif'],
  ['lint', '--spec', 'openapi.json', '--json'],
  ['generate', '--spec', 'openapi.json', '--out', 'out'],
  ['bundle', '--spec', 'openapi.json', '--stdout', '--format', 'yaml'],
  ['docs', '--spec', 'openapi.json', '--out', 'docs.html'],
  ['diff', 'plain.json', 'openapi.json'],
];

/** Commands on what is left. */
const ACCEPTING = [
  ['lint', '--spec', 'openapi.json', '--max', '100000'],
  ['lint', '--spec', 'openapi.json', '--json'],
  ['generate', '--spec', 'openapi.json', '--out', 'out', '--only', 'openapi,types'],
  ['generate', '--spec', 'openapi.json', '--out', 'other', '--json', '--only', 'openapi,types'],
  ['diff', 'plain.json', 'openapi.json', '--all'],
  ['diff', 'openapi.json', 'plain.json', '--format', 'json'],
  ['diff', 'openapi.json', 'plain.json', '--format', 'markdown'],
  ['diff', 'openapi.json', 'plain.json', '--format', 'html'],
  ['diff', 'openapi.json', 'plain.json', '--format', 'changelog'],
];

test.each(families)(
  'nothing acts upon what commands write of %s',
  async (family) => {
    const folder = await temporaryFolder();
    const texts = textsOf(family);
    writeFileSync(join(folder, 'plain.json'), JSON.stringify(DESCRIPTION));
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(withTexts(DESCRIPTION, texts), undefined, 1));
    const tried = texts.size;
    for (const argv of REFUSING) expectHarmless(argv, await run(argv, folder));
    const { refused, runs } = await runAccepted(
      ['bundle', '--spec', 'openapi.json', '--out', 'bundled'],
      folder,
      DESCRIPTION,
      texts,
    );
    for (const ran of runs) expectHarmless(['bundle', '--json'], ran);
    for (const argv of ACCEPTING) expectHarmless(argv, await run(argv, folder));
    const annotations = await run(['lint', '--spec', 'openapi.json', '--format', 'github'], folder);
    for (const line of annotations.stdout.split('\n').filter((one) => one !== ''))
      expect(line.replace(/^::(?:error|warning) file=openapi\.json,[^:]*::/, '')).not.toMatch(ACTED_UPON);
    await expectSameData(folder, texts);
    console.log(
      `${family}: ${tried} texts in ${REFUSING.length + ACCEPTING.length + runs.length} runs, ${refused.length} refused, 0 acted upon`,
    );
  },
  120_000,
);

function expectHarmless(argv: readonly string[], { stdout, stderr }: Ran): void {
  expect(stderr, `stderr of ${argv.join(' ')}`).not.toMatch(ACTED_UPON);
  expect(stdout, `stdout of ${argv.join(' ')}`).not.toMatch(ACTED_UPON);
}

/** A program reads every character. */
async function expectSameData(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const { title, version } = withTexts(DESCRIPTION, texts).info as { title: string; version: string };
  for (const [format, read] of [
    ['yaml', (text: string): unknown => parse(text)],
    ['json', (text: string): unknown => JSON.parse(text)],
  ] as const) {
    const { stdout } = await run(
      ['bundle', '--spec', 'openapi.json', '--stdout', '--format', format],
      folder,
    );
    expect(stdout, format).not.toMatch(ACTED_UPON);
    expect((read(stdout) as { info: object }).info, format).toMatchObject({ title, version });
  }
}

test('a mock tells its address, and nothing else of the description', async () => {
  const folder = await temporaryFolder();
  const texts = textsOf('terminals');
  await runAccepted(['bundle', '--spec', 'openapi.json', '--out', 'bundled'], folder, DESCRIPTION, texts);
  const stop = new AbortController();
  const { done, written } = start(['mock', '--spec', 'openapi.json', '--port', '0'], folder, stop.signal);
  await expect.poll(() => written.stdout, { timeout: 30_000 }).toMatch(/^http/);
  await fetch(`${written.stdout.trim()}/%1b%5b31m?%c2%9b=1`, { headers: { accept: 'text/plain' } });
  stop.abort();
  expectHarmless(['mock'], await done);
});
