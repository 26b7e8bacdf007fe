import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDocumentFromString, type Source, YamlParseError } from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import type { EvidenceRecords, NotShown, RequirementRow } from '../../../templates/reference/evidence.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import { AllowedFiles } from './allowed-files.ts';
import { notYaml } from './load.ts';
import { toPlace } from './place.ts';

/**
 * Reads what stands beside a description: `requirements/*.yaml` and `not-shown.yaml`. A description that has neither has no
 * evidence. The rows are taken as they are; `lint` holds them against their JSON Schemas.
 *
 * @throws ToolError `problem` for a file that is not YAML
 */
export async function loadEvidence(rootDir: string, cwd: string): Promise<EvidenceRecords> {
  const beside = ['requirements', 'not-shown.yaml'].some((name) => existsSync(join(rootDir, name)));
  if (!beside) return { requirements: [], notShown: [] };
  const records = readRecords(rootDir, cwd);
  const { checkWords, expandCheck } = await import('../../../conformance/judge/checks/describe-check.ts');
  const requirements = rowsAs<RequirementRow>(records, 'requirement').map(({ row, source, pointer }) => {
    const { file, line = 1 } = toPlace({ source, pointer }, rootDir);
    const { check, where, ignoreCase } = row;
    return {
      ...row,
      ...(check !== undefined && {
        check: expandCheck(check),
        checkWords: () => checkWords(check, where, ignoreCase),
      }),
      place: { file, line },
    };
  });
  const notShown = rowsAs<NotShown>(records, 'not-shown').map(({ row }) => {
    const compare = row.compare?.map((one) => ({ ...one, check: expandCheck(one.check) }));
    return { ...row, ...(compare && { compare }) };
  });
  return { requirements, notShown };
}

/** `loadEvidence` looks at these paths, below the folder of the description, whether they exist or not. */
export function evidencePaths(rootDir: string): string[] {
  const folder = join(rootDir, 'requirements');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return ['not-shown.yaml', 'requirements/', ...files.map((name) => `requirements/${name}`)];
}

/** One row of a list beside the description, with its place in the file. */
export interface RecordRow {
  readonly id: string;
  readonly pointer: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A hand-written list beside a description: requirement rows, or what is not shown. */
export interface RecordFile {
  readonly kind: 'requirement' | 'not-shown';
  readonly source: Source;
  readonly parsed: unknown;
  readonly rows: readonly RecordRow[];
  /** The place where its JSON Schema belongs. */
  readonly schemaFile: string;
}

/** Reads the lists that lie beside a description, as far as there are any. */
export function readRecords(rootDir: string, cwd: string): RecordFile[] {
  const folder = join(rootDir, 'requirements');
  const requirements = existsSync(folder) ? readdirSync(folder).filter(isRowsFile) : [];
  const notShown = join(rootDir, 'not-shown.yaml');
  const allowed = AllowedFiles.beside(rootDir);
  return [
    ...requirements
      .sort()
      .map((name) =>
        readRecord('requirement', join(folder, name), join(folder, 'requirement.schema.json'), cwd, allowed),
      ),
    ...(existsSync(notShown)
      ? [readRecord('not-shown', notShown, join(rootDir, 'not-shown.schema.json'), cwd, allowed)]
      : []),
  ];
}

/**
 * Tells whether a description is held to a source, as the one of this package is: requirement rows and a list of what the source does not show stand beside it. Rows alone may be about any API, and a folder `requirements`
 * may be about anything.
 */
export function isHeldToSource(rootDir: string): boolean {
  const folder = join(rootDir, 'requirements');
  return (
    existsSync(join(rootDir, 'not-shown.yaml')) && existsSync(folder) && readdirSync(folder).some(isRowsFile)
  );
}

/** The file beside the rows that says where operations name records. */
export const RECORDS_FILE = /^records\.ya?ml$/;

/** True for a file of rows. */
export function isRowsFile(name: string): boolean {
  return /\.ya?ml$/.test(name) && !RECORDS_FILE.test(name);
}

function readRecord(
  kind: RecordFile['kind'],
  file: string,
  schemaFile: string,
  cwd: string,
  allowed: AllowedFiles,
): RecordFile {
  const refused = allowed.refusal(file);
  if (refused !== undefined)
    throw new ToolError('problem', `The file is not read: ${refused.why}.`, {
      place: { file: displayPath(file, cwd) },
      fix: refused.fix,
    });
  try {
    const { source, parsed } = makeDocumentFromString(readFileSync(file, 'utf8'), file);
    return { kind, source, parsed, rows: rowsOf(parsed), schemaFile };
  } catch (error) {
    throw error instanceof YamlParseError ? notYaml(error, cwd) : error;
  }
}

/** Only rows with an id; values in another form are left to the JSON Schema. */
function rowsOf(parsed: unknown): RecordRow[] {
  return (Array.isArray(parsed) ? parsed : []).flatMap((value: unknown, index) =>
    isObject(value) && typeof value.id === 'string' ? [{ id: value.id, pointer: `#/${index}`, value }] : [],
  );
}

/** True for a row that somebody has given a section. Of a draft, nothing is made. */
export function isNoDraft({ value }: RecordRow): boolean {
  return value.draft === undefined;
}

/** Rows as their JSON Schema says they are; lint holds them to it. */
function rowsAs<Row>(records: readonly RecordFile[], kind: RecordFile['kind']) {
  return records
    .filter((record) => record.kind === kind)
    .flatMap(({ rows, source }) =>
      rows.filter(isNoDraft).map(({ value, pointer }) => ({ row: value as unknown as Row, source, pointer })),
    );
}
