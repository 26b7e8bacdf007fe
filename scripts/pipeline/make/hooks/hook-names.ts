import { upperFirst } from '../../../../lib/case.ts';
import { type OperationModel, parametersIn } from '../../../../templates/model.ts';
import { isKeyword } from '../../model/identifiers.ts';

/** Names of arguments and variables in what orval prints, and of what its functions call. */
const VARIABLES: ReadonlySet<string> = new Set(
  (
    'arg data headers mutation mutationFn mutationKey mutationOptions options params props query queryClient queryFn queryKey ' +
    'queryOptions request requestOptions result signal swr swrFn swrKey swrOptions useCall callClient callback computed createMutation ' +
    'createQuery encodeURIComponent mergeProps toValue unref useCallback useMutation useQuery useSWRMutation useSwr withQueryKey'
  ).split(' '),
);

/** The modules of all kinds declare these names beside the hooks, or import them; orval imports whatever it finds mentioned. */
const IN_SCOPE: ReadonlySet<string> = new Set([
  ...VARIABLES,
  ...(
    'createInfiniteQuery CreateInfiniteQueryResult CreateMutationResult CreateQueryResult DefinedUseInfiniteQueryResult DefinedUseQueryResult ' +
    'matchQuery operations skipToken useInfiniteQuery UseInfiniteQueryResult UseMutationResult useQueryClient UseQueryResult ' +
    'useSuspenseInfiniteQuery UseSuspenseInfiniteQueryResult useSuspenseQuery UseSuspenseQueryResult useSWRInfinite'
  ).split(' '),
]);

/** Schemas whose names the libraries, or orval's own helpers, have in the generated module too. */
const TYPES =
  /\b(Arguments|useCall|useCallback|callClient|computed|mergeProps|toValue|unref|Awaited\w*|DataTag|ErrorType|Key|MaybeRef\w*|SecondParameter|SWR\w*|\w*(?:Query|Queries|Mutation)\w*|\w*InitialDataOptions)\b(?!')/g;

/** Names for the path arguments of an operation's hooks. */
export function argumentNames(operation: OperationModel): string[] {
  const { id } = operation;
  return parametersIn(operation, 'path').map(({ identifier }) => {
    // Orval drops a `_` in front.
    const name = identifier.replace(/^_*(?=\d)/, 'argument');
    return VARIABLES.has(name) || name === id ? `${name}Argument` : name;
  });
}

/** Name for the function that the hooks of an operation share; the hooks are called after it. */
function functionName(name: string): string {
  // Orval drops a `_` in front.
  if (/^\d/.test(name)) return `_${name}`;
  return VARIABLES.has(name) || isKeyword(name) ? `${name}Operation` : name;
}

/** The names of an operation in orval's output: functions and variables, and types. */
export interface PrintedNames {
  readonly operationName: string;
  readonly typeName: string;
}

/**
 * Makes a function that gives each operation names of which all hooks, keys and types have names of their own in the module. Orval drops separators and the
 * case of the first letter, and puts words before and behind, so that two ids, or an id and a library's word, may become one name.
 *
 * @param exportsFunction whether the function that hooks share is exported by the operation's own name
 */
export function createHookNames(
  exportsFunction: boolean,
): (id: string, printed: PrintedNames) => PrintedNames {
  const known = new Map<string, PrintedNames>();
  const taken = new Set(IN_SCOPE);
  return (id, printed) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const plain = {
      operationName: functionName(printed.operationName),
      typeName: functionName(printed.typeName),
    };
    const isFree = (names: PrintedNames, others: ReadonlySet<string>) =>
      declaredNames(names, exportsFunction).every((name) => !others.has(name));
    const base = isFree(plain, IN_SCOPE) ? plain : withEnding(plain, 'Operation');
    let names = base;
    for (let count = 2; !isFree(names, taken); count += 1) names = withEnding(base, String(count));
    for (const name of declaredNames(names, exportsFunction)) taken.add(name);
    known.set(id, names);
    return names;
  };
}

function withEnding({ operationName, typeName }: PrintedNames, ending: string): PrintedNames {
  return { operationName: operationName + ending, typeName: typeName + ending };
}

/** A module declares these names for an operation, whatever kind of call it is. */
function declaredNames({ operationName, typeName }: PrintedNames, exportsFunction: boolean): string[] {
  const name = upperFirst(operationName);
  const types = [
    'QueryResult',
    'QueryError',
    'MutationResult',
    'MutationBody',
    'MutationError',
    'MutationVariables',
  ];
  const ofKind = exportsFunction
    ? [operationName, `create${name}`, `get${name}Key`, `get${name}MutationFetcher`]
    : [`use${name}Hook`, `use${name}QueryOptions`, `use${name}MutationOptions`];
  return [
    ...ofKind,
    `use${name}`,
    ...['QueryKey', 'QueryOptions', 'MutationKey', 'MutationOptions'].map((ending) => `get${name}${ending}`),
    ...[name, upperFirst(typeName)].flatMap((one) => types.map((ending) => one + ending)),
  ];
}

/** A type, or the name of one, with the names that its types get when they are imported. */
export function withImportAliases(typescript: string): string {
  return typescript.replace(TYPES, '$1Schema');
}
