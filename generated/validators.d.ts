// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.

import type { Account, AccountId, Card, Contact, CreateAccountRequest, CreateCardRequest, CreateContactRequest, Program, ProgramId, ReceiveAchPullRequest, Transfer, TransferId, UpdateAccountRequest, UpdateSentCheckRequest } from './types.ts';

/** One complaint: where in the data, which keyword of which schema, and why. */
export interface ValidationError {
  /** JSON pointer into the data: `/passengers/0/name`; empty for the whole. */
  instancePath: string;
  /** Pointer into the description: `#/components/schemas/Person/required`. */
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** True when the data fits. Otherwise `errors` tells why, until the next call: read it at once. */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

export declare const validateCreateContactRequest: Validator<CreateContactRequest>;
export declare const validateCreateContactParameters: Validator<{ path?: object; query?: object; header?: object }>;
export declare const validateCreateContactResponse201: Validator<Contact>;
export declare const validateRetrieveProgramParameters: Validator<{ path: { "programId": ProgramId }; query?: object; header?: object }>;
export declare const validateRetrieveProgramResponse2XX: Validator<Program>;
export declare const validateCreateAccountRequest: Validator<CreateAccountRequest>;
export declare const validateCreateAccountParameters: Validator<{ path?: object; query?: object; header?: object }>;
export declare const validateCreateAccountResponse201: Validator<Account>;
export declare const validateUpdateAccountRequest: Validator<UpdateAccountRequest>;
export declare const validateUpdateAccountParameters: Validator<{ path: { "accountId": AccountId }; query?: object; header?: object }>;
export declare const validateUpdateAccountResponse200: Validator<Account>;
export declare const validateCreateCardRequest: Validator<CreateCardRequest>;
export declare const validateCreateCardParameters: Validator<{ path?: object; query?: object; header?: object }>;
export declare const validateCreateCardResponse201: Validator<Card>;
export declare const validateReceiveAchPullRequest: Validator<ReceiveAchPullRequest>;
export declare const validateReceiveAchPullParameters: Validator<{ path?: object; query?: object; header?: object }>;
export declare const validateReceiveAchPullResponse201: Validator<Transfer>;
export declare const validateUpdateSentCheckRequest: Validator<UpdateSentCheckRequest>;
export declare const validateUpdateSentCheckParameters: Validator<{ path: { "transferId": TransferId }; query?: object; header?: object }>;
export declare const validateUpdateSentCheckResponse200: Validator<Transfer>;

export declare const requestBodies: {
  readonly "createContact": typeof validateCreateContactRequest;
  readonly "createAccount": typeof validateCreateAccountRequest;
  readonly "updateAccount": typeof validateUpdateAccountRequest;
  readonly "createCard": typeof validateCreateCardRequest;
  readonly "receiveAchPull": typeof validateReceiveAchPullRequest;
  readonly "updateSentCheck": typeof validateUpdateSentCheckRequest;
};
export declare const parameters: {
  readonly "createContact": typeof validateCreateContactParameters;
  readonly "retrieveProgram": typeof validateRetrieveProgramParameters;
  readonly "createAccount": typeof validateCreateAccountParameters;
  readonly "updateAccount": typeof validateUpdateAccountParameters;
  readonly "createCard": typeof validateCreateCardParameters;
  readonly "receiveAchPull": typeof validateReceiveAchPullParameters;
  readonly "updateSentCheck": typeof validateUpdateSentCheckParameters;
};
export declare const responses: {
  readonly "createContact": { readonly "201": typeof validateCreateContactResponse201 };
  readonly "retrieveProgram": { readonly "2XX": typeof validateRetrieveProgramResponse2XX };
  readonly "createAccount": { readonly "201": typeof validateCreateAccountResponse201 };
  readonly "updateAccount": { readonly "200": typeof validateUpdateAccountResponse200 };
  readonly "createCard": { readonly "201": typeof validateCreateCardResponse201 };
  readonly "receiveAchPull": { readonly "201": typeof validateReceiveAchPullResponse201 };
  readonly "updateSentCheck": { readonly "200": typeof validateUpdateSentCheckResponse200 };
};
