import { toTimestamp } from './to-timestamp.ts';

/**
 * The `modifiedAt` of a change: now, but at least a second after the creation, so that times in whole seconds show the order, and never
 * before an earlier change. Timestamps of section 1 sort as strings.
 */
export function modifiedTime(now: string, record: { createdAt: string; modifiedAt: string }): string {
  const afterCreation = toTimestamp(new Date(Date.parse(record.createdAt) + 1000));
  return [now, afterCreation, record.modifiedAt].reduce((last, time) => (time > last ? time : last));
}
