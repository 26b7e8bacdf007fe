import { type ApiModel, contentOf, type OperationModel } from './model.ts';
import { literal, propertyKey } from './samples/literal.ts';

/** `operations.ts`: what the description says of each operation, for all that lists or looks up operations. */
export function operationsTemplate(model: ApiModel): string {
  const described = model.operations.map((operation) => describe(operation, model));
  const bodies = described.flatMap(({ request, response }) => [request, response]);
  return `/** An \`operationId\` of the description. */
export type OperationId = ${union(model.operations.map(({ id }) => id))};

/** A security scheme of the description, by which the client and the server interface know the credential. */
export type CredentialName = ${union(model.credentials.map(({ name }) => name))};

/** A component of the description that is the body of a request or of a success. */
export type BodyName = ${union(bodies)};

${OPERATION_TYPES}/** The operations in the order of the description. */
export const operations: Readonly<Record<OperationId, Operation>> = {
${described.map((one) => `  ${propertyKey(one.id)}: ${literal(one, 1)},\n`).join('')}};

/** Their ids in the order of the description. */
export const operationIds: readonly OperationId[] = ${literal(model.operations.map(({ id }) => id))};

/** The place where each credential travels. Names of headers are in lower case. */
export const credentials: Readonly<
  Record<CredentialName, { readonly kind: 'header' | 'query' | 'cookie' | 'bearer' | 'basic' | 'http'; readonly wireName: string }>
> = {
${model.credentials.map(({ name, kind, wireName }) => `  ${propertyKey(name)}: ${literal({ kind, wireName }, 1)},\n`).join('')}};
`;
}

const OPERATION_TYPES = `export interface OperationParameter {
  /** Name on the wire. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
}

export interface Operation {
  readonly id: OperationId;
  /** The method in upper case: \`POST\`. */
  readonly method: string;
  /** The path, with a placeholder for each path parameter: \`/items/{itemId}\`. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly OperationParameter[];
  /** Component that is the body of a request; \`undefined\` without a body, or for one that has no name. */
  readonly request: BodyName | undefined;
  /** Component that is the body of a success; \`undefined\` without a body, or for one that has no name. */
  readonly response: BodyName | undefined;
  /** Success statuses as described: \`201\`, or \`2XX\` where the description leaves the code open. */
  readonly success: readonly string[];
  /** True if a call changes nothing, by its method: GET, HEAD or OPTIONS. */
  readonly safe: boolean;
  /** True if a call moves money in a real deployment: \`x-moves-money\`. */
  readonly movesMoney: boolean;
  /** Credentials that a call may carry. Where the description lists none, none is ruled out. */
  readonly credentials: readonly CredentialName[];
  /** True if the description says which credentials a call carries, or that it carries none. */
  readonly credentialsListed: boolean;
  /** Section of the source, \`x-source\`; empty where the description names none. */
  readonly section: string;
  /** Ids of what the description leaves open about it, \`x-not-shown\`. */
  readonly notShown: readonly string[];
}

`;

/** The members of \`Operation\`, in its order. */
function describe(operation: OperationModel, model: ApiModel) {
  const { id, path, summary, body, safe, movesMoney, security } = operation;
  const success = operation.responses.filter((response) => response.success);
  return {
    id,
    method: operation.method.toUpperCase(),
    path,
    summary,
    parameters: operation.parameters.map(({ name, in: place, required }) => ({ name, in: place, required })),
    request: contentOf(body)?.type.name,
    response: success.flatMap(({ contents }) => contents)[0]?.type.name,
    success: success.map(({ status }) => status),
    safe,
    movesMoney,
    credentials: security.kind === 'open' ? model.credentials.map(({ name }) => name) : security.names,
    credentialsListed: security.kind !== 'open',
    section: operation.source ?? '',
    notShown: operation.notShown,
  };
}

/** Each name once, in order. */
function union(names: readonly (string | undefined)[]): string {
  const known = new Set(names.filter((name) => name !== undefined));
  return [...known].map((name) => literal(name)).join(' | ') || 'never';
}
