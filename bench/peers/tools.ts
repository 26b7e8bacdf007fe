import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { upperFirst } from '../../lib/case.ts';

/** These packages are installed side by side in a folder of their own, each in its newest version of 2026-11-27. */
export const PACKAGES = {
  'openapi-typescript': '7.13.0',
  'openapi-fetch': '0.17.0',
  '@hey-api/openapi-ts': '0.99.0',
  orval: '8.38.0',
  // kubb 5 has no plugins for types and clients yet.
  '@kubb/cli': '4.39.3',
  '@kubb/core': '4.39.3',
  '@kubb/plugin-oas': '4.39.3',
  '@kubb/plugin-ts': '4.39.3',
  '@kubb/plugin-client': '4.39.3',
  '@kubb/plugin-faker': '4.37.12',
  '@kubb/plugin-msw': '4.37.12',
  '@faker-js/faker': '10.6.0',
  esbuild: '0.28.2',
  msw: '3.0.5',
  typescript: '5.9.3',
};

/** A call of an operation, as each tool's users write it. */
export interface ProbeCall {
  /** Its operationId as a name. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly query?: object;
  /** The body of the request. */
  readonly body?: object;
}

export interface Peer {
  readonly name: string;
  /** Script and arguments, run in the folder that the description and the output are in. */
  command(folder: string, modules: string): readonly string[];
  /** Module and expression of a component's type. */
  type(name: string): { readonly from: string; readonly name: string };
  /** Statements before calls, in which `fetch` is the global one. `base` is absent where the description's own address has to be taken. */
  setup(base: string | undefined): string;
  /** An expression that calls, and is rejected or resolves. */
  call(call: ProbeCall): string;
}

function configured(folder: string, file: string, config: string): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), config);
  return file;
}

const json = (value: unknown) => JSON.stringify(value);
/** Arguments one after the other, those that are given. */
function positional(...args: readonly (object | undefined)[]): string {
  return args
    .filter((arg) => arg !== undefined)
    .map(json)
    .join(', ');
}

const openapiFetch: Peer = {
  name: 'openapi-fetch',
  command: (_folder, modules) => [
    join(modules, 'openapi-typescript/bin/cli.js'),
    'in.yaml',
    '-o',
    'out/types.ts',
  ],
  type: (name) => ({ from: './out/types.ts', name: `components['schemas']['${name}']` }),
  setup: (base) => `
    import createClient from 'openapi-fetch';
    import type { paths } from './out/types.ts';
    const client = createClient<paths>(${json(base === undefined ? {} : { baseUrl: base })});`,
  call: ({ method, path, query, body }) =>
    `client.request(${json(method.toLowerCase())} as never, ${json(path)} as never, ${json({ params: { query }, body })} as never)`,
};

const heyApi: Peer = {
  name: 'hey-api',
  command: (folder, modules) => {
    const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'];
    const config = { input: './in.yaml', output: './out', plugins };
    return [
      join(modules, '@hey-api/openapi-ts/bin/run.js'),
      '-f',
      configured(folder, 'hey-api.config.mjs', `export default ${json(config)};\n`),
    ];
  },
  type: (name) => ({ from: './out/types.gen.ts', name }),
  setup: (base) => `
    import * as api from './out/sdk.gen.ts';
    import { client } from './out/client.gen.ts';
    ${base === undefined ? '' : `client.setConfig({ baseUrl: ${json(base)} });`}`,
  call: ({ name, query, body }) => `(api as any).${name}(${json({ query, body })})`,
};

const orval: Peer = {
  name: 'orval',
  command: (folder, modules) => {
    // It refuses a description without servers where it has to take the address from there.
    const baseUrl = folder.includes('server') ? { baseUrl: { getBaseUrlFromSpecification: true } } : {};
    const output = {
      target: './out/api.ts',
      client: 'fetch',
      mode: 'split',
      mock: folder.includes('mock'),
      ...baseUrl,
    };
    const config = { api: { input: { target: './in.yaml' }, output } };
    return [
      join(modules, 'orval/dist/bin/orval.mjs'),
      '--config',
      configured(folder, 'orval.config.mjs', `export default ${json(config)};\n`),
    ];
  },
  type: (name) => ({ from: './out/api.schemas', name }),
  setup: () => `import * as api from './out/api';`,
  call: ({ name, query, body }) => `(api as any).${name}(${positional(body, query)})`,
};

const kubb: Peer = {
  name: 'kubb',
  command: (folder, modules) => {
    configured(
      folder,
      'kubb.config.ts',
      `import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginFaker } from '@kubb/plugin-faker';
import { pluginMsw } from '@kubb/plugin-msw';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default defineConfig({
  root: '.', input: { path: './in.yaml' }, output: { path: './out', clean: true, barrelType: 'named' },
  plugins: [pluginOas({ serverIndex: 0 }), pluginTs(), pluginClient({ client: 'fetch' })${folder.includes('mock') ? ", pluginFaker(), pluginMsw({ parser: 'faker' })" : ''}],
});\n`,
    );
    return [join(modules, '@kubb/cli/bin/kubb.cjs'), 'generate', '--config', 'kubb.config.ts'];
  },
  type: (name) => ({ from: './out/index.ts', name }),
  setup: () => `import * as api from './out/index.ts';`,
  call: ({ name, query, body }) => `(api as any).${name}(${positional(body, query)})`,
};

const ours: Peer = {
  name: 'this project',
  command: (folder) => {
    const more = folder.includes('mock') ? ',msw' : folder.includes('callback') ? ',server' : '';
    const cli = join(import.meta.dirname, '../../scripts/cli.ts');
    return [cli, 'generate', '--spec', 'in.yaml', '--out', 'out', '--only', `types,client${more}`];
  },
  type: (name) => ({ from: './out/types.ts', name: upperFirst(name) }),
  setup: (base) => `
    import { createClient } from './out/client.ts';
    const client = createClient(${json(base === undefined ? {} : { baseUrl: base })} as never);`,
  call: ({ name, query, body }) => `(client as any).${name}(${positional(body, query && { query })})`,
};

export const TOOLS: readonly Peer[] = [openapiFetch, heyApi, orval, kubb, ours];
