/** Records as a caller may see them: those of the caller's own program. */
import type { Contact, Program, ProgramId } from '../../generated/types.ts';
import type { AccountRecord, TransferRecord } from '../records.ts';
import { unknownKey } from './authentication.ts';
import type { BankContext } from './context.ts';
import { parse, parseProgram } from './stored.ts';

type Text = string | undefined;

export function ownAccount(text: Text, programId: ProgramId): AccountRecord | undefined {
  const record = text === undefined ? undefined : parse('acc-', text);
  return record?.account.programId === programId ? record : undefined;
}

export function ownContact(text: Text, programId: ProgramId): Contact | undefined {
  const contact = text === undefined ? undefined : parse('con-', text);
  return contact?.programId === programId ? contact : undefined;
}

export function ownTransfer(text: Text, programId: ProgramId): TransferRecord | undefined {
  const record = text === undefined ? undefined : parse('tra-', text);
  return record?.programId === programId ? record : undefined;
}

/**
 * The caller's program. No operation changes programs.
 *
 * @throws ProblemError 401 when it went, and its keys with it, since the key was looked up
 */
export async function readProgram(programId: ProgramId, { store }: BankContext): Promise<Program> {
  const [text] = await store.read([programId]);
  if (text === undefined) throw unknownKey();
  return parseProgram(text);
}
