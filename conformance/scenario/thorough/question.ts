import type { JsonObject } from '../../../lib/json.ts';
import type { ScenarioStep, StepCall, StepContext } from '../step.ts';
import { steps } from '../steps.ts';

/** What `--thorough` wants to know beyond the other calls, and the calls that show it. */
export interface Question {
  /** In words: `edge-blanks`. */
  readonly id: string;
  /** For people: `Are blanks at the edges of texts kept?` */
  readonly asks: string;
  /** In order. */
  readonly steps: readonly ScenarioStep[];
}

/** A call that is made like one that every run makes. */
export interface QuestionStep
  extends Pick<ScenarioStep, 'id' | 'purpose' | 'together' | 'insteadOf' | 'prepare'> {
  /** The step of every run: `store-contact`. */
  readonly like: string;
  /** Further steps that come first, if they are made at all. */
  readonly after?: readonly string[];
}

/** Every call of a question is optional: refused, it leaves open what it alone would have shown. */
export function question(id: string, asks: string, ...own: readonly QuestionStep[]): Question {
  return {
    id,
    asks,
    steps: own.map(({ like, after = [], ...step }) => ({
      ...step,
      operation: usual(like).operation,
      after: [like, ...after],
      needs: [like],
      derived: true,
      optional: true,
      question: id,
    })),
  };
}

/**
 * A step of every run, by its id.
 *
 * @throws Error for an unknown one
 */
export function usual(id: string): ScenarioStep {
  const step = steps.find((one) => one.id === id);
  if (step === undefined) throw new Error(`There is no step ${id}.`);
  return step;
}

/** Whether a step's call succeeded. What is asked on top of a call says nothing where that was refused. */
export function stepSucceeded({ history }: StepContext, step: string): boolean {
  return history.responses.some(({ exchange }) => exchange === step);
}

/**
 * What a step of every run would send, changed. Nothing where that was refused: its variants would show nothing.
 *
 * @param own which records it works with: `asFirst(context)`
 * @param change of the body; `undefined`: there is nothing to send
 */
export function likeBefore(
  context: StepContext,
  step: string,
  own: StepContext,
  change: (body: JsonObject) => JsonObject | undefined = (body) => body,
): StepCall | undefined {
  const call = stepSucceeded(context, step) ? usual(step).prepare(own) : undefined;
  if (call === undefined || 'skip' in call || call.body === undefined) return undefined;
  const body = change(call.body);
  return body === undefined ? undefined : { ...call, body };
}
