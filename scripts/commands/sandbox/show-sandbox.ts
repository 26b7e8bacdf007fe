import { shellQuote } from '../../../lib/shell.ts';
import type { StoreChoice } from '../../../server/node/open-store.ts';
import type { RunningSandbox } from '../../../server/node/run-sandbox.ts';
import type { Context } from '../../cli/command.ts';
import { API_KEY, type KeySetting } from './choose-store-and-keys.ts';

/** Prints the sandbox's URL, environment variables and curl commands, as shell lines or as one JSON document. A key that the user chose is not printed. */
export async function showSandbox(
  { url, seed }: RunningSandbox,
  { from, apiKey }: KeySetting,
  store: StoreChoice,
  context: Context,
): Promise<void> {
  const { environmentOf, curlCommands } = await import('../../../server/node/curl-commands.ts');
  const shown = from === 'made' ? apiKey : seed.apiKey;
  const environment = environmentOf(url, seed, shown);
  const curl = curlCommands();
  const place = store.kind === 'sqlite' ? { file: store.file } : {};
  context.result({
    url,
    store: { kind: store.kind, ...place },
    environment,
    curl,
  });

  const own = from === 'environment' ? `"$${API_KEY}"` : 'YOUR_API_KEY';
  const exports = Object.entries(environment).map(
    ([name, value]) => `export ${name}=${value === undefined ? own : shellQuote(value)}`,
  );
  context.print([url, '', ...exports, '', ...Object.values(curl), ''].join('\n'));

  if (from === 'made') context.info('The key is shown only this once; the database stores its hash.');
  if (from === undefined && shown === undefined)
    context.info('The database already has API keys from an earlier start: use one of them as YOUR_API_KEY.');
  context.info(`${keeps(store)} Press Ctrl-C to stop the sandbox.`);
}

function keeps(store: StoreChoice): string {
  if (store.kind === 'memory') return 'Records are kept in memory only.';
  return store.kind === 'sqlite'
    ? `Records are kept in ${store.file}.`
    : 'Records are kept in the PostgreSQL database.';
}
