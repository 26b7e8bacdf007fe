import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseYaml, type YamlParseError } from '@redocly/openapi-core';
import type { Evidence, NotShown, Requirement } from '../../templates/reference/evidence.ts';
import { ToolError } from '../errors.ts';
import { displayPath } from './place.ts';

/**
 * Reads what stands beside a description: `requirements/*.yaml` and `not-shown.yaml`, each a list of rows or a mapping with
 * one list in it. A description that has neither has no evidence.
 *
 * @throws ToolError `problem` for a file that is not YAML
 */
export async function loadEvidence(rootDir: string, cwd: string): Promise<Evidence> {
  const folder = join(rootDir, 'requirements');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /\.ya?ml$/.test(name)).sort();
  const rows = await Promise.all(names.map((name) => readRows(join(folder, name), cwd)));
  return {
    requirements: rows.flat() as unknown as Requirement[],
    notShown: (await readRows(join(rootDir, 'not-shown.yaml'), cwd)) as unknown as NotShown[],
  };
}

async function readRows(file: string, cwd: string): Promise<object[]> {
  const body = await readFile(file, 'utf8').catch(() => undefined);
  if (body === undefined) return [];
  const parsed = parse(body, file, cwd);
  if (Array.isArray(parsed)) return parsed;
  return Object.values((parsed ?? {}) as object).find(Array.isArray) ?? [];
}

function parse(body: string, file: string, cwd: string): unknown {
  try {
    return parseYaml(body, { filename: file });
  } catch (error) {
    throw new ToolError(
      'problem',
      `The file is not YAML: ${(error as YamlParseError).message.split('\n')[0]}`,
      {
        place: { file: displayPath(file, cwd) },
        fix: 'Mend the syntax.',
        cause: error,
      },
    );
  }
}
