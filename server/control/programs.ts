/** Creates what the API has no operation for: programs, keys, businesses and people, so that each test suite can have its own bank. */
import { isProgramId, toProgramId } from '../../generated/identifiers.ts';
import { ProblemError } from '../../generated/server.ts';
import { newId } from '../api/bank/new-id.ts';
import { keyRecord, record } from '../api/bank/stored.ts';
import { timeOf } from '../api/bank/time-of.ts';
import { toTimestamp } from '../api/bank/to-timestamp.ts';
import { bodyError } from '../api/body-error.ts';
import { makeProgram } from '../seed/make-program.ts';
import { removeProgram } from '../store/program-records.ts';
import { CLOCK_ID, clockIdOf } from '../store/records.ts';
import type { StoredRecord } from '../store/store.ts';
import { identifierField, invalidBody, labelField, objectField, readFields } from './fields.ts';
import { unknownProgram } from './parameters.ts';
import type { ControlCall, ControlContext, ControlReply, ControlRoute } from './route.ts';

const DEFAULT_LABEL = 'made by hand';

const programId = identifierField(isProgramId, 'prg-');

export const programRoutes: readonly ControlRoute[] = [
  {
    id: 'createProgram',
    method: 'POST',
    path: '/_sandbox/programs',
    does: 'Creates a program with a business, a person and an API key, which is not shown again: {"program": merge patch of the seeded program, "label": name of the key}.',
    body: 'optional',
    async handle({ context, body }) {
      const { program: patch = {}, label: name = DEFAULT_LABEL } = readFields(body, {
        program: objectField,
        label: labelField,
      });
      const apiKey = context.newKey();
      const made = makeProgram({
        patch,
        keyHash: await context.hashKey(apiKey),
        label: name,
        createdAt: await readTime(context),
        newId: (prefix) => newId(prefix, context.systemTime),
      });
      if ('errors' in made)
        throw invalidBody(
          made.errors.map((item) => ({ ...item, pointer: item.pointer.replace('#', '#/program') })),
        );
      const { records, ...ids } = made;
      await context.store.change([], () => ({ put: records, result: undefined }));
      return { status: 201, body: { ...ids, apiKey } };
    },
  },
  {
    id: 'deleteProgram',
    isBulk: true,
    method: 'DELETE',
    path: '/_sandbox/programs/{id}',
    does: 'Deletes a program with everything that belongs to it: keys, people, businesses, accounts, contacts, cards, transfers, clock and faults. Not the seeded one.',
    async handle({ context, path: { id = '' } }) {
      const { store, seed, faults } = context;
      if (id === seed.programId)
        throw new ProblemError(409, {
          code: 'seeded-program',
          detail: 'The seeded program cannot be deleted: reset it by POST /_sandbox/reset.',
        });
      const [text] = isProgramId(id) ? await store.read([id]) : [];
      if (text === undefined) throw unknownProgram();
      await removeProgram(store, id);
      faults.clear(id);
      return { status: 204 };
    },
  },
  {
    id: 'deleteKey',
    method: 'DELETE',
    path: '/_sandbox/keys',
    does: 'Revokes the API key in the header sd-api-key.',
    async handle({ context, request }) {
      const key = request.headers.get('sd-api-key');
      const id = key === null ? '' : `key-${await context.hashKey(key)}`;
      const isKnown = await context.store.change([id], ([text]) => {
        return { put: [], remove: [id], result: text !== undefined };
      });
      if (isKnown) return { status: 204 };
      const detail = key === null ? 'Send the key in the header sd-api-key.' : 'Unknown key.';
      throw new ProblemError(404, { code: 'not-found', detail });
    },
  },
  {
    id: 'createKey',
    method: 'POST',
    path: '/_sandbox/keys',
    does: 'Creates an API key of a program (default: the seeded one), which is not shown again: {"programId": ..., "label": ...}.',
    body: 'optional',
    async handle({ context, body }) {
      const { programId: of = toProgramId(context.seed.programId), label: name = DEFAULT_LABEL } = readFields(
        body,
        {
          programId,
          label: labelField,
        },
      );
      const apiKey = context.newKey();
      const key = { programId: of, label: name, createdAt: await readTime(context, of) };
      await addTo(of, keyRecord(await context.hashKey(apiKey), key), context);
      return { status: 201, body: { programId: of, apiKey } };
    },
  },
  {
    id: 'createBusiness',
    method: 'POST',
    path: '/_sandbox/businesses',
    does: 'Creates a business in a program (default: the seeded one): {"programId": ...}.',
    body: 'optional',
    handle: (call) => addMember('bus-', call),
  },
  {
    id: 'createPerson',
    method: 'POST',
    path: '/_sandbox/people',
    does: 'Creates a person in a program (default: the seeded one): {"programId": ...}.',
    body: 'optional',
    handle: (call) => addMember('per-', call),
  },
];

async function addMember(prefix: 'bus-' | 'per-', { context, body }: ControlCall): Promise<ControlReply> {
  const { programId: of = toProgramId(context.seed.programId) } = readFields(body, { programId });
  const id = newId(prefix, context.systemTime);
  await addTo(of, record(id, { id, programId: of }), context);
  return { status: 201, body: { id, programId: of } };
}

/** Writes a record of a program that must exist. */
async function addTo(program: string, made: StoredRecord, { store }: ControlContext): Promise<void> {
  await store.change([program], ([text]) => {
    if (text === undefined)
      throw new ProblemError(404, {
        code: 'not-found',
        detail: 'Unknown program.',
        errors: [bodyError(['programId'], 'unknown', 'does not identify a known program')],
      });
    return { put: [made], result: undefined };
  });
}

async function readTime({ store, systemTime }: ControlContext, of = ''): Promise<string> {
  const [ownClock, clock] = await store.read([clockIdOf(of), CLOCK_ID]);
  return toTimestamp(timeOf(ownClock ?? clock, systemTime));
}
