/** Whole seconds in UTC (section 1): `2026-03-02T14:05:10Z`. */
export function toTimestamp(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}

/** Tells whether a text is a timestamp of a date that exists: `2026-03-02T14:05:10Z`. */
export function isExistingTimestamp(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && toTimestamp(time) === text;
}
