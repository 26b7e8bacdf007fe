import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Report } from '../../../conformance/model/report.ts';
import conform from '../../../scripts/commands/conform.ts';
import { runWith } from '../cli/run.ts';
import { NOTES } from './notes.ts';

/** A document with one source, and the workflows that are given. */
export function arazzo(workflows: unknown, more: object = {}): object {
  return {
    arazzo: '1.1.0',
    info: { title: 'Notes', version: '1' },
    sourceDescriptions: [{ name: 'notes', url: 'https://example.com/openapi.json', type: 'openapi' }],
    workflows,
    ...more,
  };
}

export const idIs = (value: unknown) => [{ name: 'noteId', in: 'path', value }];

/** Create, read, list and delete. */
export const LIFE = {
  workflowId: 'life',
  inputs: { type: 'object', properties: { title: { type: 'string' } } },
  steps: [
    {
      stepId: 'create',
      operationId: 'createNote',
      requestBody: { payload: { title: '$inputs.title' } },
      successCriteria: [{ condition: '$statusCode == 201' }],
      outputs: { id: '$response.body#/id' },
    },
    { stepId: 'read', operationId: 'getNote', parameters: idIs('$steps.create.outputs.id') },
    { stepId: 'list', operationId: 'list-notes' },
    {
      stepId: 'delete',
      operationId: 'deleteNote',
      'x-cleanup': true,
      parameters: idIs('$steps.create.outputs.id'),
    },
  ],
};

export const steps = (...list: object[]) => arazzo([{ workflowId: 'w', steps: list }]);

export interface ConformRun {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly folder: string;
  /** Throws where there is none. */
  report(): Report;
}

/** A row about notes, and where their records are, as files beside the description. */
export const ROWS = {
  'requirements/records.yaml': `
Note:
  createNote: { response: /id }
  getNote: { path: noteId }
  listNotes: { entries: /id }
  deleteNote: { path: noteId }
`,
  'requirements/notes.yaml': `
- id: getNote.is-as-it-was-created
  section: Notes
  source: { title: Guide, url: https://docs.example/notes }
  evidence: stated
  statement: A note that is read has the title that it was created with.
  operations: [getNote, createNote]
  check: { readBack: [/title] }
`,
};

/** Writes the description and files beside it. */
export function writeNotes(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries({ 'openapi.json': JSON.stringify(NOTES), ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

interface FlowSettings {
  readonly env?: Record<string, string>;
  readonly signal?: AbortSignal;
  /** Further files by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Runs `conform` on a workflow in a folder of its own. */
export async function conformFlow(
  flow: object | string,
  baseUrl: string | undefined,
  flags: readonly string[] = [],
  { env = {}, signal, files = {} }: FlowSettings = {},
): Promise<ConformRun> {
  const folder = mkdtempSync(join(tmpdir(), 'flow-'));
  const text = typeof flow === 'string' ? flow : JSON.stringify(flow, null, 1);
  writeNotes(folder, { 'flow.yaml': text, ...files });
  const base = baseUrl === undefined ? [] : ['--base-url', baseUrl];
  const line = [
    'conform',
    '--spec',
    'openapi.json',
    '--workflow',
    'flow.yaml',
    ...base,
    '--reporter',
    'console,json',
    ...flags,
  ];
  const ran = await runWith([conform], line, { cwd: folder, env, ...(signal && { signal }) });
  return {
    ...ran,
    folder,
    report: () =>
      JSON.parse(readFileSync(join(folder, 'conformance-report/conformance.json'), 'utf8')) as Report,
  };
}
