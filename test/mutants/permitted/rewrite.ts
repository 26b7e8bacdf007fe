/** Functions around a bank that rewrite what comes back; for what no fault can do. */

import type { OperationId } from '../../../generated/operations.ts';
import type { Json } from '../../../lib/json.ts';
import type { PermittedVariation } from './permitted-variation.ts';
import { operationOf } from './to-bank.ts';

type Around = NonNullable<PermittedVariation['around']>;

/** Rewrites the text of each success. */
export function rewriteText(toText: (text: string, operation: OperationId) => string): Around {
  return (next) => async (request) => {
    const answer = await next(request);
    if (!answer.ok) return answer;
    const operation = operationOf(request.method, new URL(request.url).pathname);
    if (operation === undefined) return answer;
    const { status, headers } = answer;
    return new Response(toText(await answer.text(), operation), { status, headers });
  };
}

/** Rewrites each value of each success, innermost first. */
export function rewriteValues(toValue: (value: Json, operation: OperationId) => Json): Around {
  return rewriteText((text, operation) =>
    JSON.stringify(JSON.parse(text, (_name, value: Json) => toValue(value, operation))),
  );
}
