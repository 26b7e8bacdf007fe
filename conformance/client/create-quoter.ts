import { isObject, type Json } from '../../lib/json.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import { isHarmless } from '../redact/looks-like.ts';
import { isPlain } from '../redact/plain-words.ts';
import { readJsonBody } from '../transport/read-json-body.ts';
import type { ClientRun } from './client-run.ts';

/** A line of a client's output as it may be shown. */
export type Quote = (line: string) => string;

/**
 * A client prints what it sent and received: names, streets, labels. So in what is quoted of its output, every text of all of its calls is masked, wherever
 * it stood, unless it consists of words that everybody uses; as are its secrets.
 *
 * @param secrets of the operator, which a client may print too
 */
export function createQuoter(runs: readonly ClientRun[], secrets: readonly string[]): Quote {
  const redactor = createRedactor('recorded');
  const texts = new Set<string>();
  for (const { calls, apiKeys, environment } of runs) {
    for (const key of apiKeys) redactor.learn(key, true);
    if (environment.BANKING_PERSON_ID) redactor.learn(environment.BANKING_PERSON_ID);
    for (const { request, requestBody, response } of calls) {
      for (const [name, value] of request.headers) if (!USUAL.has(name.toLowerCase())) texts.add(value);
      for (const text of textsIn(requestBody.value)) texts.add(text);
      if ('status' in response && typeof response.body === 'string')
        for (const text of textsIn(readJsonBody(new TextEncoder().encode(response.body)).value))
          texts.add(text);
    }
  }
  for (const secret of secrets) redactor.learn(secret);
  for (const text of texts)
    for (const one of [text, ...text.split(/[\s,;:/]+/)])
      if (!isHarmless(one) && !isPlain(one)) redactor.learnText(one);
  return (line) => redactor.foreign(line);
}

/** Their values are those of every client, or the address of the sandbox. */
const USUAL: ReadonlySet<string> = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'host',
  'sec-fetch-mode',
  'user-agent',
]);

/** Every text, and every number that is longer than a status. */
function textsIn(body: Json | undefined): string[] {
  if (typeof body === 'string') return [body];
  if (typeof body === 'number') return body > 99_999 ? [String(body)] : [];
  if (Array.isArray(body)) return body.flatMap((entry) => textsIn(entry as Json));
  return isObject(body) ? Object.values(body).flatMap(textsIn) : [];
}
