import type { ApiModel, OperationModel } from '../../../templates/model.ts';
import type { SlotsAndYields } from '../docs/console/slots-and-yields.ts';

/**
 * Adds the parameters that share a segment of a path (`/{from}-{to}`) to what requests take: both tools have a place for the value of a whole segment
 * only, so each of them is a variable.
 */
export function withSegmentParts(
  places: ReadonlyMap<string, SlotsAndYields>,
  { operations }: ApiModel,
): ReadonlyMap<string, SlotsAndYields> {
  return new Map(
    operations.map((operation) => {
      const { slots = [], yields = [] } = places.get(operation.id) ?? {};
      const known = new Set(slots.filter((slot) => slot.in === 'path').map(({ name }) => name));
      const parts = partsOfSegments(operation).filter((name) => !known.has(name));
      return [operation.id, { slots: [...slots, ...parts.map((name) => slotOf(operation, name))], yields }];
    }),
  );
}

function partsOfSegments({ path }: OperationModel): string[] {
  return path.split('/').flatMap((segment) => {
    const names = [...segment.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
    return names.length > 1 ? names : [];
  });
}

/** Operations of one path share its parameters, and so the variable. */
function slotOf({ parameters, path }: OperationModel, name: string) {
  const parameter = parameters.find((one) => one.in === 'path' && one.name === name);
  return { in: 'path' as const, name, kind: `${parameter?.type.pointer ?? path} ${name}` };
}
