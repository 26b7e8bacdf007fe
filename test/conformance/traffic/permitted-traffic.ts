import * as zlib from 'node:zlib';
import { examples } from '../../../generated/examples.ts';
import { at, type Json, type JsonObject } from '../../../lib/json.ts';
import { randomNumbers } from '../../random-numbers.ts';
import { type Call, type Choices, SmallBank } from './small-bank.ts';

export interface Recording {
  /** HAR files. */
  readonly files: readonly string[];
  /** The number of calls that were made. */
  readonly calls: number;
}

type Random = () => number;
const one = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** Traffic of several clients with a bank that follows the source, as recorders write it, in several files. */
export function permittedTraffic(seed: number, count = 150): Recording {
  const random = randomNumbers(seed * 7919 + 1);
  const choices: Choices = {
    replays: one(random, ['never', 'same-text', 'same-value', 'same-key']),
    replaysAsMade: random() < 0.5,
    idsInCapitals: random() < 0.3,
    fieldsOfItsOwn: random() < 0.5,
    refusal: one(random, [400, 409, 422]),
    accepts: one(random, ['everything', 'complete', 'moody']),
    clockIsAhead: one(random, [0, -7_200_000, 86_400_000]),
    created: 201,
    read: one(random, [200, 203]),
  };
  const bank = new SmallBank(choices, random);
  const programs = [bank.openProgram(), bank.openProgram(), bank.openProgram()];
  const accounts: { readonly id: string; readonly program: string }[] = [];
  const contacts: { readonly id: string; readonly accountId: string; readonly program: string }[] = [];
  const checks: { readonly id: string; readonly program: string }[] = [];
  const entries: JsonObject[] = [];
  const sent: { readonly call: Call; readonly program: string }[] = [];
  let now = Date.UTC(2026, 4, 4, 6);
  let calls = 0;

  const send = (call: Call, program: string) => {
    now += Math.floor(random() * 4000);
    const { status, body } = bank.answer(call, program, now);
    calls += 1;
    sent.push({ call, program });
    const begun = now - Math.floor(random() * 900);
    const isLost = random() < 0.04;
    const entry = toEntry(
      call,
      isLost ? undefined : { status, body },
      program,
      begun,
      now + 1 + Math.floor(random() * 900),
      random,
    );
    // Recordings have gaps, and some tools write an entry twice.
    if (random() > 0.1) entries.push(entry);
    if (random() < 0.03) entries.push(structuredClone(entry));
    return isLost || status >= 300 ? undefined : body;
  };

  for (let made = 0; made < count; made += 1) {
    const luck = random();
    const program = one(random, programs);
    const account = accounts[Math.floor(random() * accounts.length)];
    if (random() < 0.05) bank.meddle(now);
    if (luck < 0.1) send({ method: 'GET', path: `/v1/program/${program}` }, program);
    else if (luck < 0.25 && sent.length > 0) {
      // Whoever is not sure sends it again.
      const before = one(random, sent);
      send(
        { ...before.call, ...(before.call.body !== undefined && { body: retold(before.call.body, random) }) },
        before.program,
      );
    } else if (account === undefined || luck < 0.35) {
      const body = {
        ...examples.createAccount.requests.createAccountRequest,
        label: one(random, LABELS),
        ...(random() < 0.2 && { type: 'personalSavings', nickname: 'x' }),
      };
      const id = at(
        send({ method: 'POST', path: '/v1/account', body: odd(body, random), ...keyOf(random) }, program),
        '/id',
      );
      if (typeof id === 'string') accounts.push({ id, program });
    } else if (luck < 0.5) {
      const { card, ...request } = examples.createContact.requests.createContactRequest;
      const body = {
        ...request,
        accountId: account.id,
        name: one(random, LABELS),
        ...(random() < 0.7 && { card }),
        ...(random() < 0.3 && { check: ABROAD }),
      };
      const id = at(
        send(
          {
            method: 'POST',
            path: '/v1/contact',
            body: odd(body as unknown as Json, random),
            ...keyOf(random),
          },
          account.program,
        ),
        '/id',
      );
      if (typeof id === 'string') {
        contacts.push({ id, accountId: account.id, program: account.program });
        checks.push({ id: bank.sendCheck(account.id, id, now), program: account.program });
      }
    } else if (luck < 0.65) {
      const body = {
        ...examples.createCard.requests.createCardRequest,
        accountId: account.id,
        label: one(random, LABELS),
        ...(random() < 0.3 && { cardType: 'virtual' }),
      };
      send(
        { method: 'POST', path: '/v1/card', body: odd(body as unknown as Json, random), ...keyOf(random) },
        account.program,
      );
    } else if (luck < 0.75) {
      const contact = contacts[Math.floor(random() * contacts.length)];
      if (contact === undefined) continue;
      const body = {
        accountId: contact.accountId,
        contactId: contact.id,
        amount: one(random, ['1.25', '3', '0.10']),
        description: one(random, LABELS),
        type: one(random, ['sameDay', '', 'standard']),
      };
      send(
        { method: 'POST', path: '/v1/receive/ach', body: odd(body, random), ...keyOf(random) },
        contact.program,
      );
    } else if (luck < 0.85) {
      const check = checks[Math.floor(random() * checks.length)];
      if (check === undefined) continue;
      const body = {
        title: one(random, LABELS),
        description: one(random, LABELS),
        metadata: { externalId: one(random, LABELS) },
      };
      send(
        {
          method: 'PATCH',
          path: `/v1/send/check/${check.id}`,
          body: one<Json>(random, [body, body, {}, { title: body.title }]),
        },
        check.program,
      );
    } else {
      const update = structuredClone(examples.updateAccount.requests.updateAccountRequest) as unknown as Json;
      send(
        {
          method: 'PATCH',
          path: `/v1/account/${account.id}`,
          body: one<Json>(random, [update, update, {}, { config: {} }, []]),
        },
        account.program,
      );
    }
  }
  return { files: split(entries, random), calls };
}

const LABELS = ['Fees', 'Ünïcode – 東京', 'A  B', '<b>x</b>', 'Fees', 'O\u2019Neil & Søn', '"quoted"'];
const ABROAD = {
  address: {
    addressType: 'check',
    line1: '3 Specimen Lane',
    line2: '',
    city: 'Leeds',
    state: '',
    postalCode: 'LS1 0AA',
    country: 'GB',
  },
};

function keyOf(random: Random): { readonly key?: string } {
  return random() < 0.5 ? { key: `key-${Math.floor(random() * 1e9)}` } : {};
}

/** Now and then a field less, a null, a number, or something that nobody knows. */
function odd(body: Json, random: Random): Json {
  const copy = structuredClone(body) as Record<string, Json>;
  const names = Object.keys(copy).filter((name) => !/Id$/.test(name));
  if (random() < 0.15) delete copy[one(random, names)];
  if (random() < 0.1) copy.unheardOf = { of: [1, null] };
  if (random() < 0.1 && 'limitAmount' in copy) copy.limitAmount = one<Json>(random, [5, '7', '12.5']);
  return copy;
}

/** Returns the same calls again, as another run of the client writes them. */
function retold(body: Json, random: Random): Json {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || random() < 0.5) return body;
  return Object.fromEntries(Object.entries(body as JsonObject).reverse()) as Json;
}

function toEntry(
  call: Call,
  answer: { readonly status: number; readonly body: Json | undefined } | undefined,
  program: string,
  begun: number,
  ended: number,
  random: Random,
): JsonObject {
  const isHttp2 = random() < 0.3;
  const cased = (name: string) =>
    isHttp2 ? name : name.replace(/(^|-)./g, (letters) => letters.toUpperCase());
  const host = 'bank.example';
  const path = `/core${call.path}${random() < 0.1 ? '/' : ''}${random() < 0.2 ? `?trace=${Math.floor(random() * 1000)}&x[]=%20` : ''}`;
  const requestHeaders = [
    ...(isHttp2
      ? [
          [':method', call.method],
          [':path', path],
          [':authority', host],
          [':scheme', 'https'],
        ]
      : [['Host', host]]),
    [cased('sd-api-key'), `key of ${program}`],
    ...(random() < 0.8 ? [[cased('sd-person-id'), 'per-c81f2e60-97ab-4d35-8e14-6b5d0a3f7c92']] : []),
    ...(call.body === undefined ? [] : [[cased('content-type'), 'application/json; charset=utf-8']]),
    ...(call.key === undefined ? [] : [[cased('idempotency-key'), call.key]]),
  ];
  const text = call.body === undefined ? undefined : JSON.stringify(call.body, null, random() < 0.2 ? 1 : 0);
  return {
    startedDateTime: new Date(begun).toISOString().replace('Z', random() < 0.2 ? '+00:00' : 'Z'),
    time: ended - begun,
    request: {
      method: random() < 0.05 ? call.method.toLowerCase() : call.method,
      url: `https://${host}${random() < 0.2 ? ':443' : ''}${path}`,
      httpVersion: isHttp2 ? 'h2' : 'HTTP/1.1',
      headers: requestHeaders.map(([name, value]) => ({ name, value })) as unknown as Json,
      ...(text !== undefined && random() > 0.05 && { postData: { mimeType: 'application/json', text } }),
      bodySize: text === undefined ? 0 : Buffer.byteLength(text),
    },
    response:
      answer === undefined
        ? { status: 0, headers: [], content: { size: 0 }, _error: 'net::ERR_CONNECTION_RESET' }
        : toResponse(answer, cased, random),
  } as unknown as JsonObject;
}

const CODINGS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: zlib.gzipSync,
  br: zlib.brotliCompressSync,
  deflate: zlib.deflateSync,
};

/** Recorders write content decoded, as the format asks; in base64; as it was on the wire; or not at all. */
function toResponse(
  { status, body }: { readonly status: number; readonly body: Json | undefined },
  cased: (name: string) => string,
  random: Random,
): JsonObject {
  const text = body === undefined ? '' : JSON.stringify(body, null, random() < 0.2 ? 2 : 0);
  const coding = random() < 0.4 ? one(random, Object.keys(CODINGS)) : undefined;
  const bytes = Buffer.from(text);
  const headers = [
    ...(text === ''
      ? []
      : [
          [
            cased('content-type'),
            one(random, ['application/json', 'application/json; charset=utf-8', 'Application/JSON']),
          ],
        ]),
    ...(coding === undefined || text === '' ? [] : [[cased('content-encoding'), coding]]),
  ];
  const mimeType = 'application/json';
  const encoded = { size: bytes.length, mimeType, encoding: 'base64' };
  const ways: readonly JsonObject[] = [
    { size: bytes.length, mimeType, text },
    { ...encoded, text: bytes.toString('base64') },
    { ...encoded, text: (CODINGS[coding ?? ''] ?? ((same: Buffer) => same))(bytes).toString('base64') },
    // A recorder may show the bytes of a compressed body as if they were text.
    {
      size: bytes.length,
      mimeType,
      text:
        coding === undefined ? text : (CODINGS[coding] as (bytes: Buffer) => Buffer)(bytes).toString('utf8'),
    },
    { size: bytes.length, mimeType },
    { size: bytes.length, mimeType, text: text.slice(0, Math.floor(text.length / 2)) },
  ];
  const content =
    text === ''
      ? { size: 0, mimeType }
      : one(random, [ways[0], ways[0], ways[0], ways[0], ...ways] as JsonObject[]);
  return {
    status,
    headers: headers.map(([name, value]) => ({ name, value })),
    content,
    bodySize: -1,
  } as unknown as JsonObject;
}

/** Files overlap in time, and entries are not in order. */
function split(entries: readonly JsonObject[], random: Random): string[] {
  const parts: JsonObject[][] = [[], [], []];
  for (const entry of entries) one(random, parts).push(entry);
  return parts.map((part) => {
    const list = random() < 0.5 ? part.toReversed() : part;
    return JSON.stringify(
      { log: { version: '1.2', creator: { name: 'x', version: '1' }, entries: list } },
      null,
      random() < 0.3 ? 1 : 0,
    );
  });
}
