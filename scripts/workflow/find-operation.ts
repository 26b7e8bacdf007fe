import { fromPointer } from '../../lib/json-pointer.ts';
import type { ApiModel, OperationModel } from '../../templates/model.ts';
import type { Known } from './expressions.ts';

/** Finds the operations that steps name. `undefined` for one that the description does not have. */
export interface OperationFinder {
  /** @param written `getPet`, or `$sourceDescriptions.pets.getPet` */
  byId(written: string): OperationModel | undefined;
  /** @param written `{$sourceDescriptions.pets.url}#/paths/~1pets/get` */
  byPath(written: string): OperationModel | undefined;
  /** Ids as the description writes them. */
  readonly ids: readonly string[];
}

export function createOperationFinder(
  { operations, renames }: ApiModel,
  sources: Known['sources'],
): OperationFinder {
  const byId = new Map(operations.map((one) => [one.id, one]));
  const renamed = new Map(
    renames.filter(({ kind }) => kind === 'operation').map(({ from, to }) => [from, to]),
  );
  const find = (id: string) => byId.get(renamed.get(id) ?? id);
  const written = new Map([...renamed].map(([from, to]) => [to, from]));
  return {
    byId(text) {
      const [, source, id] = /^\$sourceDescriptions\.([\w-]+)\.(.+)$/s.exec(text) ?? [];
      if (source === undefined || id === undefined) return find(text);
      return sources.has(source) ? find(id) : undefined;
    },
    byPath(text) {
      const [, source = '', pointer] =
        /^(?:\{?\$sourceDescriptions\.([\w-]+)\.url\}?)?#(\/.*)$/s.exec(text) ?? [];
      if (pointer === undefined || (source !== '' && !sources.has(source))) return undefined;
      const [paths, path, method, ...rest] = fromPointer(`#${pointer}`);
      if (paths !== 'paths' || rest.length > 0) return undefined;
      return operations.find((one) => one.path === path && one.method === method);
    },
    ids: operations.map(({ id }) => written.get(id) ?? id),
  };
}
