import type { ConformanceOptions } from '../options.ts';
import type { Target } from './target.ts';

type Secrets = Pick<ConformanceOptions, 'apiKey' | 'personId' | 'headers'>;

/** What is not forbidden and still unwise. For people, one sentence each. */
export function warnings({ url, isLoopback }: Target, { apiKey, personId, headers = {} }: Secrets): string[] {
  if (isLoopback || url.protocol === 'https:') return [];
  const sent = [
    apiKey !== undefined && 'the key',
    personId !== undefined && "the person's id",
    Object.keys(headers).length > 0 && 'the additional headers',
  ].filter((one) => one !== false);
  const what = sent.length === 0 ? 'what is sent' : sent.join(', ');
  return [`On the way to ${url.host}, ${what} can be read by anybody: use https.`];
}
