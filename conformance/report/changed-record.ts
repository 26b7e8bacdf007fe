import type { ChangedValue, LeftBehind } from '../model/report.ts';

/** Says what became of a record that the run leaves changed, and what shows it. */
export function whyInWords({ why, shown }: LeftBehind): string {
  return shown === undefined ? why : `${why}; ${shown}`;
}

/** Each place with its values: `was null, is []`. Empty where the report has none. */
export function changesInWords({ pointers, values = [] }: LeftBehind): { pointer: string; change: string }[] {
  return pointers.map((pointer, index) => {
    const { before, now, sent }: Partial<ChangedValue> = values[index] ?? {};
    const parts = [
      before === undefined ? undefined : `was ${before}`,
      now === undefined ? undefined : `is ${now}`,
      sent === undefined ? undefined : `last sent: ${sent}`,
    ];
    return { pointer, change: parts.filter((part) => part !== undefined).join(', ') };
  });
}
