export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Identifies an account. */
    AccountId: `acc-${string}`;
    AccountIdOrUnset: "" | `acc-${string}`;
    /** @description Ends a comment: *\/ */
    PathId: `path-${string}`;
    Optional: string;
    Repeated: string;
    Choice: string;
    Unanchored: string;
    Group: string;
    Digits: string;
    /** @enum {string} */
    Listed: "acc-1" | "acc-2";
    Note: {
      meta?: Record<string, unknown>;
      closed?: Record<string, never>;
      tags?: {
        [key: string]: string;
      };
    };
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
/** Ends a comment: *\/ */
export type PathId = components['schemas']['PathId'];
export type Optional = components['schemas']['Optional'];
export type Repeated = components['schemas']['Repeated'];
export type Choice = components['schemas']['Choice'];
export type Unanchored = components['schemas']['Unanchored'];
export type Group = components['schemas']['Group'];
export type Digits = components['schemas']['Digits'];
export type Listed = components['schemas']['Listed'];
export type Note = components['schemas']['Note'];
