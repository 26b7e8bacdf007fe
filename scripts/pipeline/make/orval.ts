import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiModel } from '../../../templates/model.ts';
import type { JsonObject } from '../model/schema-walk.ts';
import { mswInput } from './orval/msw-input.ts';
import { mswOutput } from './orval/msw-output.ts';
import { zodInput } from './orval/zod-input.ts';
import { zodOutput } from './orval/zod-output.ts';

/**
 * Schemas for zod 4 (one for each named schema, and one for each body, response and set of parameters) and request handlers for
 * Mock Service Worker that answer with the examples. The only file that touches orval.
 *
 * zod accepts and rejects what the validators do, with two exceptions: an integer beyond 2^53 is refused, since JavaScript cannot
 * hold it exactly, and a key called `__proto__` goes unchecked in a map and, where the description uses `allOf`, in a closed object.
 *
 * @throws ToolError `unsupported` for a schema that zod cannot express
 */
export async function makeZodAndMsw(
  document: object,
  model: ApiModel,
): Promise<{ zod: string; msw: string }> {
  return { zod: await makeZod(document, model), msw: await makeMsw(model) };
}

export async function makeZod(document: object, model: ApiModel): Promise<string> {
  const input = zodInput(document as JsonObject);
  return zodOutput(await run('zod', input.document), input, model);
}

export async function makeMsw(model: ApiModel): Promise<string> {
  // orval writes no handlers at all where there is nothing to handle: a description of webhooks, or of schemas only.
  if (model.operations.length === 0) return NO_HANDLERS;
  return mswOutput(await run('msw', mswInput(model)), model);
}

const NO_HANDLERS = `import type { RequestHandler } from 'msw';

export const handlers: RequestHandler[] = [];
`;

async function run(kind: keyof typeof OUTPUTS, document: JsonObject): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bpa-orval-'));
  try {
    // orval looks for these upwards of its folder; what it finds must not depend on the machine.
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await writeFile(join(folder, 'tsconfig.json'), '{"compilerOptions":{}}');
    return await runIn(folder, kind, document);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const OUTPUTS = {
  zod: { file: 'zod.ts', output: { client: 'zod', mode: 'single', mock: false } },
  msw: {
    file: 'msw.msw.ts',
    output: {
      client: 'fetch',
      mode: 'split',
      mock: { generators: [{ type: 'msw', useExamples: true, delay: false }] },
    },
  },
} as const;

/** `silent` works, though orval's types do not list it. */
const QUIET = { logLevel: 'silent' as 'error', throwOnError: true };

async function runIn(folder: string, kind: keyof typeof OUTPUTS, document: JsonObject): Promise<string> {
  const { generate } = await import('orval');
  const { file, output } = OUTPUTS[kind];
  const options = {
    // orval changes what it is given; the description was linted before, so orval's own check would only take time.
    input: { target: structuredClone(document), unsafeDisableValidation: true },
    output: {
      ...structuredClone(output),
      target: join(folder, `${kind}.ts`),
      override: {
        header: false,
        zod: { version: 4, generateReusableSchemas: true, generateEachHttpStatus: true },
      },
    },
  };
  await generate(options as Parameters<typeof generate>[0], folder, QUIET);
  return readFile(join(folder, file), 'utf8');
}
