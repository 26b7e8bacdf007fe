/** Makes what the API has no operation for: programs, keys, businesses, people. So each test suite may have a bank of its own. */
import { isProgramId, toProgramId } from '../../generated/identifiers.ts';
import { ProblemError } from '../../generated/server.ts';
import { timeOf } from '../api/bank/clock.ts';
import { newId } from '../api/bank/new-id.ts';
import { keyRecord, record } from '../api/bank/stored.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { makeProgram } from '../seed/make-program.ts';
import { newApiKey } from '../seed/new-api-key.ts';
import { CLOCK_ID } from '../store/records.ts';
import type { StoredRecord } from '../store/store.ts';
import { badBody, complaint, identifier, label, object, readFields } from './fields.ts';
import type { ControlCall, ControlContext, ControlReply, ControlRoute } from './route.ts';

const DEFAULT_LABEL = 'made by hand';

const programId = identifier(isProgramId, 'prg-');

export const programRoutes: readonly ControlRoute[] = [
  {
    id: 'createProgram',
    method: 'POST',
    path: '/_sandbox/programs',
    does: 'A further program with a business, a person and a key, shown this once: {"program": merge patch of the seeded one, "label": name of the key}.',
    body: 'optional',
    async answer({ context, body }) {
      const { program: patch = {}, label: name = DEFAULT_LABEL } = readFields(body, {
        program: object,
        label,
      });
      const apiKey = newApiKey();
      const made = makeProgram({
        patch,
        keyHash: await context.hashKey(apiKey),
        label: name,
        createdAt: await readTime(context),
        newId: (prefix) => newId(prefix, context.systemTime),
      });
      if ('complaints' in made)
        throw badBody(
          made.complaints.map((item) => ({ ...item, pointer: item.pointer.replace('#', '#/program') })),
        );
      const { records, ...ids } = made;
      await context.store.change([], () => ({ put: records, result: undefined }));
      return { status: 201, body: { ...ids, apiKey } };
    },
  },
  {
    id: 'createKey',
    method: 'POST',
    path: '/_sandbox/keys',
    does: 'A further key of a program (the seeded one), shown this once: {"programId": ..., "label": ...}.',
    body: 'optional',
    async answer({ context, body }) {
      const { programId: of = toProgramId(context.seed.programId), label: name = DEFAULT_LABEL } = readFields(
        body,
        {
          programId,
          label,
        },
      );
      const apiKey = newApiKey();
      const key = { programId: of, label: name, createdAt: await readTime(context) };
      await addTo(of, keyRecord(await context.hashKey(apiKey), key), context);
      return { status: 201, body: { programId: of, apiKey } };
    },
  },
  {
    id: 'createBusiness',
    method: 'POST',
    path: '/_sandbox/businesses',
    does: 'A further business in a program (the seeded one): {"programId": ...}.',
    body: 'optional',
    answer: (call) => addMember('bus-', call),
  },
  {
    id: 'createPerson',
    method: 'POST',
    path: '/_sandbox/people',
    does: 'A further person in a program (the seeded one): {"programId": ...}.',
    body: 'optional',
    answer: (call) => addMember('per-', call),
  },
];

async function addMember(prefix: 'bus-' | 'per-', { context, body }: ControlCall): Promise<ControlReply> {
  const { programId: of = toProgramId(context.seed.programId) } = readFields(body, { programId });
  const id = newId(prefix, context.systemTime);
  await addTo(of, record(id, { id, programId: of }), context);
  return { status: 201, body: { id, programId: of } };
}

/** Writes a record of a program that must be there. */
async function addTo(program: string, made: StoredRecord, { store }: ControlContext): Promise<void> {
  await store.change([program], ([text]) => {
    if (text === undefined)
      throw new ProblemError(404, {
        code: 'not-found',
        detail: 'Unknown program.',
        errors: [complaint(['programId'], 'unknown', 'does not identify a known program')],
      });
    return { put: [made], result: undefined };
  });
}

async function readTime({ store, systemTime }: ControlContext): Promise<string> {
  const [clock] = await store.read([CLOCK_ID]);
  return toTimestamp(timeOf(clock, systemTime));
}
