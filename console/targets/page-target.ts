/** The bank in the page: the sandbox itself, on the browser's storage. Nothing leaves the page. */
import { createSandbox } from '../../server/sandbox.ts';
import type { ActiveFault, Sandbox } from '../../server/sandbox-types.ts';
import { toFetch } from '../../server/to-fetch.ts';
import type { Persistence, Target } from '../console-types.ts';
import { openPageStorage } from '../storage/page-storage.ts';
import { sha256 } from '../storage/sha256.ts';
import { controlPlane } from './control-plane.ts';
import { receivedResponse } from './received-response.ts';

export interface OpenedBank {
  readonly target: Target & Required<Pick<Target, 'control'>>;
  readonly persistence: Persistence;
  /** The notes that the console wrote, now or before a reload. */
  readNote(name: string): Promise<string | undefined>;
  writeNote(name: string, text: string): Promise<void>;
  /** Removes everything, and begins anew. */
  discard(): Promise<void>;
}

/** Never resolved: requests are handed to the sandbox in the page. */
const BASE = 'http://bank.invalid';
const FAULTS = 'faults';

/**
 * @param key what the state is kept under
 * @param onOtherTab called when another tab has changed the same bank
 */
export async function openPageBank(key: string, onOtherTab: () => void): Promise<OpenedBank> {
  const storage = await openPageStorage(key);
  const channel = openChannel(`banking-platform-api console: ${key}`, onOtherTab);
  const open = async () => {
    const made = await createSandbox({ store: storage.store, hashKey: sha256 });
    addFaults(made, await storage.readNote(FAULTS));
    return made;
  };
  let sandbox = await open();
  const fetch: typeof globalThis.fetch = (input, init) => toFetch(sandbox)(input, init);
  let saved = '';
  /** Faults live in the page's memory; those that are left are there again after a reload. */
  const changed = async () => {
    const faults = JSON.stringify(sandbox.faults.list());
    if (faults !== saved) await storage.writeNote(FAULTS, faults).catch(() => {});
    saved = faults;
    channel?.postMessage(null);
  };
  return {
    target: {
      choice: { kind: 'page' },
      async send({ path, method, headers, body }) {
        const start = performance.now();
        const init: RequestInit = {
          method,
          headers: headers.map(([name, value]): [string, string] => [name, value]),
          ...(body !== undefined && method !== 'GET' && method !== 'HEAD' && { body }),
        };
        try {
          return await receivedResponse(await fetch(BASE + path, init), start);
        } catch (error) {
          throw new TypeError('The connection was cut before the response had arrived.', { cause: error });
        } finally {
          await changed();
        }
      },
      control: controlPlane((path, init) => fetch(BASE + path, init), storage.store, changed),
    },
    persistence: { kept: storage.kept, message: MESSAGES[storage.kept] },
    readNote: (name) => storage.readNote(name),
    writeNote: (name, text) => storage.writeNote(name, text),
    async discard() {
      sandbox.faults.clear();
      await storage.clear();
      sandbox = await open();
      await changed();
    },
  };
}

const MESSAGES: Readonly<Record<Persistence['kept'], string | undefined>> = {
  'indexed-db': undefined,
  'local-storage': undefined,
  nothing:
    'This browser does not let the page store data: everything here is lost when you close or reload the page.',
};

function addFaults(sandbox: Sandbox, note: string | undefined): void {
  if (note === undefined) return;
  try {
    for (const { id: _, left, ...fault } of JSON.parse(note) as readonly ActiveFault[])
      sandbox.faults.add({ ...fault, times: left });
  } catch {
    // The notes are of another version of the page.
  }
}

/** Pages of an opaque origin may have none. */
function openChannel(name: string, onMessage: () => void): BroadcastChannel | undefined {
  try {
    const channel = new BroadcastChannel(name);
    channel.onmessage = onMessage;
    return channel;
  } catch {
    return undefined;
  }
}
