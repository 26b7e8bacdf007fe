import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../../../scripts/pipeline/generate.ts';
import { outputsNamed } from '../../../scripts/pipeline/make/select-outputs.ts';
import type { FetchHandler, Reply, ServerOptions } from '../../../templates/runtime/server-types.ts';

/** A call as a test sees it: the generated types belong to a description that the compiler of the tests does not know. */
export interface LooseCall {
  readonly operation: string;
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly cookies: Record<string, unknown>;
  readonly body: unknown;
  readonly credentials: Record<string, unknown>;
  readonly request: Request;
  readonly signal: AbortSignal;
  readonly requestId?: string;
  readonly context: unknown;
}

export type LooseHandlers = Record<string, (call: LooseCall) => Reply | Promise<Reply>>;

/** A generated `server.ts` exports these. */
export interface MadeServer {
  createHandler(handlers: object, options?: ServerOptions): FetchHandler<unknown>;
  readonly JsonText: typeof import('../../../templates/runtime/server-reply.ts').JsonText;
  readonly ProblemError: typeof import('../../../templates/runtime/server-problem.ts').ProblemError;
  readonly notImplemented: typeof import('../../../templates/runtime/server-problem.ts').notImplemented;
}

export interface Made {
  readonly folder: string;
  readonly server: MadeServer;
  remove(): Promise<void>;
}

export const FERRY = 'test/fixtures/ferry/openapi.yaml';
export const BANK = 'spec/openapi.yaml';

/** Generates the server interface of a description into a folder of its own, outside the project, and loads it. */
export async function makeServer(spec: string): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'server-interface-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  const only = outputsNamed(['types', 'identifiers', 'validators', 'server']);
  await generate({ spec, out: folder, cwd: process.cwd(), only }, (_title, run) => run());
  const server = (await import(pathToFileURL(join(folder, 'server.ts')).href)) as MadeServer;
  return { folder, server, remove: () => rm(folder, { recursive: true, force: true }) };
}
