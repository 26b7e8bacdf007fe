// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated

/** An `operationId` of the description. */
// prettier-ignore
export type OperationId = 'retrieveProgram' | 'createAccount' | 'updateAccount' | 'createContact' | 'createCard' | 'receiveAchPull' | 'updateSentCheck';

/** A security scheme of the description, by which the client and the server interface know the credential. */
// prettier-ignore
export type CredentialName = 'apiKey' | 'personId';

/** A component of the description that is the body of a request or of a success. */
// prettier-ignore
export type BodyName = 'Program' | 'CreateAccountRequest' | 'Account' | 'UpdateAccountRequest' | 'CreateContactRequest' | 'Contact' | 'CreateCardRequest' | 'Card' | 'ReceiveAchPullRequest' | 'Transfer' | 'UpdateSentCheckRequest' | 'SentCheck';

// prettier-ignore
export interface OperationParameter {
  /** Name on the wire. */
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required: boolean;
}

// prettier-ignore
export interface Operation {
  readonly id: OperationId;
  /** The method in upper case: `POST`. */
  readonly method: string;
  /** The path, with a placeholder for each path parameter: `/items/{itemId}`. */
  readonly path: string;
  readonly summary: string;
  readonly parameters: readonly OperationParameter[];
  /** Component that is the body of a request; `undefined` without a body, or for one that has no name. */
  readonly request: BodyName | undefined;
  /** Component that is the body of a success; `undefined` without a body, or for one that has no name. */
  readonly response: BodyName | undefined;
  /** Success statuses as described: `201`, or `2XX` where the description leaves the code open. */
  readonly success: readonly string[];
  /** True if a call changes nothing, by its method: GET, HEAD or OPTIONS. */
  readonly safe: boolean;
  /** True if a call moves money in a real deployment: `x-moves-money`. */
  readonly movesMoney: boolean;
  /** Credentials that a call may carry. Where the description lists none, none is ruled out. */
  readonly credentials: readonly CredentialName[];
  /** True if the description says which credentials a call carries, or that it carries none. */
  readonly credentialsListed: boolean;
  /** Section of the source, `x-source`; empty where the description names none. */
  readonly section: string;
  /** Ids of what the description leaves open about it, `x-not-shown`. */
  readonly notShown: readonly string[];
}

/** The operations in the order of the description. */
// prettier-ignore
export const operations: Readonly<Record<OperationId, Operation>> = {
  retrieveProgram: {
    id: 'retrieveProgram',
    method: 'GET',
    path: '/v1/program/{programId}',
    summary: 'Retrieve a program',
    parameters: [{ name: 'programId', in: 'path', required: true }],
    request: undefined,
    response: 'Program',
    success: ['2XX'],
    safe: true,
    movesMoney: false,
    credentials: ['apiKey'],
    credentialsListed: true,
    section: '4.2',
    notShown: ['program-retrieval-status'],
  },
  createAccount: {
    id: 'createAccount',
    method: 'POST',
    path: '/v1/account',
    summary: 'Create an account',
    parameters: [],
    request: 'CreateAccountRequest',
    response: 'Account',
    success: ['201'],
    safe: false,
    movesMoney: false,
    credentials: ['apiKey', 'personId'],
    credentialsListed: true,
    section: '4.3',
    notShown: [
      'idempotency',
      'other-settings-of-a-new-account',
      'assigned-values',
    ],
  },
  updateAccount: {
    id: 'updateAccount',
    method: 'PATCH',
    path: '/v1/account/{accountId}',
    summary: "Update an account's configuration",
    parameters: [{ name: 'accountId', in: 'path', required: true }],
    request: 'UpdateAccountRequest',
    response: 'Account',
    success: ['200'],
    safe: false,
    movesMoney: false,
    credentials: ['apiKey', 'personId'],
    credentialsListed: true,
    section: '4.4',
    notShown: [
      'idempotency',
      'unsent-fields-of-an-update',
      'other-settings-of-an-update',
      'partly-empty-limits',
      'settings-beyond-the-program',
    ],
  },
  createContact: {
    id: 'createContact',
    method: 'POST',
    path: '/v1/contact',
    summary: 'Create a contact',
    parameters: [],
    request: 'CreateContactRequest',
    response: 'Contact',
    success: ['201'],
    safe: false,
    movesMoney: false,
    credentials: ['apiKey', 'personId'],
    credentialsListed: false,
    section: '4.1',
    notShown: ['create-contact-headers', 'idempotency'],
  },
  createCard: {
    id: 'createCard',
    method: 'POST',
    path: '/v1/card',
    summary: 'Create a card',
    parameters: [],
    request: 'CreateCardRequest',
    response: 'Card',
    success: ['201'],
    safe: false,
    movesMoney: false,
    credentials: ['apiKey', 'personId'],
    credentialsListed: true,
    section: '4.5',
    notShown: ['idempotency', 'switched-off-rails', 'exceeded-limits'],
  },
  receiveAchPull: {
    id: 'receiveAchPull',
    method: 'POST',
    path: '/v1/receive/ach',
    summary: 'Receive an ACH pull',
    parameters: [],
    request: 'ReceiveAchPullRequest',
    response: 'Transfer',
    success: ['201'],
    safe: false,
    movesMoney: true,
    credentials: ['apiKey', 'personId'],
    credentialsListed: true,
    section: '4.6',
    notShown: [
      'idempotency',
      'balance-effects',
      'switched-off-rails',
      'contact-of-another-account',
      'exceeded-limits',
    ],
  },
  updateSentCheck: {
    id: 'updateSentCheck',
    method: 'PATCH',
    path: '/v1/send/check/{transferId}',
    summary: 'Update a sent check',
    parameters: [{ name: 'transferId', in: 'path', required: true }],
    request: 'UpdateSentCheckRequest',
    response: 'SentCheck',
    success: ['200'],
    safe: false,
    movesMoney: false,
    credentials: ['apiKey', 'personId'],
    credentialsListed: true,
    section: '4.7',
    notShown: [
      'idempotency',
      'unsent-fields-of-an-update',
      'origin-of-checks',
    ],
  },
};

/** Their ids in the order of the description. */
// prettier-ignore
export const operationIds: readonly OperationId[] = [
  'retrieveProgram',
  'createAccount',
  'updateAccount',
  'createContact',
  'createCard',
  'receiveAchPull',
  'updateSentCheck',
];

/** The place where each credential travels. Names of headers are in lower case. */
// prettier-ignore
export const credentials: Readonly<
  Record<CredentialName, { readonly kind: 'header' | 'query' | 'cookie' | 'bearer' | 'basic' | 'http'; readonly wireName: string }>
> = {
  apiKey: { kind: 'header', wireName: 'sd-api-key' },
  personId: { kind: 'header', wireName: 'sd-person-id' },
};
