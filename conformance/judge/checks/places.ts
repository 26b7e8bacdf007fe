import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import type { Field } from '../../catalogue/tree.ts';

/** One field of the response, and what it is compared with. */
export interface PlacePair {
  /** JSON pointer into the response's body. */
  readonly at: string;
  /** The place that the row maps it to: mostly a pointer into another body. */
  readonly from: string;
  /** Type by the description, null aside; `any` where it says none. */
  readonly type: string;
}

/**
 * The places of a row in the order of the description, with `*` and `**` filled in by the fields that they lead to.
 *
 * @throws Error for a place that the operation's response does not have
 */
export function expandPlaces(
  pairs: Readonly<Record<string, string>>,
  allFields: readonly Field[],
  operation: string,
): readonly PlacePair[] {
  const fields = allFields.filter(({ template }) => !template.includes('*'));
  return Object.entries(pairs).flatMap(([place, from]) => {
    const isPattern = place.includes('*');
    const found = fields.flatMap(({ template, types, properties }) => {
      const names = isPattern && properties.length > 0 ? undefined : namesIn(place, template);
      const type = types?.find((one) => one !== 'null') ?? 'any';
      return names === undefined ? [] : [{ at: template, from: fillIn(from, names), type }];
    });
    if (found.length === 0) throw new Error(`the response of ${operation} has nothing at ${place}`);
    return found;
  });
}

/** Returns the parts that each `*` and `**` of a pattern stands for in a pointer; `undefined` when it does not lead there. */
function namesIn(pattern: string, pointer: string): readonly string[] | undefined {
  const source = fromPointer(pattern)
    .map((name) => (name === '**' ? '((?:/[^/]+)*)' : name === '*' ? '(/[^/]+)' : literally(name)))
    .join('');
  return new RegExp(`^${source}$`, 'u').exec(pointer)?.slice(1);
}

function fillIn(pattern: string, names: readonly string[]): string {
  const left = [...names];
  return pattern.replaceAll(/\/\*{1,2}(?=\/|$)/g, () => left.shift() ?? '');
}

function literally(name: string): string {
  return toPointer([name]).replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
