/** Longer ones may be a key that slipped into the wrong place. */
const LONGEST_SHOWN = 12;

/** A value that was refused, as errors name it. */
export function valueGiven(text: string): string {
  return text.length > LONGEST_SHOWN ? 'the value given' : text;
}
