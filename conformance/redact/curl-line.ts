import { credentials } from '../../generated/operations.ts';
import { constantCase } from '../../lib/case.ts';
import { curlCommand } from '../../lib/curl.ts';
import type { Json } from '../../lib/json.ts';

/** A request, masked already. */
export interface MaskedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Json;
}

/** Credentials in headers come from the variables that the suite reads them from, by header name. */
const VARIABLES: ReadonlyMap<string, string> = new Map(
  Object.entries(credentials).map(([name, { wireName }]) => [wireName, `BANKING_${constantCase(name)}`]),
);

/** A line for a POSIX shell that makes the call again, once the masked values in it are filled in. */
export function curlLine({ method, url, headers, body }: MaskedRequest): string {
  return curlCommand({
    method,
    url,
    headers: Object.entries(headers).map(([name, value]) => {
      const variable = VARIABLES.get(name.toLowerCase());
      return [name, variable === undefined ? value : [{ variable }]];
    }),
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}
