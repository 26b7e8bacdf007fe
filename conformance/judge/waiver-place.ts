import type { OperationId } from '../../generated/operations.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { commonStart } from '../../lib/nearest.ts';
import { bodyOf, type Field, fieldsOf } from '../catalogue/tree.ts';

/** Tells whether a response of one of these operations is checked at a place: undescribed places never are. */
export function isPlace(pointer: string, operations: readonly OperationId[]): boolean {
  if (pointer === '') return true;
  if (!pointer.startsWith('/')) return false;
  return operations.some((operation) => {
    const body = bodyOf(operation, 'response');
    return body !== undefined && holds(body, fromPointer(pointer));
  });
}

function holds({ types, properties, entries }: Field, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  const property = properties.find((one) => one.name === name);
  if (property !== undefined) return holds(property, rest);
  if (entries !== undefined && /^\d+$/.test(name)) return holds(entries, rest);
  const isOpen = properties.length === 0 && entries === undefined;
  // An open shape may have any place.
  return isOpen && (types === undefined || types.includes('object') || types.includes('array'));
}

/** The place that was probably meant: one with the same end, or the shortest with the longest common start. */
export function nearestPlace(pointer: string, operations: readonly OperationId[]): string | undefined {
  const places = operations
    .flatMap((operation) => fieldsOf(operation, 'response'))
    .map(({ template }) => template.replaceAll('/*', '/0'))
    .filter((place) => place !== '')
    .sort((one, other) => one.length - other.length);
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  const alike = places.find((place) => last !== '' && place.endsWith(`/${last}`));
  const length = Math.max(0, ...places.map((place) => commonStart(place, pointer)));
  return (
    alike ??
    places.find(
      (place) => length > 1 && length >= pointer.length / 2 && commonStart(place, pointer) === length,
    )
  );
}
