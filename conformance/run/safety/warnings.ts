import { proxyFor } from '../../transport/proxy.ts';
import type { ConformanceOptions } from '../options.ts';
import type { RunTarget } from './target.ts';

type Secrets = Pick<ConformanceOptions, 'apiKey' | 'personId' | 'headers'>;

/** Options that are allowed but risky. For people, one sentence each. */
export function warnings(
  { url, isLoopback }: RunTarget,
  { apiKey, personId, headers = {} }: Secrets,
  proxy = proxyFor(url),
): string[] {
  if (isLoopback) return [];
  const detour =
    proxy === undefined ? [] : [`Everything sent to ${url.host} goes through the proxy ${proxy}.`];
  if (url.protocol === 'https:') return detour;
  const sent = [
    apiKey !== undefined && 'the API key',
    personId !== undefined && 'the person id',
    Object.keys(headers).length > 0 && 'the additional headers',
  ].filter((one) => one !== false);
  const what = sent.length === 0 ? 'everything that is sent' : sent.join(', ');
  return [...detour, `Unencrypted HTTP to ${url.host} exposes ${what}: use https.`];
}
