import { at, isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { ApiModel, ContentModel, OperationModel } from '../../model.ts';
import type { EvidenceRecords, NotShown, RequirementRow } from '../../reference/evidence.ts';
import { blocks, code, fence, plainText, table } from '../../reference/markdown.ts';
import type { ClientOrigin } from '../../samples/typescript.ts';
import { type CodeSample, samplesOf } from '../../samples.ts';
import { credentialsText, leavesCredentialsOpen } from '../credentials.ts';
import { descriptionOf, followed } from '../printed-schema.ts';
import { headerNodes, headerTable, parameters, responseNode } from './parameters.ts';
import { callbacks, received } from './received.ts';
import { reachedSchemas, schemaSection } from './schema-section.ts';

type Node = Record<string, unknown>;

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
  const node = followed(document, at(document, operation.pointer));
  const bodies = [operation.body, ...operation.responses].flatMap((holder) => holder?.contents ?? []);
  const headers = operation.responses.map(({ status }) => headerNodes(document, node, status));
  const named = reachedSchemas(document, [
    ...bodies.map(({ type }) => ({ $ref: type.pointer })),
    ...operation.parameters.map(({ type }) => ({ $ref: type.pointer })),
    ...headers.flatMap((list) => list.map(([, { schema }]) => schema)),
  ]);
  const rows = evidence.requirements.filter((row) => row.operations.includes(operation.id));
  const isSent = model.operations.includes(operation);
  const parts = [
    `# ${plainText(operation.summary) || operation.id}`,
    isSent ? code(`${operation.method.toUpperCase()} ${operation.path}`) : received(operation, document),
    descriptionOf(node) || operation.description,
    facts(operation, node, input),
    ...parameters(operation, node, document),
    ...requestBody(operation, node, document),
    ...operation.responses.flatMap((response, index) => [
      `## Response ${response.status}`,
      descriptionOf(responseNode(document, node, response.status)) || response.description,
      ...headerTable(headers[index] ?? []),
      ...response.contents.flatMap((content) => contentBlocks(content, document)),
    ]),
    ...callbacks(node, document),
    ...(isSent ? codeSamples(samplesOf(model, operation, origin)) : []),
    ...(rows.length === 0 ? [] : ['## Requirements', requirements(rows)]),
  ];
  const schemas = named.flatMap((name) => [
    `### ${plainText(name)}`,
    ...schemaSection(document, at(document, step('#/components/schemas', name))),
  ]);
  const open = notShown([...parts, ...schemas], evidence.notShown);
  return blocks([...parts, ...open, ...(schemas.length === 0 ? [] : ['## Schemas', ...schemas])]);
}

function codeSamples(samples: readonly CodeSample[]): string[] {
  const parts = samples.flatMap(({ lang, label, source }) => [
    `${label}:`,
    fence(source, lang === 'curl' ? 'sh' : lang.toLowerCase()),
  ]);
  return ['## Code samples', ...parts];
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

function requestBody({ body }: OperationModel, node: Node, document: unknown): string[] {
  if (body === undefined) return [];
  return [
    `## Request body${body.required ? ' (required)' : ''}`,
    descriptionOf(followed(document, node.requestBody)),
    ...body.contents.flatMap((content) => contentBlocks(content, document)),
  ];
}

/** Writes what a caller must know before the first call. */
function facts(operation: OperationModel, node: Node, { document, model }: OperationPageInput): string {
  const isSent = model.operations.includes(operation);
  const items = [
    ...(node.deprecated === true ? ['**Deprecated**'] : []),
    `Operation: ${code(operation.id)}`,
    ...(operation.tags.length === 0 ? [] : [`Tags: ${operation.tags.map(plainText).join(', ')}`]),
    ...(isSent || operation.security.kind === 'listed'
      ? [`Credentials: ${credentialsText(operation.security, model, !leavesCredentialsOpen(document))}`]
      : []),
    ...(isSent ? serversOf(operation, node, document) : []),
    ...(isObject(node.externalDocs) ? [externalDocs(node.externalDocs)] : []),
    ...(operation.movesMoney ? ['Moves money where the deployment is a real bank'] : []),
    ...(operation.source === undefined ? [] : [`Section of the source: ${plainText(operation.source)}`]),
  ];
  return items.map((item) => `- ${item}`).join('\n');
}

/** The nearest list of servers, which replaces those further out. */
function serversOf({ pointer }: OperationModel, node: Node, document: unknown): string[] {
  const item = followed(document, at(document, pointer.slice(0, pointer.lastIndexOf('/'))));
  const list = [node.servers, item.servers, at(document, '#/servers')].find(Array.isArray) ?? [];
  const servers = list.filter(isObject).map((server) => {
    const text = plainText(descriptionOf(server));
    return code(String(server.url)) + (text === '' ? '' : ` (${text})`);
  });
  return servers.length === 0 ? [] : [`Servers: ${servers.join(', ')}`];
}

function externalDocs(docs: Node): string {
  const text = plainText(descriptionOf(docs));
  return `More: ${text === '' ? '' : `${text}, `}${code(String(docs.url))}`;
}

function contentBlocks({ mediaType, type, examples }: ContentModel, document: unknown): string[] {
  return [
    type.name === undefined ? code(mediaType) : `${code(mediaType)}: ${code(type.name)}`,
    // A named schema has a section of its own.
    ...(type.name === undefined ? schemaSection(document, schemaAt(document, type.pointer)) : []),
    ...examples.flatMap(({ name, summary, value }) => [
      `Example${summary === '' ? ` ${code(name)}` : `: ${plainText(summary)}`}`,
      typeof value === 'string' ? fence(value, '') : fence(JSON.stringify(value, null, 2) ?? 'null', 'json'),
    ]),
  ];
}

function schemaAt(document: unknown, pointer: string): unknown {
  const found = at(document, pointer);
  return isObject(found) && typeof found.$ref === 'string' ? followed(document, found) : found;
}
