import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The command lines that the pipeline is compared with.

export const redocly = bin('@redocly/cli', 'redocly');
export const openapiTypescript = bin('openapi-typescript', 'openapi-typescript');
export const orval = bin('orval', 'orval');

/** The outputs that orval makes, with its options for them. */
const ORVAL_OUTPUTS = {
  zod: { client: 'zod', mode: 'single', override: { zod: { version: 4, generateReusableSchemas: true } } },
  msw: { client: 'fetch', mode: 'split', mock: { generators: [{ type: 'msw', useExamples: true }] } },
  hooks: { client: 'react-query', httpClient: 'fetch', mode: 'single' },
};

export function orvalConfig(kind: keyof typeof ORVAL_OUTPUTS, target: string, out: string) {
  return {
    input: { target, unsafeDisableValidation: true },
    output: { ...ORVAL_OUTPUTS[kind], target: join(out, `${kind}.ts`) },
  };
}

/** The script that a package's command runs, so that both sides start under the same Node and without npx. */
function bin(name: string, command: string): string {
  const manifest = packageJson(name);
  const { bin: scripts } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const script = typeof scripts === 'string' ? scripts : scripts[command];
  if (script === undefined) throw new Error(`${name} has no command ${command}`);
  return join(dirname(manifest), script);
}

function packageJson(name: string): string {
  const paths = createRequire(import.meta.url).resolve.paths(name) ?? [];
  for (const folder of paths) {
    try {
      readFileSync(join(folder, name, 'package.json'));
      return join(folder, name, 'package.json');
    } catch {}
  }
  throw new Error(`${name} is not installed`);
}
