import type { OperationId } from '../catalogue/operations.ts';
import { at, type Json } from '../json.ts';
import { type Exchange, isSuccess } from '../transport/exchange.ts';
import { isSameText } from './same-id.ts';

/** A successful response with a JSON body, and the request that it answers: what checks look at. */
export interface ObservedResponse {
  /** `Exchange.id` */
  readonly exchange: string;
  readonly operation: OperationId;
  readonly pathParameters: Readonly<Record<string, string>>;
  /** The body that was sent. */
  readonly sent: Json | undefined;
  /** The body that came back. */
  readonly body: Json;
  /** When the answer had arrived, in milliseconds since 1970 by the suite's clock. */
  readonly answeredAt: number;
}

/** The exchanges of a run, and the successful ones among them by operation and by record. */
export interface History {
  readonly exchanges: readonly Exchange[];
  /** The successful responses of an operation, oldest first. */
  of<Id extends OperationId>(operation: Id): readonly ObservedResponse[];
  /** The account with this id: as its creation returned it, or else the last update of it. */
  account(id: Json | undefined): ObservedResponse | undefined;
  /** The program with this id. */
  program(id: Json | undefined): ObservedResponse | undefined;
  /** The contact with this id, as its creation returned it. */
  contact(id: Json | undefined): ObservedResponse | undefined;
}

export function toHistory(exchanges: readonly Exchange[]): History {
  const responses = exchanges.flatMap(toObservedResponse);
  const of = (operation: OperationId) => responses.filter((one) => one.operation === operation);
  const withId = (id: Json | undefined, ...operations: OperationId[]) =>
    responses.findLast(
      (one) => id !== undefined && operations.includes(one.operation) && isSameText(at(one.body, '/id'), id),
    );
  return {
    exchanges,
    of,
    account: (id) => withId(id, 'createAccount') ?? withId(id, 'updateAccount'),
    program: (id) => withId(id, 'retrieveProgram'),
    contact: (id) => withId(id, 'createContact'),
  };
}

function toObservedResponse({ id, operation, request, outcome, endedAt }: Exchange): ObservedResponse[] {
  if (outcome.kind !== 'answer' || !isSuccess(outcome)) return [];
  const body = outcome.body.value;
  if (body === undefined) return [];
  const { pathParameters, body: sent } = request;
  return [{ exchange: id, operation, pathParameters, sent, body, answeredAt: endedAt }];
}
