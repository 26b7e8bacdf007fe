import { type CredentialName, credentials, operations } from '../../../generated/operations.ts';
import { constantCase } from '../../../lib/case.ts';
import { createSecrets } from '../../redact/secrets.ts';
import type { RecordedBody } from '../../traffic/recorded-call.ts';
import {
  bankCalls,
  type ClientCheckKind,
  type ClientJudgement,
  HELD,
  violation,
} from '../client-judgement.ts';
import type { ClientRun, ObservedCall } from '../client-run.ts';
import { REDIRECTS } from '../scenarios.ts';

interface Absence {
  readonly what: 'key' | 'person' | 'body';
  readonly from: 'address' | 'headers' | 'body' | 'output' | 'other-host';
}

/** Calls of the operations that list a credential carry it, as it was given. */
export const carries: ClientCheckKind<CredentialName> = {
  grammar: { enum: Object.keys(credentials) },
  judge(name) {
    const { wireName } = credentials[name];
    return ({ all }) =>
      all.flatMap((run) =>
        bankCalls(run)
          .filter(({ operation }) => {
            const one = operation && operations[operation];
            return one?.credentialsListed === true && one.credentials.includes(name);
          })
          .map((call) => {
            const sent = headerOf(call, wireName);
            const given = run.environment[`BANKING_${constantCase(name)}`];
            if (sent === given || (name === 'apiKey' && sent && run.apiKeys.includes(sent))) return HELD;
            // A client may act for another person; that it is one is judged by its form.
            if (name === 'personId' && sent !== undefined && /^per-[\da-f-]{32,36}$/i.test(sent)) return HELD;
            return violation(
              run,
              call,
              `${wireName} with what the client was given`,
              sent === undefined ? 'no such header' : 'another value',
            );
          }),
      );
  },
};

/** Credentials that the client was given, or sends, must not be found there. */
export const absent: ClientCheckKind<Absence> = {
  grammar: {
    type: 'object',
    additionalProperties: false,
    required: ['what', 'from'],
    properties: {
      what: { enum: ['key', 'person', 'body'] },
      from: { enum: ['address', 'headers', 'body', 'output', 'other-host'] },
    },
  },
  scenarios({ what, from }) {
    if (from === 'other-host') return REDIRECTS;
    // A failure is when clients print what they sent.
    return what === 'key' ? ['refused', 'server-error', 'cut-after'] : [];
  },
  judge:
    ({ what, from }) =>
    ({ all }) =>
      all.flatMap((run) => [...judgePlaces(run, what, from)]),
};

function* judgePlaces(
  run: ClientRun,
  what: Absence['what'],
  from: Absence['from'],
): Iterable<ClientJudgement> {
  if (from === 'output') {
    if (run.calls.length > 0) yield judgeOutput(run);
    return;
  }
  if (from === 'other-host') {
    yield* judgeOtherHost(run, what);
    return;
  }
  const person = run.environment.BANKING_PERSON_ID ?? '';
  const finds = what === 'key' ? createSearch(run.apiKeys, true) : createSearch([person], false);
  for (const call of bankCalls(run)) {
    const isFound = placesOf(call, from).some(finds);
    yield isFound
      ? violation(run, call, `no ${WORDS[what]} there`, `the ${WORDS[what]} is in ${PLACES[from]}`)
      : HELD;
  }
}

function judgeOutput(run: ClientRun): ClientJudgement {
  const finds = createSearch(run.apiKeys, true);
  const streams = (['stdout', 'stderr'] as const).filter((name) => finds(run.exit[name]));
  if (streams.length > 0)
    return violation(
      run,
      undefined,
      'no API key in the output',
      `the API key is in ${streams.join(' and ')}`,
    );
  return run.exit.isCut === true
    ? {
        outcome: 'inconclusive',
        reason: `${run.scenario.id}: the client printed more than can be searched; let it print less than 4 MB`,
      }
    : HELD;
}

/** Only a run in which the client was sent elsewhere says anything. */
function* judgeOtherHost(run: ClientRun, what: Absence['what']): Iterable<ClientJudgement> {
  if (!REDIRECTS.includes(run.scenario.kind) || bankCalls(run).length === 0) return;
  const finds = createSearch(run.apiKeys, true);
  const found = run.calls.filter(
    (call) =>
      call.elsewhere && (what === 'body' ? !isAbsent(call.request.body) : everythingOf(call).some(finds)),
  );
  const [first] = found;
  yield first === undefined
    ? HELD
    : violation(run, first, 'nothing of it at another host', `the ${WORDS[what]} was sent to another host`);
}

const WORDS = { key: 'API key', person: "person's identifier", body: 'body of the write' } as const;
const PLACES = { address: 'the address', headers: 'another header', body: 'the body' } as const;

function placesOf(call: ObservedCall, from: 'address' | 'headers' | 'body'): string[] {
  const { url, headers, body } = call.request;
  if (from === 'address') return [new URL(url).href.slice(new URL(url).origin.length)];
  if (from === 'body') return [textOf(body)];
  return headers.filter(([name]) => name.toLowerCase() !== 'sd-api-key').flat();
}

function everythingOf({ request }: ObservedCall): string[] {
  return [request.url, ...request.headers.flat(), textOf(request.body)];
}

/** The search that the reports are made with: in the encodings of a secret, in disguise, and spread over lines or bytes. */
function createSearch(secrets: readonly string[], isKey: boolean): (text: string) => boolean {
  const search = createSecrets();
  for (const secret of secrets.filter((one) => one !== ''))
    if (isKey) search.learnCredential(secret, true);
    else search.learn(secret);
  // `[103, 104, 106]`, as byte arrays are printed.
  const bytes = isKey ? secrets.map((secret) => [...Buffer.from(secret)].join(',')) : [];
  return (text) => {
    if (text === '') return false;
    if (search.isIn(text)) return true;
    if (!isKey) return false;
    // `<Buffer 67 68 6a>`, the lines of base64 in mail
    const joined = text.replace(/\s+/g, '');
    return (
      search.isIn(joined) ||
      bytes.some((one) => joined.includes(one)) ||
      (text.length < MAX_DISGUISED && search.hides(text))
    );
  };
}

/** Looking for disguises takes too long in the output of a test runner. */
const MAX_DISGUISED = 100_000;

function headerOf({ request }: ObservedCall, name: string): string | undefined {
  return request.headers.find(([given]) => given.toLowerCase() === name)?.[1];
}

function isAbsent(body: RecordedBody): boolean {
  return typeof body === 'object' && 'absent' in body;
}

function textOf(body: RecordedBody): string {
  if (typeof body === 'string') return body;
  return body instanceof Uint8Array ? new TextDecoder().decode(body) : '';
}
