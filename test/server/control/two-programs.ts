/** A sandbox with two programs that have the same things: the seeded one, and a further one made through the control plane. */
import { createHash } from 'node:crypto';
import { type OperationId, operationIds, operations } from '../../../generated/operations.ts';
import { createSandbox } from '../../../server/sandbox.ts';
import type { Sandbox } from '../../../server/sandbox-types.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import type { Store, StoredRecord } from '../../../server/store/store.ts';
import { exampleRequest, type Ids, pathOf } from '../../example-call.ts';

/** A program's key, and the ids of what it has, by the names that the seed gives them. */
export interface Belongings extends Ids {
  readonly apiKey: string;
}

export interface Sent {
  readonly operation: OperationId;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

export interface Answered {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface TwoPrograms {
  readonly sandbox: Sandbox;
  readonly store: Store;
  readonly seeded: Belongings;
  readonly other: Belongings;
  /** As the program's key and person. */
  call(as: Pick<Belongings, 'apiKey' | 'personId'>, sent: Sent): Promise<Answered>;
  control(path: string, body?: object): Promise<Record<string, unknown>>;
  records(): Promise<readonly StoredRecord[]>;
}

/** The example's request of each operation, with these ids wherever it takes one. */
export function requestsWith(ids: Ids): Sent[] {
  return operationIds.map((operation) => {
    const { method } = operations[operation];
    const example = exampleRequest(operation);
    const sent = { operation, method, path: pathOf(operation, ids) };
    if (example === undefined) return sent;
    const taken = Object.entries(ids).filter(([name]) => name in example);
    return { ...sent, body: { ...example, ...Object.fromEntries(taken) } };
  });
}

export async function twoPrograms(store: Store = memoryStore()): Promise<TwoPrograms> {
  const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');
  const sandbox = await createSandbox({ store, hashKey });
  const seeded = { apiKey: '', ...sandbox.seed };

  async function send(
    sent: Omit<Sent, 'operation' | 'method'> & { method: string },
    headers: Record<string, string>,
  ) {
    const body = sent.body === undefined ? {} : { body: JSON.stringify(sent.body) };
    const response = await sandbox.fetch(
      new Request(`http://127.0.0.1${sent.path}`, {
        method: sent.method,
        headers: { 'content-type': 'application/json', ...headers },
        ...body,
      }),
    );
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
  }
  const call: TwoPrograms['call'] = ({ apiKey, personId }, sent) =>
    send(sent, { 'sd-api-key': apiKey, 'sd-person-id': personId });
  const control: TwoPrograms['control'] = async (path, body) =>
    (await send({ method: 'POST', path, ...(body && { body }) }, {})).body;
  /** Operations by name, of a program that has no account yet. */
  const idOf = async (as: Belongings, operation: string): Promise<string> => {
    const sent = requestsWith(as).find((one) => one.operation === operation) as Sent;
    return String((await call(as, sent)).body.id);
  };

  let other = { ...seeded, ...(await control('/_sandbox/programs')) } as Belongings;
  other = { ...other, accountId: await idOf(other, 'createAccount') };
  other = { ...other, contactId: await idOf(other, 'createContact') };
  const check = await control('/_sandbox/checks', { contactId: other.contactId });
  other = { ...other, checkTransferId: String(check.id) };
  return { sandbox, store, seeded, other, call, control, records: () => store.list('', '', 10_000) };
}
