import { type Body, type Exchange, isSuccess, type Outcome } from '../model/exchange.ts';
import type { ReportExchange } from '../model/report.ts';
import { curlLine } from './curl-line.ts';
import type { DescribedWords } from './described-words.ts';
import { formatDisplayValue, isShown } from './format-display-value.ts';
import { type FieldTexts, learnFrom } from './learn-from.ts';
import { type Knowledge, maskBody } from './mask-body.ts';
import { maskHeaders } from './mask-headers.ts';
import { maskName } from './mask-name.ts';
import { maskOwnUrl } from './mask-url.ts';
import type { Redactor } from './redactor.ts';
import { scrubFreeText } from './scrub-free-text.ts';
import { MASK } from './secret-search.ts';
import { createSecrets } from './secrets.ts';

/**
 * @param origin texts of recorded calls are somebody's own: labels, descriptions and messages of errors are masked too. Nobody knows all secrets of
 *   millions of calls, and one of them may stand in any field of another: of words, only those that everybody uses are shown
 * @param described of another API than the bank's: nothing else is shown
 */
export function createRedactor(origin: 'suite' | 'recorded' = 'suite', described?: DescribedWords): Redactor {
  const secrets = createSecrets(origin === 'recorded', described);
  const texts: FieldTexts = { own: new Set(), others: new Set() };
  const { own, others } = texts;
  const knowledge: Knowledge = { secrets, own: origin === 'suite' ? own : undefined, others };
  return {
    learn: (secret, isKey) => secrets.learnCredential(secret, isKey),
    learnText: (text) => secrets.learn(text),
    learnFrom: (exchange) => learnFrom(exchange, secrets, texts),
    exchange(exchange) {
      learnFrom(exchange, secrets, texts);
      return maskExchange(exchange, knowledge);
    },
    body: (operation, side, body) => maskBody({ operation, side }, body, knowledge),
    name: (name) => maskName(name, secrets),
    display: (operation, side, display) => formatDisplayValue({ operation, side }, display, knowledge),
    shows: (operation, side, value, pointer) => isShown({ operation, side }, value, pointer, knowledge),
    url: (address) => maskOwnUrl(address, secrets),
    header: (name, value) => maskHeaders('response', { [name]: value }, secrets)[name] ?? MASK,
    text: (text) => secrets.scrubOwn(text),
    foreign: (text) => scrubFreeText(text, secrets),
  };
}

function maskExchange(exchange: Exchange, knowledge: Knowledge): ReportExchange {
  const { id, operation, purpose, question, sentAt, endedAt, outcome } = exchange;
  const { method, url, headers, body } = exchange.request;
  const { secrets } = knowledge;
  const request = {
    method,
    url: maskOwnUrl(url, secrets),
    headers: maskHeaders('request', headers, secrets),
    ...(body !== undefined && { body: maskBody({ operation, side: 'request' }, body, knowledge) }),
  };
  return {
    id,
    operation,
    purpose: secrets.scrubOwn(purpose),
    ...(question !== undefined && { question }),
    sentAt: new Date(sentAt).toISOString(),
    durationMs: endedAt - sentAt,
    request,
    ...maskOutcome(exchange, outcome, knowledge),
    curl: curlLine(request),
  };
}

function maskOutcome(
  { operation }: Exchange,
  outcome: Outcome,
  knowledge: Knowledge,
): Pick<ReportExchange, 'response' | 'failure'> {
  const { secrets } = knowledge;
  if (outcome.kind === 'failure')
    return {
      failure: [outcome.reason, secrets.scrubOwn(outcome.detail)].filter((words) => words !== '').join(': '),
    };
  const { status, headers, bytes, body } = outcome;
  const side = isSuccess(outcome) ? 'response' : 'error';
  const response = {
    status,
    headers: maskHeaders('response', headers, secrets),
    bytes,
    ...(body.value !== undefined && { body: maskBody({ operation, side }, body.value, knowledge) }),
    ...(body.kind === 'unreadable' && { unreadable: whyUnreadable(body) }),
  };
  return { response };
}

/** None of the text itself is shown: its structure is unknown. */
function whyUnreadable({ why, text, reason }: Body & { kind: 'unreadable' }): string {
  if (reason !== undefined) return `the body cannot be read: ${reason}`;
  switch (why) {
    case 'empty':
      return 'the body is empty';
    case 'not-recorded':
      return 'the body was not recorded';
    case 'not-utf8':
      return 'the body is not UTF-8';
    case 'byte-order-mark':
      return 'the body begins with a byte order mark';
    case 'not-json':
      return `the body is not JSON${/^\s*</.test(text) ? ', it looks like HTML or XML' : ''}`;
  }
}
