import type { CredentialModel } from '../../templates/model.ts';

/** Names of people and programs are sent like keys; anybody may see them. */
export function isSecret({ kind, name }: CredentialModel): boolean {
  return kind !== 'header' || !/id$/i.test(name);
}
