import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GenerateRequest, generate } from '../../../scripts/pipeline/generate.ts';
import { outputsNamed } from '../../../scripts/pipeline/make/select-outputs.ts';
import type { ClientModule } from '../client/any-client.ts';
import type { LooseHandlers, MadeServer } from '../server/made.ts';

/** The generated client and server of one description, loaded. */
export interface MadePair {
  readonly folder: string;
  readonly client: ClientModule;
  readonly server: MadeServer;
  readonly validators: { readonly responses: object };
  remove(): Promise<void>;
}

/** Generates client and server of a description into a folder outside the project, and loads both. */
export async function makePair(
  description: object,
  options: Pick<GenerateRequest, 'int64'> = {},
): Promise<MadePair> {
  const folder = await mkdtemp(join(tmpdir(), 'pair-'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  await writeFile(join(folder, 'openapi.json'), JSON.stringify(description));
  const only = outputsNamed(['types', 'identifiers', 'validators', 'client', 'server']);
  const request = { spec: 'openapi.json', out: '.', cwd: folder, only, importExtension: '.ts' as const };
  await generate({ ...request, ...options }, (_title, run) => run());
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  return {
    folder,
    client: (await load('client.ts')) as ClientModule,
    server: (await load('server.ts')) as MadeServer,
    validators: (await load('validators.ts')) as MadePair['validators'],
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A client whose requests go straight to handlers; remembers them as they are sent. */
export function connect({ client, server }: MadePair, handlers: LooseHandlers, options: object = {}) {
  const sent: Request[] = [];
  const errors: string[] = [];
  const handle = server.createHandler(handlers, { onError: ({ message }) => void errors.push(message) });
  const fetch = async (url: string, init: RequestInit) => {
    const body = init.body instanceof ReadableStream ? { duplex: 'half' } : {};
    const request = new Request(url, { ...init, ...body } as RequestInit);
    sent.push(request.clone());
    return handle(request);
  };
  const called = client.createClient({ baseUrl: 'http://pair.test', fetch, ...options });
  return { client: called, sent, errors };
}
