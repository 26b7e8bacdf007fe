import type { OperationId } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { IN_THIS_DEPLOYMENT } from '../../lib/in-this-deployment.ts';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { type Field, fieldsOf } from '../catalogue/tree.ts';
import { without, withValue } from './changes.ts';
import { withinLimit } from './find-longest.ts';
import type { Finding } from './finding.ts';
import { operationPath, placeOf } from './places.ts';
import { outcomeOf, type ProbeExchange, statusesOf } from './prober.ts';
import { type FieldChange, type RefusedChange, refusedChanges } from './refused-changes.ts';
import type { Session } from './session.ts';

const REQUIRED = 'required-fields';
const VALIDATION = 'field-validation';

/** Which fields of a request are required: each was left out alone. */
export async function findRequiredFields(session: Session, operation: OperationId): Promise<Finding[]> {
  const fields = await sentFields(session, operation);
  const levels = [...groupBy(fields, ({ template }) => String(fromPointer(template).length)).values()];
  const refused: RefusedChange[] = [];
  for (const level of levels) {
    const changes = level.map(
      (field): FieldChange => ({
        names: namesOf(field),
        what: `without ${field.path}`,
        apply: (body) => without(body, namesOf(field)),
      }),
    );
    refused.push(...(await refusedChanges(session, operation, REQUIRED, changes)));
  }
  if (fields.length > 0 && refused.length === 0 && (await session.control(operation))) {
    const leftOut = session.prober.exchanges.filter(
      (one) => one.operation === operation && one.entry === REQUIRED && outcomeOf(one) === 'accepted',
    );
    return [noteOn(session, operation, REQUIRED, 'Accepts a body without any one of its fields.', leftOut)];
  }
  for (const found of refused) await leaveOutElsewhere(session, operation, found.change, fields);
  return [
    {
      ...noteOn(session, operation, REQUIRED, 'Requires some fields.', []),
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
    if (namesOf(field)[0] === names[0]) continue;
    for (const value of field.seen.filter((one) => one !== '' && one !== at(body, field.template))) {
      const purpose = `${operation} ${what}, with another ${field.path} that has been seen`;
      const exchange = await session.attempt(operation, REQUIRED, purpose, {
        change: (sent) => without(withValue(sent, namesOf(field), value), names),
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
      return noteOn(session, operation, REQUIRED, words, [...one.seen, ...lacking(one)]);
    }),
  ];
}

/** Whether the object that the field belongs to is there without it. */
function lacks(body: Json, names: readonly string[]): boolean {
  const holder = names.slice(0, -1).reduce<Json | undefined>(member, body);
  return isObject(holder) && !Object.hasOwn(holder, names.at(-1) as string);
}

function member(here: Json | undefined, name: string): Json | undefined {
  return isObject(here) ? here[name] : undefined;
}

/** Which forms of values a deployment refuses although the description allows them: empty texts, long ones, unknown fields. */
export async function findFieldRules(session: Session, operation: OperationId): Promise<Finding[]> {
  const fields = await sentFields(session, operation);
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
  const limited: Finding[] = [];
  for (const found of long) limited.push(...(await limitOf(session, operation, found)));
  return [
    ...empty.flatMap((found) =>
      constrain(session, operation, found, { minLength: 1 }, 'refuses an empty text as'),
    ),
    ...limited,
    ...(await findUnknownFields(session, operation)),
    ...(await findWrongType(session, operation, texts)),
  ];
}

/** Longer than any text that is meant to be read. */
const LONG = 5000;

async function limitOf(session: Session, operation: OperationId, found: RefusedChange): Promise<Finding[]> {
  const { names } = found.change;
  const ask = async (length: number) => {
    const exchange = await session.attempt(
      operation,
      VALIDATION,
      `${operation} with ${names.join('.')} of ${length} characters`,
      { change: (body) => withValue(body, names, 'x'.repeat(length)) },
    );
    return exchange && outcomeOf(exchange);
  };
  const maxLength = await withinLimit(LONG, ask, Math.max(2, session.repeat));
  // A field that takes no text of this kind at all is not limited in its length.
  if (maxLength === undefined || !(await session.control(operation))) return [];
  return constrain(session, operation, found, { maxLength }, `accepts up to ${maxLength} characters as`);
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
      names: namesOf(field),
      what: `with an unknown field in ${field.path || 'the body'}`,
      apply: (changed) => withValue(changed, [...namesOf(field), UNKNOWN_FIELD], 'x'),
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
  return [noteOn(session, operation, VALIDATION, 'Accepts fields that are not described.', seen)];
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
  return [noteOn(session, operation, VALIDATION, words, found.seen)];
}

/** The described fields that the complete request has. Those in lists and free-form values are left as they are. */
async function sentFields(session: Session, operation: OperationId): Promise<Field[]> {
  if (!(await session.control(operation))) return [];
  const body = session.controlsOf(operation).at(-1)?.request.body;
  return fieldsOf(operation, 'request').filter(
    ({ template }) => template !== '' && !template.includes('*') && at(body ?? null, template) !== undefined,
  );
}

function change(field: Field, what: string, value: Json): FieldChange {
  const names = namesOf(field);
  return {
    names,
    what: `with ${field.path} ${what}`,
    apply: (body) => withValue(body, names, value),
  };
}

function namesOf({ template }: Field): string[] {
  return template === '' ? [] : fromPointer(template);
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
  return [noteOn(session, operation, VALIDATION, note, found.seen)];
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
    counterProbes: [session.counterProbe(operation)],
  };
  const settle = (accepted: readonly ProbeExchange[]) => {
    const breaking = accepted.filter((one) => {
      const value = names.reduce<Json | undefined>(member, one.request.body);
      return one.operation === operation && typeof value === 'string' && !hasLength(value, update);
    });
    if (breaking.length === 0) return [finding];
    const note = `${says.charAt(0).toUpperCase()}${says.slice(1)} in some requests, and not in all.`;
    return [noteOn(session, operation, VALIDATION, note, [...seen, ...breaking])];
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

export function noteOn(
  session: Session,
  operation: OperationId,
  entry: string,
  words: string,
  seen: Finding['seen'],
): Finding {
  return {
    entry,
    kind: 'note',
    target: operationPath(operation),
    says: `${operation}: ${words}`,
    update: { [IN_THIS_DEPLOYMENT]: [words] },
    seen,
    counterProbes: [session.counterProbe(operation)],
  };
}
