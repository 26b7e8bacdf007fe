/** The generated hooks as a client: rendered once for their options, which the query library then runs as it does in a page. */
import {
  MutationObserver,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ClientFunction, FunctionBench } from '../../conformance/client/function-stage.ts';
import type { Client } from '../../generated/client.ts';
import { ClientProvider } from '../../generated/hooks/client-provider.ts';
import {
  useCreateAccountMutationOptions,
  useCreateCardMutationOptions,
  useCreateContactMutationOptions,
  useReceiveAchPullMutationOptions,
  useRetrieveProgramQueryOptions,
  useUpdateAccountMutationOptions,
  useUpdateSentCheckMutationOptions,
} from '../../generated/hooks/react-query.ts';
import type { ProgramId } from '../../generated/types.ts';
import { callAll, clientOf } from './workflow.ts';

export const hooks: ClientFunction = async (bench) => {
  // As in a browser: on a server, queries are not retried.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 3 } } });
  const options = optionsOf(bench, queries);
  const mutate = (one: object, variables: object) =>
    new MutationObserver<unknown, Error, object>(queries, one).mutate(variables);
  const client = {
    retrieveProgram: () => observe(queries, options.program as unknown as QueryObserverOptions),
    createAccount: (data: object) => mutate(options.account, { data }),
    createContact: (data: object) => mutate(options.contact, { data }),
    updateAccount: (accountId: string, data: object) => mutate(options.update, { accountId, data }),
    createCard: (data: object) => mutate(options.card, { data }),
    receiveAchPull: (data: object) => mutate(options.pull, { data }),
    updateSentCheck: (transferId: string, data: object) => mutate(options.check, { transferId, data }),
  };
  try {
    await callAll(client as unknown as Client, bench);
  } finally {
    queries.clear();
  }
};

function optionsOf(bench: FunctionBench, queries: QueryClient) {
  function useAll() {
    return {
      program: useRetrieveProgramQueryOptions(bench.environment.BANKING_PROGRAM_ID as ProgramId),
      account: useCreateAccountMutationOptions(),
      contact: useCreateContactMutationOptions(),
      update: useUpdateAccountMutationOptions(),
      card: useCreateCardMutationOptions(),
      pull: useReceiveAchPullMutationOptions(),
      check: useUpdateSentCheckMutationOptions(),
    };
  }
  let found: ReturnType<typeof useAll> | undefined;
  function Page() {
    found = useAll();
    return null;
  }
  const inside = createElement(ClientProvider, { client: clientOf(bench) }, createElement(Page));
  renderToString(createElement(QueryClientProvider, { client: queries }, inside));
  if (found === undefined) throw new Error('The page was not rendered.');
  return found;
}

/** The data of a query, as soon as it has them or has given up. */
function observe(queries: QueryClient, options: QueryObserverOptions): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const unsubscribe = new QueryObserver(queries, options).subscribe(
      ({ status, data, error, fetchStatus }) => {
        if (fetchStatus !== 'idle') return;
        setTimeout(() => unsubscribe());
        if (status === 'error') reject(error);
        else resolve(data);
      },
    );
  });
}
