import type { OperandShape } from '../../../conformance/judge/checks/check-kind.ts';
import type { StandardCheckModel } from '../../../templates/catalogue.ts';

const TYPES: Readonly<Record<OperandShape, StandardCheckModel['type']>> = {
  values: 'PlaceValues',
  places: 'PlacePairs',
  pairs: 'PlacePairs',
  names: 'PlacePairs',
  pointers: 'readonly string[]',
  statuses: 'readonly number[]',
  statusesBy: "Readonly<Partial<Record<'unknown' | 'existing', readonly number[]>>>",
  orders: "Readonly<Record<string, 'ascending' | 'descending'>>",
  name: 'string',
  flag: 'true',
};

/** The kinds of checks that the suite has. */
export async function standardChecks(): Promise<StandardCheckModel[]> {
  const { kinds } = await import('../../../conformance/judge/checks/kinds.ts');
  return Object.entries(kinds).map(([name, { operand }]) => ({ name, type: TYPES[operand] }));
}
