/** The control plane over a store in memory, without the rest of the sandbox. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { requireLoopback } from '../../../server/access/require-loopback.ts';
import { type ControlOptions, createControl } from '../../../server/control/control.ts';
import { ActiveFaults } from '../../../server/faults/active-faults.ts';
import type { Caller, Seed } from '../../../server/sandbox-types.ts';
import { newApiKey } from '../../../server/seed/new-api-key.ts';
import { seedRecords } from '../../../server/seed/seed.ts';
import { memoryStore } from '../../../server/store/memory.ts';
import type { Store } from '../../../server/store/store.ts';

export const LOCAL: Caller = { remoteAddress: '127.0.0.1' };
const NOW = new Date('2026-11-20T08:09:10.987Z');

export interface Asked {
  readonly headers?: Record<string, string>;
  readonly caller?: Caller | undefined;
  /** Sent as JSON; a text as it is. */
  readonly body?: unknown;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed; `undefined` when there was none. */
  readonly body: unknown;
}

export interface Plane {
  readonly store: Store;
  readonly seed: Seed;
  ask(route: string, asked?: Asked): Promise<Answered>;
}

/** `ask('PUT /_sandbox/clock', { body: { frozen: true } })` */
export async function controlPlane(changes: Partial<ControlOptions> = {}): Promise<Plane> {
  const { records, seed } = seedRecords({ keyHash: hashKey('key'), label: 'development', now: NOW });
  const store = changes.store ?? memoryStore();
  await store.fillIfEmpty(records);
  const control = createControl({
    store,
    seed,
    faults: new ActiveFaults(['createCard', 'updateAccount']),
    reset: () => store.replaceAll(records),
    listRequests: () => [],
    access: async (request, caller) => requireLoopback(request, caller),
    snapshot: () => Promise.reject(new Error('unused')),
    restore: () => Promise.reject(new Error('unused')),
    hashKey,
    systemTime: () => NOW,
    newKey: newApiKey,
    ...changes,
  });
  async function ask(route: string, asked: Asked = {}): Promise<Answered> {
    const [method = '', path = ''] = route.split(' ');
    const { body, headers = {} } = asked;
    const response = await control(
      new Request(`http://127.0.0.1:4010${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      'caller' in asked ? asked.caller : LOCAL,
    );
    const text = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    };
  }
  return { store, seed, ask };
}

export function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
