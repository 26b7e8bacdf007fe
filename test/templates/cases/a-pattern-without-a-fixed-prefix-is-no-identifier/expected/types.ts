export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Optional: string;
    Repeated: string;
    Choice: string;
    Unanchored: string;
    Group: string;
    Digits: string;
    /** @enum {string} */
    Listed: "acc-1" | "acc-2";
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Optional = components['schemas']['Optional'];
export type Repeated = components['schemas']['Repeated'];
export type Choice = components['schemas']['Choice'];
export type Unanchored = components['schemas']['Unanchored'];
export type Group = components['schemas']['Group'];
export type Digits = components['schemas']['Digits'];
export type Listed = components['schemas']['Listed'];
