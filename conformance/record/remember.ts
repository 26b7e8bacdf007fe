/** Most values are in a recording many times. */
const MAX_REMEMBERED = 20_000;
const MAX_LENGTH = 100;

/** A function of texts that keeps its latest results, until it is told to forget them. */
export function remember(make: (text: string) => string) {
  const known = new Map<string, string>();
  return {
    get: (text: string) => {
      const before = known.get(text);
      if (before !== undefined) return before;
      const made = make(text);
      if (text.length > MAX_LENGTH) return made;
      if (known.size === MAX_REMEMBERED) known.clear();
      known.set(text, made);
      return made;
    },
    clear: () => known.clear(),
  };
}
