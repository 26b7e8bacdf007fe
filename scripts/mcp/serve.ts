import type { Transport } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import type { JsonObject } from '../../lib/json.ts';
import { createSandbox, DEVELOPMENT_KEY } from '../../server/sandbox.ts';
import type { Sandbox } from '../../server/sandbox-types.ts';
import { createConfirmations } from './confirmations.ts';
import { createServer, type ServerSettings } from './create-server.ts';
import type { Deployment } from './deployment.ts';
import { allItems, itemsOf } from './items/all-items.ts';
import { describedApi } from './items/description.ts';
import { ownDescription } from './items/own-description.ts';
import { createSearch } from './items/search-items.ts';
import { createKeptTexts } from './kept-texts.ts';
import { LineTransport } from './line-transport.ts';
import type { Tool } from './tool.ts';
import { callSandboxTool } from './tools/call-sandbox.ts';
import { conformTool } from './tools/conform.ts';
import { faultsTool } from './tools/faults.ts';
import { readTool } from './tools/read.ts';
import { searchTool } from './tools/search.ts';
import { clientTool, diffTool, recordingTool } from './tools/workshop-tools.ts';
import type { Workshop } from './workshop.ts';

export interface McpServeOptions extends Pick<ServerSettings, 'version' | 'signal' | 'hide'> {
  /** `undefined`: only the sandbox is judged. */
  readonly deployment: Deployment | undefined;
  readonly workshop: Workshop;
  /** The bundle of another description, which is searched in place of that of this package, and by which recordings are judged; nothing of it can be called. */
  readonly document?: JsonObject;
  /** Default: standard input and output. */
  readonly transport?: Transport;
  /** The title for people. */
  log(line: string): void;
}

/** Serves the tools until the client closes the connection or the signal is aborted. Runs that go on are stopped, and their reports written. */
export async function serve(options: McpServeOptions): Promise<void> {
  const { transport, log, deployment: _, workshop: __, document: ___, ...settings } = options;
  const sandbox = await createSandbox();
  const tools = toolsOf(options, sandbox);
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
      // The response to a message that cannot be read: its text may hold anything, so it is not repeated.
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

function toolsOf({ deployment, workshop, document }: McpServeOptions, sandbox: Sandbox): readonly Tool[] {
  const kept = createKeptTexts();
  const description = document === undefined ? ownDescription() : describedApi(document);
  const items = document === undefined ? allItems(sandbox.seed, description) : itemsOf(description);
  const search = createSearch(items);
  const byId = new Map(items.map((item) => [item.id, item]));
  const isForeign = document !== undefined;
  const finding = [searchTool(search, isForeign), readTool(byId, search, kept, isForeign)];
  if (isForeign) return [...finding, recordingTool(workshop, kept, true), diffTool(workshop, kept)];
  return [
    ...finding,
    callSandboxTool(sandbox, DEVELOPMENT_KEY, description, kept),
    faultsTool(sandbox.faults),
    conformTool(sandbox, deployment, createConfirmations(), kept),
    recordingTool(workshop, kept, false),
    clientTool(workshop, kept),
    diffTool(workshop, kept),
  ];
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
