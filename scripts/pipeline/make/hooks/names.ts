import { type OperationModel, parametersIn } from '../../../../templates/model.ts';
import { isKeyword } from '../../model/names.ts';

/** Names of arguments and variables in what orval prints. */
const VARIABLES: ReadonlySet<string> = new Set(
  (
    'arg data headers mutation mutationFn mutationKey mutationOptions options params props query queryClient queryFn queryKey ' +
    'queryOptions request requestOptions result signal swr swrFn swrKey swrOptions useCall callClient'
  ).split(' '),
);

/** Schemas whose names the libraries, or orval's own helpers, have in the generated module too. */
const TYPES =
  /\b(Arguments|Awaited\w*|DataTag|ErrorType|Key|MaybeRef\w*|SecondParameter|SWR\w*|\w*(?:Query|Queries|Mutation)\w*|\w*InitialDataOptions)\b(?!')/g;

/** Names for the path arguments of an operation's hooks. */
export function argumentNames(operation: OperationModel): string[] {
  const { id } = operation;
  return parametersIn(operation, 'path').map(({ identifier }) =>
    VARIABLES.has(identifier) || identifier === id ? `${identifier}Argument` : identifier,
  );
}

/** Name for the function that the hooks of an operation share; the hooks are called after it. */
export function functionName(name: string): string {
  // Orval drops a `_` in front.
  if (/^\d/.test(name)) return `_${name}`;
  return VARIABLES.has(name) || isKeyword(name) ? `${name}Operation` : name;
}

/** A type, or the name of one, with the names that its types get when they are imported. */
export function withImportAliases(typescript: string): string {
  return typescript.replace(TYPES, '$1Schema');
}
