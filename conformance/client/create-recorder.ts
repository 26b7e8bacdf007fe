import { parseUrl } from '../../lib/parse-url.ts';
import type { Clock } from '../model/clock.ts';
import { matchOperation } from '../traffic/match-operation.ts';
import type { RecordedBody, RecordedCall } from '../traffic/recorded-call.ts';
import { readJsonBody } from '../transport/read-json-body.ts';
import { idsIn } from './call-ids.ts';
import type { ObservedCall } from './client-run.ts';
import { REWRITINGS, type Rewriting } from './rewrite.ts';
import { IN_2_SECONDS, type Scenario } from './scenarios.ts';

export interface Recorder {
  bank(request: Request): Promise<Response>;
  other(request: Request): Promise<Response>;
  readonly calls: readonly ObservedCall[];
  /** Tests prepare their records below `/_sandbox/`; the recorder learns of them here. */
  readonly prepared: { readonly ids: readonly string[]; readonly apiKeys: readonly string[] };
}

/** A call that may still be waiting for its response. */
type OpenCall = ObservedCall & { endedAt: number; ended: number; response: RecordedCall['response'] };

/**
 * Stands between the client and its bank, and keeps what passes. Calls below `/_sandbox/` are the bank's own, and not judged.
 *
 * @param givenIds identifiers that the client has from its environment and its arguments, once they are known
 */
export function createRecorder(
  bank: { fetch(request: Request): Promise<Response> },
  scenario: Scenario,
  clock: Clock,
  givenIds: () => readonly string[],
): Recorder {
  const calls: OpenCall[] = [];
  const prepared = { ids: [] as string[], apiKeys: [] as string[] };
  const rewriting = scenario.rewriting && REWRITINGS[scenario.rewriting];
  let order = 0;

  function end(call: OpenCall): void {
    call.endedAt = clock.now();
    call.ended = order++;
  }

  /** Begins a call; what comes of it is added when it is known. */
  async function begin(request: Request, elsewhere: boolean) {
    const startedAt = clock.now();
    const began = order++;
    const url = parseUrl(request.url);
    // The place in the list is that of the arrival, not that of the body's end.
    const index = calls.push(undefined as never) - 1;
    const bytes = await readAll(request);
    const found = elsewhere || url === undefined ? undefined : operationAt(request.method, url);
    const call: OpenCall = {
      id: `${scenario.id}#${index + 1}`,
      startedAt,
      endedAt: Number.POSITIVE_INFINITY,
      began,
      ended: Number.POSITIVE_INFINITY,
      request: {
        method: request.method,
        url: request.url,
        headers: [...request.headers],
        body: bytes.length === 0 ? { absent: 'none' } : toRecorded(bytes),
      },
      response: { failure: 'not-recorded', detail: '' },
      operation: found?.operation,
      pathParameters: found?.pathParameters ?? {},
      requestBody: readJsonBody(bytes),
      elsewhere,
    };
    calls[index] = call;
    return { call, bytes };
  }

  return {
    calls,
    prepared,
    async bank(request) {
      if (parseUrl(request.url)?.pathname.startsWith('/_sandbox') === true) {
        const answer = await bank.fetch(request);
        const text = await answer.clone().text();
        prepared.ids.push(...idsIn(text));
        prepared.apiKeys.push(...Array.from(text.matchAll(API_KEY), ([, key = '']) => key));
        return answer;
      }
      const { call, bytes } = await begin(request, false);
      try {
        const isGiven = (id: string) => givenIds().includes(id) || prepared.ids.includes(id);
        const answer = await toBank(bank, request, bytes, { rewriting, isGiven, clock });
        call.response = await toResponse(answer);
        return answer;
      } finally {
        end(call);
      }
    },
    async other(request) {
      const { call } = await begin(request, true);
      end(call);
      call.response = { status: 404, headers: [], body: { absent: 'none' } };
      return new Response(null, { status: 404 });
    },
  };
}

/** `{"apiKey": "…"}` in a response of the sandbox's own interface. */
const API_KEY = /"apiKey"\s*:\s*"([^"\\]+)"/g;

interface Otherwise {
  readonly rewriting: Rewriting | undefined;
  readonly isGiven: (id: string) => boolean;
  readonly clock: Clock;
}

/** Passes a call on, rewritten where the scenario has a bank that names things otherwise. */
async function toBank(
  bank: { fetch(request: Request): Promise<Response> },
  request: Request,
  bytes: Uint8Array,
  { rewriting, isGiven, clock }: Otherwise,
): Promise<Response> {
  const url = rewriting === undefined ? request.url : rewriting.url(request.url);
  const body =
    rewriting === undefined
      ? bytes
      : new TextEncoder().encode(rewriting.request(new TextDecoder().decode(bytes)));
  const answer = await bank.fetch(
    new Request(url, {
      method: request.method,
      headers: request.headers,
      signal: request.signal,
      ...(body.length > 0 && { body: body as Uint8Array<ArrayBuffer> }),
    }),
  );
  if (answer.headers.get('retry-after') === IN_2_SECONDS)
    answer.headers.set('retry-after', new Date(Math.ceil(clock.now() / 1000) * 1000 + 2000).toUTCString());
  if (rewriting === undefined || !answer.ok) return answer;
  const { status, headers } = answer;
  return new Response(rewriting.response(await answer.text(), isGiven), { status, headers });
}

/** The bank is mounted at the root: nothing may stand before the paths of the description, and no slash behind them. */
function operationAt(method: string, { href, origin, pathname }: URL) {
  const match = matchOperation(method, href);
  return match?.baseUrl === origin && !pathname.endsWith('/') ? match : undefined;
}

async function toResponse(answer: Response): Promise<RecordedCall['response']> {
  if (answer.type === 'error') return { failure: 'cut-off', detail: 'The bank cut the connection.' };
  const { status } = answer;
  // The same object goes to the client, since the server recognizes by it which call is to be cut.
  const copy = answer.clone();
  try {
    const bytes = new Uint8Array(await copy.arrayBuffer());
    return {
      status,
      headers: [...answer.headers],
      body: bytes.length === 0 ? { absent: 'none' } : toRecorded(bytes),
    };
  } catch {
    return { failure: 'cut-off', detail: 'The bank cut the connection in the middle of the response.' };
  }
}

/** The part of a body that arrived: a client may give up in the middle of it. */
async function readAll(request: Request): Promise<Uint8Array> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function toRecorded(bytes: Uint8Array): RecordedBody {
  try {
    const text = strict.decode(bytes);
    return text.startsWith('\ufeff') ? bytes : text;
  } catch {
    return bytes;
  }
}
