import { isProgramId } from '../../generated/identifiers.ts';
import type { OperationId } from '../../generated/operations.ts';
import { at, type Json } from '../../lib/json.ts';
import { creates, idInPath, type RecordKind, shownKind, shows } from '../catalogue/effect.ts';
import { type Exchange, isSuccess } from '../model/exchange.ts';
import { isSameText, prefixOf } from './same-id.ts';

/** A successful response with a JSON body, and the request that it answers: what checks look at. */
export interface ObservedResponse {
  /** `Exchange.id` */
  readonly exchange: string;
  readonly operation: OperationId;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The address of the request. Absent: nobody has asked for its query. */
  readonly url?: string;
  /** The body that was sent. */
  readonly sent: Json | undefined;
  /** `Exchange.request.unreadBody` */
  readonly unreadBody?: Exchange['request']['unreadBody'];
  /** The body that came back. */
  readonly body: Json;
  /** When the response had arrived, in milliseconds since 1970 by the suite's clock. */
  readonly receivedAt: number;
}

/** The known facts about other records when a response is checked. */
export interface KnownRecords {
  /** The account with this id: as its creation returned it, or else as it was shown last. */
  account(id: Json | undefined): ObservedResponse | undefined;
  /** The contact with this id: as its creation returned it, or else as it was shown last. */
  contact(id: Json | undefined): ObservedResponse | undefined;
  /**
   * The program that a response names, as it was last read before and as it was read next. For a response without a program id, the program that was
   * read, if there was only one. Recordings give one of the two, and their doubts say whether it may have changed.
   */
  programsOf(response: ObservedResponse): KnownPrograms;
  /** The program that an update's response names, around it and around the next update. Recordings have none: others may have changed it between. */
  programsAround(update: ObservedResponse): ProgramsAround;
  /** Earlier responses that showed the record named by a response's path: its creation, then later calls, oldest first. */
  earlier(response: ObservedResponse): readonly ObservedResponse[];
  /**
   * Identifiers of the kind of the record that a response created: of the other records that the operation created, and of those that calls to
   * `others` named in their paths.
   *
   * @param others operations that are never about a record of the response's operation
   */
  otherIds(response: ObservedResponse, others: readonly OperationId[]): readonly string[];
  /** The bodies that were sent in a run to create other records by the same operation. Recordings have none. */
  sentForOthers(response: ObservedResponse): readonly (Json | undefined)[];
  /** Creations of other records than the one that a response shows, before it. */
  creationsBefore(response: ObservedResponse): readonly Pick<ObservedResponse, 'body'>[];
}

export interface KnownPrograms {
  /** Oldest first. */
  readonly reads: readonly ObservedResponse[];
  /** It may have changed between the call and the only time that it was read. */
  readonly mayHaveChanged: boolean;
}

export interface ProgramsAround {
  readonly before?: ObservedResponse | undefined;
  /** The record as it was read next. */
  readonly later?: ObservedResponse | undefined;
  /** That update, if it was made before any other such one. */
  readonly after?: ObservedResponse | undefined;
  /** The update that follows. */
  readonly next?: ObservedResponse | undefined;
  /** The program that was read after that one. */
  readonly afterNext?: ObservedResponse | undefined;
}

/** The exchanges of a run, and the successful ones among them by operation and by record. */
export interface History extends KnownRecords {
  readonly exchanges: readonly Exchange[];
  /** The successful responses, oldest first. */
  readonly responses: readonly ObservedResponse[];
  /** The exchanges of an operation. */
  of(operation: OperationId): readonly ObservedResponse[];
  /** The exchanges that show a record of this kind. */
  showing(record: RecordKind): readonly ObservedResponse[];
  /** The exchanges that created one. */
  creating(record: RecordKind): readonly ObservedResponse[];
  /** The program with this id. */
  program(id: Json | undefined): ObservedResponse | undefined;
}

export function toHistory(exchanges: readonly Exchange[]): History {
  const responses = exchanges.flatMap(toObservedResponse);
  const of = (operation: OperationId) => responses.filter((one) => one.operation === operation);
  const showing = (record: RecordKind) => responses.filter(({ operation }) => shows(operation, record));
  const creating = (record: RecordKind) => responses.filter(({ operation }) => creates(operation, record));
  const latest = (record: RecordKind) => (id: Json | undefined) =>
    lastWithId(creating(record), id) ?? lastWithId(showing(record), id);
  const placeOf = ({ exchange }: ObservedResponse) => exchanges.findIndex(({ id }) => id === exchange);
  const readsAround = (response: ObservedResponse) => {
    const place = placeOf(response);
    const programs = readsOfProgram(response, showing('Program'));
    return {
      before: programs.findLast((one) => placeOf(one) < place),
      after: programs.find((one) => placeOf(one) > place),
    };
  };
  return {
    exchanges,
    responses,
    of,
    showing,
    creating,
    account: latest('Account'),
    program: latest('Program'),
    contact: latest('Contact'),
    programsOf(response) {
      const { before, after } = readsAround(response);
      const isNext = after !== undefined && placeOf(after) === placeOf(response) + 1;
      return {
        reads: [before, after].filter((one) => one !== undefined),
        mayHaveChanged: after === undefined || (before === undefined && !isNext),
      };
    },
    programsAround(update) {
      const { before, after } = readsAround(update);
      const next = of(update.operation).find((one) => placeOf(one) > placeOf(update));
      const known = { before, later: after };
      if (after === undefined || next === undefined) return { ...known, after };
      if (placeOf(next) < placeOf(after)) return known;
      return { ...known, after, next, afterNext: readsAround(next).after };
    },
    otherIds: (response, others) => otherIds(response, others, responses),
    creationsBefore({ exchange, body }) {
      const place = exchanges.findIndex(({ id }) => id === exchange);
      const before = new Set(exchanges.slice(0, place).map(({ id }) => id));
      return responses.filter(
        (one) =>
          creates(one.operation) &&
          before.has(one.exchange) &&
          !isSameText(at(one.body, '/id'), at(body, '/id')),
      );
    },
    sentForOthers: ({ exchange, operation }) =>
      of(operation)
        .filter((one) => one.exchange !== exchange)
        .map(({ sent }) => sent),
    earlier: (response) => earlierStates(response, responses),
  };
}

function lastWithId(found: readonly ObservedResponse[], id: Json | undefined): ObservedResponse | undefined {
  return found.findLast(({ body }) => id !== undefined && isSameText(at(body, '/id'), id));
}

/** The responses with the program of a record. If its id is no program's, the only program there is. */
function readsOfProgram(
  { body }: ObservedResponse,
  programs: readonly ObservedResponse[],
): readonly ObservedResponse[] {
  const id = at(body, '/programId');
  const own = programs.filter((one) => id !== undefined && isSameText(at(one.body, '/id'), id));
  if (own.length > 0 || isProgramId(id)) return own;
  const ids = new Set(programs.map((one) => at(one.body, '/id')));
  return ids.size === 1 ? programs : [];
}

/** Ids of the same kind that other records have. */
function otherIds(
  { exchange, operation, body }: ObservedResponse,
  others: readonly OperationId[],
  responses: readonly ObservedResponse[],
): string[] {
  const created = responses.filter((one) => one.exchange !== exchange && one.operation === operation);
  const named = responses.filter((one) => others.includes(one.operation));
  const kind = prefixOf(at(body, '/id'));
  return [
    ...created.map((one) => at(one.body, '/id')),
    ...named.flatMap(({ pathParameters }) => Object.values(pathParameters)),
  ].filter((id) => typeof id === 'string' && prefixOf(id) === kind) as string[];
}

/** The creation of the record in the path of a call, and what has shown it since. */
function earlierStates(
  response: ObservedResponse,
  responses: readonly ObservedResponse[],
): readonly ObservedResponse[] {
  const id = idInPath(response.operation, response.pathParameters);
  if (id === undefined) return [];
  const subject = shownKind(response.operation);
  const shown = responses.filter(({ operation }) => shownKind(operation) === subject);
  const place = shown.findIndex(({ exchange }) => exchange === response.exchange);
  return [
    ...shown.filter((one) => creates(one.operation) && at(one.body, '/id') === id),
    ...shown
      .slice(0, place)
      .filter((one) => !creates(one.operation) && idInPath(one.operation, one.pathParameters) === id),
  ];
}

export function toObservedResponse({
  id,
  operation,
  request,
  outcome,
  endedAt,
}: Exchange): ObservedResponse[] {
  if (outcome.kind !== 'response' || !isSuccess(outcome)) return [];
  const body = outcome.body.value;
  if (body === undefined) return [];
  const { url, pathParameters, body: sent, unreadBody } = request;
  return [
    {
      exchange: id,
      operation,
      pathParameters,
      url,
      sent,
      ...(unreadBody !== undefined && { unreadBody }),
      body,
      receivedAt: endedAt,
    },
  ];
}
