/* No schema of this description has an identifier of a fixed kind. */
export {};
