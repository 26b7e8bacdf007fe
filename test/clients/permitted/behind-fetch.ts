/** Clients that are right although they are otherwise than ours. */

import type { ClientOptions } from '../../../generated/client.ts';
import { type Around, changing, changingBody, clientBehind, pause, retrying } from '../mutant.ts';
import type { PermittedClient } from './permitted-client.ts';

const behind = (id: string, around: Around, options: Partial<ClientOptions> = {}): PermittedClient => ({
  id,
  client: clientBehind(around, options),
});

const text = (to: (body: string) => string) =>
  changing((sent) => {
    if (typeof sent.body === 'string') sent.body = to(sent.body);
  });

const header = (name: string, value: string) => changing(({ headers }) => headers.set(name, value));

/** As another JSON library writes it. */
function escaped(body: string): string {
  return body.replace(
    /[a-z](?=[^"]*"(?:[,}]|\]))/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, reversed(inner)])
      .reverse(),
  );
}

const isBusy = (outcome: Response | 'no response') =>
  outcome === 'no response' || outcome.status === 429 || outcome.status >= 500;

async function waitAsAsked(outcome: Response | 'no response', attempt: number): Promise<boolean> {
  if (!isBusy(outcome) || attempt > 3) return false;
  const asked = outcome === 'no response' ? null : outcome.headers.get('retry-after');
  const milliseconds =
    asked === null
      ? 200 * 2 ** attempt
      : /^\d+$/.test(asked)
        ? Number(asked) * 1000
        : Date.parse(asked) - Date.now();
  await pause(Math.max(0, milliseconds));
  return true;
}

/** Our client with something between it and its bank that changes nothing that counts. */
export const behindFetch: readonly PermittedClient[] = [
  behind('reads again, with longer and longer pauses', retrying('retrieveProgram', waitAsAsked), {
    retry: false,
  }),
  behind('reads never again', (send) => send, { retry: false }),
  behind(
    'waits longer than asked',
    retrying('retrieveProgram', async (outcome, attempt) => {
      await pause(5000);
      return isBusy(outcome) && attempt < 3;
    }),
    { retry: false },
  ),
  behind('reads the program twice', (send) => async (sent) => {
    const first = await send(sent);
    return sent.operation === 'retrieveProgram' && first.ok ? send(sent) : first;
  }),
  behind('reads twice at once', (send) => async (sent) => {
    if (sent.operation !== 'retrieveProgram') return send(sent);
    const [first] = await Promise.all([send(sent), send(sent)]);
    return first as Response;
  }),
  behind('further headers', header('x-request-id', '7d1c2f')),
  behind('a name of its own', header('user-agent', 'pay/1.0 (cards; judge)')),
  behind('traces', header('traceparent', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')),
  behind(
    'an idempotency key',
    changing(({ headers, method }) => method === 'POST' && headers.set('idempotency-key', '7d1c2f')),
  ),
  behind('closes its connections', header('connection', 'close')),
  behind(
    'a character set',
    changing(
      ({ headers, body }) => body !== null && headers.set('content-type', 'application/json; charset=utf-8'),
    ),
  ),
  behind(
    'the media type in capital letters',
    changing(({ headers, body }) => body !== null && headers.set('content-type', 'Application/JSON')),
  ),
  behind('texts with escapes', text(escaped)),
  behind(
    'indented bodies',
    text((body) => JSON.stringify(JSON.parse(body), undefined, 2)),
  ),
  behind(
    'bodies between blank lines',
    text((body) => `\n  ${body}\r\n`),
  ),
  behind(
    'members in another order',
    text((body) => JSON.stringify(reversed(JSON.parse(body)))),
  ),
  behind(
    'texts in many languages',
    changingBody('createContact', (body) => ({ ...body, name: 'Zoë Ångström 株式会社 🏦' })),
  ),
  behind(
    'texts that hold words of programs',
    changingBody('createCard', (body) => ({ ...body, label: 'null and undefined' })),
  ),
  behind(
    'unset texts',
    changingBody('createContact', (body) => ({ ...body, email: '', phone: '' })),
  ),
  behind(
    'unset objects',
    changingBody('createContact', (body) => ({ ...body, wire: null })),
  ),
  behind(
    'fields left out',
    changingBody('createContact', ({ wire, check, ...body }) => body),
  ),
  behind(
    'identifiers in the address percent-encoded',
    changing((sent) => {
      sent.url = sent.url.replace(/\/([a-z]{3})-([\da-fA-F-]{36})$/, '/$1%2D$2');
    }),
  ),
  behind(
    'a limit that is unset',
    changingBody('updateAccount', (body) => {
      body.config.limits.send.daily = '';
    }),
  ),
  behind('time limits of a second', (send) => send, { timeoutMs: 1500 }),
  behind('follows redirects of reads, without its key', (send) => async (sent) => {
    const response = await send(sent);
    const location = response.headers.get('location');
    if (location === null || sent.method !== 'GET') return response;
    return send({ ...sent, url: location, headers: new Headers() });
  }),
];
