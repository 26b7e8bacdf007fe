import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMethod } from '../../lib/http-methods.ts';
import { at, type Json, type JsonObject } from '../../lib/json.ts';
import { fromPointer, step } from '../../lib/json-pointer.ts';
import { ToolError } from '../../scripts/cli/errors.ts';
import type { DocumentNode } from '../../scripts/pipeline/document/document-node.ts';
import { inDirections, prepareInputs } from '../../scripts/pipeline/generate.ts';
import { makeWhatCanBe, OUTPUTS } from '../../scripts/pipeline/make/outputs.ts';
import { createResponder } from '../../scripts/pipeline/mock/mock-responses.ts';
import { mapping } from '../../scripts/pipeline/model/values.ts';
import { loadDescription } from '../../scripts/pipeline/read/load.ts';
import { baseDescription } from './base.ts';

/** Returns what becomes of a description: the text of each output without its comments, all that is said of it, or why it is refused. */
export interface Made {
  /** The texts by output: `client`. */
  readonly code: ReadonlyMap<string, string>;
  /** Everything, comments and published documents included. */
  readonly all: string;
  /** The parts that are listed as loose, and what the checks warn of. */
  readonly said: readonly string[];
  /** The message of the error that stopped it with exit 5. */
  readonly refused: string | undefined;
  /** The messages of errors with which a description is called wrong. */
  readonly wrong: string | undefined;
}

/** Outputs that repeat the description, or its texts. */
const DOCUMENTS: ReadonlySet<string> = new Set(['openapi', 'openapi-3.0', 'operations', 'reference']);
const ROWS = OUTPUTS.filter(({ name }) => name !== 'hooks' && name !== 'catalogue');

export async function make(document: JsonObject): Promise<Made> {
  const folder = mkdtempSync(join(tmpdir(), 'standard-'));
  const said: string[] = [];
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
    const description = await loadDescription('openapi.json', folder);
    said.push(...description.notes.map(({ message }) => message));
    const warn = (line: string) => void said.push(line);
    const inputs = await inDirections(await prepareInputs(description, { check: { warn } }));
    const code = new Map<string, string>();
    let all = '';
    for (const row of ROWS) {
      const { sets, skipped } = await makeWhatCanBe([row], inputs);
      const text = Object.values(sets[row.name] ?? {}).join('\n');
      all += text;
      if (!DOCUMENTS.has(row.name)) code.set(row.name, withoutComments(text));
      if (skipped.length > 0 && row.name !== 'openapi-3.0')
        said.push(...skipped.map(({ error }) => error.message));
    }
    code.set('mock', await mocked(inputs.document));
    said.push(
      ...(inputs as unknown as { notes: readonly { message: string }[] }).notes.map(({ message }) => message),
    );
    return { code, all, said, refused: undefined, wrong: undefined };
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    const messages = [error, ...error.others].map(({ message }) => message).join('\n');
    const isUnsupported = error.exit === 'unsupported';
    return {
      code: new Map(),
      all: '',
      said,
      refused: isUnsupported ? messages : undefined,
      wrong: isUnsupported ? undefined : messages,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The mock's responses to a request of each operation. */
async function mocked(document: DocumentNode): Promise<string> {
  const respond = await createResponder(document, { dynamic: false, onGivenUp: () => undefined });
  const responses = Object.entries(mapping(document.paths)).flatMap(([path, item]) =>
    Object.keys(Object(item))
      .filter(isMethod)
      .map((method) => [path.replace(/\{\w+\}/, '1'), method]),
  );
  const texts: string[] = [];
  for (const [path = '', method = ''] of responses)
    for (const accept of ['*/*', 'application/xml']) {
      const headers = { accept, 'x-key': 'k', authorization: 'Bearer t', 'content-type': 'application/json' };
      const body = Buffer.from(method === 'post' ? '{}' : '');
      texts.push(
        JSON.stringify(await respond({ method: method.toUpperCase(), path, query: '', headers, body })),
      );
    }
  return texts.join('\n');
}

function withoutComments(text: string): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\n\s*\n/g, '\n');
}

/** A base description with some values at pointers. */
export function withValues(version: string, values: Readonly<Record<string, Json>>): JsonObject {
  const document = baseDescription(version);
  for (const [pointer, value] of Object.entries(values)) {
    const steps = fromPointer(pointer);
    const field = steps.pop() ?? '';
    const place = at(document, step('#', ...steps)) as Record<string, Json> | undefined;
    if (typeof place !== 'object') throw new Error(`${pointer} has no place in the base of ${version}`);
    place[field] = value;
  }
  return document;
}

/** The outputs whose code differs. */
export function changedOutputs(one: Made, other: Made): string[] {
  return [...other.code].flatMap(([name, text]) => (one.code.get(name) === text ? [] : [name]));
}
