import type { JsonObject } from '../../../lib/json.ts';
import type { ScenarioStep, StepCall, StepContext } from '../step.ts';
import { steps } from '../steps.ts';
import { asFirst, asSecond, asSpare, OPEN_SECOND_ACCOUNT } from './two-accounts.ts';

/** A question is something that `--thorough` wants to know beyond the other calls, with the calls that show it. */
export interface Question {
  /** The name in words: `edge-blanks`. */
  readonly id: string;
  /** The question for people: `Are blanks at the edges of texts kept?` */
  readonly asks: string;
  /** The calls in order. */
  readonly steps: readonly ScenarioStep[];
}

/** A question as `questions.ts` writes it: with one call, whose id is `step`, or with several. */
export type QuestionRow = Pick<Question, 'id' | 'asks'> &
  ((Omit<QuestionCall, 'id'> & { readonly step: string }) | { readonly calls: readonly QuestionCall[] });

/** A call that is made like one that every run makes. */
export interface QuestionCall extends Pick<ScenarioStep, 'id' | 'purpose' | 'together' | 'insteadOf'> {
  /** The step of every run: `store-contact`. */
  readonly like: string;
  /** Further steps that come first, if they are made at all. */
  readonly after?: readonly string[];
  /** It works with the records of this account; `spare` is the second account if there is one, else the first. Default: the records that the run has shown last. */
  readonly of?: keyof typeof recordsOf;
  /** Tells whether there is anything to ask. */
  readonly when?: (context: StepContext) => boolean;
  /** The body that the other step would send, changed; `undefined`: there is nothing to send. Default: as it is. */
  readonly change?: QuestionChange;
  /** The step, if it is not that call with another body. */
  readonly prepare?: ScenarioStep['prepare'];
}

/**
 * @param own shows the records that the call works with, and no others
 * @param context shows all calls of the run
 */
export type QuestionChange = (
  body: JsonObject,
  own: StepContext,
  context: StepContext,
) => JsonObject | undefined;

const recordsOf = { first: asFirst, second: asSecond, spare: asSpare };

/** Every call of a question is optional: refused, it leaves open what it alone would have shown. */
export function toQuestion(row: QuestionRow): Question {
  const { id, asks } = row;
  const calls = 'calls' in row ? row.calls : [toCall(row)];
  return {
    id,
    asks,
    steps: calls.map(({ like, after = [], of, when, change, ...call }) => ({
      prepare: (context) =>
        when?.(context) === false
          ? undefined
          : changed(like, of === undefined ? context : recordsOf[of](context), context, change),
      ...call,
      operation: usual(like).operation,
      after: [like, ...(of === 'spare' || of === 'second' ? [OPEN_SECOND_ACCOUNT] : []), ...after],
      needs: [like],
      derived: true,
      optional: true,
      question: id,
    })),
  };
}

function toCall({ id: _, asks: __, step, ...call }: Extract<QuestionRow, { step: string }>): QuestionCall {
  return { ...call, id: step };
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

/** Tells whether a step's call succeeded. What is asked on top of a call says nothing where that was refused. */
export function stepSucceeded({ history }: StepContext, step: string): boolean {
  return history.responses.some(({ exchange }) => exchange === step);
}

/** Nothing where the step of every run was refused: its variants would show nothing. */
function changed(
  step: string,
  own: StepContext,
  context: StepContext,
  change: QuestionChange = (body) => body,
): StepCall | undefined {
  const call = stepSucceeded(context, step) ? usual(step).prepare(own) : undefined;
  if (call === undefined || 'skip' in call || call.body === undefined) return undefined;
  const body = change(call.body, own, context);
  if (body === undefined) return undefined;
  return { ...call, body, ...(call.amount !== undefined && { amount: String(body.amount) }) };
}
