import { isObject } from '../../../lib/json.ts';
import { normalizedId } from '../../judge/same-id.ts';
import { idsSent, knownIdsOf, type SentId } from '../call-ids.ts';
import { bankCalls, type ClientJudgement, HELD, type JudgeClient, violation } from '../client-judgement.ts';
import type { ClientRun, ObservedCall } from '../client-run.ts';
import { isFailure } from '../scenarios.ts';

const TAIL = /^([\da-f]{32}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** The kind that the text has the prefix of: `acc`. */
function kindOf(text: string): string | undefined {
  return /^(acc|con|prg|bus|per|crd|chd|shp|tra|pbr|cbn|pcc)-/.exec(text)?.[1];
}

function isWellFormed({ value, kind }: SentId): boolean {
  return value.startsWith(`${kind}-`) && TAIL.test(value.slice(kind.length + 1));
}

/** Other rows check what a client sends instead of an id that it does not have. */
function isKnownProblem(sent: SentId, known: ReadonlySet<string>): boolean {
  const other = kindOf(sent.value);
  return (other !== undefined && other !== sent.kind) || isAlmost(sent.value, known) || isNothing(sent.value);
}

function isNothing(value: string): boolean {
  return /^(undefined|null|nan|none|nil|\[object object\])?$/i.test(value.trim());
}

export const idFormat: JudgeClient = eachId((sent, run, call, known) =>
  isWellFormed(sent) || isKnownProblem(sent, known)
    ? HELD
    : violation(
        run,
        call,
        `${sent.kind}- and a UUID-style string`,
        `a text of ${sent.value.length} characters`,
        sent.pointer,
      ),
);

export const idKind: JudgeClient = eachId((sent, run, call) => {
  const kind = kindOf(sent.value);
  return kind === undefined || kind === sent.kind
    ? HELD
    : violation(run, call, `an identifier with ${sent.kind}-`, `one with ${kind}-`, sent.pointer);
});

export const idAsReturned: JudgeClient = eachId((sent, run, call, known) =>
  !known.has(sent.value) && isAlmost(sent.value, known)
    ? violation(run, call, 'the identifier as it was returned', HOW(sent.value, known), sent.pointer)
    : HELD,
);

export const idNotInvented: JudgeClient = eachId((sent, run, call, known) => {
  // After a failure, the same is a consequence that has a row of its own.
  if (
    known.has(sent.value) ||
    !isWellFormed(sent) ||
    isAlmost(sent.value, known) ||
    isFailure(run.scenario.kind)
  )
    return HELD;
  return violation(run, call, 'an identifier that was given or returned', 'another one', sent.pointer);
});

/** Tells whether two ids are the same but for case, hyphens, blanks or missing characters. */
function isAlmost(value: string, known: ReadonlySet<string>): boolean {
  if (known.has(value) || value.length < 8) return false;
  const bare = plainly(value);
  return [...known].some((one) => plainly(one).startsWith(bare));
}

function plainly(id: string): string {
  return id.trim().toLowerCase().replaceAll('-', '');
}

function HOW(value: string, known: ReadonlySet<string>): string {
  const same = [...known].filter((one) => plainly(one) === plainly(value));
  if (same.some((one) => one.toLowerCase() === value.toLowerCase())) return 'the same in other letters';
  return same.some((one) => one.length !== value.length)
    ? 'the same with other hyphens'
    : 'a part of it, or more than it';
}

function eachId(
  judge: (sent: SentId, run: ClientRun, call: ObservedCall, known: ReadonlySet<string>) => ClientJudgement,
): JudgeClient {
  return ({ all }) =>
    all.flatMap((run) =>
      bankCalls(run).flatMap((call) => {
        const ids = idsSent(call);
        if (ids.length === 0) return [];
        const known = knownIdsOf(run, call);
        return ids.map((sent) => judge(sent, run, call, known));
      }),
    );
}

/** These responses have shown to which account a contact belongs. */
export const contactOfTheAccount: JudgeClient = ({ all }) =>
  all.flatMap((run) => {
    const accounts = new Map<string, string>();
    for (const call of bankCalls(run)) {
      const body = bodyOf(call);
      if (isObject(body) && typeof body.id === 'string' && typeof body.accountId === 'string')
        if (body.id.startsWith('con-')) accounts.set(normalizedId(body.id), normalizedId(body.accountId));
    }
    return bankCalls(run).flatMap((call) => {
      const { value } = call.requestBody;
      if (!isObject(value) || typeof value.contactId !== 'string') return [];
      const account = accounts.get(normalizedId(value.contactId));
      if (account === undefined || typeof value.accountId !== 'string') return [];
      return account === normalizedId(value.accountId)
        ? [HELD]
        : [violation(run, call, 'a contact of the account', 'a contact of another account', '/contactId')];
    });
  });

function bodyOf({ response }: ObservedCall) {
  if (!('status' in response) || typeof response.body !== 'string') return undefined;
  try {
    return JSON.parse(response.body);
  } catch {
    return undefined;
  }
}
