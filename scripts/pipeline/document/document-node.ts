/** Any mapping of a description; its members are looked at, never trusted. */
export type DocumentNode = Record<string, unknown>;
