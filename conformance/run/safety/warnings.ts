import type { ConformanceOptions } from '../../model/options.ts';
import { createRedactor } from '../../redact/create-redactor.ts';
import { expiredOn } from '../../transport/read-tls.ts';
import { learnSecrets } from '../secrets-of.ts';
import type { RunTarget } from './target.ts';

/** Options that are allowed but risky. For people, one sentence each. */
export function warnings(
  target: RunTarget,
  options: Omit<ConformanceOptions, 'baseUrl'>,
  now = Date.now(),
): string[] {
  const { url, isLoopback, proxy } = target;
  const { apiKey, personId, headers = {}, getHeaders, tls = {} } = options;
  const redactor = createRedactor();
  learnSecrets(redactor, options, target);
  const host = redactor.url(url.origin).replace(/^.*\/\//, '');
  const expired = expiredOn(tls, now);
  const always = [
    ...(proxy === undefined ? [] : [`Everything sent to ${host} goes through the proxy ${proxy.host}.`]),
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
  return [...always, `Unencrypted HTTP to ${host} exposes ${what}: use https.`];
}
