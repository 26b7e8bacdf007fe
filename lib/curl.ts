import { type ShellText, shellQuote } from './shell.ts';

export interface CurlRequest {
  /** The method in upper case. */
  readonly method: string;
  readonly url: ShellText;
  /** The value for HTTP basic authentication: `name:password`. */
  readonly user?: ShellText | undefined;
  readonly headers: readonly (readonly [name: string, value: ShellText])[];
  /** The value of a `cookie` header: `a=1; b=2`. */
  readonly cookie?: ShellText | undefined;
  readonly body?: ShellText | undefined;
  /** The fields of a form, `name=value`, in place of a body: names as they are sent, values that curl encodes. */
  readonly fields?: readonly string[] | undefined;
  /** The parts of a multipart form, in place of a body: `name=value`, or `name=@path` for a file. */
  readonly parts?: readonly string[] | undefined;
  /** The path of a file to send, in place of a body. */
  readonly file?: string | undefined;
}

/**
 * A command for a POSIX shell that sends a request with curl.
 *
 * @param layout `line`: on one line; `lines`: an option per line, for people
 */
export function curlCommand(request: CurlRequest, layout: 'line' | 'lines' = 'line'): string {
  const { method, url, user, headers, cookie, body, fields = [], parts = [], file } = request;
  const options = [`curl ${methodOption(request)}${shellQuote(url)}`];
  // Brackets, as in `http://[::1]:8080`, would be patterns.
  if (/[[\]{}]/.test(literalParts(url))) options.push('--globoff');
  if (user !== undefined) options.push(`--user ${shellQuote(user)}`);
  for (const [name, value] of headers) options.push(`--header ${shellQuote(headerLine(name, value))}`);
  if (cookie !== undefined) options.push(`--cookie ${shellQuote(cookie)}`);
  // Not `--data`, which reads a file where the text begins with `@`.
  if (body !== undefined && method !== 'HEAD') options.push(`--data-raw ${shellQuote(body)}`);
  for (const field of fields) options.push(`--data-urlencode ${shellQuote(field)}`);
  for (const part of parts) options.push(`--form ${shellQuote(part)}`);
  if (file !== undefined) options.push(`--data-binary ${shellQuote(`@${file}`)}`);
  return options.join(layout === 'line' ? ' ' : ' \\\n  ');
}

function methodOption({ method, body }: CurlRequest): string {
  if (method === 'HEAD') return '--head ';
  return method === 'GET' && body === undefined ? '' : `--request ${method} `;
}

function literalParts(text: ShellText): string {
  return typeof text === 'string' ? text : text.filter((part) => typeof part === 'string').join('');
}

/** curl leaves out a header without a value; `name;` sends it. */
function headerLine(name: string, value: ShellText): ShellText {
  if (value === '') return `${name};`;
  return typeof value === 'string' ? `${name}: ${value}` : [`${name}: `, ...value];
}
