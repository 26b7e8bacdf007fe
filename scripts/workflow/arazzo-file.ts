import { stat } from 'node:fs/promises';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { nearest } from '../../lib/nearest.ts';
import { displayPath } from '../cli/display-path.ts';
import { ToolError, throwAll } from '../cli/errors.ts';
import { nodeAt, readYaml, type YamlFile } from '../cli/yaml-file.ts';
import { ExpressionError } from './expressions.ts';

/** A hundred times what people write. */
const MAX_BYTES = 2 ** 22;
const MAX_DEPTH = 100;
/** The limits of one document. */
const MAX_ERRORS = 20;

/** An Arazzo document as it is written, with the errors that were found in it. */
export class ArazzoFile {
  readonly shown: string;
  readonly root: JsonObject;
  readonly #yaml: YamlFile;
  readonly #errors: ToolError[] = [];

  private constructor(yaml: YamlFile, root: JsonObject) {
    this.#yaml = yaml;
    this.shown = yaml.shown;
    this.root = root;
  }

  /** @throws ToolError('usage') */
  static async read(file: string, cwd: string): Promise<ArazzoFile> {
    const shown = displayPath(file, cwd);
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    const refused = (message: string, fix: string) =>
      new ToolError('usage', message, { place: { file: shown, line: 1 }, fix });
    if (size > MAX_BYTES)
      throw refused(`The workflow has more than ${MAX_BYTES} bytes.`, 'Divide it into several files.');
    let yaml: YamlFile;
    let root: Json;
    try {
      yaml = await readYaml(file, cwd, '--workflow');
      const text = JSON.stringify(yaml.value() ?? null);
      if (text.length > 4 * MAX_BYTES) throw new RangeError('too large');
      root = JSON.parse(text) as Json;
      expectFlat(root);
    } catch (error) {
      if (error instanceof ToolError) throw error;
      throw refused(
        'The workflow is nested too deeply, or has aliases that never end.',
        `Write it with at most ${MAX_DEPTH} levels, and without aliases that contain themselves.`,
      );
    }
    if (!isObject(root) || typeof root.arazzo !== 'string')
      throw refused(
        'The file is not an Arazzo document: it has no text `arazzo`.',
        'Begin it with arazzo: 1.0.1, info, sourceDescriptions and workflows.',
      );
    return new ArazzoFile(yaml, root);
  }

  /** Notes an error at a place; the document is refused when all were found. */
  fail(pointer: string, message: string, fix: string, isAboutName = false): void {
    // Each of several steps reads what they share.
    if (this.#errors.some((one) => one.message === message && one.place?.pointer === `#${pointer}`)) return;
    const place = { ...this.#yaml.placeOf(nodeAt(this.#yaml, pointer, isAboutName)), pointer: `#${pointer}` };
    this.#errors.push(new ToolError('usage', message, { place, fix }));
  }

  /** @throws ToolError('usage') with all errors up to now */
  finish(): void {
    const sorted = [...this.#errors].sort((one, other) => (one.place?.line ?? 0) - (other.place?.line ?? 0));
    const more = sorted.length - MAX_ERRORS;
    throwAll(sorted.slice(0, MAX_ERRORS), more > 0 ? `${more} more errors were found.` : undefined);
  }

  /** Returns what `read` returns; notes an ExpressionError that it throws. */
  attempt<T>(pointer: string, what: string, read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      this.fail(pointer, `${what} ${error.message}.`, error.fix);
      return undefined;
    }
  }

  text(holder: JsonObject, pointer: string, name: string): string | undefined {
    const value = holder[name];
    if (value === undefined || typeof value === 'string') return value;
    this.fail(`${pointer}/${name}`, `\`${name}\` is not a text.`, 'Write a text.');
    return undefined;
  }

  requiredText(holder: JsonObject, pointer: string, name: string): string {
    const value = this.text(holder, pointer, name);
    if (value !== undefined && value !== '') return value;
    if (holder[name] === undefined || value === '')
      this.fail(pointer, `\`${name}\` is missing.`, `Add \`${name}\`.`);
    return '';
  }

  number(holder: JsonObject, pointer: string, name: string): number | undefined {
    const value = holder[name];
    if (value === undefined) return undefined;
    if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
    this.fail(`${pointer}/${name}`, `\`${name}\` is not a number from 0 up.`, 'Write a number.');
    return undefined;
  }

  list(holder: JsonObject, pointer: string, name: string): readonly Json[] {
    const value = holder[name];
    if (value === undefined) return [];
    if (Array.isArray(value)) return value as readonly Json[];
    this.fail(`${pointer}/${name}`, `\`${name}\` is not a list.`, 'Write a list.');
    return [];
  }

  texts(holder: JsonObject, pointer: string, name: string): readonly string[] {
    return this.list(holder, pointer, name).filter((item, index): item is string => {
      if (typeof item === 'string') return true;
      this.fail(`${pointer}/${name}/${index}`, `An entry of \`${name}\` is not a text.`, 'Write a text.');
      return false;
    });
  }

  object(value: Json | undefined, pointer: string, what: string): JsonObject | undefined {
    if (isObject(value)) return value;
    this.fail(pointer, `${what} is not an object.`, 'Write its fields.');
    return undefined;
  }

  /** Refuses fields that the specification does not have: they are misspelled. */
  expectFields(holder: JsonObject, pointer: string, known: readonly string[]): void {
    for (const name of Object.keys(holder)) {
      if (known.includes(name) || name.startsWith('x-')) continue;
      const near = nearest(name, known);
      this.fail(
        `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        `Unknown field: ${JSON.stringify(name.slice(0, 50))}.`,
        near === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean ${near}?`,
        true,
      );
    }
  }
}

function expectFlat(root: Json): void {
  let open: Json[] = [root];
  for (let depth = 0; open.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new RangeError('too deep');
    open = open.flatMap((node) =>
      typeof node === 'object' && node !== null ? (Object.values(node) as Json[]) : [],
    );
  }
}

/** Suggests what to write in place of a name that is unknown. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearest(name, known);
  if (near !== undefined) return `Did you mean ${near}?`;
  return known.length === 0
    ? 'Nothing of this kind is there.'
    : `Use one of: ${known.slice(0, 20).join(', ')}.`;
}
