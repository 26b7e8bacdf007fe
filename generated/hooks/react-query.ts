// Made by `banking-platform-api generate` from Banking Platform API 1.0.0. Do not edit: change the description and run it again.
/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated
// Requires @tanstack/react-query ^5.90.0 and react >=18.

// prettier-ignore
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
// prettier-ignore
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

// prettier-ignore
import type {
  Client
} from '../client.ts';

// prettier-ignore
import type {
  Account,
  AccountId,
  Card,
  Contact,
  CreateAccountRequest,
  CreateCardRequest,
  CreateContactRequest,
  Program,
  ProgramId,
  ReceiveAchPullRequest,
  SentCheck,
  Transfer,
  TransferId,
  UpdateAccountRequest,
  UpdateSentCheckRequest
} from '../types.ts';

// prettier-ignore
import {
  useCallback
} from 'react';

// prettier-ignore
import { useCall } from './client-provider.ts';
// prettier-ignore
import type { ErrorType } from './client-provider.ts';

// prettier-ignore
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

// prettier-ignore
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * Returns the full configuration of a program: rails, limits, settings for cards and accounts, branding and notifications. Some fields hold credentials of the program, so handle the response as a secret.
 * @summary Retrieve a program
 */
// prettier-ignore
const useRetrieveProgramHook = () => {
        const retrieveProgram = useCall<Program>();

        return useCallback((
    programId: ProgramId,
 options?: SecondParameter<ReturnType<typeof useCall>>,signal?: AbortSignal
) => {


        return retrieveProgram(
          {url: `/retrieveProgram/${encodeURIComponent(String(programId))}`, method: 'GET', signal
    },
          options);
        }, [retrieveProgram])
      }

// prettier-ignore
export const getRetrieveProgramQueryKey = (programId: ProgramId,) => {
    return [
    'retrieveProgram',programId
    ] as const;
    }

// prettier-ignore
export const useRetrieveProgramQueryOptions = <TData = Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError = ErrorType<Client['retrieveProgram']>>(programId: ProgramId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError, TData>>, request?: SecondParameter<ReturnType<typeof useCall>>}
) => {

// prettier-ignore
const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRetrieveProgramQueryKey(programId);

  const retrieveProgram =  useRetrieveProgramHook();

    const queryFn: QueryFunction<Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>> = ({ signal }) => retrieveProgram(programId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: programId !== null && programId !== undefined,  retry: false,  ...queryOptions} as UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

// prettier-ignore
export type RetrieveProgramQueryResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>>
// prettier-ignore
export type RetrieveProgramQueryError = ErrorType<Client['retrieveProgram']>

// prettier-ignore
export function useRetrieveProgram<TData = Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError = ErrorType<Client['retrieveProgram']>>(
 programId: ProgramId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>
        > , 'initialData'
      >, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
// prettier-ignore
export function useRetrieveProgram<TData = Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError = ErrorType<Client['retrieveProgram']>>(
 programId: ProgramId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>,
          TError,
          Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>
        > , 'initialData'
      >, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
// prettier-ignore
export function useRetrieveProgram<TData = Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError = ErrorType<Client['retrieveProgram']>>(
 programId: ProgramId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError, TData>>, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Retrieve a program
 */

// prettier-ignore
export function useRetrieveProgram<TData = Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError = ErrorType<Client['retrieveProgram']>>(
 programId: ProgramId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<ReturnType<typeof useRetrieveProgramHook>>>, TError, TData>>, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = useRetrieveProgramQueryOptions(programId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

/**
 * Creates an account for a business. In a new account, the balance, pending amounts, fees and interest were observed to be `0.00`, and the card counts, limits and enabled flags to equal those of its program.
 * @summary Create an account
 */
// prettier-ignore
const useCreateAccountHook = () => {
        const createAccount = useCall<Account>();

        return useCallback((
    createAccountBody: CreateAccountRequest,
 options?: SecondParameter<ReturnType<typeof useCall>>,signal?: AbortSignal
) => {


        return createAccount(
          {url: `/createAccount`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createAccountBody, signal
    },
          options);
        }, [createAccount])
      }

// prettier-ignore
export const getCreateAccountMutationKey = () => ['createAccount'] as const;

// prettier-ignore
export const useCreateAccountMutationOptions = <TError = ErrorType<Client['createAccount']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateAccountHook>>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
): UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateAccountHook>>>, TError,CreateAccountMutationVariables, TContext> => {

// prettier-ignore
const mutationKey = getCreateAccountMutationKey();
// prettier-ignore
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const createAccount =  useCreateAccountHook()


      const mutationFn: MutationFunction<Awaited<ReturnType<ReturnType<typeof useCreateAccountHook>>>, CreateAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAccount(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAccountMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreateAccountHook>>>>
    export type CreateAccountMutationBody = CreateAccountRequest
    export type CreateAccountMutationError = ErrorType<Client['createAccount']>
    export type CreateAccountMutationVariables = {data: CreateAccountRequest}

    /**
 * @summary Create an account
 */
// prettier-ignore
export const useCreateAccount = <TError = ErrorType<Client['createAccount']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateAccountHook>>>, TError,CreateAccountMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<ReturnType<typeof useCreateAccountHook>>>,
        TError,
        CreateAccountMutationVariables,
        TContext
      > => {
      return useMutation(useCreateAccountMutationOptions(options), queryClient);
    }

/**
 * Changes the card counts, limits, enabled rails and allowed originators of an account. The allowed originators are next to `config` in the request and inside `config` in the response. When the request held a limit group with empty `daily` and `monthly`, the response was observed to hold the program's amounts for that group.
 * @summary Update an account's configuration
 */
// prettier-ignore
const useUpdateAccountHook = () => {
        const updateAccount = useCall<Account>();

        return useCallback((
    accountId: AccountId,
    updateAccountBody: UpdateAccountRequest,
 options?: SecondParameter<ReturnType<typeof useCall>>,signal?: AbortSignal
) => {


        return updateAccount(
          {url: `/updateAccount/${encodeURIComponent(String(accountId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateAccountBody, signal
    },
          options);
        }, [updateAccount])
      }

// prettier-ignore
export const getUpdateAccountMutationKey = () => ['updateAccount'] as const;

// prettier-ignore
export const useUpdateAccountMutationOptions = <TError = ErrorType<Client['updateAccount']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useUpdateAccountHook>>>, TError,UpdateAccountMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
): UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useUpdateAccountHook>>>, TError,UpdateAccountMutationVariables, TContext> => {

// prettier-ignore
const mutationKey = getUpdateAccountMutationKey();
// prettier-ignore
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const updateAccount =  useUpdateAccountHook()


      const mutationFn: MutationFunction<Awaited<ReturnType<ReturnType<typeof useUpdateAccountHook>>>, UpdateAccountMutationVariables> = (props) => {
          const {accountId,data} = props ?? {};

          return  updateAccount(accountId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAccountMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useUpdateAccountHook>>>>
    export type UpdateAccountMutationBody = UpdateAccountRequest
    export type UpdateAccountMutationError = ErrorType<Client['updateAccount']>
    export type UpdateAccountMutationVariables = {accountId: AccountId;data: UpdateAccountRequest}

    /**
 * @summary Update an account's configuration
 */
// prettier-ignore
export const useUpdateAccount = <TError = ErrorType<Client['updateAccount']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useUpdateAccountHook>>>, TError,UpdateAccountMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<ReturnType<typeof useUpdateAccountHook>>>,
        TError,
        UpdateAccountMutationVariables,
        TContext
      > => {
      return useMutation(useUpdateAccountMutationOptions(options), queryClient);
    }

/**
 * Stores a counterparty and its details for bank transfers, cards, checks and wires. The response returns the fields that were sent. It adds identifiers, timestamps, the label, status and type, the last four characters of the ACH and domestic wire account numbers, and whether the ACH details are verified.
 * @summary Create a contact
 */
// prettier-ignore
const useCreateContactHook = () => {
        const createContact = useCall<Contact>();

        return useCallback((
    createContactBody: CreateContactRequest,
 options?: SecondParameter<ReturnType<typeof useCall>>,signal?: AbortSignal
) => {


        return createContact(
          {url: `/createContact`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createContactBody, signal
    },
          options);
        }, [createContact])
      }

// prettier-ignore
export const getCreateContactMutationKey = () => ['createContact'] as const;

// prettier-ignore
export const useCreateContactMutationOptions = <TError = ErrorType<Client['createContact']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateContactHook>>>, TError,CreateContactMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
): UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateContactHook>>>, TError,CreateContactMutationVariables, TContext> => {

// prettier-ignore
const mutationKey = getCreateContactMutationKey();
// prettier-ignore
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const createContact =  useCreateContactHook()


      const mutationFn: MutationFunction<Awaited<ReturnType<ReturnType<typeof useCreateContactHook>>>, CreateContactMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createContact(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateContactMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreateContactHook>>>>
    export type CreateContactMutationBody = CreateContactRequest
    export type CreateContactMutationError = ErrorType<Client['createContact']>
    export type CreateContactMutationVariables = {data: CreateContactRequest}

    /**
 * @summary Create a contact
 */
// prettier-ignore
export const useCreateContact = <TError = ErrorType<Client['createContact']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateContactHook>>>, TError,CreateContactMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<ReturnType<typeof useCreateContactHook>>>,
        TError,
        CreateContactMutationVariables,
        TContext
      > => {
      return useMutation(useCreateContactMutationOptions(options), queryClient);
    }

/**
 * Issues a card against an account. The request sets the spending limit, where the card can be used, what is embossed on it, and where it is shipped. A new card has the status `pendingActivation`, and its shipment is `pending`.
 * @summary Create a card
 */
// prettier-ignore
const useCreateCardHook = () => {
        const createCard = useCall<Card>();

        return useCallback((
    createCardBody: CreateCardRequest,
 options?: SecondParameter<ReturnType<typeof useCall>>,signal?: AbortSignal
) => {


        return createCard(
          {url: `/createCard`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: createCardBody, signal
    },
          options);
        }, [createCard])
      }

// prettier-ignore
export const getCreateCardMutationKey = () => ['createCard'] as const;

// prettier-ignore
export const useCreateCardMutationOptions = <TError = ErrorType<Client['createCard']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateCardHook>>>, TError,CreateCardMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
): UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateCardHook>>>, TError,CreateCardMutationVariables, TContext> => {

// prettier-ignore
const mutationKey = getCreateCardMutationKey();
// prettier-ignore
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const createCard =  useCreateCardHook()


      const mutationFn: MutationFunction<Awaited<ReturnType<ReturnType<typeof useCreateCardHook>>>, CreateCardMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createCard(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateCardMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useCreateCardHook>>>>
    export type CreateCardMutationBody = CreateCardRequest
    export type CreateCardMutationError = ErrorType<Client['createCard']>
    export type CreateCardMutationVariables = {data: CreateCardRequest}

    /**
 * @summary Create a card
 */
// prettier-ignore
export const useCreateCard = <TError = ErrorType<Client['createCard']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useCreateCardHook>>>, TError,CreateCardMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<ReturnType<typeof useCreateCardHook>>>,
        TError,
        CreateCardMutationVariables,
        TContext
      > => {
      return useMutation(useCreateCardMutationOptions(options), queryClient);
    }

/**
 * Pulls money by ACH from a contact's bank account into one of your accounts. The transfer holds a copy of the contact's bank details and starts as `pending`. **This moves money.** Whether a repeated request is recognized as a duplicate is not shown.
 * @summary Receive an ACH pull
 */
// prettier-ignore
const useReceiveAchPullHook = () => {
        const receiveAchPull = useCall<Transfer>();

        return useCallback((
    receiveAchPullBody: ReceiveAchPullRequest,
 options?: SecondParameter<ReturnType<typeof useCall>>,signal?: AbortSignal
) => {


        return receiveAchPull(
          {url: `/receiveAchPull`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: receiveAchPullBody, signal
    },
          options);
        }, [receiveAchPull])
      }

// prettier-ignore
export const getReceiveAchPullMutationKey = () => ['receiveAchPull'] as const;

// prettier-ignore
export const useReceiveAchPullMutationOptions = <TError = ErrorType<Client['receiveAchPull']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useReceiveAchPullHook>>>, TError,ReceiveAchPullMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
): UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useReceiveAchPullHook>>>, TError,ReceiveAchPullMutationVariables, TContext> => {

// prettier-ignore
const mutationKey = getReceiveAchPullMutationKey();
// prettier-ignore
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const receiveAchPull =  useReceiveAchPullHook()


      const mutationFn: MutationFunction<Awaited<ReturnType<ReturnType<typeof useReceiveAchPullHook>>>, ReceiveAchPullMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  receiveAchPull(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveAchPullMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useReceiveAchPullHook>>>>
    export type ReceiveAchPullMutationBody = ReceiveAchPullRequest
    export type ReceiveAchPullMutationError = ErrorType<Client['receiveAchPull']>
    export type ReceiveAchPullMutationVariables = {data: ReceiveAchPullRequest}

    /**
 * @summary Receive an ACH pull
 */
// prettier-ignore
export const useReceiveAchPull = <TError = ErrorType<Client['receiveAchPull']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useReceiveAchPullHook>>>, TError,ReceiveAchPullMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<ReturnType<typeof useReceiveAchPullHook>>>,
        TError,
        ReceiveAchPullMutationVariables,
        TContext
      > => {
      return useMutation(useReceiveAchPullMutationOptions(options), queryClient);
    }

/**
 * Changes the title, description and metadata of a check that was sent. The request has no fields for the amount, counterparty or address.
 * @summary Update a sent check
 */
// prettier-ignore
const useUpdateSentCheckHook = () => {
        const updateSentCheck = useCall<SentCheck>();

        return useCallback((
    transferId: TransferId,
    updateSentCheckBody: UpdateSentCheckRequest,
 options?: SecondParameter<ReturnType<typeof useCall>>,signal?: AbortSignal
) => {


        return updateSentCheck(
          {url: `/updateSentCheck/${encodeURIComponent(String(transferId))}`, method: 'PATCH',
      headers: {'Content-Type': 'application/json', },
      data: updateSentCheckBody, signal
    },
          options);
        }, [updateSentCheck])
      }

// prettier-ignore
export const getUpdateSentCheckMutationKey = () => ['updateSentCheck'] as const;

// prettier-ignore
export const useUpdateSentCheckMutationOptions = <TError = ErrorType<Client['updateSentCheck']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useUpdateSentCheckHook>>>, TError,UpdateSentCheckMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
): UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useUpdateSentCheckHook>>>, TError,UpdateSentCheckMutationVariables, TContext> => {

// prettier-ignore
const mutationKey = getUpdateSentCheckMutationKey();
// prettier-ignore
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const updateSentCheck =  useUpdateSentCheckHook()


      const mutationFn: MutationFunction<Awaited<ReturnType<ReturnType<typeof useUpdateSentCheckHook>>>, UpdateSentCheckMutationVariables> = (props) => {
          const {transferId,data} = props ?? {};

          return  updateSentCheck(transferId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateSentCheckMutationResult = NonNullable<Awaited<ReturnType<ReturnType<typeof useUpdateSentCheckHook>>>>
    export type UpdateSentCheckMutationBody = UpdateSentCheckRequest
    export type UpdateSentCheckMutationError = ErrorType<Client['updateSentCheck']>
    export type UpdateSentCheckMutationVariables = {transferId: TransferId;data: UpdateSentCheckRequest}

    /**
 * @summary Update a sent check
 */
// prettier-ignore
export const useUpdateSentCheck = <TError = ErrorType<Client['updateSentCheck']>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<ReturnType<typeof useUpdateSentCheckHook>>>, TError,UpdateSentCheckMutationVariables, TContext>, request?: SecondParameter<ReturnType<typeof useCall>>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<ReturnType<typeof useUpdateSentCheckHook>>>,
        TError,
        UpdateSentCheckMutationVariables,
        TContext
      > => {
      return useMutation(useUpdateSentCheckMutationOptions(options), queryClient);
    }
