import { requirements, rows } from '../../../conformance/catalogue/catalogue.ts';
import { type OperationId, operations } from '../../../generated/operations.ts';
import type { Seed } from '../../../server/sandbox-types.ts';
import { askedOf } from './asked-words.ts';
import { notShownItems, ownQuestions, requirementItems, sectionItems } from './catalogue-items.ts';
import type { DescribedApi } from './description.ts';
import { headerItems } from './header-items.ts';
import type { Item } from './item.ts';
import { bullets } from './lines.ts';
import { operationItems } from './operation-items.ts';
import { ownDescription } from './own-description.ts';
import { schemaItems } from './schema-items.ts';

/** Everything of this package's description that can be found and read. */
export function allItems(seed: Seed, description = ownDescription()): readonly Item[] {
  const questions = ownQuestions();
  const facts = requirements.map(({ id }) => id);
  const factsOf = (ids: readonly string[], field: string) =>
    ids.flatMap((id) => facts.filter((fact) => fact.startsWith(`${id}.body.${field}:`)));
  const rowsOf = (id: string) => rows.filter(({ operations: [first] }) => first === id);
  const movesMoney = (id: string) => operations[id as OperationId].movesMoney;
  return [
    sandboxItem(seed, description),
    ...operationItems(description, { questions, rowsOf, movesMoney, asked: askedOf }),
    ...headerItems(description, questions),
    ...schemaItems(description, { questions, factsOf, asked: askedOf }),
    ...requirementItems(),
    ...notShownItems(description),
    ...sectionItems(description),
  ];
}

/** Everything of any description that can be found and read: it has no requirements and no list of open questions. */
export function itemsOf(description: DescribedApi): readonly Item[] {
  const questions = new Map();
  const asked = () => undefined;
  return withUniqueIds([
    ...operationItems(description, { questions, rowsOf: () => [], movesMoney: () => false, asked }),
    ...headerItems(description, questions),
    ...schemaItems(description, { questions, factsOf: () => [], asked }),
  ]);
}

/** The length limit of an item; `read` takes no longer ones. */
const MAX_ID = 200;

/** A description may name a schema as it names an operation, and it may use names of any length. */
function withUniqueIds(items: readonly Item[]): readonly Item[] {
  const all = new Map<string, Item>();
  for (const item of items) {
    let id = item.id.length > MAX_ID ? `${item.id.slice(0, MAX_ID)}~${all.size}` : item.id;
    while (all.has(id)) id = `${item.kind}:${id}`;
    all.set(id, id === item.id ? item : { ...item, id });
  }
  return [...all.values()];
}

/** The records that calls of the sandbox can start from. */
function sandboxItem(
  { programId, businessId, personId, accountId, contactId, checkTransferId }: Seed,
  { title }: DescribedApi,
): Item {
  const ids = { programId, businessId, personId, accountId, contactId, checkTransferId };
  return {
    id: 'sandbox',
    kind: 'guide',
    about: 'The sandbox of this session: the IDs of the records that it starts with.',
    words: `seed records ids ${Object.keys(ids).join(' ')}`,
    asked: 'which test ids can I use, what data does the sandbox have',
    read: () =>
      [
        '# The sandbox',
        `A bank in memory that behaves as the ${title} is described. Its records last until this session ends. These exist from the start:`,
        bullets(Object.entries(ids).map(([name, id]) => `${name}: ${id}`)),
        'Every request example of an operation works here, since the examples name these records.',
        'What it refuses, and with which status and body, is its own choice: the source shows no errors.',
      ].join('\n\n'),
  };
}
