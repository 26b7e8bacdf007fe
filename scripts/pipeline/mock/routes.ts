import type { OperationModel } from '../../../templates/model.ts';
import { essenceOf } from '../../../templates/runtime/server-media-types.ts';
import { compileRoutes } from '../../../templates/runtime/server-router.ts';
import type { OperationRow } from '../../../templates/runtime/server-types.ts';

export interface MockOperation {
  readonly model: OperationModel;
  readonly row: OperationRow;
}

export interface Found {
  /** The routes by method, in upper case; HEAD is there with GET. Several of one method where only a fragment or the name of a parameter distinguishes them. */
  readonly operations: ReadonlyMap<string, readonly MockOperation[]>;
  readonly allow: readonly string[];
  /** Values of the path's parameters, still percent-encoded. */
  readonly values: ReadonlyMap<string, string>;
}

/** @returns what is at a path, which is taken as it stands */
export function createRouter(
  operations: readonly MockOperation[],
): (path: string, method: string) => Found | undefined {
  const addresses = new Map<string, Map<string, MockOperation[]>>();
  for (const operation of operations) {
    const { path, method } = operation.row;
    const methods = addresses.get(addressOf(path)) ?? new Map<string, MockOperation[]>();
    methods.set(method, [...(methods.get(method) ?? []), operation]);
    addresses.set(addressOf(path), methods);
  }
  for (const methods of addresses.values()) {
    const get = methods.get('GET');
    if (get !== undefined && !methods.has('HEAD')) methods.set('HEAD', get);
  }
  const router = compileRoutes(operations.map(({ row }) => row));
  return (path, method) => {
    const match = router.match(path, method);
    if (match === undefined) return undefined;
    const { route, values } = match;
    return { operations: addresses.get(addressOf(route.path)) ?? new Map(), allow: route.allow, values };
  };
}

function addressOf(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

/** Routes whose success is of a media type that the caller accepts by name come before the others. */
export function acceptedFirst(
  operations: readonly MockOperation[],
  accept: string | undefined,
): readonly MockOperation[] {
  const wanted = new Set((accept ?? '').split(',').map(essenceOf));
  const isWanted = ({ model }: MockOperation) =>
    model.responses.some(
      ({ status, contents }) =>
        /^2|^default$/.test(status) && contents.some(({ mediaType }) => wanted.has(essenceOf(mediaType))),
    );
  return [...operations.filter(isWanted), ...operations.filter((one) => !isWanted(one))];
}
