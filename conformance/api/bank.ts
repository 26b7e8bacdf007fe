import { catalogue } from '../../generated/catalogue.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import { groupBy } from '../../lib/group-by.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { catalogueDigest, requirements } from '../catalogue/catalogue.ts';
import { description } from '../catalogue/description.ts';
import { bodyOf, type Field, fieldsOf } from '../catalogue/tree.ts';
import type { RowCheck } from '../judge/check.ts';
import { checks } from '../judge/checks/checks.ts';
import { judgeFacts } from '../judge/facts/judge-facts.ts';
import { observe } from '../observe/observe.ts';
import type { BankRow, JudgedApi } from './judged-api.ts';

const rows = groupBy(
  catalogue.requirements.map((requirement, index) => ({ requirement, check: checks[index] as RowCheck })),
  ({ check }: BankRow) => check.operation,
);

/** The description of this package. */
export const bank: JudgedApi = {
  description,
  operations: Object.values(operations).map(({ id, method, path }) => ({
    ...{ id, method, path },
    idFormat: path.includes('{')
      ? fieldsOf(id, 'response').find((one) => one.path === 'id')?.format?.pattern
      : undefined,
  })),
  requirements,
  catalogueDigest,
  rowsOf: (operation) => rows.get(operation) ?? [],
  observe,
  fieldsOf,
  summaryOf: (operation) => operations[operation].summary,
  names: () => true,
  judgeShape: judgeFacts,
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
