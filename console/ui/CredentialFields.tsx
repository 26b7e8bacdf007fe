import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { CredentialModel } from '../../templates/model.ts';
import type { ConsoleOperation } from '../console-types.ts';
import { firstSentence } from '../form/first-sentence.ts';
import { AddFields } from './form/AddFields.tsx';
import { FieldRow } from './form/FieldRow.tsx';
import { focusPlaceSoon, idOf } from './place.ts';
import { useSession } from './use-session.ts';

/** The credentials that an operation may carry. */
export function CredentialFields({
  operation,
}: {
  readonly operation: ConsoleOperation;
}): JSX.Element | null {
  const session = useSession();
  const { credentials } = session.engine.document.model;
  const { security } = operation;
  if (security.kind === 'none') return null;
  const usable =
    security.kind === 'open' ? credentials : credentials.filter(({ name }) => security.names.includes(name));
  if (usable.length === 0) return null;
  const sent = session.draft().credentials;
  const shown = usable.filter(({ name }) => sent[name] !== undefined);
  const absent = usable.filter(({ name }) => sent[name] === undefined).map(({ name }) => name);
  return (
    <fieldset class="part">
      <legend>Credentials</legend>
      {shown.map((credential) => (
        <CredentialField key={credential.name} credential={credential} />
      ))}
      <AddFields
        id="console-credentials-add"
        of="the credentials"
        names={absent}
        free={false}
        onAdd={(name) => {
          session.edit({ credentials: { ...sent, [name]: '' } });
          focusPlaceSoon({ in: 'credential', name });
        }}
      />
    </fieldset>
  );
}

function CredentialField({ credential }: { readonly credential: CredentialModel }): JSX.Element {
  const session = useSession();
  const [visible, show] = useState(false);
  const draft = session.draft();
  const { name, wireName, kind } = credential;
  const value = draft.credentials[name] ?? '';
  const id = idOf({ in: 'credential', name });
  // The key of the bank in the page is public; what is typed for a server is not.
  const secret = session.engine.state().choice.kind === 'local' && isSecret(credential);
  const set = (next: string | undefined) =>
    session.edit({ credentials: { ...draft.credentials, [name]: next } }, { in: 'header', name: wireName });
  const remarks = session
    .problems()
    .filter((problem) => problem.in !== 'body' && problem.name.toLowerCase() === wireName.toLowerCase())
    .map(({ message }) => ({ kind: 'error' as const, pointer: '', label: '', message }));
  return (
    <FieldRow
      id={id}
      name={name}
      type={kind === 'header' ? wireName : kind}
      description={firstSentence(credential.description)}
      required={false}
      remarks={remarks}
      suggestions={session.engine.suggestions(draft.operation, { credential: name })}
      value={value}
      onSuggestion={set}
      onRemove={() => set(undefined)}
    >
      <input
        id={id}
        class={secret && !visible ? 'hidden-text' : ''}
        type="text"
        autocomplete="off"
        spellcheck={false}
        placeholder={kind === 'basic' ? 'name:password' : undefined}
        aria-describedby={`${id}-notes`}
        aria-invalid={remarks.length > 0}
        value={value}
        onInput={(event) => set(event.currentTarget.value)}
      />
      {secret && (
        <button type="button" class="quiet" aria-pressed={visible} onClick={() => show(!visible)}>
          {visible ? 'Hide' : 'Show'}
        </button>
      )}
    </FieldRow>
  );
}

/** Names of people and programs are sent like keys; anybody may see them. */
function isSecret({ kind, name }: CredentialModel): boolean {
  return kind !== 'header' || !/id$/i.test(name);
}
