export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Ends a comment: *\/ */
    PathId: `path-${string}`;
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/** Ends a comment: *\/ */
export type PathId = components['schemas']['PathId'];
