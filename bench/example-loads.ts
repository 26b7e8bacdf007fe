import { examples } from '../generated/examples.ts';
import { DEVELOPMENT_KEY } from '../server/seed/seed.ts';
import type { Load } from './send-load.ts';

/** A call of the description's examples, which a fresh sandbox knows. */
export type ExampleLoad = Pick<Load, 'method' | 'headers' | 'body'> & { readonly path: string };

const headers = {
  'sd-api-key': DEVELOPMENT_KEY,
  'sd-person-id': examples.createAccount.responses.createAccountResponse.createdPersonId,
};
const json = { ...headers, 'content-type': 'application/json' };

export const programExample = examples.retrieveProgram.responses.retrieveProgramResponse;
export const accountExample = examples.createAccount.responses.createAccountResponse;

export const retrieveProgramLoad: ExampleLoad = {
  method: 'GET',
  path: `/v1/program/${programExample.id}`,
  headers,
};
export const createAccountLoad: ExampleLoad = {
  method: 'POST',
  path: '/v1/account',
  headers: json,
  body: JSON.stringify(examples.createAccount.requests.createAccountRequest),
};
