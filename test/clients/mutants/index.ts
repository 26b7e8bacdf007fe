import type { ClientMutant } from '../mutant.ts';
import { credentialMutants } from './credentials.ts';
import { failureMutants } from './failures.ts';
import { idMutants } from './ids.ts';
import { requestMutants } from './requests.ts';
import { responseMutants } from './responses.ts';
import { retryMutants } from './retries.ts';

/** Every faulty client. */
export const clientMutants: readonly ClientMutant[] = [
  ...credentialMutants,
  ...requestMutants,
  ...idMutants,
  ...retryMutants,
  ...responseMutants,
  ...failureMutants,
];
