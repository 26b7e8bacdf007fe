import { readFile } from 'node:fs/promises';
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from 'yaml';
import { displayPath } from '../../cli/display-path.ts';
import { type Place, ToolError } from '../../cli/errors.ts';

/** A YAML file and where in it things stand. */
export interface YamlFile {
  /** As the user knows it. */
  readonly shown: string;
  readonly root: Node | null;
  placeOf(node: unknown): Place;
}

/**
 * @param what it is for, `--config`
 * @throws ToolError('usage') for a file that cannot be read or is no YAML
 */
export async function readYaml(file: string, cwd: string, flag: string): Promise<YamlFile> {
  const shown = displayPath(file, cwd);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ToolError('usage', `${shown} ${whyUnreadable(error)}`, {
      fix: `Give a YAML file with ${flag}.`,
      cause: error,
    });
  });
  return parseYaml(text, shown);
}

function whyUnreadable({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  if (code === 'EISDIR') return 'is a folder, not a file';
  return `cannot be read (${code ?? message})`;
}

/** @throws ToolError('usage') with each place where it is no YAML */
export function parseYaml(text: string, shown: string): YamlFile {
  const lines = new LineCounter();
  // The library takes a byte order mark for an indent before a list.
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: lines, prettyErrors: false });
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file: shown, line, column: col };
  };
  throwAll(
    document.errors.map(({ message, pos: [start] }) => {
      // The library's text may quote the line, and with it a key.
      const why = message.split(/[:\n]/)[0] ?? message;
      return new ToolError('usage', `the file is no YAML: ${why}`, {
        place: at(start),
        fix: 'Mend the syntax there.',
      });
    }),
  );
  return {
    shown,
    root: document.contents,
    placeOf: (node) => at((node as Node | null)?.range?.[0] ?? 0),
  };
}

/** All mistakes of a file at once: the first, with the others after it. */
export function throwAll(mistakes: readonly ToolError[]): void {
  const [first, ...others] = mistakes;
  if (first === undefined) return;
  const { exit, message, place, fix } = first;
  throw new ToolError(exit, message, { ...(place && { place }), ...(fix !== undefined && { fix }), others });
}

/** The text of a value as it is written: `5.00` stays what it is, though YAML would make a 5 of it. `undefined` for what is no text or number. */
export function writtenText(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  const { value, source } = node as Scalar;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? (source ?? String(value)) : undefined;
}

/** `a list`, for errors. */
export function kindOf(node: unknown): string {
  if (isMap(node)) return 'a mapping';
  if (isSeq(node)) return 'a list';
  if (isAlias(node)) return 'an alias';
  if (!isScalar(node) || node.value === null) return 'nothing';
  if (typeof node.value === 'boolean') return String(node.value);
  return typeof node.value === 'string' ? 'a text' : 'a number';
}
