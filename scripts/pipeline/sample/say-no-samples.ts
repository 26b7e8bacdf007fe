/** Says once of which schemas no sample was made. */
export function sayNoSamples(pointers: readonly string[], warn: ((line: string) => void) | undefined): void {
  const [first, ...others] = pointers;
  if (first === undefined) return;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  warn?.(
    `No sample was made of ${first}${more}: each value is too large, or takes too long to be found. Give an example in the description.`,
  );
}
