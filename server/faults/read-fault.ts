/** Holds a fault that came as JSON against fault.ts, so that none is taken that means nothing or would do nothing. */
import type { ProblemItem } from '../../generated/server-types.ts';
import { BODILESS } from './break-answer.ts';
import { complainOfNoEffect } from './complain-of-no-effect.ts';
import { Complaints } from './complaints.ts';
import type { Fault } from './fault.ts';
import { readPatch } from './read-patch.ts';

/** A fault that cannot be taken. `errors` has all complaints, with a JSON pointer into the fault each; the message has them as text. */
export class InvalidFault extends TypeError {
  override readonly name = 'InvalidFault';
  readonly errors: readonly ProblemItem[];

  constructor(errors: readonly ProblemItem[]) {
    super(`No such fault: ${errors.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')}.`);
    this.errors = errors;
  }
}

const MAX_DELAY_MS = 60_000;
/** They belong to the connection, which the server keeps in order. */
const CONNECTION_HEADERS = [
  'connection',
  'content-length',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

const BODY_CHANGES = [
  'truncated',
  'not-json',
  'empty',
  'not-utf8',
  'duplicate-key',
  'byte-order-mark',
  'keys-reversed',
  'indented',
  'in-pieces',
] as const satisfies readonly Fault['body'][];

/** @param operations ids that a fault may name. Throws InvalidFault. */
export function readFault(value: unknown, operations: readonly string[]): Fault {
  const complaints = new Complaints();
  const fault = complaints.members(value, [], {
    operation: complaints.oneOf(operations),
    when: complaints.listOf(readCondition, 1),
    times: (times, place) => times === null || complaints.integer(1, 1_000_000_000)(times, place),
    delayMs: complaints.integer(1, MAX_DELAY_MS),
    drop: complaints.oneOf(['before', 'after', 'midway']),
    answer: readAnswer,
    state: complaints.oneOf(['forget']),
    written: complaints.listOf(readWritten, 1),
    status: complaints.integer(200, 599),
    headers: (headers, place) => readHeaders(headers, place, true),
    patch: (patch, place) => readPatch(patch, place, complaints),
    body: complaints.oneOf(BODY_CHANGES),
  });
  if (fault !== undefined) complainOfNoEffect(fault, complaints);
  if (complaints.items.length > 0) throw new InvalidFault(complaints.items);
  return value as Fault;

  function readCondition(condition: unknown, place: readonly string[]): void {
    const members = complaints.members(condition, place, {
      request: complaints.pointer,
      exists: complaints.flag,
      is: () => {},
      isNot: () => {},
    });
    if (members === undefined) return;
    if (!('request' in members)) complaints.add([...place, 'request'], 'required', 'is required');
    for (const name of ['is', 'isNot'])
      if (name in members && members.exists === false)
        complaints.add([...place, name], 'effect', 'can never be true where nothing is to stand');
  }

  function readWritten(change: unknown, place: readonly string[]): void {
    const members = complaints.members(change, place, {
      kind: complaints.oneOf(['prg-', 'acc-', 'con-', 'crd-', 'tra-']),
      patch: (patch, at) => readPatch(patch, at, complaints),
    });
    for (const name of ['kind', 'patch'])
      if (members !== undefined && !(name in members))
        complaints.add([...place, name], 'required', 'is required');
  }

  function readAnswer(answer: unknown, place: readonly string[]): void {
    const members = complaints.members(answer, place, {
      status: complaints.integer(200, 599),
      headers: (headers, at) => readHeaders(headers, at, false),
      body: () => {},
    });
    if (members === undefined) return;
    if (!('status' in members)) complaints.add([...place, 'status'], 'required', 'is required');
    if ('body' in members && BODILESS.includes(members.status as number))
      complaints.add([...place, 'body'], 'effect', 'cannot go with a status that has no body');
  }

  function readHeaders(headers: unknown, place: readonly string[], removable: boolean): void {
    if (!complaints.object(headers, place)) return;
    if (Object.keys(headers).length === 0) complaints.add(place, 'effect', 'names no header');
    for (const [name, line] of Object.entries(headers)) {
      const at = [...place, name];
      if (!isHeader(name, '')) complaints.add(at, 'header', 'must be a header name in lower case');
      else if (CONNECTION_HEADERS.includes(name))
        complaints.add(at, 'header', 'belongs to the connection, not to the answer');
      else if (!(removable && line === null) && (typeof line !== 'string' || !isHeader(name, line)))
        complaints.add(at, 'header', `must be a text that a header can hold${removable ? ', or null' : ''}`);
    }
  }
}

function isHeader(name: string, line: string): boolean {
  if (name !== name.toLowerCase()) return false;
  try {
    new Headers([[name, line]]);
    return true;
  } catch {
    return false;
  }
}
