import { gunzipSync, gzipSync } from 'node:zlib';
import { isObject } from '../../lib/json.ts';
import type { Report } from '../model/report.ts';
import { sealReport } from '../report/seal-report.ts';
import { verifyReport } from '../report/verify-report.ts';
import type { OpenStream } from './connect-stream.ts';
import type { ReadSoFar } from './part-spool.ts';
import { stateOf, subjects } from './streams.ts';

/** The verdict on a part, and which calls it is about: one message, so that neither is there without the other. */
export interface PartVerdict extends ReadSoFar {
  readonly report: Report;
}

/** A verdict as the server keeps it. */
export interface KeptVerdict {
  /** `undefined` for a message that is no verdict. */
  readonly verdict: PartVerdict | undefined;
  readonly sequence: number;
}

const MAX_UNPACKED = 2 ** 28;

/**
 * Replaces the verdict on a part.
 *
 * @param before the sequence of the one that it replaces; 0 if there was none
 * @returns the sequence; `undefined` where another worker has replaced it meanwhile
 */
export async function putVerdict(
  { client, connection, name }: OpenStream,
  group: string,
  part: number,
  verdict: PartVerdict,
  before: number,
): Promise<number | undefined> {
  const most = (connection.info?.max_payload ?? 2 ** 20) - 1000;
  const whole = pack(verdict);
  // A verdict that does not fit leaves out the calls that are shown with the violations.
  const data =
    whole.length <= most ? whole : pack({ ...verdict, report: { ...verdict.report, exchanges: [] } });
  try {
    const expect = { lastSubjectSequence: before };
    return (await client.publish(subjects.verdict(name, group, part), data, { expect })).seq;
  } catch (error) {
    if ((error as { code?: unknown }).code === WRONG_SEQUENCE) return undefined;
    throw error;
  }
}

const WRONG_SEQUENCE = 10071;

/** The verdict on a part; `undefined` if there is none yet. */
export async function getVerdict(
  { manager, name }: OpenStream,
  group: string,
  part: number,
): Promise<KeptVerdict | undefined> {
  const query = { last_by_subj: subjects.verdict(name, group, part) };
  const message = await manager.streams.getMessage(stateOf(name), query);
  return message === null ? undefined : { verdict: unpack(message.data), sequence: message.seq };
}

function pack({ report, ...read }: PartVerdict): Buffer {
  return gzipSync(JSON.stringify({ ...read, report: sealReport(report) }));
}

function unpack(data: Uint8Array): PartVerdict | undefined {
  try {
    const value: unknown = JSON.parse(gunzipSync(data, { maxOutputLength: MAX_UNPACKED }).toString('utf8'));
    if (!isObject(value) || !isObject(value.messages) || !isObject(value.proxies)) return undefined;
    const { report, problems } = verifyReport(value.report);
    const { messages, proxies, refused } = value;
    const counts = [messages.own, messages.needed, refused, ...Object.values(proxies).flatMap(numbersOf)];
    const isRight = report !== undefined && problems.length === 0 && counts.every(Number.isFinite);
    return isRight ? (value as unknown as PartVerdict) : undefined;
  } catch {
    return undefined;
  }
}

function numbersOf(value: unknown): unknown[] {
  return isObject(value) ? [value.calls, value.last, value.behind ?? 0] : [undefined];
}
