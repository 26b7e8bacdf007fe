import { headerText } from './client-options.ts';
import type { ClientCall, ClientSettings } from './client-send.ts';
import type { BasicCredential, CredentialDefinition, Credentials, RequestTarget } from './client-types.ts';
import type { UntilAborted } from './client-wait.ts';

type PutCredential = NonNullable<CredentialDefinition['put']>;

/**
 * Adds the credentials that an operation takes to `target`, and every secret among them to `secrets`.
 * @throws {TypeError} when the function of a credential fails. Its error is not kept: it may hold the credential.
 */
export async function addCredentials(
  { api, credentials }: ClientSettings,
  { operation, options }: Pick<ClientCall<unknown>, 'operation' | 'options'>,
  target: RequestTarget,
  secrets: string[],
  untilAborted: UntilAborted,
): Promise<void> {
  const { headers } = target;
  const { security } = operation;
  // The option of fetch of that name is a text, which has no names of schemes.
  const given: Credentials = { ...(credentials as Credentials), ...(options.credentials as Credentials) };
  // Takes the first alternative whose credentials are all configured, else all that are configured of any.
  const chosen = security?.find((set) => set[0] && set.every((name) => given[name])) ?? security?.flat();
  for (const name in api.credentials) {
    const { put, name: wireName } = api.credentials[name] as CredentialDefinition;
    let value: unknown = !chosen || chosen.includes(name) ? given[name] : undefined;
    // Every call comes through here, so only a function is awaited.
    if (typeof value === 'function') {
      try {
        value = await untilAborted(value());
      } catch {
        throw new TypeError(`the function of "${name}" failed`);
      }
    }
    if (put) put(target, wireName, value, secrets, name);
    else {
      if (value) headers[wireName] ??= headerText(name, value);
      secrets.push(headers[wireName] ?? '');
    }
  }
}

/** Adds an `Authorization` header of the given scheme. Bundled only for a description that uses one. */
export function putScheme(scheme: string): PutCredential {
  return ({ headers }, name, value, secrets, id) => {
    if (value) headers[name] ??= `${scheme} ${headerText(id, value)}`;
    // Whatever the case of the word; the secret is what follows it.
    secrets.push((headers[name] ?? '').replace(/^\S+ /, ''));
  };
}

/** Adds the header of HTTP basic authentication. Bundled only for a description that uses it. */
export const putBasic: PutCredential = (target, name, value, secrets, id) => {
  if (value) {
    const { username, password } = value as BasicCredential;
    secrets.push(password);
    const bytes = new TextEncoder().encode(`${username}:${password}`);
    putScheme('Basic')(target, name, btoa(String.fromCharCode(...bytes)), secrets, id);
  } else putScheme('Basic')(target, name, value, secrets, id);
};

/** Adds a query parameter. Bundled only for a description with a credential in the query. */
export const putQuery: PutCredential = (target, name, value, secrets) => {
  if (!value) return;
  const text = String(value).trim();
  secrets.push(text);
  target.url += `${target.url.includes('?') ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
};
