import type { OperationId } from '../catalogue/operations.ts';
import { at, type Json } from '../json.ts';
import { type Exchange, isSuccess } from '../transport/exchange.ts';
import { isSameText } from './same-id.ts';

/** A call that was answered with success and a body of JSON: what checks look at. */
export interface Sight {
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

/** All that was seen of a deployment. */
export interface Seen {
  readonly exchanges: readonly Exchange[];
  /** Calls of an operation that were answered with success, oldest first. */
  of<Id extends OperationId>(operation: Id): readonly Sight[];
  /** The account with this id: as its creation returned it, or else the last update of it. */
  account(id: Json | undefined): Sight | undefined;
  /** The program with this id. */
  program(id: Json | undefined): Sight | undefined;
  /** The contact with this id, as its creation returned it. */
  contact(id: Json | undefined): Sight | undefined;
}

export function whatIsSeen(exchanges: readonly Exchange[]): Seen {
  const sights = exchanges.flatMap(toSight);
  const of = (operation: OperationId) => sights.filter((one) => one.operation === operation);
  const withId = (id: Json | undefined, ...operations: OperationId[]) =>
    sights.findLast(
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

function toSight({ id, operation, request, outcome, endedAt }: Exchange): Sight[] {
  if (outcome.kind !== 'answer' || !isSuccess(outcome)) return [];
  const body = outcome.body.value;
  if (body === undefined) return [];
  const { pathParameters, body: sent } = request;
  return [{ exchange: id, operation, pathParameters, sent, body, answeredAt: endedAt }];
}
