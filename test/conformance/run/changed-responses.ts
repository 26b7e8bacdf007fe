import { type OperationId, operations } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';

export type Body = Record<string, Json>;
export type Fetch = (request: Request) => Promise<Response>;

/** Changes successful answers to an operation. */
export const changing =
  (operation: OperationId, change: (body: Body, sent: Body, count: number) => unknown) =>
  (next: Fetch): Fetch => {
    let count = 0;
    const { method, path } = operations[operation];
    const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    return async (request) => {
      if (request.method !== method || !pattern.test(new URL(request.url).pathname)) return next(request);
      const sent = (await request.clone().json()) as Body;
      const answer = await next(request);
      if (!answer.ok) return answer;
      const changed = change((await answer.json()) as Body, sent, ++count);
      return changed instanceof Response ? changed : Response.json(changed, { status: answer.status });
    };
  };
