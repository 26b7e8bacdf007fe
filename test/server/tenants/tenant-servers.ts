import { hashKey } from '../../../server/node/keys.ts';
import { openStore, type StoreChoice } from '../../../server/node/open-store.ts';
import { createSandbox, type Sandbox } from '../../../server/sandbox.ts';
import type { SandboxEvent } from '../../../server/sandbox-types.ts';
import type { Store } from '../../../server/store/store.ts';
import { withoutTenants } from '../../../server/tenants/scoped-store.ts';
import { openTenants } from '../../../server/tenants/tenants.ts';

export const OPERATOR = { 'x-sandbox-control-key': 'the-operator-of-the-suite' };
const systemTime = () => new Date('2026-03-10T12:00:00Z');

export type Headers = Record<string, string>;

/** Two processes on one store, which take turns. */
export async function openServers(choice: StoreChoice) {
  const stores = await Promise.all((choice.kind === 'memory' ? [0] : [0, 1]).map(() => openStore(choice)));
  const servers: Sandbox['fetch'][] = [];
  const events: SandboxEvent[] = [];
  const common = { hashKey, systemTime, onEvent: (event: SandboxEvent) => void events.push(event) };
  for (const whole of stores) {
    const tenants = openTenants({ ...common, store: whole });
    const store = withoutTenants(whole);
    const controlKey = OPERATOR['x-sandbox-control-key'];
    const bank = await createSandbox({ ...common, store, controlKey, tenants });
    servers.push(tenants.fetchWith(bank));
  }
  let calls = 0;
  async function send(method: string, path: string, headers: Headers, body?: unknown, server = calls++) {
    const fetch = servers[server % servers.length] as Sandbox['fetch'];
    const response = await fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { remoteAddress: '127.0.0.1' },
    );
    return { status: response.status, text: await response.text() };
  }
  const json = async (...sent: Parameters<typeof send>) => JSON.parse((await send(...sent)).text);
  /** The ids of all records whose id begins with this, whoever's they are. */
  const idsOf = async (prefix: string) =>
    (await (stores[0] as Store).list(prefix, '', 10_000)).map(({ id }) => id);
  return { send, json, events, idsOf, close: () => Promise.all(stores.map((store) => store.close())) };
}

export type Servers = Awaited<ReturnType<typeof openServers>>;
