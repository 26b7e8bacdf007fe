import type { ClientFunction } from '../../../conformance/client/function-stage.ts';

/** A client that is right although it is otherwise than ours. */
export interface PermittedClient {
  readonly id: string;
  readonly client: ClientFunction;
}
