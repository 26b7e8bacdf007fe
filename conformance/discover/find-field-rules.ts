import type { OperationId } from '../../generated/operations.ts';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { type Field, fieldsOf } from '../catalogue/tree.ts';
import type { Finding } from './discovery-finding.ts';
import { withinLimit } from './find-longest.ts';
import { requiredFields } from './find-required.ts';
import { outcomeOf, type ProbeExchange, statusesOf } from './prober.ts';
import { type FieldChange, type RefusedChange, refusedChanges, sendChanged } from './refused-changes.ts';
import { fieldNames, valueByNames, withValue } from './request-fields.ts';
import { placeOf } from './schema-places.ts';
import type { Session } from './session.ts';

const VALIDATION = 'field-validation';

/** Finds the values that a deployment refuses although the description allows them: empty texts, long ones, unknown fields. */
export async function findFieldRules(session: Session, operation: OperationId): Promise<Finding[]> {
  const { fields, sometimes, others } = await requiredFields(session, operation, VALIDATION);
  const texts = fields.filter(({ types }) => types?.includes('string'));
  const empty = await refusedChanges(
    session,
    operation,
    VALIDATION,
    texts.map((field) => change(field, 'empty', '')),
  );
  const free = texts.filter(({ format, seen }) => format === undefined && seen.length === 0);
  const long = await refusedChanges(
    session,
    operation,
    VALIDATION,
    free.map((field) => change(field, `of ${LONG} characters`, 'x'.repeat(LONG))),
  );
  const limited: (RefusedChange & { readonly maxLength: number })[] = [];
  for (const found of long) limited.push(...(await limitOf(session, operation, found)));
  for (const found of [empty, limited])
    await others.refused(
      found.map((one) => one.change),
      sometimes,
    );
  return [
    ...empty.flatMap((found) =>
      constrain(session, operation, found, { minLength: 1 }, 'refuses an empty text as'),
    ),
    ...limited.flatMap(({ maxLength, ...found }) =>
      constrain(session, operation, found, { maxLength }, `accepts up to ${maxLength} characters as`),
    ),
    ...(await findUnknownFields(session, operation)),
    ...(await findWrongType(session, operation, texts)),
  ];
}

/** Longer than any text that is meant to be read. */
const LONG = 5000;

async function limitOf(
  session: Session,
  operation: OperationId,
  found: RefusedChange,
): Promise<(RefusedChange & { readonly maxLength: number })[]> {
  const { names } = found.change;
  const ofLength = (length: number): FieldChange => ({
    names,
    what: `with ${names.join('.')} of ${length} characters`,
    apply: (body) => withValue(body, names, 'x'.repeat(length)),
  });
  const ask = async (length: number) => {
    const exchange = await sendChanged(session, operation, VALIDATION, [ofLength(length)]);
    return exchange && outcomeOf(exchange);
  };
  const maxLength = await withinLimit(LONG, ask, Math.max(2, session.repeat));
  // A field that takes no text of this kind at all is not limited in its length.
  if (maxLength === undefined) return [];
  const change = ofLength(maxLength + 1);
  const send = () => sendChanged(session, operation, VALIDATION, [change]);
  const confirmed = await session.confirm({ operation, send });
  return confirmed === undefined ? [] : [{ ...confirmed, change, maxLength }];
}

const UNKNOWN_FIELD = 'conformanceProbe';

async function findUnknownFields(session: Session, operation: OperationId): Promise<Finding[]> {
  const fields = fieldsOf(operation, 'request').filter(
    ({ properties, template }) => properties.length > 0 && !template.includes('*'),
  );
  if (!(await session.control(operation))) return [];
  const body = session.controlsOf(operation).at(-1)?.request.body;
  const objects = fields.filter(({ template }) => isObject(at(body, template)));
  const changes = objects.map(
    (field): FieldChange => ({
      names: fieldNames(field),
      what: `with an unknown field in ${field.path || 'the body'}`,
      apply: (changed) => withValue(changed, [...fieldNames(field), UNKNOWN_FIELD], 'x'),
    }),
  );
  const refused = await refusedChanges(session, operation, VALIDATION, changes);
  if (refused.length > 0) return refused.flatMap((found) => refusesUnknown(session, operation, found));
  const seen = session.prober.exchanges.filter(
    (one) =>
      one.operation === operation &&
      Object.hasOwn((one.request.body ?? {}) as object, UNKNOWN_FIELD) &&
      outcomeOf(one) === 'accepted',
  );
  if (seen.length === 0) return [];
  return [session.note(operation, VALIDATION, 'Accepts fields that are not described.', seen)];
}

async function findWrongType(
  session: Session,
  operation: OperationId,
  texts: readonly Field[],
): Promise<Finding[]> {
  const [field] = texts;
  if (field === undefined) return [];
  const [found] = await refusedChanges(session, operation, VALIDATION, [change(field, 'a number', 12)]);
  if (found === undefined) return [];
  const statuses = statusesOf(found.seen).join(' or ');
  const words = `Responds with ${statuses} to a value of another type than described.`;
  return [{ ...session.note(operation, VALIDATION, words, found.seen), byRefusal: true }];
}

function change(field: Field, what: string, value: Json): FieldChange {
  const names = fieldNames(field);
  return {
    names,
    what: `with ${field.path} ${what}`,
    apply: (body) => withValue(body, names, value),
  };
}

function refusesUnknown(session: Session, operation: OperationId, found: RefusedChange): Finding[] {
  const { names } = found.change;
  if (placeOf(operation, 'request', names)?.isOwn === true)
    return constrain(
      session,
      operation,
      found,
      { additionalProperties: false },
      'refuses fields that are not described in',
    );
  // Beside a reference, the keyword would not see the fields of what is referred to, and forbid them; and other places may refer to the same schema.
  const note = `Refuses fields that are not described in ${names.join('.')}.`;
  return [{ ...session.note(operation, VALIDATION, note, found.seen), byRefusal: true }];
}

function constrain(
  session: Session,
  operation: OperationId,
  { change: { names }, seen }: RefusedChange,
  update: JsonObject,
  words: string,
): Finding[] {
  const place = placeOf(operation, 'request', names);
  if (place === undefined) return [];
  const says = `${words} ${names.join('.') || 'its body'}`;
  const finding: Finding = {
    entry: VALIDATION,
    kind: 'constraint',
    target: place.target,
    says: `${operation} ${says}.`,
    update: place.wrap(update),
    seen,
    byRefusal: true,
    counterProbes: [session.counterProbe(operation)],
  };
  const settle = (accepted: readonly ProbeExchange[]) => {
    const breaking = accepted.filter((one) => {
      const value = valueByNames(one.request.body, names);
      return one.operation === operation && typeof value === 'string' && !hasLength(value, update);
    });
    if (breaking.length === 0) return [finding];
    const note = `${says.charAt(0).toUpperCase()}${says.slice(1)} in some requests, and not in all.`;
    return [session.note(operation, VALIDATION, note, [...seen, ...breaking])];
  };
  return [{ ...finding, settle }];
}

function hasLength(
  text: string,
  { minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonObject,
): boolean {
  const length = [...text].length;
  return length >= Number(minLength) && length <= Number(maxLength);
}
