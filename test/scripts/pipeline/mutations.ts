import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { expect } from 'vitest';
import { isObject } from '../../../lib/json.ts';
import { ToolError } from '../../../scripts/cli/errors.ts';
import type { ExitName } from '../../../scripts/cli/exit-codes.ts';
import { consoleDocument } from '../../../scripts/pipeline/docs/console/console-document.ts';
import { enrichDocument } from '../../../scripts/pipeline/docs/enrich.ts';
import { withSamples } from '../../../scripts/pipeline/docs/with-samples.ts';
import { prepareInputs } from '../../../scripts/pipeline/generate.ts';
import { withinLimits } from '../../../scripts/pipeline/limits.ts';
import { lintDescription } from '../../../scripts/pipeline/lint/lint.ts';
import { makeFiles, OUTPUTS, type Output } from '../../../scripts/pipeline/make/outputs.ts';
import { startMock } from '../../../scripts/pipeline/mock/mock.ts';
import { loadDescription } from '../../../scripts/pipeline/read/load.ts';
import { temporaryFolder } from './command-line.ts';

/** Numbers from 0 to 1, the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed + 0x9e3779b9;
  return () => {
    state = Math.imul(state ^ (state >>> 15), state | 1);
    state ^= state + Math.imul(state ^ (state >>> 7), state | 61);
    return ((state ^ (state >>> 14)) >>> 0) / 2 ** 32;
  };
}

const REFERENCES = ['#/nowhere', '#', '#/', '#/components/schemas', './none.yaml', '', 'a b', '%'];

type Holder = Record<string, unknown> | unknown[];

/** A copy of a description with some of what a person or a program gets wrong: `faults` of them. */
function mutate(document: unknown, random: () => number, faults: number): unknown {
  const copy = structuredClone(document);
  for (let fault = 0; fault < faults; fault++) {
    const places = [...membersOf(copy)];
    const [holder, key] = places[Math.floor(random() * places.length)] as [Holder, string];
    const target = holder as Record<string, unknown>;
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
    const [other, otherKey] = pick(places);
    const elsewhere = (other as Record<string, unknown>)[otherKey];
    const set = (name: string, value: unknown) => {
      target[name] = value;
    };
    const value = target[key];
    const change = pick<() => void>([
      () => delete target[key],
      () => set(key, null),
      () => set(key, pick<unknown>([0, -1.5, '', 'text', true, [], {}, [null], { '': {} }, ['a', 'a']])),
      () => set(key, structuredClone(elsewhere)),
      () => set(key, { $ref: pick(REFERENCES) }),
      () => set(key, { $ref: `#/${pick(pathsOf(copy))}` }),
      () => set(key, Array.isArray(value) ? value.concat(value) : [value]),
      () => {
        delete target[key];
        set(pick([`${key}s`, key.slice(1), key.toUpperCase(), `x-${key}`, 'constructor', '']), value);
      },
    ]);
    change();
  }
  return copy;
}

function* membersOf(node: unknown): Generator<[Holder, string]> {
  if (!isObject(node) && !Array.isArray(node)) return;
  for (const [key, value] of Object.entries(node)) {
    yield [node as Holder, key];
    yield* membersOf(value);
  }
}

function pathsOf(node: unknown, path = ''): string[] {
  if (!isObject(node)) return [path];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = `${path}${path === '' ? '' : '/'}${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return [here, ...pathsOf(value, here)];
  });
}

const FERRY = parseYaml(readFileSync(join(import.meta.dirname, '../../fixtures/ferry/openapi.yaml'), 'utf8'));

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
    const random = randomOf(seed);
    const document = mutate(FERRY, random, 1 + Math.floor(random() * 3));
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
  };
  const ends: Record<string, string> = {};
  for (const [name, run] of Object.entries(stages)) ends[name] = await endOf(run);
  return ends;
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
