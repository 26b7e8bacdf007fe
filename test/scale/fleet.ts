import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedCall } from '../../conformance/traffic/recorded-call.ts';
import { ndjsonWriter } from '../../conformance/traffic/write-ndjson.ts';
import { examples } from '../../generated/examples.ts';
import { at, type Json } from '../../lib/json.ts';
import { randomNumbers } from '../random-numbers.ts';
import { startCli } from '../scripts/cli/process.ts';

/** A process that is started again after it was killed. */
export interface Mortal {
  readonly kind: 'nats' | 'proxy' | 'worker';
  kills: number;
  child: ChildProcess | undefined;
  start(): ChildProcess;
}

export function kill(one: Mortal): void {
  one.kills += 1;
  one.child?.kill('SIGKILL');
  one.child = undefined;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves when something listens. */
export async function listens(port: number): Promise<void> {
  for (;;) {
    const is = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.unref();
      setTimeout(() => socket.destroy(), 50);
    });
    if (is) return;
    await sleep(100);
  }
}

export function natsServer(folder: string, port: number): Mortal {
  const args = ['-js', '-sd', join(folder, 'jetstream'), '-a', '127.0.0.1', '-p', String(port)];
  const start = () => spawn('nats-server', args, { stdio: 'ignore' });
  return { kind: 'nats', kills: 0, child: undefined, start };
}

export function commandLine(
  kind: 'proxy' | 'worker',
  folder: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Mortal {
  return { kind, kills: 0, child: undefined, start: () => startCli(args, folder, env).child };
}

export interface Made {
  /** The calls that were begun, and those that got a whole response. */
  attempts: number;
  responses: number;
}

export interface Customers {
  readonly bank: string;
  readonly proxies: readonly number[];
  readonly calls: number;
  readonly file: string;
  /** Called before each call. */
  readonly onCall: (attempts: number) => void;
}

/** Customers of a bank that call it through any of the proxies, one call after the other each; what they see is recorded. */
export async function callBank({ bank, proxies, calls, file, onCall }: Customers): Promise<Made> {
  const made: Made = { attempts: 0, responses: 0 };
  const agent = new Agent({ keepAlive: true });
  const recording = createWriteStream(file, { mode: 0o600 });
  recording.setMaxListeners(0);
  const writer = ndjsonWriter();
  const control = async (path: string, body: Json) =>
    JSON.parse((await send(bank, 'POST', path, {}, body)).text) as Json;

  interface Response {
    readonly status: number;
    readonly headers: readonly (readonly [string, string])[];
    readonly text: string;
  }

  function send(
    origin: string,
    method: string,
    path: string,
    more: Record<string, string>,
    body?: Json,
  ): Promise<Response> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers = { ...more, ...(text !== undefined && { 'content-type': 'application/json' }) };
    return new Promise((resolve, reject) => {
      const outgoing = request(`${origin}${path}`, { method, headers, agent }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part) => parts.push(part)).on('error', reject);
        incoming.on('end', () => {
          const { statusCode: status = 0, rawHeaders } = incoming;
          const list = rawHeaders.flatMap((name, index) =>
            index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ''] as const] : [],
          );
          resolve({ status, headers: list, text: Buffer.concat(parts).toString('utf8') });
        });
        incoming.on('aborted', () => reject(new Error('cut off')));
      });
      outgoing.on('error', reject).end(text);
    });
  }

  async function customer(number: number): Promise<void> {
    const random = randomNumbers(number);
    const program = await control('/_sandbox/programs', {});
    const of = (name: string) => String(at(program, `/${name}`));
    const keys = { 'sd-api-key': of('apiKey'), 'sd-person-id': of('personId') };
    let account: string | undefined;
    let contact: string | undefined;

    async function call(method: string, path: string, body?: Json): Promise<Json | undefined> {
      made.attempts += 1;
      onCall(made.attempts);
      const port = proxies[Math.floor(random() * proxies.length)];
      const startedAt = performance.timeOrigin + performance.now();
      try {
        const { status, headers, text } = await send(`http://127.0.0.1:${port}`, method, path, keys, body);
        made.responses += 1;
        const recorded: RecordedCall = {
          id: '',
          startedAt,
          endedAt: performance.timeOrigin + performance.now(),
          request: {
            method,
            url: `${bank}${path}`,
            headers: Object.entries(keys),
            body: body === undefined ? { absent: 'none' } : JSON.stringify(body),
          },
          response: { status, headers, body: text },
        };
        if (!recording.write(writer.write(recorded))) await once(recording, 'drain');
        return status < 300 ? (JSON.parse(text) as Json) : undefined;
      } catch {
        // Its proxy was killed, or is not there again yet.
        await sleep(20);
        return undefined;
      }
    }

    while (made.attempts < calls) {
      const luck = random();
      if (account === undefined || luck < 0.1) {
        const body = {
          ...examples.createAccount.requests.createAccountRequest,
          businessId: of('businessId'),
        };
        account = at(await call('POST', '/v1/account', body), '/id') as string | undefined;
        contact = undefined;
      } else if (luck < 0.25) await call('GET', `/v1/program/${of('programId')}`);
      else if (contact === undefined || luck < 0.35) {
        const body = { ...examples.createContact.requests.createContactRequest, accountId: account };
        contact = at(await call('POST', '/v1/contact', body as unknown as Json), '/id') as string | undefined;
      } else if (luck < 0.5) {
        const body = {
          ...examples.createCard.requests.createCardRequest,
          accountId: account,
          label: `Card ${luck}`,
        };
        await call('POST', '/v1/card', body as unknown as Json);
      } else if (luck < 0.6) await call('POST', '/v1/card', { accountId: account, limitAmount: 'a lot' });
      else if (luck < 0.8) {
        const refund = { amount: '1.25', description: 'Refund', type: 'sameDay' };
        await call('POST', '/v1/receive/ach', { accountId: account, contactId: contact, ...refund });
      } else {
        const { config, incoming } = examples.updateAccount.requests
          .updateAccountRequest as unknown as Record<string, Json>;
        await call('PATCH', `/v1/account/${account}`, { config, incoming } as Json);
      }
    }
  }

  await Promise.all(Array.from({ length: 16 }, (_, index) => customer(index + 1)));
  agent.destroy();
  await new Promise<void>((resolve) => recording.end(() => resolve()));
  return made;
}
