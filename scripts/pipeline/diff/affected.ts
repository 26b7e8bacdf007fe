import { upperFirst } from '../../../lib/case.ts';
import type { DescriptionChange } from './change.ts';
import type { Version } from './compare-descriptions.ts';

/** Finds what a change concerns in the generated code and in the suite, by the names in a team's sources. */
export interface Affected {
  readonly methods: readonly string[];
  readonly types: readonly string[];
  readonly hooks: readonly string[];
  /** Ids of requirement rows. */
  readonly rows: readonly string[];
}

/** Everything that the code generated from both versions has names for. */
export interface KnownNames {
  readonly all: ReadonlySet<string>;
  /** The method, type or hook that a name of the generated code belongs to: `createCard` for `validateCreateCardRequest`. */
  nameFor(name: string): string | undefined;
  /** Methods that call a path. @param method `POST`; any, where it is left out */
  callsOf(path: string, method?: string): readonly string[];
}

/** The generated modules put these before and after the name of a type or method. */
const DERIVED =
  /^(?:use|get|validate|is|to)?([A-Z]\w*?)(?:Input|OrUnset|RegExp|Request|Parameters|Response\w*|MockHandler|Call|Reply|(?:Suspense|Infinite)*(?:Query|Mutation)?(?:Key|Options)?)$/;

export function knownNames(versions: readonly Version[]): KnownNames {
  const operations = versions.flatMap(({ model }) => model.operations);
  const all = new Set([
    ...operations.flatMap(({ id }) => [id, hookOf(id)]),
    ...versions.flatMap(({ model }) => [
      ...model.webhooks.map(({ id }) => id),
      ...model.schemas.map(({ name }) => name),
    ]),
  ]);
  const methods = new Map(operations.map(({ id, typeName }) => [typeName, id]));
  return {
    all,
    nameFor(name) {
      if (all.has(name)) return name;
      const base = DERIVED.exec(name)?.[1] ?? '';
      return all.has(base) ? base : methods.get(base);
    },
    callsOf: (path, method) =>
      operations
        .filter((one) => one.path === path && (method === undefined || one.method.toUpperCase() === method))
        .map(({ id }) => id),
  };
}

export function affectedBy(change: DescriptionChange, versions: readonly Version[]): Affected {
  const types = new Set(
    versions.flatMap(({ model }) =>
      model.schemas.filter(({ component }) => change.schemas.includes(component)).map(({ name }) => name),
    ),
  );
  const rows = versions.flatMap(({ evidence }) =>
    evidence.requirements.filter((row) => concerns(row, change)).map(({ id }) => id),
  );
  const calls = new Set(versions.flatMap(({ model }) => model.operations.map(({ id }) => id)));
  const methods = change.operations.filter((id) => calls.has(id));
  return { methods, types: [...types], hooks: methods.map(hookOf), rows: [...new Set(rows)] };
}

/** A row is judged by responses: texts and examples do not concern it. */
function concerns(
  row: { readonly id: string; readonly operations: readonly string[] },
  change: DescriptionChange,
): boolean {
  if (change.requirements.includes(row.id)) return true;
  const [judged] = row.operations;
  return (
    change.impact !== 'editorial' &&
    change.requirements.length === 0 &&
    change.operations.some((id) => id === judged)
  );
}

export function unionOfAffected(all: readonly Affected[]): Affected {
  const each = (name: keyof Affected) => [...new Set(all.flatMap((one) => one[name]))];
  return { methods: each('methods'), types: each('types'), hooks: each('hooks'), rows: each('rows') };
}

/** Tells whether a caller who uses these names has to look at the change. A change without operations concerns everybody. */
export function isUsed(change: DescriptionChange, affected: Affected, uses: ReadonlySet<string>): boolean {
  if (change.operations.length === 0 && change.schemas.length === 0) return true;
  return [...change.operations, ...affected.hooks, ...affected.types].some((name) => uses.has(name));
}

function hookOf(id: string): string {
  return `use${upperFirst(id)}`;
}
