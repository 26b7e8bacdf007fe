import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect } from 'vitest';
import { ToolError } from '../../../scripts/cli/errors.ts';
import { EXIT_CODES, type ExitName } from '../../../scripts/cli/exit-codes.ts';
import { consoleDocument } from '../../../scripts/pipeline/docs/console/console-document.ts';
import { enrichDocument } from '../../../scripts/pipeline/docs/enrich.ts';
import { withSamples } from '../../../scripts/pipeline/docs/with-samples.ts';
import { prepareInputs } from '../../../scripts/pipeline/generate.ts';
import { withinLimits } from '../../../scripts/pipeline/limits.ts';
import { lintDescription } from '../../../scripts/pipeline/lint/lint.ts';
import { makeFiles, OUTPUTS, type Output } from '../../../scripts/pipeline/make/outputs.ts';
import { startMock } from '../../../scripts/pipeline/mock/mock.ts';
import { loadDescription } from '../../../scripts/pipeline/read/load.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { run, temporaryFolder } from './command-line.ts';
import { mutate } from './mutate.ts';

const TRAPS = join(import.meta.dirname, 'fixtures/traps');
/** Descriptions of many shapes and all versions. */
const DESCRIPTIONS = [
  join(import.meta.dirname, '../../fixtures/ferry/openapi.yaml'),
  ...readdirSync(TRAPS).map((file) => join(TRAPS, file)),
].map((file) => parseYaml(readFileSync(file, 'utf8')));

/**
 * Takes mutated descriptions through every stage, and expects that each ends as a description may: well, with a problem of its own, or
 * with something that is not supported.
 *
 * @returns the ends that were seen: `generate: ok`
 */
export async function endsOfMutations(firstSeed: number, count: number): Promise<ReadonlySet<string>> {
  const folder = await temporaryFolder();
  // Hooks are made from the model alone, and validators take most of the time.
  const outputs = OUTPUTS.filter(({ name }) => name !== 'hooks' && name !== 'validators');
  const seen = new Set<string>();
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = randomNumbers(seed);
    const base: unknown = DESCRIPTIONS[seed % DESCRIPTIONS.length];
    const document = mutate(base, random, 1 + Math.floor(random() * 3));
    writeFileSync(join(folder, 'base.json'), JSON.stringify(base));
    for (const [stage, end] of Object.entries(await endsOf(document, folder, outputs))) {
      expect(['ok', 'problem', 'usage', 'unsupported'], `${stage} of seed ${seed}: ${end}`).toContain(end);
      seen.add(`${stage}: ${end}`);
    }
  }
  return seen;
}

const NOT_A_DESCRIPTIONS: readonly ExitName[] = ['internal', 'environment'];

/**
 * Takes a description through every stage, in this process.
 *
 * @returns how each stage ended, by the names of exit codes; an error that was not meant as what it is
 */
async function endsOf(
  document: unknown,
  folder: string,
  outputs: readonly Output[],
): Promise<Record<string, string>> {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document, undefined, 1));
  const load = () => loadDescription('openapi.json', folder);
  const rules = Object.fromEntries(
    [
      'unknown-field',
      'misspelled-field',
      'misplaced-field',
      'missing-field',
      'value',
      'other-version',
      'empty-field',
    ].map((rule) => [`spec/${rule}`, 'warn' as const]),
  );
  const stages: Record<string, () => Promise<unknown>> = {
    lint: async () => lintDescription(await load()),
    'lint without structure': async () =>
      lintDescription(await load(), { severities: rules, rules: 'common' }),
    generate: async () => {
      // As if a configuration had lowered every rule that it can.
      const inputs = await prepareInputs(await load(), { check: { rules } });
      await makeFiles(outputs, inputs);
      const { bundle, model, evidence } = inputs;
      await withinLimits('the documentation', () =>
        enrichDocument(bundle.document, withSamples(bundle.document, model), evidence, 'package'),
      );
      await withinLimits('the console', () =>
        consoleDocument({ document: bundle.document, model, evidence, origin: 'generated' }),
      );
      const mock = await startMock({ document: bundle.document, port: 0, host: '127.0.0.1' });
      await mock.close();
    },
    bundle: () => command(['bundle', '--spec', 'openapi.json', '--stdout', '--format', 'json'], folder),
    diff: () => command(['diff', 'base.json', 'openapi.json'], folder),
    'diff back': () => command(['diff', 'openapi.json', 'base.json'], folder),
  };
  const ends: Record<string, string> = {};
  for (const [name, run] of Object.entries(stages)) ends[name] = await endOf(run);
  return ends;
}

/** A bug of the tool, or of what surrounds it, is thrown; all other ends are a description's. */
async function command(argv: readonly string[], folder: string): Promise<void> {
  const { code, stderr } = await run(argv, folder);
  if (NOT_A_DESCRIPTIONS.some((name) => EXIT_CODES[name].code === code)) throw new Error(stderr);
}

async function endOf(run: () => Promise<unknown>): Promise<string> {
  try {
    await run();
    return 'ok';
  } catch (error) {
    if (!(error instanceof ToolError) || NOT_A_DESCRIPTIONS.includes(error.exit))
      return String((error as Error).stack);
    return error.exit;
  }
}
