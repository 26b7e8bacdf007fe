/** A bank to test: the operations behind the strict interface, a store, the seed, and a clock that stands where it is put. */
import { createHash } from 'node:crypto';
import { type OperationId, operations } from '../../generated/operations.ts';
import { createHandler, type ServerErrorEvent } from '../../generated/server.ts';
import { LastCaller } from '../../server/api/bank/last-caller.ts';
import { newId } from '../../server/api/bank/new-id.ts';
import { handlers } from '../../server/api/operations/index.ts';
import type { Seed } from '../../server/sandbox-types.ts';
import { makeProgram } from '../../server/seed/make-program.ts';
import { mergePatch } from '../../server/seed/merge-patch.ts';
import { seedRecords } from '../../server/seed/seed.ts';
import { memoryStore } from '../../server/store/memory.ts';
import type { Records } from '../../server/store/records.ts';
import type { Store } from '../../server/store/store.ts';
import { pathOf, type Success, successStatus } from '../example-call.ts';

export const START = '2026-03-10T12:00:00Z';
export const KEY = 'key-of-the-first-program';
export const OTHER_KEY = 'key-of-the-other-program';

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly errors?: readonly {
    readonly pointer: string;
    readonly keyword: string;
    readonly detail: string;
  }[];
}

/** The operations respond with these when all is well. */
export type Results = { [Id in OperationId]: Success<Id> };

export interface Sending {
  readonly body?: unknown;
  /** The parameters of the path. Default: the seeded record of that kind. */
  readonly id?: string;
  /** `null`: none is sent. Default: the first program's. */
  readonly key?: string | null;
  readonly person?: string | null;
}

export interface Bank {
  readonly store: Store;
  readonly seed: Seed;
  /** A second program: its records exist, and must stay out of sight. */
  readonly other: { readonly programId: string; readonly businessId: string; readonly personId: string };
  /** The system's time; may be set. */
  now: string;
  send(operation: OperationId, sending?: Sending): Promise<Answer>;
  /** Sends what must succeed. */
  call<Name extends OperationId>(operation: Name, sending?: Sending): Promise<Results[Name]>;
  /** Sends what must be refused. */
  refused(operation: OperationId, sending?: Sending): Promise<Problem>;
  read<Prefix extends keyof Records>(prefix: Prefix, id: string): Promise<Records[Prefix]>;
  write(id: string, value: object): Promise<void>;
  /** Merge patch (RFC 7396) on a stored record. */
  patch(id: string, patch: object): Promise<void>;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export async function openBank(store: Store = memoryStore()): Promise<Bank> {
  const failures: ServerErrorEvent[] = [];
  const handle = createHandler(handlers, { onError: (event) => failures.push(event) });
  const { records, seed } = seedRecords({ keyHash: hashOf(KEY), label: 'test', now: new Date(START) });
  const made = makeProgram({
    patch: {},
    keyHash: hashOf(OTHER_KEY),
    label: 'other',
    createdAt: START,
    newId: (prefix) => newId(prefix, () => new Date(START)),
  });
  if ('errors' in made) throw new Error('The second program was refused.');
  await store.fillIfEmpty([...records, ...made.records]);

  const lastCaller = new LastCaller();
  const bank: Bank = {
    store,
    seed,
    other: made,
    now: START,
    async send(operation, { body, id, key = KEY, person = seed.personId } = {}) {
      const { method } = operations[operation];
      const request = new Request(`https://bank.example${pathOf(operation, seed, id)}`, {
        method,
        headers: {
          ...(key === null ? {} : { 'sd-api-key': key }),
          ...(person === null ? {} : { 'sd-person-id': person }),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
      });
      const response = await handle(request, {
        store,
        systemTime: () => new Date(bank.now),
        hashKey: hashOf,
        lastCaller,
      });
      if (failures.length > 0) throw new Error(JSON.stringify(failures[0]));
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async call(operation, sending) {
      const { status, body } = await bank.send(operation, sending);
      if (status !== successStatus(operation))
        throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
      return body as Results[typeof operation];
    },
    async refused(operation, sending) {
      const { status, headers, body } = await bank.send(operation, sending);
      if (status < 400 || headers.get('content-type') !== 'application/problem+json')
        throw new Error(`${operation}: ${status} ${JSON.stringify(body)}`);
      return body as Problem;
    },
    async read(_prefix, id) {
      const [text] = await store.read([id]);
      if (text === undefined) throw new Error(`There is no record ${id}.`);
      return JSON.parse(text) as Records[typeof _prefix];
    },
    async write(id, value) {
      await store.change([], () => ({ put: [{ id, text: JSON.stringify(value) }], result: undefined }));
    },
    async patch(id, patch) {
      const [text] = await store.read([id]);
      await bank.write(id, mergePatch(JSON.parse(text ?? '{}'), patch) as object);
    },
  };
  return bank;
}
