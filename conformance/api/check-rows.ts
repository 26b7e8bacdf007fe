import { isObject, type JsonObject } from '../../lib/json.ts';
import { nearest } from '../../lib/nearest.ts';
import { isCallKind, kinds } from '../judge/checks/kinds.ts';
import type { ApiRow, ApiRows, RecordEffect, RecordName, RecordPart } from '../model/api-rows.ts';
import { type DescribedPlaces, describedPlaces } from './described-places.ts';
import { effectOf, isEntry, isNamedByRequest, kindsOfRow } from './record-names.ts';

/** Finds faults of a row or a record: a row by its id and a pointer into it, a record by its kind and operation. */
export interface RowProblem {
  readonly at:
    | { readonly row: string; readonly part: string }
    | { readonly kind: string; readonly operation: string };
  readonly message: string;
  readonly fix: string;
}

type Place = RowProblem['at'];

/** The description that rows are about. */
export interface RowsOf {
  /** Bundled, in OpenAPI 3.1. */
  readonly document: JsonObject;
  readonly operations: readonly { readonly id: string; readonly method: string; readonly path: string }[];
}

/** Checks of the banking platform, which know its accounts, contacts and programs. */
const OF_THE_BANK = ['ofAccount', 'ofContact', 'ofProgram', 'unsetIsEmpty', 'code'];

/** The effect that a related operation must have on the record, by kind of check. */
const RELATED_EFFECTS: Readonly<Record<string, readonly RecordEffect[]>> = {
  readBack: ['creates', 'updates'],
  gone: ['deletes'],
  listed: ['creates'],
  notListed: ['deletes'],
  pages: ['creates'],
};

/** Holds rows and records against a description: operations, parameters, places, and which records a check needs. */
export function checkRows(written: ApiRows, described: RowsOf): RowProblem[] {
  const known = new Map(
    described.operations.map((one) => [one.id, { ...one, places: describedPlaces(described.document, one) }]),
  );
  return [
    ...Object.entries(written.records).flatMap(([kind, operations]) =>
      Object.entries(operations).flatMap(([operation, name]) => {
        const place = { kind, operation };
        const found = known.get(operation);
        if (found === undefined) return [unknownOperation(operation, [...known.keys()], place)];
        return name.parts.flatMap((part) => checkPart(part, operation, found.places, place));
      }),
    ),
    ...written.rows.flatMap((row) => checkRow(row, written, known)),
  ];
}

type Known = ReadonlyMap<string, RowsOf['operations'][number] & { readonly places: DescribedPlaces }>;

function checkPart(part: RecordPart, operation: string, places: DescribedPlaces, place: Place): RowProblem[] {
  if ('path' in part) return parameter('path', part.path, operation, places, place);
  if ('query' in part) return parameter('query', part.query, operation, places, place);
  if ('sent' in part)
    return places.mayBeSent(part.sent) ? [] : [noPlace('request', operation, part.sent, place)];
  const pointer = 'entries' in part ? part.entries : part.response;
  return places.mayBeReturned(pointer) ? [] : [noPlace('response', operation, pointer, place)];
}

function checkRow(row: ApiRow, written: ApiRows, known: Known): RowProblem[] {
  const at = (part: string) => ({ row: row.id, part });
  if (row.id.includes('.response.'))
    return [
      problem(`The id ${row.id} is one of the form of a response.`, {
        place: at('/id'),
        fix: 'Name the operation, a dot, and the fact in words.',
      }),
    ];
  const unknown = row.operations.flatMap((operation, index) =>
    known.has(operation) ? [] : [unknownOperation(operation, [...known.keys()], at(`/operations/${index}`))],
  );
  if (unknown.length > 0) return unknown;
  const [name = '', operand] = Object.entries(row.check)[0] ?? [];
  const kind = kinds[name];
  if (OF_THE_BANK.includes(name) || kind === undefined)
    return [
      problem(`The check ${name} is about the banking platform of this package alone.`, {
        place: at('/check'),
        fix: `Use one of: ${Object.keys(kinds)
          .filter((one) => !OF_THE_BANK.includes(one))
          .join(', ')}.`,
      }),
    ];
  const [judged = '', ...relatedOperations] = row.operations;
  const own = (known.get(judged) as { places: DescribedPlaces }).places;
  const relatedPlaces = relatedOperations.map(
    (one) => (known.get(one) as { places: DescribedPlaces }).places,
  );
  return [
    ...(isCallKind(kind) || name === 'unchanged' ? checkRecords(row, name, written, known) : []),
    ...checkOperand(name, operand, { judged, own, relatedPlaces, at: at(`/check/${name}`) }),
    ...checkWhere(row, own, relatedPlaces, at('/where')),
  ];
}

interface Operand {
  readonly judged: string;
  readonly own: DescribedPlaces;
  readonly relatedPlaces: readonly DescribedPlaces[];
  readonly at: Place;
}

function checkOperand(
  name: string,
  operand: unknown,
  { judged, own, relatedPlaces, at }: Operand,
): RowProblem[] {
  const pairs: [string, unknown][] = isObject(operand)
    ? Object.entries(operand)
    : Array.isArray(operand)
      ? operand.map((one) => [String(one), undefined])
      : [];
  const response = (place: string) =>
    own.mayBeReturned(place) ? [] : [noPlace('response', judged, place, at)];
  switch (name) {
    case 'refused':
    case 'gone':
    case 'repeated':
    case 'ifMatch':
    case 'listed':
    case 'notListed':
    // A value that is never sent is mostly not described.
    case 'neverSent':
      return [];
    case 'pages':
      return parameter('query', String(operand), judged, own, at);
    case 'filtered':
    case 'atMost':
      return pairs.flatMap(([place, one]) => [
        ...response(place),
        ...askedPlace(String(one), judged, own, at),
      ]);
    case 'pathParameter':
      return pairs.flatMap(([place, one]) => [
        ...response(place),
        ...parameter('path', String(one), judged, own, at),
      ]);
    case 'returned':
    case 'includes':
      return pairs.flatMap(([place, from]) => [
        ...response(place),
        ...(own.mayBeSent(String(from)) ? [] : [noPlace('request', judged, String(from), at)]),
      ]);
    case 'readBack':
      return pairs.flatMap(([place, from]) => [
        ...response(place),
        ...(relatedPlaces.some((one) => one.mayBeSent(String(from)))
          ? []
          : [noPlace('request', "the row's further operations", String(from), at)]),
      ]);
    case 'sameAs':
    case 'lastFourOf':
    case 'ordered':
      return pairs.flatMap(([place, other]) => [
        ...response(place),
        ...(own.mayBeReturned(String(other)) || (name !== 'ordered' && own.mayBeSent(String(other)))
          ? []
          : [noPlace('response', judged, String(other), at)]),
      ]);
    default:
      return pairs.flatMap(([place]) => response(place));
  }
}

function checkWhere(
  { where = {}, operations: [judged = ''] }: ApiRow,
  own: DescribedPlaces,
  relatedPlaces: readonly DescribedPlaces[],
  at: Place,
): RowProblem[] {
  const ofBank = (['noProgramAmount', 'sentGroup'] as const).filter((one) => where[one] !== undefined);
  const places = Object.keys({
    ...where.response,
    ...where.entry,
    ...(where.set !== undefined && { [where.set]: '' }),
  });
  return [
    ...ofBank.map((one) =>
      problem(`The condition ${one} is about the banking platform of this package alone.`, {
        place: at,
        fix: 'Use sent, query, entry, response, set or sentValue.',
      }),
    ),
    ...Object.keys(where.entry ?? {})
      .filter((one) => !one.includes('*'))
      .map((one) =>
        problem(`The place ${one} of the condition entry is in no list.`, {
          place: at,
          fix: 'Write `*` for each entry: /*/state.',
        }),
      ),
    ...places.filter((one) => !own.mayBeReturned(one)).map((one) => noPlace('response', judged, one, at)),
    ...Object.keys(where.sent ?? {})
      .filter((one) => ![own, ...relatedPlaces].some((places) => places.mayBeSent(one)))
      .map((one) => noPlace('request', judged, one, at)),
    ...Object.keys(where.query ?? {}).flatMap((one) => askedPlace(one, judged, own, at)),
  ];
}

function checkRecords(row: ApiRow, name: string, { records }: ApiRows, known: Known): RowProblem[] {
  const error = (message: string, fix: string, part = '/check') =>
    problem(message, { place: { row: row.id, part }, fix });
  const { operations, record } = row;
  const [judged = '', ...relatedOperations] = operations;
  if (record !== undefined && !Object.hasOwn(records, record)) {
    const near = nearest(record, Object.keys(records));
    return [
      error(
        `There is no kind of record ${record}.`,
        near === undefined ? 'Write it in records.yaml.' : `Did you mean ${near}?`,
        '/record',
      ),
    ];
  }
  const found = kindsOfRow(row, records);
  const [kind] = found;
  const missing =
    kind === undefined ? operations : operations.filter((one) => records[kind]?.[one] === undefined);
  if (kind === undefined || missing.length > 0)
    return [
      error(
        `records.yaml does not say where ${missing.join(' and ')} ${missing.length > 1 ? 'name' : 'names'} ${kind === undefined ? 'a record, of one kind for all operations of the row' : `the ${kind}`}.`,
        `Write it there: Kind: { ${judged}: { path: id } }. docs/behavior.md has an example.`,
        '/operations',
      ),
    ];
  const own = records[kind]?.[judged] as RecordName;
  const effects = RELATED_EFFECTS[name];
  const needsRelated = effects !== undefined || name === 'afterward';
  if (needsRelated && relatedOperations.length === 0)
    return [
      error(
        `The check ${name} needs a further operation: the one that ${effects === undefined ? 'changes' : effects.join(' or ')} the record.`,
        'Add it to operations.',
        '/operations',
      ),
    ];
  const isList = name === 'listed' || name === 'notListed' || name === 'pages';
  return [
    ...relatedOperations.flatMap((related, index) => {
      const effect = effectOf(records[kind]?.[related] as RecordName, known.get(related)?.method ?? '');
      if (effects === undefined || effects.includes(effect)) return [];
      return [
        error(
          `${related} ${effect} the ${kind}, and ${name} needs an operation that ${effects.join(' or ')} it.`,
          found.length > 1
            ? `Say which record: \`record: ${found[1]}\`. The operations name ${found.join(' and ')}.`
            : 'Name another operation, or correct its effect in records.yaml.',
          `/operations/${index + 1}`,
        ),
      ];
    }),
    ...(isList && !isEntry(own)
      ? [
          error(
            `${judged} is not said to be a list of ${kind}.`,
            `Write in records.yaml: ${kind}: { ${judged}: { entries: /id } }.`,
          ),
        ]
      : []),
    ...(['gone', 'refused', 'repeated', 'ifMatch'].includes(name) && !isNamedByRequest(own)
      ? [
          error(
            `The request of ${judged} does not name the ${kind}, so no one can say which one a refusal is about.`,
            'Name an operation that has its identifier in the path, the query or the body of the request.',
          ),
        ]
      : []),
    ...(name === 'unchanged' && isEntry(own)
      ? [
          error(
            `${judged} is a list, and unchanged is about one record.`,
            'Name the operation that reads one.',
          ),
        ]
      : []),
  ];
}

function unknownOperation(operation: string, known: readonly string[], place: Place): RowProblem {
  const near = nearest(operation, known);
  return problem(`The description has no operation ${operation}.`, {
    place,
    fix:
      near === undefined ? `The operations are: ${known.slice(0, 20).join(', ')}.` : `Did you mean ${near}?`,
  });
}

function parameter(
  where: 'path' | 'query',
  name: string,
  operation: string,
  places: DescribedPlaces,
  place: Place,
): RowProblem[] {
  const known = places.parameters(where);
  if (known.includes(name)) return [];
  const near = nearest(name, known);
  return [
    problem(`${operation} has no ${where} parameter ${name}.`, {
      place,
      fix:
        near !== undefined
          ? `Did you mean ${near}?`
          : known.length === 0
            ? `It has no ${where} parameter.`
            : `It has: ${known.join(', ')}.`,
    }),
  ];
}

/** A query parameter, or a place of the request where the name begins with a slash. */
function askedPlace(name: string, operation: string, places: DescribedPlaces, place: Place): RowProblem[] {
  if (!name.startsWith('/')) return parameter('query', name, operation, places, place);
  return places.mayBeSent(name) ? [] : [noPlace('request', operation, name, place)];
}

function noPlace(of: 'request' | 'response', operation: string, pointer: string, place: Place): RowProblem {
  return problem(`The ${of} of ${operation} has nothing at ${pointer}.`, {
    place,
    fix: `Write a place that the description has in the JSON body of a ${of === 'request' ? 'request' : 'success'}.`,
  });
}

function problem(
  message: string,
  { place, fix }: { readonly place: Place; readonly fix: string },
): RowProblem {
  return { at: place, message, fix };
}
