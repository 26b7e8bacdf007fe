import { readFile } from 'node:fs/promises';
import {
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
} from 'yaml';
import { fromPointer } from '../../lib/json-pointer.ts';
import { systemReason } from '../../lib/system-reason.ts';
import { displayPath } from './display-path.ts';
import { type Place, ToolError, throwAll } from './errors.ts';

/** A parsed YAML file that knows the line and column of each node. */
export interface YamlFile {
  /** The path as displayed to the user. */
  readonly shown: string;
  readonly root: Node | null;
  /** Returns the content of the file, as JSON has it. Throws where its aliases would fill the memory. */
  value(): unknown;
  placeOf(node: unknown): Place;
}

/**
 * @param what it is for, `--config`
 * @throws ToolError('usage') for a file that cannot be read or is not valid YAML
 */
export async function readYaml(file: string, cwd: string, flag: string): Promise<YamlFile> {
  const shown = displayPath(file, cwd);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new ToolError('usage', `${shown} ${whyUnreadable(error)}.`, {
      fix: `Give the path of a YAML file with ${flag}.`,
      cause: error,
    });
  });
  return parseYaml(text, shown);
}

function whyUnreadable(error: NodeJS.ErrnoException): string {
  const { code } = error;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'does not exist';
  if (code === 'EISDIR') return 'is a folder, not a file';
  return `cannot be read: ${systemReason(error)}`;
}

/** @throws ToolError('usage') with the position of each syntax error */
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
      return new ToolError('usage', `Invalid YAML: ${why}.`, {
        place: at(start),
        fix: 'Correct the syntax at this position.',
      });
    }),
  );
  return {
    shown,
    root: document.contents,
    value: () => document.toJS() as unknown,
    placeOf: (node) => at((node as Node | null)?.range?.[0] ?? 0),
  };
}

/** The node there, or the innermost around it; or the name of the entry. */
export function nodeAt({ root }: YamlFile, pointer: string, isName: boolean): unknown {
  let node: unknown = root;
  let name: unknown;
  for (const step of fromPointer(pointer)) {
    const next = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && String(key.value) === step)
      : isSeq(node)
        ? node.items[Number(step)]
        : undefined;
    if (next === undefined) return node;
    [name, node] = isPair(next) ? [next.key, next.value ?? next.key] : [next, next];
  }
  return isName ? name : node;
}

/** The text of a scalar as written: `5.00` stays `5.00`, though YAML parses it as 5. `undefined` for anything but a string or a number. */
export function writtenText(node: unknown): string | undefined {
  if (!isScalar(node)) return undefined;
  const { value, source } = node as Scalar;
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'bigint' ? (source ?? String(value)) : undefined;
}

/** `a list`, for error messages. */
export function describeNode(node: unknown): string {
  if (isMap(node)) return 'a mapping';
  if (isSeq(node)) return 'a list';
  if (isAlias(node)) return 'an alias';
  if (!isScalar(node) || node.value === null) return 'empty';
  if (typeof node.value === 'boolean') return String(node.value);
  return typeof node.value === 'string' ? 'a string' : 'a number';
}
