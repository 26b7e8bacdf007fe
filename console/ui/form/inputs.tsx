import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isSame, type Json } from '../../../lib/json.ts';
import { draftOfText } from '../../form/body-draft.ts';
import type { SchemaView } from '../../form/schema-view.ts';

export interface InputProps {
  readonly id: string;
  readonly view: SchemaView;
  readonly value: Json | undefined;
  readonly set: (value: Json | undefined) => void;
  readonly describedBy: string;
  readonly invalid: boolean;
}

/** Texts longer than this get a box of several lines. */
const LONG = 90;

export function TextInput({ id, view, value, set, describedBy, invalid }: InputProps): JSX.Element {
  const text = typeof value === 'string' ? value : '';
  // Decided once: another element in its place would lose the focus of who types.
  const [isLong] = useState(text.length > LONG || text.includes('\n'));
  const common = { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, autocomplete: 'off' };
  if (isLong) {
    return <textarea {...common} rows={3} value={text} onInput={(event) => set(event.currentTarget.value)} />;
  }
  const examples = view.examples.filter((one) => typeof one === 'string' && one !== '');
  return (
    <>
      <input
        {...common}
        type="text"
        spellcheck={false}
        list={examples.length > 1 ? `${id}-list` : undefined}
        value={text}
        onInput={(event) => set(event.currentTarget.value)}
      />
      {examples.length > 1 && (
        <datalist id={`${id}-list`}>
          {examples.map((one) => (
            <option key={String(one)} value={String(one)} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** A text that is no number is sent as it was typed, so that readers can see how it is refused. */
export function NumberInput({ id, value, set, describedBy, invalid }: InputProps): JSX.Element {
  const [typed, type] = useState(String(value ?? ''));
  const shown = isSame(numberOf(typed), value) ? typed : String(value ?? '');
  return (
    <input
      id={id}
      type="text"
      inputMode="decimal"
      autocomplete="off"
      aria-describedby={describedBy}
      aria-invalid={invalid}
      value={shown}
      onInput={(event) => {
        type(event.currentTarget.value);
        set(numberOf(event.currentTarget.value));
      }}
    />
  );
}

function numberOf(text: string): Json {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? text : number;
}

export function SwitchInput({ id, value, set, describedBy, invalid }: InputProps): JSX.Element {
  return (
    <label class="switch">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      <code>{String(value === true)}</code>
    </label>
  );
}

export function ChoiceInput({ id, view, value, set, describedBy, invalid }: InputProps): JSX.Element {
  const listed = view.choices ?? [];
  const at = listed.findIndex((choice) => isSame(choice, value));
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      value={at}
      onChange={(event) => {
        const choice = listed[Number(event.currentTarget.value)];
        if (choice !== undefined) set(choice);
      }}
    >
      {at < 0 && (
        <option value={-1}>{value === undefined ? 'Choose …' : `${String(value)} (not listed)`}</option>
      )}
      {listed.map((choice, index) => (
        <option key={String(choice)} value={index}>
          {choice === '' ? '(the empty text)' : String(choice)}
        </option>
      ))}
    </select>
  );
}

/** This input is for values that have no control of their own. */
export function JsonInput({ id, value, set, describedBy, invalid }: InputProps): JSX.Element {
  const [typed, type] = useState(() => JSON.stringify(value, null, 2) ?? '');
  const draft = draftOfText(typed);
  const shown = draft.error !== '' || isSame(draft.value, value) ? typed : JSON.stringify(value, null, 2);
  return (
    <>
      <textarea
        id={id}
        class="json"
        rows={Math.min(10, Math.max(2, shown.split('\n').length))}
        spellcheck={false}
        aria-describedby={describedBy}
        aria-invalid={invalid || draft.error !== ''}
        value={shown}
        onInput={(event) => {
          const { value: text } = event.currentTarget;
          type(text);
          const next = draftOfText(text);
          if (next.value !== undefined) set(next.value);
        }}
      />
      {draft.error !== '' && <p class="remark error">Not JSON: {draft.error}</p>}
    </>
  );
}
