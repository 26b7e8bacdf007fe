/**
 * A module whose `use` calls the server interface with the client in the same process, and tries what else runs without Node.js.
 *
 * @param ending of imports
 */
export const MODULE = (ending: string) => `
import { createClient, isApiError } from './api/client${ending}';
import { examples } from './api/examples${ending}';
import { isAccountId } from './api/identifiers${ending}';
import { createHandler, notImplemented } from './api/server${ending}';
import { responses, validateCreateAccountRequest } from './api/validators${ending}';
import { CreateAccountRequest } from './api/zod${ending}';

const account = examples.createAccount.responses.createAccountResponse;
const handle = createHandler({
  createAccount: () => ({ status: 201, body: account }),
  createCard: notImplemented,
  createContact: notImplemented,
  receiveAchPull: notImplemented,
  retrieveProgram: notImplemented,
  updateAccount: notImplemented,
  updateSentCheck: notImplemented,
});
const client = createClient({
  baseUrl: 'https://bank.example',
  credentials: { apiKey: 'key-1', personId: 'person-1' },
  validateResponse: responses,
  fetch: (input, init) => handle(new Request(input, init)),
});
export async function use(): Promise<unknown[]> {
  const body = examples.createAccount.requests.createAccountRequest;
  const made = await client.createAccount(body);
  const raw = await client.raw.POST('/v1/account', { body });
  const refused = await client.createCard({}).catch((error: unknown) => isApiError(error, 'status') && error.status);
  const wrong = await client.createAccount({ label: 7 } as never).catch((error: unknown) => isApiError(error, 'status') && error.status);
  return [
    made.id === account.id && isAccountId(made.id),
    raw.response.status,
    refused,
    wrong,
    validateCreateAccountRequest(body),
    validateCreateAccountRequest({ label: 7 }),
    CreateAccountRequest.safeParse(body).success,
  ];
}
`;
/** `use` resolves with this. */
export const OUTCOME = [true, 201, 501, 400, true, false, true];

/** A program that uses the client in this way. */
export const USE = (ending: string) =>
  `${MODULE(ending)}void use().then((outcome) => console.log(JSON.stringify(outcome)));\n`;

/** `USE` prints this. */
export const EXPECTED = `${JSON.stringify(OUTCOME)}\n`;
