/** Longer ones may be a key that slipped into the wrong place. */
const MAX_SHOWN = 12;

/** A value that was refused, as errors name it. */
export function valueGiven(text: string): string {
  return text.length > MAX_SHOWN ? 'the value given' : text;
}
