import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jsonFile } from '../../lib/json-text.ts';
import { ROOT, type Step } from './run-script.ts';

/** Each description goes through these steps, in this order. */
export const STEPS = ['generate', 'typescript 7', 'typescript 5', 'oracle', 'walk', 'types'] as const;
export type Steps = Partial<Record<(typeof STEPS)[number], Step>>;

/** Other generators are asked for these. */
export const PEER_STEPS = ['generate', 'compile'] as const;
export type PeerSteps = Partial<Record<(typeof PEER_STEPS)[number], Step>>;

/** Results by name, a file each, so that a run that was stopped goes on where it was. */
export class Results<Result> {
  readonly #folder: string;

  /** @param kind the folder: `ours`, `peers` */
  constructor(kind: string) {
    this.#folder = join(process.env.FOREIGN_RESULTS ?? join(ROOT, 'build/foreign-results'), kind);
    mkdirSync(this.#folder, { recursive: true });
  }

  /** The results of an earlier run; nothing if there was none. */
  read(name: string): Result | undefined {
    try {
      return JSON.parse(readFileSync(join(this.#folder, `${name}.json`), 'utf8')) as Result;
    } catch {
      return undefined;
    }
  }

  write(name: string, result: Result): void {
    writeFileSync(join(this.#folder, `${name}.json`), jsonFile(result));
  }
}

export function isPassed(steps: Steps | undefined): steps is Steps {
  return STEPS.every((name) => steps?.[name]?.ok === true);
}
