/** Questions change these parts of the body of a step of every run, within what the account and its program allow. */
import { operations } from '../../../generated/operations.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import { parseCents } from '../../parse-cents.ts';
import { allowedCents, formatCents, greatestOf, leastOf, showsTruncation } from '../cents.ts';
import { isCardLeft } from '../is-card-left.ts';
import { accountIdInUse, configurationOf } from '../known-records.ts';
import { limitsOfCards, limitsOfPulls } from '../limits-of.ts';
import type { StepContext } from '../step.ts';
import type { QuestionChange } from './question.ts';

export const virtualIfLeft: QuestionChange = (body, own) => {
  const accountId = accountIdInUse(own);
  const isLeft =
    accountId !== undefined && isCardLeft(own, accountId, 'virtual', configurationOf(own, accountId));
  return isLeft ? { ...body, cardType: 'virtual' } : undefined;
};

/**
 * The amount in cents. The amount has two digits of cents that are not zero, and shows truncation where there is such an amount below the one that is
 * drawn.
 */
const HIGH_LIMIT = { low: 1_000_01, high: 9_999_99 };

export const highCardLimit: QuestionChange = (body, own) => {
  const limits = limitsOfCards(configurationOf(own, accountIdInUse(own)));
  const most = leastOf(BigInt(HIGH_LIMIT.high), ...limits);
  if (most < BigInt(HIGH_LIMIT.low)) return undefined;
  let cents = BigInt(own.random.integer(HIGH_LIMIT.low, Number(most)));
  while (cents > HIGH_LIMIT.low && (cents % 10n === 0n || !showsTruncation(cents))) cents -= 1n;
  return { ...body, limitAmount: formatCents(cents) };
};

/** The amount in cents. */
const SMALL_PULL = { low: 11, high: 49n };

/**
 * A pull of some cents. All pulls of a run together stay within the largest amount of one (`maxAmount`), and those into an account within its
 * limits and its program's.
 */
export const smallerPull: QuestionChange = (body, _, context) => {
  const { accountId } = body;
  const pulls = context.history.exchanges.filter(({ operation }) => operations[operation].movesMoney);
  const sumOf = (some: typeof pulls) =>
    some.reduce((sum, { request }) => sum + (parseCents(at(request.body, '/amount')) ?? 0n), 0n);
  const toAccount = sumOf(pulls.filter(({ request }) => at(request.body, '/accountId') === accountId));
  const limits = limitsOfPulls(configurationOf(context, String(accountId)));
  const most = leastOf(
    SMALL_PULL.high,
    (allowedCents(context.maxAmount) ?? 0n) - sumOf(pulls),
    ...limits.map((limit) => limit - toAccount),
  );
  if (most < BigInt(SMALL_PULL.low)) return undefined;
  return { ...body, amount: formatCents(BigInt(context.random.integer(SMALL_PULL.low, Number(most)))) };
};

/** One setting alone, back to what the program has: the first whose place has this form and that is not so already. */
export function oneSetting(place: RegExp): QuestionChange {
  return (complete, own) => {
    const id = accountIdInUse(own);
    const accounts = own.history.showing('Account');
    const now = accounts.findLast(({ body }) => id !== undefined && at(body, '/id') === id)?.body;
    const found = leavesOf(complete).find(
      ([pointer, value]) => place.test(pointer) && at(now, pointer) !== value,
    );
    return found === undefined ? undefined : nested(...found);
  };
}

function leavesOf(value: Json, path: readonly string[] = []): (readonly [pointer: string, value: Json])[] {
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]))
    : [[toPointer(path), value]];
}

/** A body with this value at this place and nothing else. */
function nested(pointer: string, value: Json): JsonObject {
  return fromPointer(pointer).reduceRight<Json>((inner, name) => ({ [name]: inner }), value) as JsonObject;
}

/** The groups that are empty in each update, while all others have amounts. Together all that can be sent (section 2.5). */
export const EMPTY_GROUPS: readonly (readonly [id: string, groups: readonly string[]])[] = [
  ['ach', ['receive/ach', 'send/ach', 'send/crossBorder']],
  ['check', ['receive/check', 'receive/debitCard', 'send/check', 'send/domesticWire']],
  ['intrabank', ['receive/intrabank', 'send/intrabank', 'send/internationalWire']],
];
const GROUPS = EMPTY_GROUPS.flatMap(([, groups]) => groups);

export function limitsWithEmpty(own: StepContext, empty: readonly string[]): JsonObject {
  const percent = own.random.integer(4, 7);
  const groups = (direction: string) =>
    GROUPS.filter((place) => place.startsWith(direction)).map((place) => [
      place.slice(direction.length),
      empty.includes(place) ? { daily: '', monthly: '' } : amounts(own, place, percent),
    ]);
  return {
    receive: Object.fromEntries(groups('receive/')),
    send: Object.fromEntries(groups('send/')),
  };
}

/** The amount in cents. */
const MODEST = 20_000_00n;
const FLOOR = 10_00n;

/** A small part of what is allowed, and less by day than by month. */
function amounts(own: StepContext, place: string, percent: number): JsonObject {
  const { program, account } = configurationOf(own, accountIdInUse(own));
  const [direction] = place.split('/');
  const most = (...periods: readonly string[]) =>
    leastOf(
      MODEST,
      ...periods
        .flatMap((period) => [`${direction}/${period}`, `${place}/${period}`])
        .flatMap((limit) => [at(program, `/limits/${limit}`), at(account, `/config/limits/${limit}`)])
        .map(allowedCents),
    );
  const part = (limit: bigint, share: number) =>
    formatCents(leastOf(limit, greatestOf(FLOOR, (limit * BigInt(share)) / 100n)));
  return { daily: part(most('daily', 'monthly'), percent), monthly: part(most('monthly'), percent + 2) };
}
