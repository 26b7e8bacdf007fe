import { createClient } from './bank/client.ts';
import { toBusinessId } from './bank/identifiers.ts';
import { openAccount } from './open-account.ts';

const { BANKING_BASE_URL = '', BANKING_API_KEY, BANKING_PERSON_ID, BANKING_BUSINESS_ID = '' } = process.env;
const client = createClient({
  baseUrl: BANKING_BASE_URL,
  credentials: { apiKey: BANKING_API_KEY, personId: BANKING_PERSON_ID },
});
const { account, refusal } = await openAccount(
  client,
  toBusinessId(BANKING_BUSINESS_ID),
  process.argv[2] ?? '',
);
console.log(refusal ?? `${account?.id} ${account?.config.limits.send.daily}`);
