import { at, type JsonObject } from '../../../lib/json.ts';
import { allowedCents, formatCents, greatestOf, leastOf } from '../cents.ts';
import { accountIdInUse, configurationOf } from '../known-records.ts';
import type { StepContext } from '../step.ts';
import { likeBefore, question } from './question.ts';
import { asSpare } from './two-accounts.ts';

/** The groups that are empty in each of these updates, while all others have amounts. Together all that can be sent (section 2.5). */
const EMPTY: readonly (readonly [id: string, groups: readonly string[]])[] = [
  ['ach', ['receive/ach', 'send/ach', 'send/crossBorder']],
  ['check', ['receive/check', 'receive/debitCard', 'send/check', 'send/domesticWire']],
  ['intrabank', ['receive/intrabank', 'send/intrabank', 'send/internationalWire']],
];
const GROUPS = EMPTY.flatMap(([, groups]) => groups);

/** Section 4.4, as observed. */
export const emptyGroups = question(
  'empty-groups',
  'Does each limit group that is sent empty get the amounts of the program, whatever the others have?',
  ...EMPTY.map(([id, empty]) => ({
    id: `empty-${id}-limits`,
    like: 'change-settings',
    purpose: `Send empty limits for ${empty.join(', ')}, and amounts for all others`,
    prepare: (context: StepContext) =>
      likeBefore(context, 'change-settings', asSpare(context), () => ({
        config: { limits: limitsOf(context, empty) },
      })),
  })),
);

function limitsOf(context: StepContext, empty: readonly string[]): JsonObject {
  const percent = context.random.integer(4, 7);
  const groups = (direction: string) =>
    GROUPS.filter((place) => place.startsWith(direction)).map((place) => [
      place.slice(direction.length),
      empty.includes(place) ? { daily: '', monthly: '' } : amounts(context, place, percent),
    ]);
  return {
    receive: Object.fromEntries(groups('receive/')),
    send: Object.fromEntries(groups('send/')),
  };
}

/** In cents. */
const MODEST = 20_000_00n;
const FLOOR = 10_00n;

/** A small part of what is allowed, and less by day than by month. */
function amounts(context: StepContext, place: string, percent: number): JsonObject {
  const own = asSpare(context);
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
