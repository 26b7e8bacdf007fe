import { JsonText, type RetrieveProgramCall, type RetrieveProgramReply } from '../../../generated/server.ts';
import type { Program } from '../../../generated/types.ts';
import { programOfKey, requireKey } from '../bank/authentication.ts';
import type { BankContext } from '../bank/context.ts';
import { pathNotFound } from '../bank/not-found.ts';

/** Section 4.2. The program of the key: the stored text, neither parsed nor serialized again. */
export async function retrieveProgram(call: RetrieveProgramCall<BankContext>): Promise<RetrieveProgramReply> {
  const { context, path } = call;
  const hash = await context.hashKey(requireKey(call));
  const [key, text] = await context.store.read([`key-${hash}`, path.programId]);
  if (programOfKey(key, context) !== path.programId || text === undefined)
    throw pathNotFound('programId', 'program');
  return { status: 200, body: new JsonText<Program>(text) };
}
