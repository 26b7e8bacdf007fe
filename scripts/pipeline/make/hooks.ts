import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientProviderTemplate } from '../../../templates/hooks.ts';
import type { ApiModel } from '../../../templates/model.ts';
import {
  infiniteQueriesTemplate,
  isStreamOnly,
  queryOptionsTemplate,
} from '../../../templates/query-options.ts';
import { ToolError } from '../../cli/errors.ts';
import { HOOKS_KINDS, type HooksKind } from './hooks/hooks-kinds.ts';
import { operationsForOrval } from './hooks/operations-for-orval.ts';
import { ownTypes } from './hooks/own-types.ts';

/**
 * Query and mutation hooks for a framework, by path below the output folder. The only file that touches orval, which prints the
 * hooks; what they call is our client, and their types are those of `types.ts` and `client.ts`.
 *
 * @throws ToolError `unsupported` when orval gives up
 */
export async function makeHooks(model: ApiModel, kind: HooksKind): Promise<Record<string, string>> {
  const { client, library, provider } = HOOKS_KINDS[kind];
  // orval writes nothing at all for a description of webhooks, or of schemas only.
  const hooks = model.operations.every(isStreamOnly) ? 'export {};\n' : await runOrval(model, kind);
  const infinite = kind === 'react' ? infiniteQueriesTemplate(model) : undefined;
  return {
    [`hooks/${client}.ts`]: hooks,
    'hooks/client-provider.ts': clientProviderTemplate(model, provider),
    ...(library === 'swr' ? {} : { 'hooks/query-options.ts': queryOptionsTemplate(model, library) }),
    ...(infinite !== undefined && { 'hooks/infinite-queries.ts': infinite }),
  };
}

async function runOrval(model: ApiModel, kind: HooksKind): Promise<string> {
  const { client, library, version, provider } = HOOKS_KINDS[kind];
  const { generate } = await import('orval');
  const folder = await mkdtemp(join(tmpdir(), 'bpa-hooks-'));
  const target = join(folder, `${client}.ts`);
  const options: Parameters<typeof generate>[0] = {
    // The description was linted before.
    input: { target: operationsForOrval(model), unsafeDisableValidation: true },
    output: {
      target,
      client,
      httpClient: 'axios',
      // Keeps orval's own types out of the file with the hooks.
      mode: 'split',
      tsconfig: { compilerOptions: {} },
      urlEncodeParameters: true,
      override: {
        header: false,
        // Repeating is up to the client.
        query: {
          version: 5,
          options: { retry: false },
          shouldSplitQueryKey: true,
          shouldExportHttpClient: false,
          shouldExportMutatorHooks: false,
        },
        swr: { swrOptions: { shouldRetryOnError: false } },
        transformer: ownTypes(model, provider),
      },
    },
  };
  try {
    // orval looks upwards for the versions to write for; what it finds must not depend on the machine.
    const dependencies = { [library]: version, typescript: '5.9.3' };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
    await generate(options, folder, QUIET);
    return await readFile(target, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolError('unsupported', `Orval cannot make hooks of this description: ${reason}`, {
      cause: error,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** `silent` works, though orval's types do not list it. */
const QUIET = { logLevel: 'silent' as 'error', throwOnError: true };
