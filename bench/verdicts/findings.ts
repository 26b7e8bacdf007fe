import { differences } from '../../test/servers/differences.ts';

/** Says what a tool says of a call, in one format for all tools. */
export interface ToolFinding {
  /** Position of the call in the recording. */
  readonly call: number;
  /** A place of the response's body with `*` for an entry of a list; `status`; otherwise nothing that can be compared. */
  readonly place?: string;
  /** The value there is null, and the description is written in Swagger 2.0. */
  readonly isSwaggerNull?: boolean;
  /** The finding in the tool's own words. */
  readonly text: string;
  /** The number of times that the tool says it. */
  readonly count: number;
}

/** The text of a finding where a client gets no response through a proxy, although the server sends one. */
export const UNANSWERED = 'no response';

/** `POST /silences 400`: a call without the base path and the query. */
export type CallText = `${string} ${string} ${number}`;

export type FindingClass = 'true' | 'false' | 'arguable' | 'client' | 'unanswered';

interface Reading {
  readonly text: RegExp;
  readonly call?: RegExp;
  readonly isSwaggerNull?: true;
  readonly is: Exclude<FindingClass, 'true'>;
  readonly reason: string;
}

/** These findings are no listed difference; a person has read each. The first that fits counts; a finding that nobody has read ends the run. */
const READINGS: readonly Reading[] = [
  {
    text: new RegExp(`^${UNANSWERED}$`),
    is: 'unanswered',
    reason:
      'The client waits without end (a request whose JSON is malformed is neither forwarded nor refused), or the process of the proxy ends (a header announces a trailer).',
  },
  {
    text: /Schema compilation failed/,
    is: 'false',
    reason: 'A schema that is invalid in the description is reported as an error of the response.',
  },
  {
    text: /^Undocumented header in traffic: "x-api-key" \(info\)$/,
    is: 'false',
    reason: 'The header is the security scheme of the description.',
  },
  {
    text: /^Response header parameter location must match format "url"$/,
    is: 'false',
    reason:
      'A `format` that no specification defines is asserted: `Location: /api/contents/a.ipynb` is allowed.',
  },
  {
    text: /^(?:Request path must have required property 'path'|Response body)/,
    call: /^GET \/api\/contents\/ /,
    is: 'false',
    reason: 'The path is judged as another one, whose last parameter would be empty.',
  },
  {
    text: /^(?:Request |Missing required query parameter|Invalid query parameter|Undocumented query parameter|Invalid security scheme used$)/,
    is: 'client',
    reason: 'The request does not fit the description. The server is not accused.',
  },
  {
    text: /^Unable to match the returned status code/,
    call: / [45]\d\d$/,
    is: 'arguable',
    reason: 'The status of an error is not described.',
  },
  {
    text: /^The received media type/,
    call: / 4\d\d$/,
    is: 'arguable',
    reason:
      'An error has another media type. Swagger 2.0 has one list of them for all responses of an operation.',
  },
  {
    text: /^(?:Selected route not found|Undocumented endpoint)/,
    is: 'arguable',
    reason: 'The description does not have the path, so that it says nothing of it.',
  },
  {
    text: /^Response/,
    isSwaggerNull: true,
    is: 'arguable',
    reason:
      'The value is `null`, for which Swagger 2.0 has no word. Some of the descriptions mention it in their prose.',
  },
];

export interface Read {
  readonly is: FindingClass;
  readonly reason: string;
  /** Position in the list of differences, of a true one. */
  readonly difference?: number;
}

/** @throws Error for a finding that nobody has read */
export function readFinding(server: string, call: CallText, finding: ToolFinding): Read {
  const { place, text, isSwaggerNull = false } = finding;
  const [method, path = '', status] = call.split(' ');
  const all = differences[server] ?? [];
  const listed = all.find(
    (one) =>
      one.method === method &&
      pattern(one.path).test(path) &&
      one.status === Number(status) &&
      one.place === place,
  );
  if (listed !== undefined) return { is: 'true', reason: listed.reason, difference: all.indexOf(listed) };
  const reading = READINGS.find(
    (one) =>
      one.text.test(text) && (one.call?.test(call) ?? true) && (one.isSwaggerNull ?? false) <= isSwaggerNull,
  );
  if (reading === undefined)
    throw new Error(`Nobody has read this finding about ${server}: ${call} at ${place}: ${text}`);
  return reading;
}

function pattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
