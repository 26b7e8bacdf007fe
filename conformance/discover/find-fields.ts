import type { OperationId } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { IN_THIS_DEPLOYMENT } from '../../lib/in-this-deployment.ts';
import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { shows } from '../catalogue/effect.ts';
import { fieldsOf } from '../catalogue/tree.ts';
import { toHistory } from '../judge/history.ts';
import { type ObservedField, observedFields } from '../observe/observed-fields.ts';
import type { Redactor } from '../redact/redactor.ts';
import { type Finding, noteAbout } from './discovery-finding.ts';
import { inferSchema } from './infer-schema.ts';
import type { ProbeExchange } from './prober.ts';
import { placeOf, type SchemaPlace } from './schema-places.ts';

interface Instance extends ObservedField {
  readonly place: SchemaPlace;
  readonly exchange: ProbeExchange;
}

/** Fields of responses that the description lacks, and shapes of those whose shape it leaves open. */
export function findFields(
  exchanges: readonly ProbeExchange[],
  redactor: Redactor,
  repeat: number,
): Finding[] {
  const byId = new Map(exchanges.map((one) => [one.id, one]));
  const instances = toHistory(exchanges).responses.flatMap((response) => {
    const exchange = byId.get(response.exchange) as ProbeExchange;
    return observedFields(response).flatMap((field): Instance[] => {
      const names = fromPointer(field.field.template);
      const place = placeOf(response.operation, 'response', names);
      return place === undefined ? [] : [{ ...field, place, exchange }];
    });
  });
  const additional = unlisted(instances, redactor, repeat);
  return [...additional, ...noAdditional(additional, exchanges), ...shapes(instances, redactor, repeat)];
}

/** The result also names what was not seen, since a client may wonder about it. */
function noAdditional(additional: readonly Finding[], exchanges: readonly ProbeExchange[]): Finding[] {
  const about = (entry: string, words: string, seen: readonly ProbeExchange[]): Finding[] => {
    if (seen.length === 0 || additional.some((one) => one.entry === entry)) return [];
    return [noteAbout(undefined, entry, words, seen)];
  };
  const accounts = exchanges.filter(({ operation }) => shows(operation, 'Account'));
  return [
    ...about('unlisted-fields', 'No response has had a field that is not described.', exchanges),
    ...about(
      'account-notification-settings',
      'No account has had notification settings or realTimeAuth entries.',
      accounts,
    ),
  ];
}

const SEEN = 'Seen in responses of this deployment.';
const OF_NOTIFICATIONS = /notif|ntf|webhook|realtimeauth/i;

function unlisted(instances: readonly Instance[], redactor: Redactor, repeat: number): Finding[] {
  const objects = instances.filter(({ value, field }) => isObject(value) && field.properties.length > 0);
  const byComponent = groupBy(objects, ({ place }) => place.component ?? JSON.stringify(place.target));
  return [...byComponent.values()].flatMap((all) => {
    const names = new Set(all.flatMap(({ value, field }) => unlistedNames(value as JsonObject, field)));
    return [...names].flatMap((name) => {
      const having = all.filter(({ value }) => Object.hasOwn(value as JsonObject, name));
      const isEverywhere = having.length === all.length && isAuthored(all[0]?.place.component);
      const groups = isEverywhere
        ? [having]
        : [
            ...groupBy(
              having,
              ({ place, field }) => `${JSON.stringify(place.target)} ${field.template}`,
            ).values(),
          ];
      return groups.flatMap((some) => additionalField(name, some, isEverywhere, redactor, repeat));
    });
  });
}

/** Tells whether the description itself has the component: `AddressOrNull` is only in the published one. */
function isAuthored(component: string | undefined): boolean {
  return component !== undefined && !component.endsWith('OrNull');
}

function unlistedNames(value: JsonObject, { properties }: ObservedField['field']): string[] {
  const known = new Set(properties.map(({ name }) => name));
  return Object.keys(value)
    .filter((name) => !known.has(name))
    .slice(0, 200);
}

function additionalField(
  name: string,
  having: readonly Instance[],
  isEverywhere: boolean,
  redactor: Redactor,
  repeat: number,
): Finding[] {
  const [first] = having;
  if (first === undefined) return [];
  const { place } = first;
  const values = having.map(({ value }) => (value as JsonObject)[name] as Json);
  const seen = [...new Set(having.map(({ exchange }) => exchange))];
  const entry =
    shows(first.response.operation, 'Account') && OF_NOTIFICATIONS.test(name)
      ? 'account-notification-settings'
      : 'unlisted-fields';
  const found = { entry, seen, counterProbes: [] };
  const where = place.component ?? `${first.response.operation} ${first.field.path || 'response'}`;
  if (redactor.name(name) !== name || seen.length < repeat) {
    const words = 'Responses have had a field that is not described.';
    const update = { [IN_THIS_DEPLOYMENT]: [words] };
    return [
      {
        ...found,
        kind: 'note',
        target: place.target,
        says: `${where}: ${words}`,
        update: place.wrap(update),
      },
    ];
  }
  const schema = {
    description: SEEN,
    ...inferSchema(values, { redactor, description: SEEN }),
  };
  const update = { properties: { [name]: schema } };
  return [
    {
      ...found,
      kind: 'constraint',
      says: `${where} has the field ${name}.`,
      ...(isEverywhere
        ? { target: ['components', 'schemas', place.component as string], update }
        : { target: place.target, update: place.wrap(update) }),
    },
  ];
}

/** Fields that were null where the source saw them: a value of any other kind is a shape. */
function shapes(instances: readonly Instance[], redactor: Redactor, repeat: number): Finding[] {
  const open = instances.filter(
    ({ field, response, pointer }) =>
      field.notShown.some((id) => SHAPES.test(id)) &&
      at(response.sent, pointer) === undefined &&
      !isSentTo(response.operation, field.template),
  );
  const groups = groupBy(open, ({ place, field }) => `${JSON.stringify(place.target)} ${field.template}`);
  return [...groups.values()].flatMap((all): Finding[] => {
    const [{ field, place, response }] = all;
    const set = all.filter(({ value }) => value !== null && !(Array.isArray(value) && value.length === 0));
    const entry = field.notShown.find((id) => SHAPES.test(id)) as string;
    const where = `${response.operation} ${field.path}`;
    const seen = [...new Set((set.length === 0 ? all : set).map(({ exchange }) => exchange))];
    const found = { entry, target: place.target, seen, counterProbes: [] };
    if (set.length === 0 || seen.length < repeat) {
      const isEmpty = all.some(({ value }) => Array.isArray(value));
      const words = set.length > 0 ? 'Has had a value.' : isEmpty ? 'Has been empty.' : 'Has been null.';
      const update = place.wrap({ [IN_THIS_DEPLOYMENT]: [words] });
      return [{ ...found, kind: 'note', says: `${where}: ${words}`, update }];
    }
    // The source saw null, and that stays.
    const inferred = inferSchema([null, ...set.map(({ value }) => value)], { redactor, description: SEEN });
    const { type: _, ...rest } = inferred;
    const schema = place.schema.type === undefined ? inferred : rest;
    return [{ ...found, kind: 'constraint', says: `${where} has a shape.`, update: place.wrap(schema) }];
  });
}

/** Tells whether a request has the field, too, so that its value may be the one that was sent. */
function isSentTo(operation: OperationId, template: string): boolean {
  return fieldsOf(operation, 'request').some((one) => one.template === template);
}

/** Entries about values of any form. */
export const SHAPES = /-shapes?$/;
