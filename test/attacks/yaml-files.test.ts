import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Json, JsonObject } from '../../lib/json.ts';
import { ToolError } from '../../scripts/cli/errors.ts';
import { yamlText } from '../../scripts/cli/yaml-text.ts';
import { writeOverlay } from '../../scripts/commands/discover/write-overlay.ts';
import { draftWorkflowFile } from '../../scripts/commands/scaffold/draft-workflow-file.ts';
import { collectionTexts } from '../../scripts/pipeline/collections/collection-formats.ts';
import { projectFiles, read } from '../house/files.ts';
import { modelOf } from '../scripts/pipeline/collections/ferries.ts';
import { payloads } from './payloads.ts';
import { textPlaces, withTexts } from './text-places.ts';

// Files of YAML that hold names and texts of others: nothing in them controls a terminal, an editor or a CI system, and they read back as what was written. Those of `learn` have an attack of their own.

const ACTED_UPON =
  /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]|^[^\S\n]*::[a-z]|##(?:vso|teamcity)\[|##\[(?:error|group)/imu;

const folder = mkdtempSync(join(tmpdir(), 'yaml-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = {
  type: 'object',
  required: ['zzField'],
  properties: { id: { type: 'string' }, zzField: { type: 'string', description: 'zzMeaning' } },
  example: { id: 'x', zzField: 'zzSample' },
};
const content = { 'application/json': { schema } };
const note = (operationId: string) => ({
  operationId,
  tags: ['zzTag'],
  summary: 'zzSummary',
  responses: { 200: { description: 'zzOutcome', content } },
});
const DESCRIBED: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'zzTitle', version: 'zzVersion' },
  servers: [{ url: 'http://127.0.0.1' }],
  paths: {
    '/notes': { get: note('listNotes'), post: { ...note('createNote'), requestBody: { content } } },
    '/notes/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
        { name: 'zzQuery', in: 'query', schema: { type: 'string', example: 'zzAsked' } },
      ],
      get: note('getNote'),
      delete: note('deleteNote'),
    },
  },
};
const words = textPlaces(DESCRIBED).map(({ word }) => word);

/** Writes files that have the payload at the place; none where the description is refused. */
type Writer = (document: JsonObject, text: string) => Promise<readonly { file: string; is?: Json }[]>;

const WRITERS: Readonly<Record<string, Writer>> = {
  'any value': async (document, text) => {
    const is = {
      [text]: [text, { [`a ${text} b`]: text }],
      document,
      beside: `${'word '.repeat(40)}${text}`,
    };
    return [
      { file: yamlText(is, { lineWidth: 120 }), is },
      { file: yamlText(is, { lineWidth: 0 }), is },
    ];
  },
  overlays: async (document, text) => {
    const file = join(folder, 'overlay.yaml');
    const overlay = {
      overlay: '1.1.0' as const,
      info: { title: text, version: text },
      actions: [{ target: `$['paths']['${text}']`, description: text, update: document }],
    };
    await writeOverlay(file, file, overlay);
    return [{ file: readFileSync(file, 'utf8'), is: overlay }];
  },
  'drafts of workflows': async (document) => {
    const spec = join(folder, 'api.json');
    writeFileSync(spec, JSON.stringify(document));
    let file = '';
    const context = {
      cwd: folder,
      env: {},
      warn: () => {},
      info: () => {},
      result: () => {},
      data: (text: string) => (file = text),
    };
    await draftWorkflowFile({ spec }, context as never);
    return [{ file }];
  },
  collections: async (document) => {
    const files = collectionTexts('bruno', await modelOf(document));
    return Object.values(files).map((file) => ({ file }));
  },
};

test.each(Object.entries(WRITERS))('hostile texts in %s', async (_, write) => {
  const broken: string[] = [];
  let [files, refused] = [0, 0];
  for (const [index, { name, text }] of payloads().entries()) {
    const word = words[index % words.length] as string;
    const hostile = text.toWellFormed();
    const document = withTexts(DESCRIBED, new Map([[word, `${word}${hostile}`]]));
    const written = await write(document, hostile).catch((error: unknown) => {
      if (!(error instanceof ToolError)) throw error;
      refused += 1;
      return [];
    });
    for (const { file, is } of written) {
      files += 1;
      const found = parse(file);
      if (ACTED_UPON.test(file)) broken.push(`${name} at ${word}: characters`);
      if (is !== undefined && JSON.stringify(found) !== JSON.stringify(is))
        broken.push(`${name} at ${word}: value`);
    }
  }
  console.info(`${files} files, ${refused} descriptions refused`);
  expect(broken).toEqual([]);
  expect(files).toBeGreaterThan(400);
});

test('nothing else prints YAML', () => {
  const printing = projectFiles().filter(
    (file) =>
      /^(?:scripts|conformance|server|lib)\/.*\.ts$/.test(file) &&
      /\{[^}]*\b(?:stringify|Document)\b[^}]*\} from 'yaml'/.test(read(file)),
  );
  expect(printing).toEqual(['scripts/cli/yaml-text.ts', 'scripts/commands/learn/drafts-files.ts']);
});
