import type { JsonObject } from '../../lib/json.ts';

/** A bank of its own for one run of a client: the sandbox, which whoever starts the run hands in. */
export interface TestBank {
  /** Without the address: `BANKING_PERSON_ID` and the others. */
  readonly environment: Readonly<Record<string, string>>;
  /** What clients may name from the start. */
  readonly ids: readonly string[];
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

export type OpenBank = (given: {
  readonly apiKey: string;
  readonly faults: readonly JsonObject[];
}) => Promise<TestBank>;
