/** Stored records, if they belong to the caller's program. */
import type { Contact, ProgramId } from '../../../generated/types.ts';
import type { AccountRecord, TransferRecord } from '../../store/records.ts';
import { parse } from './stored.ts';

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
