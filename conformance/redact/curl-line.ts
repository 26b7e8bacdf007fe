import type { Json } from '../../lib/json.ts';

/** A request, masked already. */
export interface MaskedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

/** Headers that whoever repeats the call takes from the same variables as the command does. */
const VARIABLES: Readonly<Record<string, string>> = {
  'sd-api-key': 'BANKING_API_KEY',
  'sd-person-id': 'BANKING_PERSON_ID',
};

/** A line for a POSIX shell that makes the call again, once the marks in it are filled in. */
export function curlLine({ method, url, headers, body }: MaskedRequest): string {
  const words = ['curl', '--request', method, quote(url)];
  // Brackets, as in `http://[::1]:8080`, would be patterns.
  if (/[[\]{}]/.test(url)) words.push('--globoff');
  for (const [name, value] of Object.entries(headers)) {
    const variable = VARIABLES[name.toLowerCase()];
    words.push('--header', variable === undefined ? quote(`${name}: ${value}`) : `"${name}: $${variable}"`);
  }
  // Not `--data`, which reads a file where the text begins with `@`.
  if (body !== undefined) words.push('--data-raw', quote(JSON.stringify(body)));
  return words.join(' ');
}

/** In single quotes nothing means anything but a single quote. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
