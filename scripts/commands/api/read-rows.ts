import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { makeDocumentFromString, type Source, YamlParseError } from '@redocly/openapi-core';
import type { RowsOf } from '../../../conformance/api/check-rows.ts';
import type { RowsFileError } from '../../../conformance/api/rows-file.ts';
import type { ApiRecords, ApiRow, ApiRows } from '../../../conformance/model/api-rows.ts';
import type { FilePlace } from '../../../conformance/model/requirement.ts';
import { step } from '../../../lib/json-pointer.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import { AllowedFiles } from '../../pipeline/read/allowed-files.ts';
import { isRowsFile, RECORDS_FILE } from '../../pipeline/read/evidence.ts';
import { notYaml } from '../../pipeline/read/load.ts';
import { toPlace } from '../../pipeline/read/place.ts';

/** The folder beside a description that has its rows; `undefined` where there is none: a folder of this name may be about anything. */
export function rowsFolder(specFolder: string): string | undefined {
  const folder = join(specFolder, 'requirements');
  return hasRows(folder) ? folder : undefined;
}

/** True if a folder has rows or records. */
export function hasRows(folder: string): boolean {
  const isOne = existsSync(folder) && statSync(folder).isDirectory();
  const isOfRows = (name: string) =>
    RECORDS_FILE.test(name) ||
    (isRowsFile(name) && /^\s*check\s*:/m.test(readFileSync(join(folder, name), 'utf8')));
  return isOne && readdirSync(folder).some(isOfRows);
}

/**
 * Reads the rows and records in a folder, `*.yaml` and `records.yaml`, and holds them against their description.
 *
 * @param folder absolute
 * @returns everything that is wrong, each with its file and line; drafts apart
 * @throws ToolError `problem` for a folder or file that cannot be read, or is not YAML
 */
export async function readRows(
  folder: string,
  described: RowsOf,
  cwd: string,
): Promise<{
  readonly rows: ApiRows;
  readonly errors: readonly ToolError[];
  /** The rows that `learn` has proposed, and nobody has given a section yet. */
  readonly drafts: readonly ApiRow[];
  readonly errorsOfDrafts: readonly ToolError[];
  /** Returns the place of a row. */
  readonly placeOfRow: (id: string) => FilePlace | undefined;
}> {
  const names = existsSync(folder) && statSync(folder).isDirectory() ? readdirSync(folder).sort() : undefined;
  if (names === undefined)
    throw new ToolError('problem', 'There is no such folder of requirements.', {
      place: { file: displayPath(folder, cwd) },
      fix: 'Give the folder that has the files of requirements.',
    });
  const [{ toRows, toRecords }, { checkRows }] = await Promise.all([
    import('../../../conformance/api/rows-file.ts'),
    import('../../../conformance/api/check-rows.ts'),
  ]);
  const errors: ToolError[] = [];
  const errorsOfDrafts: ToolError[] = [];
  const all: ApiRow[] = [];
  const records: Record<string, ApiRecords[string]> = {};
  const places = new Map<string, { readonly source: Source; readonly pointer: string }>();
  const add = (found: readonly RowsFileError[], source: Source, to = errors) =>
    to.push(
      ...found.map(
        ({ pointer, isAboutName, message, fix }) =>
          new ToolError('problem', message, {
            place: toPlace({ source, pointer, reportOnKey: isAboutName }, cwd),
            fix,
          }),
      ),
    );
  for (const name of names.filter(isRowsFile)) {
    const { source, parsed } = readYaml(join(folder, name), folder, cwd);
    const found = toRows(parsed);
    add(found.errors, source);
    for (const { index, row } of found.rows) {
      const pointer = `#/${index}`;
      const taken = places.get(`row ${row.id}`);
      if (taken !== undefined)
        add(
          [
            {
              pointer: `${pointer}/id`,
              isAboutName: false,
              message: `The id ${row.id} is taken by another row.`,
              fix: 'Give each row an id of its own.',
            },
          ],
          source,
        );
      else {
        places.set(`row ${row.id}`, { source, pointer });
        all.push(row);
      }
    }
  }
  for (const name of names.filter((one) => RECORDS_FILE.test(one))) {
    const { source, parsed } = readYaml(join(folder, name), folder, cwd);
    const found = toRecords(parsed);
    add(found.errors, source);
    for (const [kind, operations] of Object.entries(found.records)) {
      records[kind] = operations;
      for (const operation of Object.keys(operations))
        places.set(`record ${kind} ${operation}`, { source, pointer: step('#', kind, operation) });
    }
  }
  const drafts = all.filter(({ draft }) => draft !== undefined);
  const rows = all.filter((row) => !drafts.includes(row));
  const ids = new Set(drafts.map(({ id }) => id));
  for (const { at, message, fix } of checkRows({ rows: all, records }, described)) {
    const known = places.get('row' in at ? `row ${at.row}` : `record ${at.kind} ${at.operation}`);
    if (known === undefined) continue;
    const pointer = `${known.pointer}${'row' in at ? at.part : ''}`;
    const of = 'row' in at && ids.has(at.row) ? errorsOfDrafts : errors;
    add([{ pointer, isAboutName: false, message, fix }], known.source, of);
  }
  const placeOfRow = (id: string): FilePlace | undefined => {
    const place = places.get(`row ${id}`);
    if (place === undefined) return undefined;
    const { file, line = 1 } = toPlace(place, cwd);
    return { file: isAbsolute(file) ? basename(file) : file, line };
  };
  return { rows: { rows, records }, errors, drafts, errorsOfDrafts, placeOfRow };
}

function readYaml(file: string, folder: string, cwd: string): { source: Source; parsed: unknown } {
  const refused = AllowedFiles.beside(folder).refusal(file);
  if (refused !== undefined)
    throw new ToolError('problem', `The file is not read: ${refused.why}.`, {
      place: { file: displayPath(file, cwd) },
      fix: refused.fix,
    });
  try {
    return makeDocumentFromString(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw error instanceof YamlParseError ? notYaml(error, cwd) : error;
  }
}
