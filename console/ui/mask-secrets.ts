import type { CredentialModel } from '../../templates/model.ts';
import type { Exchange } from '../console-types.ts';

/** Names of people and programs are sent like keys; anybody may see them. */
export function isSecret({ kind, name }: CredentialModel): boolean {
  return kind !== 'header' || !/id$/i.test(name);
}

/** A text without the keys of a request to a server. Those of the bank in the page are public. */
export function maskSecrets(
  text: string,
  { target, draft }: Pick<Exchange, 'target' | 'draft'>,
  credentials: readonly CredentialModel[],
): string {
  if (target.kind === 'page') return text;
  return credentials.filter(isSecret).reduce((masked, { name }) => {
    const secret = draft.credentials[name];
    return secret === undefined || secret === '' ? masked : masked.replaceAll(secret, '•••');
  }, text);
}
