/** Creates sent checks: no operation of the API sends one (section 4.7), and a new program has none. */
import { isContactId, toAccountId, toProgramId } from '../../generated/identifiers.ts';
import { ProblemError } from '../../generated/server.ts';
import { EMPTY_ADDRESS } from '../api/bank/addresses.ts';
import { amountToCents } from '../api/bank/money.ts';
import { newId } from '../api/bank/new-id.ts';
import { parse, record } from '../api/bank/stored.ts';
import { timeOf } from '../api/bank/time-of.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { bodyError } from '../api/body-error.ts';
import { seededCheck } from '../seed/seed.ts';
import { CLOCK_ID, clockIdOf, type TransferRecord } from '../store/records.ts';
import { type BodyField, identifierField, invalidBody, readFields } from './fields.ts';
import type { ControlRoute } from './route.ts';

const contactId = identifierField(isContactId, 'con-');

const amount: BodyField<string> = {
  accepts: (value): value is string => typeof value === 'string' && amountToCents(value) !== undefined,
  detail: 'must be an amount such as 684.20, of at most 15 digits',
  keyword: 'amount',
};

export const checkRoute: ControlRoute = {
  id: 'createCheck',
  method: 'POST',
  path: '/_sandbox/checks',
  does: 'Creates a check sent to a contact, to be updated: {"contactId": ..., "amount": "684.20"}. Changes no balance.',
  body: 'required',
  async handle({ context: { store, systemTime }, body }) {
    const sent = readFields(body, { contactId, amount });
    if (sent.contactId === undefined)
      throw invalidBody([bodyError(['contactId'], 'required', 'is required')]);
    const id = newId('tra-', systemTime);
    // A contact stays in its program, so this does not change until the check is written.
    const [known] = await store.read([sent.contactId]);
    const programId = known === undefined ? '' : parse('con-', known).programId;
    const ids = [sent.contactId, CLOCK_ID, clockIdOf(programId)];
    const accountId = await store.change(ids, ([text, clock, ownClock]) => {
      if (text === undefined)
        throw new ProblemError(404, {
          code: 'not-found',
          detail: 'Unknown contact.',
          errors: [bodyError(['contactId'], 'unknown', 'does not identify a known contact')],
        });
      const contact = parse('con-', text);
      const now = toTimestamp(timeOf(ownClock ?? clock, systemTime));
      const check: TransferRecord = {
        programId: toProgramId(contact.programId),
        transfer: {
          ...seededCheck(),
          id,
          accountId: toAccountId(contact.accountId),
          contactId: contact.id,
          amount: sent.amount ?? '0.00',
          name: contact.name,
          address: contact.check?.address ?? EMPTY_ADDRESS,
          createdAt: now,
          modifiedAt: now,
          transferredAt: now,
        },
      };
      return { put: [record(id, check)], result: contact.accountId };
    });
    return { status: 201, body: { id, accountId, contactId: sent.contactId } };
  },
};
