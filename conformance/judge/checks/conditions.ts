import type { CheckConditions } from '../../../generated/catalogue-check.ts';
import type { OperationId } from '../../../generated/operations.ts';
import { at, isObject } from '../../../lib/json.ts';
import { bodyOf } from '../../catalogue/tree.ts';
import type { Violated } from '../../model/judgement.ts';
import { exceedsProgram, isSetting } from '../account-settings.ts';
import type { ObservedResponse } from '../history.ts';
import type { Judge } from './check-kind.ts';
import { missingObject } from './judge-leaves.ts';
import { inconclusive, vacuous } from './judgements.ts';
import { askedValues, queryIn } from './query-in.ts';

/** Tells whether a row speaks of a place of a response, as far as what was sent there decides it: `sentValue`, `sentGroup`. */
export type Applies = (response: ObservedResponse, place: string) => boolean;

export function placeCondition({ sentValue, sentGroup }: CheckConditions, operation: OperationId): Applies {
  if (sentValue !== undefined) return sentFilled;
  if (sentGroup === undefined) return always;
  const isAsked = sentGroup === 'filled' ? isFilled : (value: unknown) => value === '';
  const groups = new Map<string, readonly string[]>();
  return ({ sent }, place) => {
    const group = place.slice(0, place.lastIndexOf('/'));
    const siblings = groups.get(group) ?? siblingsOf(group, operation).map((name) => `${group}/${name}`);
    groups.set(group, siblings);
    return siblings.every((pointer) => isAsked(at(sent, pointer)));
  };
}

const sentFilled: Applies = ({ sent }, place) => {
  const value = at(sent, place);
  return isObject(value) || isFilled(value);
};

/** The condition of a row that has none. */
export const always: Applies = () => true;

function siblingsOf(group: string, operation: OperationId): readonly string[] {
  const names = group.split('/').slice(1);
  const holder = names.reduce(
    (field, name) => field?.properties.find((one) => one.name === name),
    bodyOf(operation, 'response'),
  );
  return holder?.properties.map(({ name }) => name) ?? [];
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** The judge of a row, restricted to the responses that the row speaks of. */
export function withConditions(
  judge: Judge,
  { sent = {}, query, response: state = {}, set, noProgramAmount = [] }: CheckConditions,
): Judge {
  const sentValues = Object.entries(sent);
  return (response, known) => {
    if (query !== undefined && !hasQuery(response, query))
      return [vacuous(response, 'only requests with another query were seen')];
    for (const [pointer, value] of sentValues)
      if (at(response.sent, pointer) !== value)
        return [vacuous(response, `only requests with ${pointer} ${JSON.stringify(value)} were seen`)];
    if (set !== undefined) {
      if (at(response.body, set) === '') return [vacuous(response, `${set} is empty`)];
      const unset = missingObject(response.body, set);
      if (unset !== undefined && at(response.body, unset) === null)
        return [inconclusive(response, `the response has null at ${set} or above it`)];
    }
    const { reads: programs, mayHaveChanged } =
      noProgramAmount.length > 0 ? known.programsOf(response) : { reads: [], mayHaveChanged: false };
    for (const pointer of noProgramAmount)
      for (const program of programs) {
        const amount = at(program.body, pointer);
        if (typeof amount === 'string' && /[1-9]/.test(amount))
          return [vacuous(response, `its program sets ${pointer}`)];
      }
    const judgements = judge(response, known);
    if (judgements.every(({ outcome }) => outcome !== 'violated')) return judgements;
    if (noProgramAmount.length > 0 && programs.length === 0)
      return [inconclusive(response, "no response showed the account's program")];
    if (mayHaveChanged) return [inconclusive(response, 'the program may have changed since it was read')];
    for (const [pointer, value] of Object.entries(state)) {
      const actual = at(response.body, pointer);
      if (actual === value) continue;
      // A flag has one other value, and a text that is not empty is set; the meaning of other texts is unknown.
      const isOther =
        value === '' ? typeof actual === 'string' : typeof value === 'boolean' && actual === !value;
      return isOther
        ? [vacuous(response, value === '' ? `${pointer} is not empty` : `${pointer} is ${actual}`)]
        : [inconclusive(response, `${pointer} does not show the state`)];
    }
    return judgements;
  };
}

/** A setting that was within the program when the run began may be more than the program has by now: what becomes of it is open. */
export function withinProgram(judge: Judge): Judge {
  return (response, known) => {
    const judgements = judge(response, known);
    if (judgements.every(({ outcome }) => outcome !== 'violated')) return judgements;
    const { before, later } = known.programsAround(response);
    const isOpen = ({ pointer, expected }: Violated) =>
      isSetting(response.operation, pointer) &&
      'value' in expected &&
      [before, later].some((program) => exceedsProgram(pointer, expected.value ?? null, program?.body));
    return judgements.map((one) =>
      one.outcome === 'violated' && isOpen(one)
        ? inconclusive(response, 'the program does not have this setting, or not any more')
        : one,
    );
  };
}

/** True if a request has these values of query parameters, or at these places of its body; null: it lacks them. */
export function hasQuery(
  request: Parameters<typeof askedValues>[0],
  asked: Required<CheckConditions>['query'],
): boolean {
  const query = queryIn(request.url);
  return Object.entries(asked).every(([name, value]) => {
    if (name.startsWith('/')) {
      const values = askedValues(request, name);
      return value === null ? values.length === 0 : values.includes(String(value));
    }
    return value === null ? !query.has(name) : query.getAll(name).includes(String(value));
  });
}
