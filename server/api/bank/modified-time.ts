import { toTimestamp } from './to-timestamp.ts';

/**
 * When a record counts as modified: now, but at least a second after its creation, so that the order shows though times are whole
 * seconds, and never before an earlier change. Texts of section 1's form sort as the moments do.
 */
export function modifiedTime(now: string, record: { createdAt: string; modifiedAt: string }): string {
  const afterCreation = toTimestamp(new Date(Date.parse(record.createdAt) + 1000));
  return [now, afterCreation, record.modifiedAt].reduce((last, time) => (time > last ? time : last));
}
