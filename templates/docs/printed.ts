import { groupBy } from '../../lib/group-by.ts';
import { isMethod } from '../../lib/http-methods.ts';
import { isObject } from '../../lib/json.ts';
import { escapeHtml } from './page.ts';
import { descriptionOf, followed, limitsOf, printedFields, typeText } from './printed-schema.ts';

/** Markdown to HTML that runs nothing. */
export type Markdown = (text: string) => string;

type Node = Record<string, unknown>;

/**
 * The whole description as plain HTML for paper: the pages, every operation and every schema. On the screen Redoc shows one operation
 * at a time, and a printer gets only what is on the screen.
 *
 * @param document the bundled document, with the texts that readers see
 */
export function printedSection(document: Node, markdown: Markdown): string {
  const info = node(document.info);
  const tags = list(document.tags).map(node);
  const operations = operationsOf(document);
  const groups = groupBy(operations, ({ operation }) => String(list(operation.tags)[0] ?? 'Operations'));
  const titles = new Set([...tags.map(({ name }) => String(name)), ...groups.keys()]);
  const schemas = Object.entries(node(node(document.components).schemas));
  return [
    '<section id="printed" aria-hidden="true">',
    `<h1>${escapeHtml(`${text(info.title)} ${text(info.version)}`.trim())}</h1>`,
    markdown(text(info.description)),
    ...[...titles].flatMap((title) => [
      `<h2>${escapeHtml(title)}</h2>`,
      markdown(descriptionOf(tags.find(({ name }) => name === title))),
      ...(groups.get(title) ?? []).map((entry) => printedOperation(document, entry, markdown)),
    ]),
    ...(schemas.length === 0 ? [] : ['<h2>Schemas</h2>']),
    ...schemas.map(([name, schema]) => printedSchema(document, name, schema, markdown)),
    '</section>',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

interface Entry {
  readonly path: string;
  readonly method: string;
  readonly item: Node;
  readonly operation: Node;
}

function operationsOf(document: Node): Entry[] {
  return Object.entries(node(document.paths)).flatMap(([path, value]) => {
    const item = followed(document, value);
    return Object.keys(item)
      .filter((key) => isMethod(key) && isObject(item[key]))
      .map((method) => ({
        path,
        method,
        item,
        operation: node(item[method]),
      }));
  });
}

function printedOperation(
  document: Node,
  { path, method, item, operation }: Entry,
  markdown: Markdown,
): string {
  const parameters = [...list(item.parameters), ...list(operation.parameters)].map((one) =>
    followed(document, one),
  );
  const body = followed(document, operation.requestBody);
  return [
    `<h3>${escapeHtml(text(operation.summary) || text(operation.operationId) || `${method} ${path}`)}</h3>`,
    `<p><code>${escapeHtml(`${method.toUpperCase()} ${path}`)}</code></p>`,
    markdown(descriptionOf(operation)),
    table(
      'Parameters',
      ['Name', 'In', 'Type', 'Description'],
      parameters.map((one) => [
        code(text(one.name)) + (one.required === true ? ' (required)' : ''),
        escapeHtml(text(one.in)),
        typeCell(one.schema ?? contents(one)[0]?.[1]),
        markdown(descriptionOf(one)),
      ]),
    ),
    ...contents(body).map(([mediaType, schema]) =>
      printedBody(document, 'Request body', mediaType, schema, markdown),
    ),
    ...Object.entries(node(operation.responses)).flatMap(([status, value]) => {
      const response = followed(document, value);
      const title = `Response ${status}`;
      const bodies = contents(response).map(([type, schema]) =>
        printedBody(document, title, type, schema, markdown),
      );
      return bodies.length > 0
        ? bodies
        : [`<h4>${escapeHtml(title)}</h4>`, markdown(descriptionOf(response))];
    }),
  ].join('\n');
}

/** The media types of a body, each with its schema. */
function contents(body: Node): [mediaType: string, schema: unknown][] {
  return Object.entries(node(body.content)).map(([mediaType, value]) => [mediaType, node(value).schema]);
}

function printedBody(
  document: Node,
  title: string,
  mediaType: string,
  schema: unknown,
  markdown: Markdown,
): string {
  return [
    `<h4>${escapeHtml(title)}</h4>`,
    `<p><code>${escapeHtml(mediaType)}</code> ${typeCell(schema)}</p>`,
    fieldTable(document, schema, markdown),
  ].join('\n');
}

function printedSchema(document: Node, name: string, schema: unknown, markdown: Markdown): string {
  return [
    `<h3>${escapeHtml(name)}</h3>`,
    `<p>${typeCell(schema)}</p>`,
    markdown(descriptionOf(schema)),
    fieldTable(document, schema, markdown),
  ].join('\n');
}

function fieldTable(document: Node, schema: unknown, markdown: Markdown): string {
  const rows = printedFields(document, schema).map(({ path, schema: field, required, description }) => [
    code(path) + (required ? ' (required)' : ''),
    typeCell(field),
    markdown(description),
  ]);
  return table('', ['Field', 'Type', 'Description'], rows);
}

function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const caption = title === '' ? '' : `<h4>${escapeHtml(title)}</h4>\n`;
  return `${caption}<table>\n<thead>${line(head, 'th')}</thead>\n${rows.map((row) => line(row, 'td')).join('\n')}\n</table>`;
}

const typeCell = (schema: unknown) =>
  [code(typeText(schema)), ...limitsOf(schema, code, escapeHtml)].join(', ');
const code = (value: string) => `<code>${escapeHtml(value)}</code>`;
const node = (value: unknown): Node => (isObject(value) ? value : {});
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
