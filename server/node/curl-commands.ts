/** Environment variables and curl commands for calling a running sandbox from a shell, as in the description's examples. */
import { examples } from '../../generated/examples.ts';
import { credentials, type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { constantCase } from '../../lib/case.ts';
import { curlCommand } from '../../lib/curl.ts';
import type { ShellText, Variable } from '../../lib/shell.ts';
import type { Seed } from '../sandbox-types.ts';

/** Under the names that the documentation's samples use. `apiKey`: undefined where it must not be shown. */
export function environmentOf(
  url: string,
  seed: Seed,
  apiKey: string | undefined,
): Readonly<Record<string, string | undefined>> {
  const { personId, programId, businessId, checkTransferId, accountId, contactId } = seed;
  const values = {
    baseUrl: url,
    apiKey,
    personId,
    programId,
    businessId,
    checkTransferId,
    accountId,
    contactId,
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [variableName(name), value]));
}

/** A command per operation, with its credentials and the documented body, for a POSIX shell with these environment variables. */
export function curlCommands(): Readonly<Record<OperationId, string>> {
  const commands = Object.values(operations).map((operation) => [operation.id, curlFor(operation)]);
  return Object.fromEntries(commands) as Record<OperationId, string>;
}

/** Parameters that the environment holds under a longer name. */
const LONGER_NAMES: Readonly<Record<string, string>> = { transferId: 'checkTransferId' };

/** One operation's command. */
export function curlFor({ id, method, path, credentials: names }: Operation): string {
  const [body] = Object.values(requestsOf(id));
  const headers: [string, ShellText][] = names.map((name) => [credentials[name].wireName, [variable(name)]]);
  if (body !== undefined) headers.push(['content-type', 'application/json']);
  return curlCommand({
    method,
    url: [variable('baseUrl'), ...filledPath(path)],
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

function filledPath(path: string): (string | Variable)[] {
  return path
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : variable(LONGER_NAMES[part] ?? part)));
}

function variable(name: string): Variable {
  return { variable: variableName(name) };
}

function variableName(name: string): string {
  return `BANKING_${constantCase(name)}`;
}

function requestsOf(operation: OperationId): object {
  const all: Readonly<Record<string, { readonly requests?: object; readonly responses: object }>> = examples;
  return all[operation]?.requests ?? {};
}
