/** What a developer pastes into a shell to talk to a running sandbox: the story of the examples as environment and curl commands. */
import { readFileSync } from 'node:fs';
import { examples } from '../../generated/examples.ts';
import type { Seed } from '../sandbox-types.ts';

/** The names that the documentation's samples use. The key is undefined where it is not to be shown. */
export function environmentOf(
  url: string,
  seed: Seed,
  apiKey: string | undefined,
): Readonly<Record<string, string | undefined>> {
  return {
    BANKING_BASE_URL: url,
    BANKING_API_KEY: apiKey,
    BANKING_PERSON_ID: seed.personId,
    BANKING_PROGRAM_ID: seed.programId,
    BANKING_BUSINESS_ID: seed.businessId,
    BANKING_CHECK_TRANSFER_ID: seed.checkTransferId,
    BANKING_ACCOUNT_ID: seed.accountId,
    BANKING_CONTACT_ID: seed.contactId,
  };
}

export interface CurlLine {
  readonly operation: string;
  /** One line for a POSIX shell that has the environment. */
  readonly line: string;
}

/** One per operation, with the documented bodies. */
export function curlLines(): CurlLine[] {
  const file = new URL('../../generated/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Paths };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId }]) =>
      operationId === undefined
        ? []
        : [{ operation: operationId, line: curlLine(method, path, operationId) }],
    ),
  );
}

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>;

/** Which variable stands for a path parameter. */
const VARIABLES: Readonly<Record<string, string>> = {
  programId: '$BANKING_PROGRAM_ID',
  accountId: '$BANKING_ACCOUNT_ID',
  transferId: '$BANKING_CHECK_TRANSFER_ID',
};

function curlLine(method: string, path: string, operation: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => VARIABLES[name] ?? name);
  const [body] = Object.values(requestsOf(operation));
  const words = ['curl -sS', ...(method === 'patch' ? ['-X PATCH'] : []), `"$BANKING_BASE_URL${filled}"`];
  words.push('-H "sd-api-key: $BANKING_API_KEY"');
  if (body !== undefined) {
    words.push('-H "sd-person-id: $BANKING_PERSON_ID"', "-H 'content-type: application/json'");
    words.push(`--data-raw ${quote(JSON.stringify(body))}`);
  }
  return words.join(' ');
}

function requestsOf(operation: string): object {
  const all: Readonly<Record<string, { readonly requests?: object; readonly responses: object }>> = examples;
  return all[operation]?.requests ?? {};
}

/** One word of a POSIX shell, taken literally. */
export function quote(text: string): string {
  return /^[\w./:@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
