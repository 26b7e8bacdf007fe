import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../generated/operations.ts';
import { at, type Json } from '../../lib/json.ts';
import { creates } from '../catalogue/effect.ts';
import { isSameText } from '../judge/same-id.ts';
import type { Finding } from './discovery-finding.ts';
import { outcomeOf, type ProbeExchange, responseOf, statusesOf } from './prober.ts';
import type { Session } from './session.ts';

const ENTRY = 'idempotency';

/** Finds what a repeated write does, with and without a key for it. */
export async function findRepetition(session: Session, operation: OperationId): Promise<Finding[]> {
  const plain = await repeatOften(session, operation, () => ({}));
  if (plain === undefined) return [];
  const says = plain.effect;
  const found = [session.note(operation, ENTRY, SENTENCES[says](plain.seen), plain.seen)];
  if (says !== 'another') return found;
  const keyed = await repeatOften(session, operation, () => ({ 'idempotency-key': randomUUID() }));
  if (keyed === undefined || keyed.effect === 'another') return found;
  const words = `With the same header Idempotency-Key: ${lowerFirst(SENTENCES[keyed.effect](keyed.seen))}`;
  return [...found, session.note(operation, ENTRY, words, keyed.seen)];
}

type Effect = 'another' | 'same' | 'refused' | 'accepted';

const SENTENCES: Readonly<Record<Effect, (seen: readonly ProbeExchange[]) => string>> = {
  another: () => 'The same request again creates another record.',
  same: () => 'The same request again returns the record of the first.',
  refused: (seen) => `The same request again is refused with ${statusesOf(seen).join(' or ')}.`,
  accepted: () => 'The same request again is accepted.',
};

interface Repetition {
  readonly effect: Effect;
  readonly seen: readonly ProbeExchange[];
}

/** The effect of the repetition, if it was the same each time. Otherwise an account may be used up: then each time has a new one. */
async function repeatOften(
  session: Session,
  operation: OperationId,
  headersOf: () => Record<string, string>,
): Promise<Repetition | undefined> {
  const each = (hasNewAccount: boolean) => repeatEach(session, operation, headersOf, hasNewAccount);
  return (await each(false)) ?? (await each(true));
}

async function repeatEach(
  session: Session,
  operation: OperationId,
  headersOf: () => Record<string, string>,
  hasNewAccount: boolean,
): Promise<Repetition | undefined> {
  const effects = new Set<Effect | undefined>();
  const seen: ProbeExchange[] = [];
  while (seen.length < session.timesFor(effects)) {
    if (hasNewAccount) await session.world.renew();
    const headers = headersOf();
    const first = await session.attempt(operation, ENTRY, `${operation}, to be repeated`, { headers });
    if (first === undefined || outcomeOf(first) !== 'accepted') return undefined;
    const body = first.request.body as Json;
    const { pathParameters } = first.request;
    const second = await session.send({
      operation,
      call: { pathParameters, ...(body !== undefined && { body }) },
      entry: ENTRY,
      purpose: `${operation}, the same request again`,
      headers,
    });
    if (second === undefined) return undefined;
    session.world.keep(second);
    seen.push(second);
    effects.add(effectOf(operation, first, second));
  }
  const [effect] = effects;
  return effects.size === 1 && effect !== undefined ? { effect, seen } : undefined;
}

function effectOf(operation: OperationId, first: ProbeExchange, second: ProbeExchange): Effect | undefined {
  const outcome = outcomeOf(second);
  if (outcome !== 'accepted') return outcome === 'refused' ? 'refused' : undefined;
  if (!creates(operation)) return 'accepted';
  const [one, other] = [first, second].map((exchange) => at(responseOf(exchange)?.body.value, '/id'));
  if (typeof one !== 'string' || typeof other !== 'string') return undefined;
  return isSameText(one, other) ? 'same' : 'another';
}

function lowerFirst(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
