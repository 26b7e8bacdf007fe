import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { RecordedCall } from '../conformance/traffic/recorded-call.ts';
import { harWriter } from '../conformance/traffic/write-har.ts';
import { syntheticDay } from '../test/conformance/traffic/synthetic-day.ts';

const DAY = 24 * 60 * 60 * 1000;
const IDENTIFIER_END = /(?<=[a-z]{3}-[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-)[\da-f]{4}(?=[\da-f]{8})/g;

/**
 * The calls of 50 clients to a sandbox over a few hours, and then the same again on the next day with other programs, accounts and so on, without an
 * end: what a recorder of a staging bank writes. Identifiers and times fit together as those of a bank do.
 */
export async function recordedDays(): Promise<(count: number) => RecordedCall> {
  const calls = await syntheticDay({ clients: 50, accounts: 1000 });
  const texts = calls.map((call) => JSON.stringify(call));
  return (count) => {
    const day = Math.floor(count / texts.length);
    const text = texts[count % texts.length] as string;
    return JSON.parse(day === 0 ? text : onDay(text, day)) as RecordedCall;
  };
}

function onDay(text: string, day: number): string {
  return text
    .replace(IDENTIFIER_END, (part) => (Number.parseInt(part, 16) ^ day).toString(16).padStart(4, '0'))
    .replace(/2026-\d\d-\d\dT/g, (date) => {
      const moved = new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) + day * DAY);
      return `${moved.toISOString().slice(0, 10)}T`;
    })
    .replace(/(?<="(?:startedAt|endedAt)":)\d+/g, (time) => String(Number(time) + day * DAY));
}

/** Writes so many bytes of these calls as HAR. */
export async function writeDays(path: string, size: number): Promise<void> {
  const writer = harWriter();
  const file = createWriteStream(path);
  const callOf = await recordedDays();
  for (let written = 0, count = 0; written < size; count++) {
    const text = writer.write(callOf(count));
    written += text.length;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end(writer.end());
  await once(file, 'close');
}
