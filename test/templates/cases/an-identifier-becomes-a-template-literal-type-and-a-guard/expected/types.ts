export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Identifies an account. */
    AccountId: `acc-${string}`;
    AccountIdOrUnset: "" | `acc-${string}`;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** Identifies an account. */
export type AccountId = components['schemas']['AccountId'];
export type AccountIdOrUnset = components['schemas']['AccountIdOrUnset'];
