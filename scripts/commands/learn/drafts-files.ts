import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Document, isCollection, isMap, isScalar, isSeq } from 'yaml';
import type { Learned } from '../../../conformance/learn/learn.ts';
import type { ApiRecords, RecordName } from '../../../conformance/model/api-rows.ts';
import { isObject } from '../../../lib/json.ts';
import { number } from '../../../lib/plural.ts';
import { systemReason } from '../../../lib/system-reason.ts';
import { createFolder } from '../../cli/create-folder.ts';
import { ToolError } from '../../cli/errors.ts';
import { yamlText } from '../../cli/yaml-text.ts';

export const DRAFTS_FILE = 'learned.yaml';
export const LEARNED_RECORDS_FILE = 'records.yaml';

/** True for a file that is not there, or is as `learn` has written it. */
export function isAsWritten(file: string): boolean {
  if (!existsSync(file)) return true;
  if (!statSync(file).isFile()) return false;
  const [mark = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  return mark === markOf(lines.join('\n'));
}

function markOf(text: string): string {
  return `# \`learn\` replaces this file while it is as written: sha256:${createHash('sha256').update(text).digest('hex')}`;
}

export function draftsText({ rows, calls }: Pick<Learned, 'rows' | 'calls'>): string {
  const drafts = rows.map(({ row: { id, check, ...row }, held }) => ({
    id,
    draft: `held ${number(held, 'time')}, never violated`,
    ...row,
    check: Object.fromEntries(Object.entries(check).map(([kind, operand]) => [kind, shorter(operand)])),
  }));
  return yamlOf(
    drafts,
    ` Rows that held in ${number(calls, 'recorded call')}. They are drafts, and nothing is checked by them: write the \`section\` of the
 documentation that says so in place of \`draft\`, with a \`source\` if you like, and delete what only happened to be so.`,
    (name) => name === 'operations' || name === 'check',
  );
}

/** A place that is compared with the same one is written once. */
function shorter(operand: unknown): unknown {
  if (!isObject(operand)) return operand;
  const pairs = Object.entries(operand);
  return pairs.every(([place, from]) => place === from) ? pairs.map(([place]) => place) : operand;
}

export function recordsText(records: ApiRecords): string {
  const written = Object.entries(records).map(([kind, operations]) => [
    kind,
    Object.fromEntries(Object.entries(operations).map(([operation, name]) => [operation, partsOf(name)])),
  ]);
  return yamlOf(
    Object.fromEntries(written),
    ' Where the operations name records: by identifiers that they returned or listed, and that were in paths later.',
    () => true,
  );
}

function partsOf({ parts, effect }: RecordName): unknown {
  const id = parts.length === 1 ? parts[0] : parts;
  return effect === undefined ? id : { id, effect };
}

/** @param isShort true for a name, in a row or a kind of records, whose value takes one line */
function yamlOf(value: object, comment: string, isShort: (name: string) => boolean): string {
  const document = new Document(value, { aliasDuplicateObjects: false });
  document.commentBefore = comment;
  const { contents } = document;
  const parts = isMap(contents)
    ? contents.items.map((one) => one.value)
    : isSeq(contents)
      ? contents.items
      : [];
  for (const part of parts)
    for (const { key, value: inner } of isMap(part) ? part.items : [])
      if (isScalar(key) && isCollection(inner) && isShort(String(key.value))) inner.flow = true;
  const text = yamlText(document, { lineWidth: 120 });
  return `${markOf(text)}\n${text}`;
}

/**
 * Writes all files, or none.
 *
 * @param shown the folder as displayed to the user
 * @param files text by name
 * @throws ToolError('environment')
 */
export async function writeDrafts(
  folder: string,
  shown: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const partOf = (name: string) => join(folder, `${name}.new`);
  try {
    createFolder(folder);
    for (const [name, text] of Object.entries(files)) await writeFile(partOf(name), text);
    for (const name of Object.keys(files)) await rename(partOf(name), join(folder, name));
  } catch (error) {
    for (const name of Object.keys(files)) await rm(partOf(name), { force: true }).catch(() => undefined);
    throw new ToolError('environment', `Cannot write the drafts to ${shown}: ${systemReason(error)}.`, {
      fix: 'Name a writable folder with --out.',
      cause: error,
    });
  }
}
