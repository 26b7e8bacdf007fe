/** The first of the values that a file holds in any usual form: as it is, in either case, as JSON, URLs, base64 and hexadecimal digits write it, without punctuation. */
export function findCanary(file: string, planted: readonly string[]): string | undefined {
  // A text in base64 is there twice: encoded, and as what it says.
  const decoded = Array.from(file.matchAll(/"([A-Za-z\d+/]{8,}={0,2})"/g), ([, text = '']) =>
    Buffer.from(text, 'base64').toString('latin1'),
  ).join('\n');
  const small = searchIn(`${file}\n${decoded}`.toLowerCase());
  const asItIs = searchIn(file);
  const bare = searchIn(withoutPunctuation(file.toLowerCase()));
  return planted.find(
    (one) =>
      plainForms(one).some(small) ||
      encodedForms(one).some(asItIs) ||
      bare(withoutPunctuation(one.toLowerCase())),
  );
}

const GRAM = 6;

/** Thousands of values in a large file: nearly all begin with what the file does not have. */
function searchIn(text: string): (part: string) => boolean {
  const grams = new Set<string>();
  for (let place = 0; place + GRAM <= text.length; place++) grams.add(text.slice(place, place + GRAM));
  return (part) => grams.has(part.slice(0, GRAM)) && text.includes(part);
}

function plainForms(value: string): string[] {
  return [
    value,
    JSON.stringify(value).slice(1, -1),
    JSON.stringify(JSON.stringify(value)).slice(3, -3),
    encodeURIComponent(value),
    encodeURIComponent(value).replaceAll('%20', '+'),
    Buffer.from(value).toString('hex'),
    Buffer.from(value).toString('latin1'),
  ].map((one) => one.toLowerCase());
}

function encodedForms(value: string): string[] {
  return [value, value.toLowerCase(), value.toUpperCase()].flatMap((one) =>
    [0, 1, 2].flatMap((before) => {
      const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(one)]);
      const whole = bytes.toString('base64');
      const core = whole.slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6));
      return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
    }),
  );
}

/** Signs inside of a number or word; those of JSON stay, so that no two values become one. */
function withoutPunctuation(text: string): string {
  return text.replace(/[\s().+@_-]/g, '');
}
