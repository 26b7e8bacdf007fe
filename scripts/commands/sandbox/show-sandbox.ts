import { shellQuote } from '../../../lib/shell.ts';
import type { StoreChoice } from '../../../server/node/open-store.ts';
import type { RunningSandbox } from '../../../server/node/run-sandbox.ts';
import type { Context } from '../../cli/command.ts';
import { API_KEY, type KeySetting } from './settings.ts';

/** Says where the sandbox is and how to talk to it: lines for a shell, or one JSON document. A key that its user knows is not shown. */
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
  context.data([url, '', ...exports, '', ...Object.values(curl), ''].join('\n'));

  if (from === 'made')
    context.info('This is the only time that the key is shown; the database holds its hash.');
  if (from === undefined && shown === undefined)
    context.info('The database has keys of its own from an earlier start: put one of them for YOUR_API_KEY.');
  context.info(`${keeps(store)} Ctrl-C stops the sandbox.`);
}

function keeps(store: StoreChoice): string {
  if (store.kind === 'memory') return 'Nothing is kept when it ends.';
  return store.kind === 'sqlite'
    ? `Records are kept in ${store.file}.`
    : 'Records are kept in the PostgreSQL database.';
}
