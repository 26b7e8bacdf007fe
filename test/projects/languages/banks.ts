/** Banks behind one address: the sandbox, the sandbox with a fault, and every permitted server. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { OperationId } from '../../../generated/operations.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { hashKey } from '../../../server/node/keys.ts';
import { createSandbox, type Sandbox, toFetch } from '../../../server/sandbox.ts';
import type { Fetch } from '../../mutants/judge-bank.ts';
import { variations } from '../../mutants/permitted/catalogue.ts';
import type { PermittedVariation } from '../../mutants/permitted/permitted-variation.ts';
import { operationOf, toBank } from '../../mutants/permitted/to-bank.ts';

export interface Answered {
  readonly status: number;
  /** Parsed; `undefined` where it is no JSON. */
  readonly body: unknown;
}

export interface Banks {
  readonly url: string;
  readonly names: readonly string[];
  readonly seed: Sandbox['seed'];
  /** The last response of a bank to an operation: a client may repeat a call. */
  answered(bank: string, operation: OperationId): Answered | undefined;
  close(): void;
}

export const PLAIN = 'the sandbox';
export const FAULTY = 'the sandbox with a fault';

/** Each bank is at `/<its index>/`. */
export async function openBanks(): Promise<Banks> {
  const names = [PLAIN, FAULTY, ...variations.map(({ id }) => id)];
  const open = names.map(() => undefined as Promise<Fetch> | undefined);
  const answered = names.map(() => new Map<OperationId, Answered>());
  const { seed } = await createSandbox({ hashKey });
  const listener = getRequestListener(async (request) => {
    const url = new URL(request.url);
    const [, index = '', ...rest] = url.pathname.split('/');
    const bank = Number(index);
    const name = names[bank];
    if (name === undefined) return new Response(null, { status: 404 });
    open[bank] ??= openBank(name);
    const fetch = await open[bank];
    url.pathname = `/${rest.join('/')}`;
    const response = await fetch(new Request(url, request));
    const operation = operationOf(request.method, url.pathname);
    if (operation !== undefined)
      answered[bank]?.set(operation, { status: response.status, body: await jsonOf(response.clone()) });
    return response;
  });
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    names,
    seed,
    answered: (name, operation) => answered[names.indexOf(name)]?.get(operation),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function openBank(name: string): Promise<Fetch> {
  const variation = variations.find(({ id }) => id === name);
  if (variation !== undefined) return permitted(variation);
  const sandbox = await createSandbox({ hashKey });
  const fault: Fault = {
    operation: 'createCard',
    times: null,
    status: REFUSAL.status,
    patch: [{ op: 'replace', path: '', value: REFUSAL.body }],
  };
  if (name === FAULTY) sandbox.faults.add(fault);
  return toFetch(sandbox);
}

/** A refusal in another form than the sandbox's own. */
export const REFUSAL = { status: 409, body: { error: { code: 'made_up', detail: 'A made-up refusal.' } } };

async function permitted(variation: PermittedVariation): Promise<Fetch> {
  const { store, systemTime, prepare, faults = [], around = (next: Fetch) => next } = toBank([variation]);
  const sandbox = await createSandbox({
    hashKey,
    ...(store !== undefined && { store }),
    ...(systemTime !== undefined && { systemTime }),
  });
  await prepare?.(sandbox);
  for (const fault of faults) sandbox.faults.add(fault);
  return around(toFetch(sandbox), sandbox);
}

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
