import type { OperationId } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { at, isObject, type Json } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import type { Field } from '../catalogue/tree.ts';
import type { Finding } from './discovery-finding.ts';
import { outcomeOf, type ProbeExchange } from './prober.ts';
import { type FieldChange, type RefusedChange, refusedChanges } from './refused-changes.ts';
import { fieldNames, sentFields, valueByNames, without, withValue } from './request-fields.ts';
import { placeOf } from './schema-places.ts';
import type { Session } from './session.ts';

const REQUIRED = 'required-fields';

/** Finds the fields of a request that are required, by leaving each out alone. */
export async function findRequiredFields(session: Session, operation: OperationId): Promise<Finding[]> {
  const fields = await sentFields(session, operation);
  const levels = [...groupBy(fields, ({ template }) => String(fromPointer(template).length)).values()];
  const refused: RefusedChange[] = [];
  for (const level of levels) {
    const changes = level.map(
      (field): FieldChange => ({
        names: fieldNames(field),
        what: `without ${field.path}`,
        apply: (body) => without(body, fieldNames(field)),
      }),
    );
    refused.push(...(await refusedChanges(session, operation, REQUIRED, changes)));
  }
  if (fields.length > 0 && refused.length === 0 && (await session.control(operation))) {
    const leftOut = session.prober.exchanges.filter(
      (one) => one.operation === operation && one.entry === REQUIRED && outcomeOf(one) === 'accepted',
    );
    return [session.note(operation, REQUIRED, 'Accepts a body without any one of its fields.', leftOut)];
  }
  for (const found of refused) await leaveOutElsewhere(session, operation, found.change, fields);
  return [
    {
      ...session.note(operation, REQUIRED, 'Requires some fields.', []),
      settle: (accepted) => requiredBy(session, operation, refused, accepted),
    },
  ];
}

/** A field may be required only beside certain values of others: it is left out beside the other values that the source has seen. */
async function leaveOutElsewhere(
  session: Session,
  operation: OperationId,
  { names, what }: FieldChange,
  fields: readonly Field[],
): Promise<void> {
  const body = session.controlsOf(operation).at(-1)?.request.body ?? null;
  for (const field of fields) {
    if (fieldNames(field)[0] === names[0]) continue;
    for (const value of field.seen.filter((one) => one !== '' && one !== at(body, field.template))) {
      const purpose = `${operation} ${what}, with another ${field.path} that has been seen`;
      const exchange = await session.attempt(operation, REQUIRED, purpose, {
        change: (sent) => without(withValue(sent, fieldNames(field), value), names),
      });
      if (exchange !== undefined && outcomeOf(exchange) === 'accepted') return;
    }
  }
}

/** An action for each object that requires fields; and a note about each field that was required of some requests only. */
function requiredBy(
  session: Session,
  operation: OperationId,
  refused: readonly RefusedChange[],
  accepted: readonly ProbeExchange[],
): Finding[] {
  const lacking = ({ change: { names } }: RefusedChange) =>
    accepted.filter((one) => one.operation === operation && lacks(one.request.body ?? null, names));
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
