import { at, isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { ApiModel, ContentModel, OperationModel } from '../../model.ts';
import type { EvidenceRecords, NotShown, RequirementRow } from '../../reference/evidence.ts';
import { code, table } from '../../reference/markdown.ts';
import type { ClientOrigin } from '../../samples/typescript.ts';
import { samplesOf } from '../../samples.ts';
import { followed, typeText } from '../printed-schema.ts';
import { reachedSchemas, schemaSection } from './schema-section.ts';

export interface OperationPageInput {
  /** The bundled document, with the texts that readers see. */
  readonly document: unknown;
  readonly model: ApiModel;
  readonly evidence: EvidenceRecords;
  readonly origin: ClientOrigin;
}

/** An operation by itself as Markdown: parameters, bodies, every schema that they lead to, examples, requirements, and what is not shown. */
export function operationPage(operation: OperationModel, input: OperationPageInput): string {
  const { document, model, evidence, origin } = input;
  const bodies = [operation.body, ...operation.responses].flatMap((holder) => holder?.contents ?? []);
  const named = reachedSchemas(document, [
    ...bodies.map(({ type }) => ({ $ref: type.pointer })),
    ...operation.parameters.map(({ type }) => ({ $ref: type.pointer })),
  ]);
  const rows = evidence.requirements.filter((row) => row.operations.includes(operation.id));
  const parts = [
    `# ${operation.summary || operation.id}`,
    code(`${operation.method.toUpperCase()} ${operation.path}`),
    description(at(document, operation.pointer)) || operation.description,
    facts(operation, model),
    ...parameters(operation, document),
    ...requestBody(operation, document),
    ...operation.responses.flatMap((response) => [
      `## Response ${response.status}`,
      response.description,
      ...response.contents.flatMap((content) => contentBlocks(content, document)),
    ]),
    '## Code samples',
    ...samplesOf(model, operation, origin).flatMap(({ lang, label, source }) => [
      `${label}:`,
      fence(source, lang === 'curl' ? 'sh' : lang.toLowerCase()),
    ]),
    ...(rows.length === 0 ? [] : ['## Requirements', requirements(rows)]),
  ];
  const schemas = named.flatMap((name) => [
    `### ${name}`,
    ...schemaSection(at(document, step('#/components/schemas', name))),
  ]);
  const open = notShown([...parts, ...schemas], evidence.notShown);
  return blocks([...parts, ...open, ...(schemas.length === 0 ? [] : ['## Schemas', ...schemas])]);
}

function requirements(rows: readonly RequirementRow[]): string {
  return table(
    ['Requirement', 'Evidence', 'Statement', 'Source'],
    rows.map((row) => [code(row.id), row.evidence, row.statement, row.section]),
  );
}

/** The entries that the notes of the page name. */
function notShown(parts: readonly string[], entries: readonly NotShown[]): string[] {
  const notes = parts.flatMap((part) =>
    [...part.matchAll(/Not shown: ([^.]+)\./g)].map(([, ids = '']) => ids.split(', ')),
  );
  const named = new Set(notes.flat());
  const rows = entries.filter(({ id }) => named.has(id));
  if (rows.length === 0) return [];
  return [
    '## What is not shown',
    table(
      ['Entry', 'What is open', 'In the description'],
      rows.map((entry) => [code(entry.id), entry.open, entry.description]),
    ),
  ];
}

function requestBody({ body }: OperationModel, document: unknown): string[] {
  if (body === undefined) return [];
  return [
    `## Request body${body.required ? ' (required)' : ''}`,
    ...body.contents.flatMap((content) => contentBlocks(content, document)),
  ];
}

/** What a caller must know before the first call. */
function facts(operation: OperationModel, model: ApiModel): string {
  const items = [
    `Operation: ${code(operation.id)}`,
    ...(operation.tags.length === 0 ? [] : [`Tags: ${operation.tags.join(', ')}`]),
    `Credentials: ${credentials(operation, model)}`,
    ...(operation.movesMoney ? ['Moves money where the deployment is a real bank'] : []),
    ...(operation.source === undefined ? [] : [`Section of the source: ${operation.source}`]),
  ];
  return items.map((item) => `- ${item}`).join('\n');
}

function credentials({ security }: OperationModel, { credentials: all }: ApiModel): string {
  if (security.kind === 'none') return 'none';
  if (security.kind === 'open') return 'not described';
  const set = (names: readonly string[]) =>
    all
      .filter(({ name }) => names.includes(name))
      .map(({ name, wireName, kind }) =>
        kind === 'header' || kind === 'query' || kind === 'cookie'
          ? `${code(wireName)} (${kind})`
          : `${code(name)} (${kind})`,
      )
      .join(' and ');
  const sets = security.alternatives.filter((names) => names.length > 0).map(set);
  return `${sets.join(', or ')}${security.mandatory ? '' : ' (not described as mandatory)'}`;
}

function parameters({ parameters: list }: OperationModel, document: unknown): string[] {
  if (list.length === 0) return [];
  return [
    '## Parameters',
    table(
      ['Name', 'In', 'Type', 'Description'],
      list.map((one) => [
        code(one.name) + (one.required ? ' (required)' : ''),
        one.in,
        code(one.type.name ?? typeText(schemaAt(document, one.type.pointer))),
        one.description,
      ]),
    ),
  ];
}

function contentBlocks({ mediaType, type, examples }: ContentModel, document: unknown): string[] {
  return [
    type.name === undefined ? code(mediaType) : `${code(mediaType)}: ${code(type.name)}`,
    // A named schema has a section of its own.
    ...(type.name === undefined ? schemaSection(schemaAt(document, type.pointer)) : []),
    ...examples.flatMap(({ name, summary, value }) => [
      `Example${summary === '' ? ` ${code(name)}` : `: ${summary}`}`,
      typeof value === 'string' ? fence(value, '') : fence(JSON.stringify(value, null, 2) ?? 'null', 'json'),
    ]),
  ];
}

function schemaAt(document: unknown, pointer: string): unknown {
  const found = at(document, pointer);
  return isObject(found) && typeof found.$ref === 'string' ? followed(document, found) : found;
}

function description(node: unknown): string {
  return isObject(node) && typeof node.description === 'string' ? node.description : '';
}

/** A fenced block that no line of the text can end. */
function fence(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/^ *(`+)/gm)].map(([, run = '']) => run.length));
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${language}\n${text.trimEnd()}\n${ticks}`;
}

export function blocks(parts: readonly string[]): string {
  return `${parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
}
