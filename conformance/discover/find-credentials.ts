import {
  type CredentialName,
  credentials,
  type OperationId,
  operations,
} from '../../generated/operations.ts';
import { isObject } from '../../lib/json.ts';
import type { Finding } from './discovery-finding.ts';
import { outcomeOf, type ProbeExchange, statusesOf } from './prober.ts';
import { atPath, operationPath } from './schema-places.ts';
import type { Session } from './session.ts';

type Alternative = readonly CredentialName[];

/** Finds the given credentials that an operation can be called without. */
export async function findCredentials(session: Session, operation: OperationId): Promise<Finding[]> {
  const { credentialsListed } = operations[operation];
  const entry = credentialsListed ? 'header-mandatory' : 'create-contact-headers';
  const given = givenCredentials(session, operation);
  if (given.length === 0 || !(await session.control(operation))) return [];
  const described = alternativesOf(operation);
  // An alternative with a credential that is not there cannot be tried.
  const tried = (credentialsListed ? described : subsetsOf(given)).filter(
    (one) => one.length < given.length && one.every((name) => given.includes(name)),
  );
  const outcomes = new Map<Alternative, readonly ProbeExchange[]>();
  // The fewest first: what is accepted without any needs no further call.
  for (const alternative of [...tried].sort((one, other) => one.length - other.length)) {
    const isCovered = [...outcomes].some(
      ([fewer, seen]) => isAccepted(seen) && fewer.every((name) => alternative.includes(name)),
    );
    if (!isCovered) outcomes.set(alternative, await callWith(session, operation, entry, alternative, given));
  }
  // A refused request may have been refused for another reason.
  if (!(await session.control(operation))) return [];
  const refused = [...outcomes].filter(([, seen]) => isRefused(seen));
  const accepted = [...outcomes].filter(([, seen]) => isAccepted(seen));
  const counterProbes = [session.counterProbe(operation, `the same request with ${namesOf(given)}`)];
  const security = [...operationPath(operation), 'security'];
  const notes = accepted.map(([alternative, seen]) =>
    session.note(operation, entry, `Accepts calls with ${namesOf(alternative)}.`, seen),
  );
  const removals = [...described.entries()].toReversed().flatMap(([index, alternative]): Finding[] => {
    const seen = refused.find(([one]) => isSameSet(one, alternative))?.[1];
    if (seen === undefined) return [];
    const statuses = statusesOf(seen).join(' or ');
    const says = `${operation} refuses calls with ${namesOf(alternative)} (${statuses}).`;
    return [
      {
        entry,
        kind: 'constraint',
        target: [...security, index],
        says,
        remove: true,
        seen,
        counterProbes,
        byRefusal: true,
      },
    ];
  });
  if (credentialsListed || removals.length === 0) return [...removals, ...notes];
  if (accepted.length === 0 && refused.length < outcomes.size) return [];
  // Nothing is described that is left: what is enough comes in its place.
  const least = accepted.length > 0 ? accepted : [[given, session.controlsOf(operation)] as const];
  const additions = least.map(
    ([alternative, seen]): Finding => ({
      entry,
      kind: 'constraint',
      target: security,
      says: `${operation} accepts calls with ${namesOf(alternative)}.`,
      update: Object.fromEntries(alternative.map((name) => [name, []])),
      seen,
      counterProbes,
    }),
  );
  return [...additions, ...removals];
}

export function givenCredentials(session: Session, operation: OperationId): CredentialName[] {
  const { options } = session.prober.input;
  return operations[operation].credentials.filter((name) => options[name] !== undefined);
}

async function callWith(
  session: Session,
  operation: OperationId,
  entry: string,
  alternative: Alternative,
  given: readonly CredentialName[],
): Promise<readonly ProbeExchange[]> {
  const withoutHeaders = given
    .filter((name) => !alternative.includes(name))
    .map((name) => credentials[name].wireName);
  const send = () =>
    session.attempt(operation, entry, `${operation} with ${namesOf(alternative)}`, { withoutHeaders });
  const first = await send();
  if (first === undefined) return [];
  if (outcomeOf(first) === 'refused') return (await session.confirm({ operation, send }, first))?.seen ?? [];
  const seen = [first];
  while (seen.length < session.repeat) {
    const exchange = await send();
    // Different responses to the same call show nothing.
    if (exchange === undefined || outcomeOf(exchange) !== 'accepted') return [];
    seen.push(exchange);
  }
  return seen;
}

function isRefused(seen: readonly ProbeExchange[]): boolean {
  return seen.length > 0 && seen.every((one) => outcomeOf(one) === 'refused');
}

function isAccepted(seen: readonly ProbeExchange[]): boolean {
  return seen.length > 0 && seen.every((one) => outcomeOf(one) === 'accepted');
}

/** The alternatives of `security`, in the order of the description. */
function alternativesOf(operation: OperationId): Alternative[] {
  const security = atPath([...operationPath(operation), 'security']);
  return Array.isArray(security)
    ? security.map((one) => (isObject(one) ? (Object.keys(one) as CredentialName[]) : []))
    : [];
}

function subsetsOf([name, ...others]: readonly CredentialName[]): Alternative[] {
  if (name === undefined) return [[]];
  return subsetsOf(others).flatMap((one) => [one, [name, ...one]]);
}

function isSameSet(one: Alternative, other: Alternative): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}

function namesOf(alternative: Alternative): string {
  if (alternative.length === 0) return 'no credentials';
  return alternative.map((name) => credentials[name].wireName).join(' and ');
}
