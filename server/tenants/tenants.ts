import { ProblemError } from '../../generated/server.ts';
import { refuseForeignPages } from '../access/require-loopback.ts';
import { EventReporter } from '../api/event-reporter.ts';
import { problemResponse } from '../api/problem-response.ts';
import type { NewTenant, Tenant, TenantLimits, Tenants } from '../control/route.ts';
import { createSandbox } from '../sandbox.ts';
import type { Caller, Sandbox, SandboxOptions } from '../sandbox-types.ts';
import { newApiKey } from '../seed/new-api-key.ts';
import { listAll } from '../store/list-all.ts';
import { eachPage } from '../store/program-records.ts';
import type { Store } from '../store/store.ts';
import { StoreUnavailable } from '../store/unavailable.ts';
import { CallLimit } from './call-limit.ts';
import { RecordLimit } from './record-limit.ts';
import { scopedStore } from './scoped-store.ts';

/** A tenant is a sandbox of its own on a part of the store. Its keys begin with its id, so that a key names its tenant in every process. */

const KEY_HEADER = 'sd-api-key';
const KEY = /^(ten-[0-9a-f]{32})\./;
const ID = /^ten-[0-9a-f]{32}$/;
const RECORD = '~tenant-';
const SEED = '~seed-';
const MAX_KEYS = 1000;
/** Bytes of a snapshot of about a hundred records. */
const SMALL_BODY = 100_000;
const MAX_TENANTS = 1000;

interface TenantRecord extends Tenant {
  /** SHA-256 of the key that the tenant was created with. */
  readonly keyHash: string;
}

interface OpenTenant {
  readonly sandbox: Sandbox;
  /** Tells whether a key is, or was, one of this tenant: strangers neither use its calls nor appear in its list of requests. */
  readonly knows: (key: string) => Promise<boolean> | true;
}

export interface TenantsOptions extends Omit<SandboxOptions, 'controlKey'> {
  readonly store: Store;
  readonly hashKey: NonNullable<SandboxOptions['hashKey']>;
  /** Milliseconds for which the process has worked. Default: the time. */
  readonly busy?: () => number;
}

export interface TenantRegistry extends Tenants {
  /** Responds as the tenant whose key was sent; otherwise as `bank`. Never rejects. */
  fetchWith(bank: Pick<Sandbox, 'fetch'>): Sandbox['fetch'];
}

/** @param options of the sandbox that each tenant gets; `store` is the whole store */
export function openTenants(options: TenantsOptions): TenantRegistry {
  const { store, hashKey } = options;
  const events = new EventReporter(options.onEvent);
  const opened = new Map<string, Promise<OpenTenant>>();

  async function open(
    { id, keyHash, records, callsPerSecond }: TenantRecord,
    seed: SandboxOptions['seed'],
  ): Promise<OpenTenant> {
    const scope = scopeOf(id);
    const limit = new RecordLimit(records, async () => {
      let count = 0;
      await eachPage(store, scope, (page) => {
        count += page.length;
      });
      return count;
    });
    const calls = new CallLimit(callsPerSecond, options.busy);
    const count = (touched: number) => calls.count(touched);
    const scoped = scopedStore(store, { scope, owner: RECORD + id, limit, count, gone: unknownKey });
    async function hasKey(key: string): Promise<boolean> {
      const [known] = await scoped.read([`key-${await hashKey(key)}`]);
      return known !== undefined;
    }
    const sandbox = await createSandbox({
      ...options,
      store: scoped,
      apiKeyHash: keyHash,
      ...(seed && { seed }),
      onEvent: (event) => options.onEvent?.({ ...event, tenantId: id }),
      limits: {
        each: async (call) => ((await calls.admit()) ? call() : tooManyCalls(callsPerSecond)),
        async bulk(call, { signal, method, headers }) {
          // To refuse a large snapshot is as much work as to restore it.
          const isMuch =
            method === 'PUT' && !(Number(headers.get('content-length') ?? Number.NaN) <= SMALL_BODY);
          const response = await calls.inTurn(call, { signal, isMuch });
          if (response === undefined) throw tooMuchWork();
          return response;
        },
      },
      newKey: () => newKeyOf(id),
      access: async (request) => {
        refuseForeignPages(request);
        if (!(await hasKey(request.headers.get(KEY_HEADER) ?? ''))) throw unknownKey();
      },
    });
    await limit.recount();
    return { knows: remember(hasKey), sandbox };
  }

  async function find(id: string): Promise<OpenTenant | undefined> {
    const known = opened.get(id);
    if (known !== undefined) return known;
    const [text, seed] = await store.read([RECORD + id, SEED + id]);
    if (text === undefined) return undefined;
    if (opened.size >= MAX_TENANTS) await forgetDeleted();
    const opening =
      opened.get(id) ?? open(JSON.parse(text), seed === undefined ? undefined : JSON.parse(seed));
    opened.set(id, opening);
    opening.catch(() => opened.delete(id));
    return opening;
  }

  /** Another process may have deleted them. */
  async function forgetDeleted(): Promise<void> {
    const ids = new Set((await list()).map(({ id }) => id));
    for (const id of opened.keys()) if (!ids.has(id)) opened.delete(id);
  }

  async function remove(id: string): Promise<boolean> {
    const isKnown = await store.change([RECORD + id], ([text]) => ({
      put: [],
      remove: [RECORD + id, SEED + id],
      result: text !== undefined,
    }));
    opened.delete(id);
    // A repeated deletion removes what an earlier one left when it failed.
    await store.replaceAll([], [], scopeOf(id));
    return isKnown;
  }

  async function list(): Promise<Tenant[]> {
    const records = await listAll(store, RECORD);
    return records.map(({ text }) => {
      const { keyHash: _, ...tenant } = JSON.parse(text) as TenantRecord;
      return tenant;
    });
  }

  return {
    list,
    async create(label: string, limits: TenantLimits, seed?: unknown): Promise<NewTenant> {
      if ((await list()).length >= MAX_TENANTS)
        throw new ProblemError(409, {
          code: 'too-many-tenants',
          detail: `A sandbox has at most ${MAX_TENANTS} tenants: delete one by DELETE /_sandbox/tenants/{id}.`,
        });
      const id = `ten-${crypto.randomUUID().replaceAll('-', '')}`;
      const apiKey = newKeyOf(id);
      const tenant = { id, label, createdAt: new Date().toISOString(), ...limits };
      const made: TenantRecord = { ...tenant, keyHash: await hashKey(apiKey) };
      await store.change([], () => ({
        put: [
          { id: RECORD + id, text: JSON.stringify(made) },
          ...(seed === undefined ? [] : [{ id: SEED + id, text: JSON.stringify(seed) }]),
        ],
        result: undefined,
      }));
      try {
        await find(id);
      } catch (error) {
        await remove(id);
        throw error;
      }
      return { ...tenant, apiKey };
    },
    delete: async (id) => ID.test(id) && (await remove(id)),
    fetchWith: (bank) => async (request: Request, caller?: Caller) => {
      const key = request.headers.get(KEY_HEADER) ?? '';
      const [, id] = KEY.exec(key) ?? [];
      if (id === undefined) return bank.fetch(request, caller);
      let tenant: OpenTenant | undefined;
      try {
        tenant = await find(id);
        if (tenant !== undefined && !(await tenant.knows(key))) tenant = undefined;
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        if (error instanceof StoreUnavailable) events.reportUnavailable(error);
        return problemResponse(error);
      }
      return (tenant?.sandbox ?? bank).fetch(request, caller);
    },
  };
}

/** Asks once for each key that is known. */
function remember(has: (key: string) => Promise<boolean>): OpenTenant['knows'] {
  const known = new Set<string>();
  return (key) => known.has(key) || learn(key);

  async function learn(key: string): Promise<boolean> {
    const isKnown = await has(key);
    if (known.size >= MAX_KEYS) known.clear();
    if (isKnown) known.add(key);
    return isKnown;
  }
}

function scopeOf(id: string): string {
  return `~${id}/`;
}

function newKeyOf(id: string): string {
  return `${id}.${newApiKey()}`;
}

function unknownKey(): ProblemError {
  return new ProblemError(403, {
    code: 'unknown-key',
    detail: `The header ${KEY_HEADER} does not hold a key of this tenant, or the tenant was deleted.`,
  });
}

function tooManyCalls(perSecond: number): ProblemError {
  return new ProblemError(429, {
    code: 'call-limit',
    detail: `This tenant may make ${perSecond} calls a second, and more are waiting. Try again in a moment.`,
    headers: { 'retry-after': '1' },
  });
}

function tooMuchWork(): ProblemError {
  return new ProblemError(429, {
    code: 'call-limit',
    detail:
      'Calls of this tenant that list, reset or restore many records wait for one another, so that other tenants are served in between. Too many are waiting: try again later, or work with fewer records.',
    headers: { 'retry-after': '10' },
  });
}
