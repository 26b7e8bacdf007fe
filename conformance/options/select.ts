import { type OperationId, operations } from '../../generated/operations.ts';
import { commonStart } from '../../lib/nearest.ts';
import { shows, updates } from '../catalogue/effect.ts';
import { ConfigurationError, type ConformanceOptions } from '../model/options.ts';
import type { ThoroughSection } from '../model/report.ts';
import type { Requirement } from '../model/requirement.ts';
import { readProgramLast } from '../scenario/retrieveProgram.ts';
import type { ScenarioStep } from '../scenario/step.ts';
import { callsAtMost, withLastAtEnd } from '../scenario/steps.ts';
import { chooseQuestions } from '../scenario/thorough/choose.ts';
import { MAX_THOROUGH_CALLS } from '../scenario/thorough/questions.ts';

/** A selection says which requirements a run is asked to check, and which calls that takes. */
export interface Selection {
  readonly steps: readonly ScenarioStep[];
  /** The questions that `--thorough` asks, and those that it cannot ask. */
  readonly thorough?: ThoroughSection;
  /** The reason why a requirement is not asked for; `undefined`: it is. */
  notAsked(requirement: Requirement): string | undefined;
  /** The reason why a requirement that is asked for may stay inconclusive: it needs an operation that the operator left out. */
  leftOut(requirement: Requirement): string | undefined;
}

type Asked = Pick<ConformanceOptions, 'only' | 'skip' | 'readOnly' | 'profile' | 'thorough' | 'maxCalls'>;

/**
 * Reads `only` and `skip`. A word is a requirement's id or the beginning of one (`createCard.body.cardholder`), an operation's name, or a
 * section (`2` holds `2.6`).
 *
 * @throws ConfigurationError for all unknown words together
 */
export function select(
  {
    only = [],
    skip = [],
    readOnly = false,
    profile = 'full',
    thorough = false,
    maxCalls = MAX_THOROUGH_CALLS,
  }: Asked,
  requirements: readonly Requirement[],
  steps: readonly ScenarioStep[],
): Selection {
  expectKnown([...only, ...skip], requirements);
  const barred = new Set<OperationId>(
    steps
      .map(({ operation }) => operation)
      .filter((id) => skip.includes(id) || (readOnly && !operations[id].safe)),
  );

  function notAsked(requirement: Requirement): string | undefined {
    if (profile === 'schema' && requirement.kind !== 'schema') return 'not part of the schema profile';
    if (skip.some((word) => names(word, requirement))) return 'excluded by skip';
    if (only.length > 0 && !only.some((word) => names(word, requirement))) return 'not selected by only';
    return readOnly && requirement.operations.slice(0, 1).some((id) => !operations[id].safe)
      ? 'it needs a write, and the run is read-only'
      : undefined;
  }

  const asked = requirements.filter((one) => notAsked(one) === undefined);
  const taken = new Set(asked.flatMap((one) => one.operations));
  // A program that changes meanwhile excuses settings that the account did not take.
  const isAboutSettings =
    steps.includes(readProgramLast) &&
    asked.some(
      ({ kind, operations: [id] }) =>
        kind === 'behaviour' && id !== undefined && updates(id) && shows(id, 'Account'),
    );
  const needed = neededSteps(steps, taken, barred, isAboutSettings);
  const usual = steps.filter(({ id }) => needed.has(id));
  if (thorough) expectRoom(maxCalls, callsAtMost(usual));
  const chosen = thorough
    ? chooseQuestions(maxCalls, usual, ({ operation }) => taken.has(operation) && !barred.has(operation))
    : undefined;

  return {
    steps: withLastAtEnd([...usual, ...(chosen?.steps ?? [])]),
    ...(chosen !== undefined && { thorough: chosen.section }),
    notAsked,
    leftOut({ operations: takes }) {
      const missing = takes.find((id) => barred.has(id));
      return missing === undefined ? undefined : `it needs ${missing}, which is excluded`;
    },
  };
}

/** The ids of the calls that show the operations, and of those that they need. */
function neededSteps(
  steps: readonly ScenarioStep[],
  operations: ReadonlySet<OperationId>,
  barred: ReadonlySet<OperationId>,
  isAboutSettings: boolean,
): ReadonlySet<string> {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const needed = new Set<string>();
  const need = (step: ScenarioStep | undefined) => {
    if (step === undefined || needed.has(step.id) || barred.has(step.operation)) return;
    needed.add(step.id);
    for (const earlier of step.needs ?? step.after) need(byId.get(earlier));
  };
  const wanted = steps.filter(
    (step) => operations.has(step.operation) || (isAboutSettings && step === readProgramLast),
  );
  for (const step of wanted) if (step.onlyIf === undefined) need(step);
  // A call that only some runs make never brings others along: reading the program alone must not open an account for it.
  for (const step of wanted) if ((step.needs ?? step.after).every((id) => needed.has(id))) need(step);
  return needed;
}

function expectRoom(maxCalls: number, usual: number): void {
  if (maxCalls >= usual) return;
  throw new ConfigurationError(
    `maxCalls cannot be ${maxCalls}: without questions, the run has up to ${usual} calls`,
    `Use a number from ${usual} to ${MAX_THOROUGH_CALLS}.`,
  );
}

function names(word: string, { id, operations, section }: Requirement): boolean {
  if (word === operations[0] || word === id || word === section) return true;
  if (/^\d/.test(word)) return section.startsWith(`${word}.`);
  return id.startsWith(word) && /^[.:[]/.test(id.slice(word.length));
}

function expectKnown(words: readonly string[], requirements: readonly Requirement[]): void {
  const unknown = words.filter((word) => !requirements.some((requirement) => names(word, requirement)));
  if (unknown.length === 0) return;
  const known = requirements.flatMap(({ id, operations: [operation = ''] }) => [operation, id]);
  const hints = unknown.flatMap((word) => {
    const length = Math.max(...known.map((one) => commonStart(one, word)));
    const near = known.filter((one) => length > 2 && commonStart(one, word) === length);
    // The shortest assumes the least.
    return near.sort((one, other) => one.length - other.length).slice(0, 1);
  });
  throw new ConfigurationError(
    `unknown requirement, operation or section: ${unknown.map((word) => displayWord(word, known)).join(', ')}`,
    hints.length > 0
      ? `Did you mean ${[...new Set(hints)].join(' and ')}? --list shows all of them.`
      : '--list shows all of them: ids such as createCard.label-is-returned, operations such as createCard, sections such as 2.6.',
  );
}

/** A long word that resembles no id may be a key in the wrong option. */
export function displayWord(word: string, known: readonly string[]): string {
  const isLike = word.length <= 12 || known.some((one) => commonStart(one, word) >= 6);
  return isLike ? `"${word}"` : 'one of the values given';
}
