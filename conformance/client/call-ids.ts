import { answeredBefore } from './client-judgement.ts';
import type { ClientRun, ObservedCall } from './client-run.ts';
import { sentLeavesOf } from './request-findings.ts';

const ID = /\b(?:acc|con|prg|bus|per|crd|chd|shp|tra|pbr|cbn|pcc)-[\da-fA-F-]{32,36}\b/g;

export function idsIn(text: string): string[] {
  return text.match(ID) ?? [];
}

export function replaceIds(text: string, by: (id: string) => string): string {
  return text.replace(ID, by);
}

/** The identifiers that a client could know when it made a call: those that it was given, and those of earlier responses. */
export function knownIdsOf(run: ClientRun, call: ObservedCall): ReadonlySet<string> {
  const known = new Set([...run.ids, ...Object.values(run.environment).flatMap(idsIn)]);
  for (const { response } of answeredBefore(run, call)) {
    if (!('status' in response) || typeof response.body !== 'string') continue;
    for (const id of idsOfResponse(response, response.body)) known.add(id);
  }
  return known;
}

const found = new WeakMap<object, readonly string[]>();

function idsOfResponse(response: object, body: string): readonly string[] {
  // As JSON reads them: they may be written with escapes.
  const ids = found.get(response) ?? idsIn(unescaped(body));
  found.set(response, ids);
  return ids;
}

function unescaped(text: string): string {
  if (!text.includes('\\u')) return text;
  return text.replace(/\\u([\da-f]{4})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** An identifier where a request has one. */
export interface SentId {
  /** Into the body; empty for one of the address. */
  readonly pointer: string;
  readonly value: string;
  /** The prefix that belongs there: `acc`. */
  readonly kind: string;
}

/** The prefixes by the names of schemas and of path parameters: `AccountId`, `accountId`. */
const KINDS: Readonly<Record<string, string>> = {
  accountid: 'acc',
  contactid: 'con',
  programid: 'prg',
  businessid: 'bus',
  personid: 'per',
  cardid: 'crd',
  transferid: 'tra',
};

/** The identifiers that a call names; unset ones in bodies, which are the empty string, are left out. */
export function idsSent(call: ObservedCall): SentId[] {
  const { operation, pathParameters, requestBody } = call;
  const inPath = Object.entries(pathParameters).flatMap(([name, value]) => toId(name, value, ''));
  if (operation === undefined || requestBody.value === undefined) return inPath;
  const inBody = sentLeavesOf(operation, requestBody.value)
    .filter(({ value }) => value !== '')
    .flatMap(({ format, value, pointer }) => toId(format, value, pointer));
  return [...inPath, ...inBody];
}

function toId(name: string, value: string, pointer: string): SentId[] {
  const kind = KINDS[name.toLowerCase()];
  return kind === undefined ? [] : [{ pointer, value, kind }];
}
