import type { Json } from '../../../lib/json.ts';
import { type DescribedApi, type DescribedOperation, fieldsIn } from './description.ts';
import { nameOfCredential, sectionOfCredentials } from './header-items.ts';
import type { Item } from './item.ts';
import { bullets, jsonBlock, notShownPart, type OpenQuestion } from './lines.ts';

/** Writes of a requirement row what the page of its operation says. */
export interface PageRow {
  readonly id: string;
  readonly section: string;
  readonly evidence: string;
  readonly statement: string;
}

export interface OperationDetails {
  readonly questions: ReadonlyMap<string, OpenQuestion>;
  /** The rows that are checked by its response. */
  rowsOf(operation: string): readonly PageRow[];
  movesMoney(operation: string): boolean;
  asked(operation: string): string | undefined;
}

/** Every operation, and its examples and requirements as items of their own, since most questions need neither. */
export function operationItems(description: DescribedApi, details: OperationDetails): Item[] {
  return description.operations.flatMap((operation) => {
    const { id, method, path, summary, section, request = '', response = '' } = operation;
    const rows = details.rowsOf(id);
    const asked = details.asked(id);
    const common = section === undefined ? {} : { section };
    const examples = [...operation.requests, ...operation.responses];
    return [
      {
        ...{ id, kind: 'operation' as const, ...common },
        about: `${method} ${path}: ${summary || operation.description}${summary === '' ? '' : '.'}`,
        words: `${operation.description} ${request} ${response} status code ${operation.success.join(' ')}`,
        open: operation.notShown,
        ...(asked !== undefined && { asked }),
        read: () => page(operation, description, details, rows, examples.length > 0),
      },
      ...(examples.length === 0
        ? []
        : [
            guide(`${id}:examples`, `Examples of the request and the response of ${id}.`, common, () =>
              examplePage(operation),
            ),
          ]),
      ...(rows.length === 0
        ? []
        : [
            guide(
              `${id}:requirements`,
              `All requirements that are checked by the response of ${id}.`,
              common,
              () => rowsPage(operation, rows),
            ),
          ]),
    ];
  });
}

function guide(id: string, about: string, common: object, read: () => string): Item {
  return { id, kind: 'guide', about, ...common, words: '', read };
}

function page(
  operation: DescribedOperation,
  { schemas, credentials, document }: DescribedApi,
  { questions, movesMoney }: OperationDetails,
  rows: readonly PageRow[],
  hasExamples: boolean,
): string {
  const { id, method, path, section, parameters, request, response, success, notShown } = operation;
  const fields = fieldsIn(schemas.get(request ?? '') ?? {}).map(([name]) => name);
  const headers = operation.credentials.map((name) => nameOfCredential(name, credentials));
  return [
    `# ${id}: ${method} ${path}`,
    operation.description || operation.summary,
    bullets([
      ...(section === undefined ? [] : [`Section of the source: ${section}`]),
      `Address: ${baseOf(document)}${path}`,
      headers.length === 0
        ? `Credentials: none is named for it${sectionOfCredentials(credentials)}`
        : `Credentials that a call may carry${sectionOfCredentials(credentials)}: ${headers.join(', ')}`,
      ...parameters.map(
        ({ name, in: place, required }) => `Parameter: ${name} (${place}${required ? ', required' : ''})`,
      ),
      `Request body: ${request ?? 'none'}${fields.length === 0 ? '' : `, with ${fields.join(', ')}`}`,
      `Success: ${success.join(', ') || 'none is described'}, body ${response ?? 'none'}`,
      ...(movesMoney(id) ? ['Moves money where the deployment is a real bank.'] : []),
      ...(hasExamples ? [`Examples, which work in call_sandbox as they are: read ${id}:examples`] : []),
      ...(rows.length === 0 ? [] : [`${rows.length} requirements of its response: read ${id}:requirements`]),
    ]),
    ...notShownPart(notShown, questions),
  ].join('\n\n');
}

/** Calls go to this server: the first one of the description, as it is written there. */
export function baseOf({ servers }: { readonly servers?: Json }): string {
  const [first] = Array.isArray(servers) ? servers : [];
  const { url } = (first ?? {}) as { readonly url?: unknown };
  return typeof url === 'string' && url !== '/' ? url.replace(/\/$/, '') : '';
}

function inSection({ section }: DescribedOperation): string {
  return section === undefined ? '' : ` (section ${section})`;
}

function examplePage(operation: DescribedOperation): string {
  const { id, requests, responses } = operation;
  const part =
    (title: string) =>
    ([name, value]: readonly [string, Json]) =>
      `## ${title}: ${name}\n\n${jsonBlock(value)}`;
  return [
    `# Examples of ${id}${inSection(operation)}`,
    ...requests.map(part('Request')),
    ...responses.map(part('Response')),
  ].join('\n\n');
}

function rowsPage(operation: DescribedOperation, rows: readonly PageRow[]): string {
  const { id } = operation;
  const lines = rows.map((row) => `${row.id} (${row.evidence}, ${row.section}): ${row.statement.trim()}`);
  return [
    `# Requirements of ${id}${inSection(operation)}`,
    bullets(lines),
    `Facts about the shape of its response have ids that start with ${id}.response or ${id}.body; search finds them.`,
  ].join('\n\n');
}
