import { rows } from '../../../conformance/catalogue/catalogue.ts';
import { examples } from '../../../generated/examples.ts';
import { type Operation, operations } from '../../../generated/operations.ts';
import { jsonText } from '../../../lib/json-text.ts';
import { operationDescription } from './document.ts';
import type { Item } from './item.ts';
import { bullets, notShownLines } from './lines.ts';

/** Not every operation has a request. */
interface Named {
  readonly requests?: object;
  readonly responses?: object;
}

export function operationItems(): Item[] {
  return Object.values(operations).map((operation) => ({
    id: operation.id,
    kind: 'operation',
    about: `${operation.method} ${operation.path}: ${operation.summary}.`,
    section: operation.section,
    words: `${operationDescription(operation.id)} ${operation.request ?? ''} ${operation.response ?? ''}`,
    read: () => page(operation),
  }));
}

function page(operation: Operation): string {
  const { id, method, path, parameters, request, response, success, credentials, movesMoney, notShown } =
    operation;
  const own = rows.filter(({ operations: [first] }) => first === id);
  const { requests, responses }: Named = examples[id];
  return [
    `# ${id}: ${method} ${path}`,
    operationDescription(id),
    bullets([
      `Section of the source: ${operation.section}`,
      ...parameters.map(({ name, in: place }) => `Parameter: ${name} (${place})`),
      `Request body: ${request ?? 'none'}${request === undefined ? '' : ' (read it for its fields)'}`,
      `Success: ${success.join(', ')}, body ${response ?? 'none'}`,
      `Credentials that a call may carry: ${credentials.join(', ')}`,
      ...(movesMoney ? ['Moves money where the deployment is a real bank.'] : []),
    ]),
    ...exampleBlocks('Request example', requests),
    ...exampleBlocks('Response example', responses),
    `## Requirements\n\n${bullets(own.map((row) => `${row.id} (${row.evidence}, ${row.section}): ${row.statement.trim()}`))}`,
    `Facts of the form of its response have ids that start with ${id}.response or ${id}.body; search finds them.`,
    `## Not shown\n\n${notShownLines(notShown)}`,
  ].join('\n\n');
}

function exampleBlocks(title: string, named: object | undefined): string[] {
  return Object.entries(named ?? {}).map(
    ([name, value]) => `## ${title}: ${name}\n\n\`\`\`json\n${jsonText(value, 1)}\n\`\`\``,
  );
}
