import { type Client, isApiError } from './bank/client.ts';
import type { Account, BusinessId } from './bank/types.ts';

export interface Opened {
  readonly account?: Account;
  /** Tells the person who asked for the account why the bank did not open it. */
  readonly refusal?: string;
}

/** Opens a checking account with lower limits than the program's. */
export async function openAccount(client: Client, businessId: BusinessId, label: string): Promise<Opened> {
  try {
    const { id } = await client.createAccount({
      type: 'businessChecking',
      label,
      businessId,
      acceptedTerms: true,
    });
    const account = await client.updateAccount(id, { config: { limits: { send: { daily: '15000.00' } } } });
    return { account };
  } catch (error) {
    // The description shows no form of errors, so nothing but the status is relied on.
    if (isApiError(error, 'status') && error.status === 422)
      return { refusal: `The bank refuses "${label}".` };
    throw error;
  }
}
