import { Client, type ClientOptions, InMemoryTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';
import type { JsonObject } from '../../../lib/json.ts';
import type { Deployment } from '../../../scripts/mcp/deployment.ts';
import { serve } from '../../../scripts/mcp/serve.ts';
import type { Workshop } from '../../../scripts/mcp/workshop.ts';

/** Revisions of the protocol that clients speak: those with a handshake, and those that say all with each request. */
export const ERAS = ['legacy', { pin: '2026-07-28' }] as const;

/** The user of a client says this when the server asks. */
export type User = (message: string) => {
  readonly action: 'accept' | 'decline' | 'cancel';
  readonly content?: Said;
};
type Said = Record<string, string | number | boolean>;

export interface Connected {
  readonly client: Client;
  /** The questions that the user was asked. */
  readonly asked: string[];
  readonly logged: string[];
  readonly served: Promise<void>;
  call(name: string, args: object, options?: Parameters<Client['callTool']>[1]): Promise<Called>;
}

export interface Called {
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>> | undefined;
  readonly isError: boolean;
}

interface Options {
  readonly deployment?: Deployment;
  readonly workshop?: Workshop;
  /** The description in place of that of this package. */
  readonly document?: JsonObject;
  readonly era?: (typeof ERAS)[number];
  /** `undefined`: the client cannot ask. */
  readonly user?: User;
  readonly hide?: (text: string) => string;
}

const NO_WORKSHOP: Workshop = {
  judgeRecording: () => Promise.reject(new Error('no recordings here')),
  judgeClient: undefined,
  compare: () => Promise.reject(new Error('no versions here')),
};

/** A real client, connected to the tools without a process. */
export async function connect({
  deployment,
  workshop = NO_WORKSHOP,
  document,
  era = 'legacy',
  user,
  hide = (text) => text,
}: Options = {}): Promise<Connected> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const [asked, logged]: string[][] = [[], []];
  const served = serve({
    version: '0.0.0',
    deployment,
    workshop,
    ...(document !== undefined && { document }),
    signal: new AbortController().signal,
    transport: far,
    hide,
    log: (line) => void logged?.push(line),
  });
  const options: ClientOptions = {
    capabilities: user === undefined ? {} : { elicitation: { form: {} } },
    versionNegotiation: { mode: era },
  };
  const client = new Client({ name: 'test', version: '0.0.0' }, options);
  if (user !== undefined)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      asked?.push(params.message);
      return user(params.message);
    });
  await client.connect(near);
  onTestFinished(async () => {
    await client.close();
    await served;
  });
  return {
    ...{ client, served },
    asked: asked ?? [],
    logged: logged ?? [],
    call: (name, args, more) => callTool(client, name, args, more),
  };
}

export async function callTool(
  client: Client,
  name: string,
  args: object,
  options?: Parameters<Client['callTool']>[1],
): Promise<Called> {
  const {
    content,
    structuredContent,
    isError = false,
  } = await client.callTool({ name, arguments: { ...args } }, options);
  return {
    text: content.map((one) => (one.type === 'text' ? one.text : '')).join('\n'),
    data: structuredContent as Called['data'],
    isError,
  };
}
