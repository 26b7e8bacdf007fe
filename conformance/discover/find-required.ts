import type { OperationId } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import type { Field } from '../catalogue/tree.ts';
import type { Finding } from './discovery-finding.ts';
import { leaveOut, OtherRequests } from './other-requests.ts';
import type { ProbeExchange } from './prober.ts';
import { type FieldChange, type RefusedChange, refusedChanges } from './refused-changes.ts';
import { fieldNames, sentFields, valueByNames } from './request-fields.ts';
import { placeOf } from './schema-places.ts';
import type { Session } from './session.ts';

const REQUIRED = 'required-fields';

/** The fields that a request lacks when it is refused, of the complete one. */
export interface RequiredFields {
  readonly fields: readonly Field[];
  readonly refused: readonly RefusedChange[];
  /** Changes that only some requests are refused for. */
  readonly sometimes: readonly FieldChange[];
  readonly others: OtherRequests;
}

const known = new WeakMap<Session, Map<OperationId, RequiredFields>>();

/** Finds them by leaving each out alone, then beside others. Once for each operation, since what is refused otherwise is tried beside them, too. */
export async function requiredFields(
  session: Session,
  operation: OperationId,
  entry: string,
): Promise<RequiredFields> {
  const ofSession = known.get(session) ?? new Map<OperationId, RequiredFields>();
  known.set(session, ofSession);
  const found = ofSession.get(operation);
  if (found !== undefined) return found;
  const fields = await sentFields(session, operation);
  const levels = [...groupBy(fields, ({ template }) => String(fromPointer(template).length)).values()];
  const refused: RefusedChange[] = [];
  for (const level of levels)
    refused.push(...(await refusedChanges(session, operation, entry, level.map(leaveOut))));
  const others = new OtherRequests(session, operation, entry, fields);
  const changes = refused.map(({ change }) => change);
  const always = await others.required(changes);
  const result = { fields, refused, sometimes: changes.filter((one) => !always.includes(one)), others };
  if (fields.length > 0) ofSession.set(operation, result);
  return result;
}

/** Finds the fields of a request that are required. */
export async function findRequiredFields(session: Session, operation: OperationId): Promise<Finding[]> {
  const { fields, refused } = await requiredFields(session, operation, REQUIRED);
  return [
    {
      ...session.note(operation, REQUIRED, 'Requires some fields.', []),
      settle: (accepted) => {
        const sure = refused.filter((one) => session.isSure(one));
        return requiredBy(session, operation, fields, sure, accepted);
      },
    },
  ];
}

/** An action for each object that requires fields; and a note about each field that was required of some requests only. */
function requiredBy(
  session: Session,
  operation: OperationId,
  fields: readonly Field[],
  refused: readonly RefusedChange[],
  accepted: readonly ProbeExchange[],
): Finding[] {
  const without = (names: readonly string[]) =>
    accepted.filter((one) => one.operation === operation && lacks(one.request.body ?? null, names));
  const lacking = ({ change }: RefusedChange) => without(change.names);
  const leftOut = fields.map((field) => without(fieldNames(field)));
  if (leftOut.length > 0 && leftOut.every((some) => some.length > 0))
    return [
      session.note(operation, REQUIRED, 'Accepts a body without any one of its fields.', [
        ...new Set(leftOut.flat()),
      ]),
    ];
  const byHolder = groupBy(
    refused.filter((one) => lacking(one).length === 0),
    ({ change }) => JSON.stringify(change.names.slice(0, -1)),
  );
  const sometimes = refused.filter((one) => lacking(one).length > 0);
  return [
    ...[...byHolder].flatMap(([holder, found]): Finding[] => {
      const place = placeOf(operation, 'request', JSON.parse(holder) as string[]);
      if (place === undefined) return [];
      const required = found.map(({ change }) => change.names.at(-1) as string);
      return [
        {
          entry: REQUIRED,
          kind: 'constraint',
          target: place.target,
          says: `${operation} requires ${found.map(({ change }) => change.names.join('.')).join(', ')}.`,
          update: place.wrap({ required }),
          seen: found.flatMap(({ seen }) => seen),
          counterProbes: [session.counterProbe(operation, 'the request with all fields')],
        },
      ];
    }),
    ...sometimes.map((one) => {
      const words = `Requires ${one.change.names.join('.')} in some requests, and not in all.`;
      return session.note(operation, REQUIRED, words, [...one.seen, ...lacking(one)]);
    }),
  ];
}

/** Tells whether the object that the field belongs to exists without it. */
function lacks(body: Json, names: readonly string[]): boolean {
  const holder = valueByNames(body, names.slice(0, -1));
  return isObject(holder) && !Object.hasOwn(holder, names.at(-1) as string);
}
