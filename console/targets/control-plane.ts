/** The bank's records, clock and faults, through the routes below `/_sandbox/`. */
import { isObject } from '../../lib/json.ts';
import type { ActiveFault } from '../../server/sandbox-types.ts';
import { listAll } from '../../server/store/list-all.ts';
import type { Store } from '../../server/store/store.ts';
import type { BankClock, BankRecord, ControlPlane, ControlRefusal } from '../console-types.ts';
import { refusalsIn } from '../find-refusals.ts';

/**
 * @param fetch responds to a path
 * @param onChange called after each change
 */
export function controlPlane(
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
  store: Store,
  onChange: () => Promise<void>,
): ControlPlane {
  async function call<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    const response = await fetch(`/_sandbox${path}`, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const text = await response.text();
    if (!response.ok) throw refusal(response.status, text);
    if (method !== 'GET') await onChange();
    return (text === '' ? undefined : JSON.parse(text)) as Result;
  }

  return {
    async records() {
      const [accounts, contacts, cards, transfers] = await Promise.all([
        listRecords(store, 'acc-', 'account'),
        listRecords(store, 'con-'),
        listRecords(store, 'crd-'),
        listRecords(store, 'tra-', 'transfer'),
      ]);
      return { accounts, contacts, cards, transfers };
    },
    async changeRecord(id, patch) {
      await call('PATCH', `/records/${encodeURIComponent(id)}`, patch);
    },
    clock: () => call<BankClock>('GET', '/clock'),
    setClock: (change) => call<BankClock>('PUT', '/clock', change),
    resetClock: () => call<BankClock>('DELETE', '/clock'),
    async faults() {
      return (await call<{ faults: readonly ActiveFault[] }>('GET', '/faults')).faults;
    },
    addFault: (fault) => call<ActiveFault>('POST', '/faults', fault),
    async removeFault(id) {
      await call('DELETE', `/faults/${encodeURIComponent(id)}`);
    },
    async reset() {
      await call('POST', '/reset');
    },
    async snapshot() {
      return `${JSON.stringify(await call('GET', '/snapshot'), undefined, 2)}\n`;
    },
    async restore(text) {
      await call('PUT', '/snapshot', readJson(text));
    },
  };
}

/** @param inside what a stored record holds the resource under, where it holds more than that */
async function listRecords(store: Store, prefix: string, inside?: string): Promise<BankRecord[]> {
  const records = (await listAll(store, prefix)).map(({ id, text }): BankRecord => {
    const value = JSON.parse(text) as BankRecord['record'];
    return { id, record: inside === undefined ? value : (value[inside] as BankRecord['record']) };
  });
  // Ids of the bank's own making sort by time; those of the story do not.
  const order = ({ id, record }: BankRecord) => `${String(record.createdAt ?? '')} ${id}`;
  return records.sort((one, other) => (order(one) < order(other) ? 1 : -1));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('This file is not JSON.');
  }
}

function refusal(status: number, text: string): ControlRefusal {
  let problem: unknown;
  try {
    problem = JSON.parse(text);
  } catch {
    problem = undefined;
  }
  const said = isObject(problem) ? (problem.detail ?? problem.title) : undefined;
  return refused(
    typeof said === 'string' ? said : `The bank responded with ${status}.`,
    refusalsIn({ status, text }),
  );
}

function refused(message: string, refusals: ControlRefusal['refusals'] = []): ControlRefusal {
  return Object.assign(new Error(message), { refusals });
}
