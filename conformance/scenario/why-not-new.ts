import { at, type Json } from '../../lib/json.ts';
import type { ObservedResponse } from '../judge/history.ts';
import { isSameText } from '../judge/same-id.ts';
import { isTimestamp } from '../judge/timestamp.ts';
import { parseCents } from '../parse-cents.ts';
import type { StepContext } from './step.ts';

type Known = Pick<StepContext, 'given' | 'history' | 'recorded'>;

/**
 * Says why the record that a creation returned cannot be a new one; `undefined`: it may be new. Writing to it would change what belongs to somebody.
 * Only what no new record can have counts: an identifier that is known already; another record's values where the run sent its own, together with a
 * past; or money, and days between its creation and its last change. One of them alone may be a mere violation, or a clock that is behind.
 */
export function whyNotNew(created: ObservedResponse, known: Known): string | undefined {
  const id = at(created.body, '/id');
  return knownId(id, created, known) ?? anotherRecord(created, known) ?? oldRecord(created);
}

function knownId(id: Json | undefined, created: ObservedResponse, known: Known): string | undefined {
  const { given, history, recorded } = known;
  const isIt = (other: unknown) => typeof other === 'string' && isSameText(other, id);
  if (Object.values(given).some(isIt))
    return 'its identifier is the one of an existing record that was given';
  const createdAt = at(created.body, '/createdAt');
  if (recorded?.some((one) => isIt(one.id) && isTimestamp(createdAt) && one.createdAt === createdAt))
    return 'an earlier run has created it';
  const before = history.responses.slice(0, history.responses.indexOf(created));
  return before.some(({ body }) => isIt(at(body, '/id'))) ? 'an earlier call has returned it' : undefined;
}

/** The places where a run sends unique values: texts with a number in them, the business, the account. */
const OWN = ['/label', '/name', '/email', '/businessId', '/accountId'];
const AMOUNTS = ['/availableBalance', '/pendingCredit', '/pendingDebit', '/fees', '/interest'];
/** A clock of whole seconds, and one that rounds. */
const TICKS_MS = 2000;

/** More than it takes to open an account. */
const LONG_MS = 2 * 86_400_000;

function anotherRecord(created: ObservedResponse, known: Known): string | undefined {
  const { sent, body } = created;
  const others = OWN.filter((place) => {
    const [mine, its] = [at(sent, place), at(body, place)];
    return typeof mine === 'string' && typeof its === 'string' && its !== '' && !isLike(mine, its);
  });
  if (others.length === 0) return undefined;
  const [createdAt, modifiedAt] = [at(body, '/createdAt'), at(body, '/modifiedAt')];
  const past = [
    hasMoney(body) && 'it has had money',
    at(body, '/isVerified') === true && 'it is verified',
    isTimestamp(createdAt) && isTimestamp(modifiedAt) && modifiedAt > createdAt && 'it has been modified',
    ageOf(created, known) > TICKS_MS && 'it was there before the call',
  ].filter((one) => one !== false);
  return past.length === 0
    ? undefined
    : `its ${others[0]?.slice(1)} is another one than was sent, and ${past[0]}`;
}

/**
 * A bank that has one account for each business may take the label that was sent, and leave the rest as it was. An account that was prepared for others has no money, and one of a bank whose
 * clock is behind has no days between its two times.
 */
function oldRecord({ body }: ObservedResponse): string | undefined {
  const [created, modified] = [at(body, '/createdAt'), at(body, '/modifiedAt')];
  const isOld =
    isTimestamp(created) && isTimestamp(modified) && Date.parse(modified) - Date.parse(created) > LONG_MS;
  return isOld && hasMoney(body)
    ? 'it was modified days after it was created, and it has had money'
    : undefined;
}

function hasMoney(body: Json): boolean {
  return AMOUNTS.some((place) => (parseCents(at(body, place)) ?? 0n) !== 0n);
}

/** Milliseconds from the record's creation, by its own words, to the call; 0 where it does not say. */
function ageOf({ body, exchange }: ObservedResponse, { history }: Known): number {
  const created = at(body, '/createdAt');
  const sentAt = history.exchanges.find(({ id }) => id === exchange)?.sentAt ?? 0;
  return isTimestamp(created) ? sentAt - Date.parse(created) : 0;
}

/** Tells whether a text is the same or made of it: in another case, cut off, with something added. */
function isLike(mine: string, its: string): boolean {
  const [one, other] = [mine.toLowerCase(), its.toLowerCase()];
  return isSameText(mine, its) || one.includes(other) || other.includes(one);
}
