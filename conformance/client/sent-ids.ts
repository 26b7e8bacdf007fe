import type { ObservedCall } from './client-run.ts';
import { sentLeavesOf } from './request-findings.ts';

/** An identifier where a request has one. */
export interface SentId {
  /** Into the body; empty for one of the address. */
  readonly pointer: string;
  readonly value: string;
  /** What belongs there: `acc`. */
  readonly kind: string;
}

/** By the names of schemas and of path parameters: `AccountId`, `accountId`. */
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
