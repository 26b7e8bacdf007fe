import { examples } from 'banking-platform-api/examples';
import type { Account, Contact, Program } from 'banking-platform-api/types';

type SentCheck = typeof examples.updateSentCheck.responses.updateSentCheckResponse;

/** Everything that the bank knows: in memory, since this is an example. It begins with one program and one check. */
export interface Bank {
  readonly program: Program;
  readonly accounts: Map<string, Account>;
  readonly contacts: Map<string, Contact>;
  readonly checks: Map<string, SentCheck>;
}

export function openBank(): Bank {
  const program = structuredClone(examples.retrieveProgram.responses.retrieveProgramResponse);
  const check = structuredClone(examples.updateSentCheck.responses.updateSentCheckResponse);
  return { program, accounts: new Map(), contacts: new Map(), checks: new Map([[check.id, check]]) };
}

/** `newId('acc')`: an identifier in the form of this bank. */
export const newId = (prefix: string): string => `${prefix}-${crypto.randomUUID()}`;

/** `2026-03-02T14:05:10Z` */
export const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

export const randomDigits = (count: number): string =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');
