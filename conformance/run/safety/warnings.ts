import type { ConformanceOptions } from '../../model/options.ts';
import { expiredOn } from '../../transport/read-tls.ts';
import type { RunTarget } from './target.ts';

type Secrets = Pick<ConformanceOptions, 'apiKey' | 'personId' | 'headers' | 'getHeaders' | 'tls'>;

/** Options that are allowed but risky. For people, one sentence each. */
export function warnings(
  { url, isLoopback, proxy }: RunTarget,
  { apiKey, personId, headers = {}, getHeaders, tls = {} }: Secrets,
  now = Date.now(),
): string[] {
  const expired = expiredOn(tls, now);
  const always = [
    ...(proxy === undefined ? [] : [`Everything sent to ${url.host} goes through the proxy ${proxy.host}.`]),
    ...(expired === undefined ? [] : [`The client certificate expired on ${expired}.`]),
    ...(url.protocol === 'https:' || Object.keys(tls).length === 0
      ? []
      : ['The base URL is http, so the certificates and the client key are not used: use https.']),
  ];
  if (isLoopback || url.protocol === 'https:') return always;
  const sent = [
    apiKey !== undefined && 'the API key',
    personId !== undefined && 'the person id',
    (Object.keys(headers).length > 0 || getHeaders !== undefined) && 'the additional headers',
  ].filter((one) => one !== false);
  const what = sent.length === 0 ? 'everything that is sent' : sent.join(', ');
  return [...always, `Unencrypted HTTP to ${url.host} exposes ${what}: use https.`];
}
