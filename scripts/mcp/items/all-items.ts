import type { Seed } from '../../../server/sandbox-types.ts';
import { notShownItems, requirementItems, sectionItems } from './catalogue-items.ts';
import { document } from './document.ts';
import type { Item } from './item.ts';
import { bullets } from './lines.ts';
import { operationItems } from './operation-items.ts';
import { schemaItems } from './schema-items.ts';

/** Everything that can be found and read. */
export function allItems(seed: Seed): readonly Item[] {
  return [
    sandboxItem(seed),
    ...operationItems(),
    ...schemaItems(),
    ...requirementItems(),
    ...notShownItems(),
    ...sectionItems(),
  ];
}

/** The records that calls of the sandbox can start from. */
function sandboxItem({ programId, businessId, personId, accountId, contactId, checkTransferId }: Seed): Item {
  const ids = { programId, businessId, personId, accountId, contactId, checkTransferId };
  return {
    id: 'sandbox',
    kind: 'guide',
    about: 'The sandbox of this session: the IDs of the records that it starts with.',
    words: `seed records ids ${Object.keys(ids).join(' ')}`,
    read: () =>
      [
        '# The sandbox',
        `A bank in memory that behaves as the ${document.info.title} is described. Its records last until this session ends. These exist from the start:`,
        bullets(Object.entries(ids).map(([name, id]) => `${name}: ${id}`)),
        'Every request example of an operation works here, since the examples name these records.',
      ].join('\n\n'),
  };
}
