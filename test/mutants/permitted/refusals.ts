/** Servers that refuse a call that nothing depends on, in any of the ways in which servers refuse. */
import type { PermittedVariation } from './permitted-variation.ts';
import { operationOf } from './to-bank.ts';

const html = { 'content-type': 'text/html' };

const WAYS: Readonly<Record<string, () => Response>> = {
  '400 and JSON': () => Response.json({ code: 'bad', details: [{ field: 'label' }] }, { status: 400 }),
  '402 and a page': () => new Response('<h1>Pay</h1>', { status: 402, headers: html }),
  '403 and nothing': () => new Response(null, { status: 403 }),
  '404 and null': () => Response.json(null, { status: 404 }),
  '409 and a text': () =>
    new Response('there is one', { status: 409, headers: { 'content-type': 'text/plain' } }),
  '418 and bytes': () => new Response(new Uint8Array([0, 255, 254]), { status: 418 }),
  '422 and a list': () => Response.json(['no'], { status: 422 }),
  '429 and a time': () => new Response(null, { status: 429, headers: { 'retry-after': '3600' } }),
  '451 and JSON that is none': () =>
    new Response('{"error":', { status: 451, headers: { 'content-type': 'application/json' } }),
  '500 and a resource': () => Response.json({ id: 'crd-1' }, { status: 500 }),
  '503 and nothing': () => new Response(null, { status: 503 }),
  '302 to elsewhere': () =>
    new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } }),
};

/** Only the second call of the operation is refused. */
function second(
  operation: 'createCard' | 'updateAccount',
  how: string,
  answer: () => Response,
): PermittedVariation {
  return {
    id: `the second ${operation} refused: ${how}`,
    factor: 'refusals',
    entries: ['errors', 'exceeded-limits', 'idempotency'],
    // A card more shows nothing that the first one does not; what only the later updates show stays open.
    ...(operation === 'updateAccount' && { leavesOpen: true }),
    around: (next) => {
      let calls = 0;
      return async (request) => {
        if (operationOf(request.method, new URL(request.url).pathname) === operation) calls += 1;
        else return next(request);
        return calls === 2 ? answer() : next(request);
      };
    },
  };
}

export const refusals: readonly PermittedVariation[] = Object.entries(WAYS).flatMap(([how, answer]) => [
  second('createCard', how, answer),
  second('updateAccount', how, answer),
]);
