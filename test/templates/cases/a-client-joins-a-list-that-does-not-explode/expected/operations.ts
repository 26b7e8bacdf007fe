/** An `operationId` of the description. */
export type OperationId = 'readPlain' | 'putStyled';

/** A security scheme of the description, by which the client and the server interface know the credential. */
export type CredentialName = never;

/** A component of the description that is the body of a request or of a success. */
export type BodyName = never;

export interface OperationParameter {
  /** Name on the wire. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
}

export interface Operation {
  readonly id: OperationId;
  /** In upper case: `POST`. */
  readonly method: string;
  /** With a placeholder for each path parameter: `/items/{itemId}`. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly OperationParameter[];
  /** Component that is the body of a request; `undefined` without a body, or for one that has no name. */
  readonly request: BodyName | undefined;
  /** Component that is the body of a success; `undefined` without a body, or for one that has no name. */
  readonly response: BodyName | undefined;
  /** Success statuses as described: `201`, or `2XX` where the description leaves the code open. */
  readonly success: readonly string[];
  /** Whether a call changes nothing, by its method: GET, HEAD or OPTIONS. */
  readonly safe: boolean;
  /** Whether a call moves money where the deployment is a real bank: `x-moves-money`. */
  readonly movesMoney: boolean;
  /** Credentials that a call may carry. Where the description lists none, none is ruled out. */
  readonly credentials: readonly CredentialName[];
  /** Whether the description says which credentials a call carries, or that it carries none. */
  readonly credentialsListed: boolean;
  /** Section of the source, `x-source`; empty where the description names none. */
  readonly section: string;
  /** Ids of what the description leaves open about it, `x-not-shown`. */
  readonly notShown: readonly string[];
}

/** The operations in the order of the description. */
export const operations: Readonly<Record<OperationId, Operation>> = {
  readPlain: {
    id: 'readPlain',
    method: 'GET',
    path: '/plain/{a}',
    summary: 'Lists repeat their name.',
    parameters: [
      { name: 'a', in: 'path', required: true },
      { name: 'tags', in: 'query', required: false },
    ],
    request: undefined,
    response: undefined,
    success: ['200'],
    safe: true,
    movesMoney: false,
    credentials: [],
    credentialsListed: false,
    section: '',
    notShown: [],
  },
  putStyled: {
    id: 'putStyled',
    method: 'PUT',
    path: '/styled/{b}',
    summary: 'Lists joined with commas, and JSON of another media type.',
    parameters: [
      { name: 'b', in: 'path', required: true },
      { name: 'ids', in: 'query', required: true },
      { name: 'codes', in: 'query', required: false },
    ],
    request: undefined,
    response: undefined,
    success: ['204'],
    safe: false,
    movesMoney: false,
    credentials: [],
    credentialsListed: false,
    section: '',
    notShown: [],
  },
};

/** Their ids in the order of the description. */
export const operationIds: readonly OperationId[] = ['readPlain', 'putStyled'];

/** How each credential travels. Names of headers are in lower case. */
export const credentials: Readonly<
  Record<CredentialName, { readonly kind: 'header' | 'query' | 'cookie' | 'bearer' | 'basic' | 'http'; readonly wireName: string }>
> = {
};
