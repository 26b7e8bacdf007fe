export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * @description A card.
     *
     *     Source: section 2.6.
     */
    Card: {
      /**
       * @description Kind of card.
       *
       *     Seen: "debit".
       */
      bin?: string;
      /**
       * @description Anything.
       *
       *     Seen: null.
       *
       *     Not shown: card-metadata.
       */
      meta?: unknown;
      "@type"?: string;
      /** @default false */
      "3DS"?: boolean;
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

/** A card. */
export type Card = components['schemas']['Card'];
