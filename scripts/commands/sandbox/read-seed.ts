import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Source } from '@redocly/openapi-core';
import { parse } from 'yaml';
import { at } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { SandboxOptions } from '../../../server/sandbox-types.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError, throwAll } from '../../cli/errors.ts';
import { parseYaml } from '../../cli/yaml-file.ts';
import { toPlace } from '../../pipeline/read/place.ts';

export type SeedValue = NonNullable<SandboxOptions['seed']>;

/** An error of the seed, as the server reports it. */
interface SeedError {
  readonly pointer: string;
  readonly detail: string;
  readonly keyword?: string;
}

const NOTE =
  'docs/sandbox.md shows a seed file; its JSON Schema is banking-platform-api/seed.schema.json. A snapshot of GET /_sandbox/snapshot is one, too.';

/** Errors about a name, not about its value. */
const OF_NAMES = ['unknown', 'additionalProperties', 'propertyNames', 'readOnly', 'not'];

/**
 * Reads a seed file or a snapshot, JSON or YAML, and validates it without touching a database.
 *
 * @param apiKey the sandbox's key, which no program of the seed may have
 * @throws ToolError('usage') with every error and its place in the file
 */
export async function readSeedFile(
  file: string,
  cwd: string,
  apiKey: string | undefined,
): Promise<SeedValue> {
  const path = resolve(cwd, file);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ToolError(
      'usage',
      `${displayPath(path, cwd)} cannot be read: ${error.code ?? error.message}.`,
      {
        fix: 'Give the path of a seed file with --seed.',
        cause: error,
      },
    );
  });
  const value = parseText(text, displayPath(path, cwd));
  const errors = await errorsOf(value as SeedValue, apiKey);
  const source = new Source(path, text.replace(/^\uFEFF/, ''));
  const found = errors.map((error) => toToolError(error, value, source, cwd));
  if (found.length > 0) throwAll(found, NOTE);
  return value as SeedValue;
}

/** A snapshot may be large, and is JSON. */
const LARGE = 1024 * 1024;

/** The YAML parser reads JSON, too, and refuses what is there twice. */
function parseText(text: string, shown: string): unknown {
  if (text.length > LARGE) {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      // YAML, or an error whose place the other parser knows.
    }
  }
  parseYaml(text, shown);
  return parse(text.replace(/^\uFEFF/, '')) as unknown;
}

async function errorsOf(seed: SeedValue, apiKey: string | undefined): Promise<readonly SeedError[]> {
  const [{ createSandbox }, { hashKey }] = await Promise.all([
    import('../../../server/sandbox.ts'),
    import('../../../server/node/keys.ts'),
  ]);
  try {
    // The records are in memory, and thrown away.
    await createSandbox({ seed, hashKey, ...(apiKey !== undefined && { apiKey }) });
    return [];
  } catch (error) {
    const { name, errors } = error as { name?: string; errors?: readonly SeedError[] };
    if (errors !== undefined && (name === 'InvalidSeed' || name === 'InvalidSnapshot')) return errors;
    throw error;
  }
}

function toToolError(
  { pointer, detail, keyword = '' }: SeedError,
  value: unknown,
  source: Source,
  cwd: string,
): ToolError {
  const name = fromPointer(pointer).at(-1) ?? 'The seed';
  const isNumber =
    keyword === 'type' && detail === 'must be string' && typeof at(value, pointer) === 'number';
  return new ToolError('usage', `${name} ${detail}.`, {
    place: toPlace({ source, pointer, reportOnKey: OF_NAMES.includes(keyword) }, cwd),
    ...(isNumber && { fix: 'Put the value in quotes.' }),
  });
}
