/** Servers that choose otherwise than the sandbox, one thing each, and what an overlay of each says otherwise. */
import type { OperationId } from '../../../generated/operations.ts';
import { at, type Json, type JsonObject } from '../../../lib/json.ts';
import type { Fetch } from '../../mutants/judge-bank.ts';
import { operationOf } from '../../mutants/permitted/to-bank.ts';
import type { BankToDiscover } from './discover-bank.ts';

export interface OtherChoice {
  /** The choice in words. */
  readonly id: string;
  readonly bank: () => BankToDiscover;
  /** Descriptions of actions that the overlay of the sandbox lacks. */
  readonly says: readonly string[];
  /** All actions that may differ, `entry description`, in either overlay. */
  readonly differs: RegExp;
}

type Call = { readonly operation: OperationId; readonly body: Json | undefined; readonly request: Request };

/** A function around the bank that sees what is asked. */
const around =
  (respond: (call: Call, next: Fetch) => Promise<Response>): NonNullable<BankToDiscover['around']> =>
  (next) =>
  async (request) => {
    const path = new URL(request.url).pathname;
    const { method } = request;
    const operation = operationOf(method, path);
    if (operation === undefined) return next(request);
    const text = await request.clone().text();
    const body = text === '' ? undefined : (JSON.parse(text) as Json);
    return respond({ operation, body, request }, next);
  };

/** As the sandbox refuses. */
const refuse = (pointer: string) =>
  Response.json(
    {
      ...{ type: 'about:blank', title: 'Unprocessable Content', status: 422, code: 'refused' },
      detail: 'The bank does not accept this request.',
      errors: [{ pointer, in: 'body', detail: 'is not accepted', keyword: 'allowed' }],
    },
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  );

const rewriteErrors = (rewrite: (status: number, body: JsonObject) => Response) =>
  around(async ({ request }, next) => {
    const response = await next(request);
    return response.status < 400 ? response : rewrite(response.status, (await response.json()) as JsonObject);
  });

export const otherChoices: readonly OtherChoice[] = [
  {
    id: 'a contact requires an e-mail address',
    bank: () => ({
      around: around(async ({ operation, body, request }, next) =>
        operation === 'createContact' && at(body, '/email') === undefined ? refuse('#/email') : next(request),
      ),
    }),
    says: ['createContact requires accountId, name, email.'],
    differs: /^required-fields createContact|^errors Bodies/,
  },
  {
    id: 'errors are {error:{code,message}}',
    bank: () => ({
      around: rewriteErrors((status, { detail = null }) =>
        Response.json({ error: { code: `E${status}`, message: detail } }, { status }),
      ),
    }),
    says: [
      'createCard responds with 422 to some requests.',
      'Bodies of errors have the shape DeploymentError.',
    ],
    differs: /^errors /,
  },
  {
    id: 'errors are plain text',
    bank: () => ({
      around: rewriteErrors(
        (status) =>
          new Response('This was refused.', {
            status,
            headers: { 'content-type': 'text/plain; charset=utf-8' },
          }),
      ),
    }),
    says: ['createCard responds with 422 to some requests.'],
    differs: /^errors /,
  },
  {
    id: 'the program is retrieved with 203',
    bank: () => ({
      around: around(async ({ operation, request }, next) => {
        const response = await next(request);
        if (operation !== 'retrieveProgram' || response.status !== 200) return response;
        return new Response(response.body, { status: 203, headers: response.headers });
      }),
    }),
    says: ['retrieveProgram responds with 203.'],
    differs: /^program-retrieval-status /,
  },
  {
    id: 'a contact that is created again is the one of the first request',
    bank: () => {
      const known = new Map<string, string>();
      return {
        around: around(async ({ operation, body, request }, next) => {
          if (operation !== 'createContact') return next(request);
          const key = JSON.stringify(body);
          const before = known.get(key);
          if (before !== undefined)
            return new Response(before, { status: 201, headers: { 'content-type': 'application/json' } });
          const response = await next(request);
          if (response.status === 201) known.set(key, await response.clone().text());
          return response;
        }),
      };
    },
    says: ['createContact: The same request again returns the record of the first.'],
    differs: /^idempotency createContact/,
  },
  {
    id: 'a card with a known Idempotency-Key is not created again',
    bank: () => {
      const known = new Map<string, string>();
      return {
        around: around(async ({ operation, request }, next) => {
          const key = request.headers.get('idempotency-key');
          if (operation !== 'createCard' || key === null) return next(request);
          const before = known.get(key);
          if (before !== undefined)
            return new Response(before, { status: 201, headers: { 'content-type': 'application/json' } });
          const response = await next(request);
          if (response.status === 201) known.set(key, await response.clone().text());
          return response;
        }),
      };
    },
    says: [
      'createCard: With the same header Idempotency-Key: the same request again returns the record of the first.',
    ],
    differs: /^idempotency createCard/,
  },
  {
    id: 'no person is needed',
    bank: () => ({
      around: (next, { seed }) =>
        around(async ({ operation, request }, inner) => {
          const isNamed = request.headers.has('sd-person-id') || operation === 'createContact';
          if (isNamed || operation === 'retrieveProgram') return inner(request);
          const headers = new Headers(request.headers);
          headers.set('sd-person-id', seed.personId);
          return inner(new Request(request, { headers }));
        })(next, { seed } as never),
    }),
    says: ['createCard: Accepts calls with sd-api-key.', 'updateAccount: Accepts calls with sd-api-key.'],
    // The code of the error for a missing person is among the examples.
    differs: /^header-mandatory |^errors Bodies/,
  },
  {
    id: 'cards have a further field',
    bank: () => ({
      faults: [
        {
          operation: 'createCard',
          times: null,
          patch: [{ op: 'add', path: '/network', value: 'card' }],
        },
      ],
    }),
    says: ['Card has the field network.'],
    differs: /^unlisted-fields /,
  },
  {
    id: 'metadata of a contact is an object',
    bank: () => ({
      faults: [
        {
          operation: 'createContact',
          times: null,
          patch: [{ op: 'replace', path: '/metadata', value: { level: 'full' } }],
        },
      ],
    }),
    says: ['createContact metadata has a shape.'],
    differs: /^metadata-shape createContact/,
  },
  {
    id: 'labels of accounts have at most 40 characters',
    bank: () => ({
      around: around(async ({ operation, body, request }, next) =>
        operation === 'createAccount' && String(at(body, '/label') ?? '').length > 40
          ? refuse('#/label')
          : next(request),
      ),
    }),
    says: ['createAccount accepts up to 40 characters as label.'],
    differs: /^field-validation createAccount|^errors Bodies/,
  },
];
