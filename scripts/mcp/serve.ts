import type { Transport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createSandbox, DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import { createConfirmations } from './confirmations.ts';
import { createServer, type ServerSettings } from './create-server.ts';
import type { Deployment } from './deployment.ts';
import { allItems } from './items/all-items.ts';
import { ownDescription } from './items/own-description.ts';
import { createSearch } from './items/search-items.ts';
import { createKeptTexts } from './kept-texts.ts';
import { LineTransport } from './line-transport.ts';
import { callSandboxTool } from './tools/call-sandbox.ts';
import { conformTool } from './tools/conform.ts';
import { readTool } from './tools/read.ts';
import { searchTool } from './tools/search.ts';

export interface McpServeOptions extends Pick<ServerSettings, 'version' | 'signal' | 'hide'> {
  /** `undefined`: only the sandbox is judged. */
  readonly deployment: Deployment | undefined;
  /** Default: standard input and output. */
  readonly transport?: Transport;
  /** For people. */
  log(line: string): void;
}

/** Serves the tools until the client closes the connection or the signal is aborted. Runs that go on are stopped, and their reports written. */
export async function serve({ deployment, transport, log, ...settings }: McpServeOptions): Promise<void> {
  const sandbox = await createSandbox({ control: false });
  const description = ownDescription();
  const items = allItems(sandbox.seed, description);
  const search = createSearch(items);
  const kept = createKeptTexts();
  const tools = [
    searchTool(search),
    readTool(new Map(items.map((item) => [item.id, item])), search, kept),
    callSandboxTool(sandbox, DEVELOPMENT_KEY, description, kept),
    conformTool(sandbox, deployment, createConfirmations(), kept),
  ];
  const running = new Set<Promise<unknown>>();
  const onCall = (call: Promise<unknown>) => {
    running.add(call);
    call.finally(() => running.delete(call)).catch(() => {});
  };
  const wire = transport ?? new LineTransport();
  const ended = new AbortController();
  const signal = AbortSignal.any([settings.signal, ended.signal]);
  await new Promise<void>((resolve) => {
    const handle = serveStdio(
      () => createServer({ ...settings, signal, tools, onCall, onBug: (line) => log(settings.hide(line)) }),
      // Of a message that cannot be read: its text may hold anything, so it is not repeated.
      {
        transport: watched(wire, () => resolve()),
        onerror: ({ name }) => log(`A message could not be processed (${name}).`),
      },
    );
    settings.signal.addEventListener('abort', () => void handle.close().finally(resolve), { once: true });
  });
  ended.abort(new Error('the connection has ended'));
  await Promise.allSettled(running);
  await sandbox.close();
}

/** Calls back when the transport is closed, whoever else listens. */
function watched(transport: Transport, onClose: () => void): Transport {
  let inner: (() => void) | undefined;
  Object.defineProperty(transport, 'onclose', {
    get: () => () => {
      inner?.();
      onClose();
    },
    set: (listener) => {
      inner = listener;
    },
  });
  return transport;
}
