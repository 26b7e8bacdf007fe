/** Limits of a store that no busy machine reaches, for tests that are not about them. */
export const PATIENT = { connectMs: 60_000, lockMs: 60_000, statementMs: 60_000 };
