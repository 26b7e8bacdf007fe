import { type OperationId, operations } from '../../generated/operations.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { catalogueDigest, requirements } from '../catalogue/catalogue.ts';
import { description } from '../catalogue/description.ts';
import { bodyOf, type Field } from '../catalogue/tree.ts';
import { judgeFacts } from '../judge/facts/judge-facts.ts';
import type { JudgedApi } from './judged-api.ts';

/** The description of this package. */
export const bank: JudgedApi = {
  description,
  operations: Object.values(operations).map(({ id, method, path }) => ({ id, method, path })),
  requirements,
  catalogueDigest,
  isBank: true,
  summaryOf: (operation) => operations[operation].summary,
  names: () => true,
  judgeForm: judgeFacts,
  shownPointer,
};

function shownPointer(operation: OperationId, pointer: string): string {
  const shown: string[] = [];
  let field: Field | undefined = bodyOf(operation, 'response');
  for (const name of fromPointer(pointer)) {
    const isEntry = field?.entries !== undefined && /^\d+$/.test(name);
    field = isEntry ? field?.entries : field?.properties.find((one) => one.name === name);
    if (field === undefined) return toPointer([...shown, '*']);
    shown.push(name);
  }
  return pointer;
}
