import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { PlusIcon } from '../icons.tsx';

/** As many names stand open; the others are a click away. */
const OPEN = 6;

interface Props {
  readonly id: string;
  /** Name of what they are added to. */
  readonly of: string;
  readonly names: readonly string[];
  /** True if any name may be added. */
  readonly free: boolean;
  readonly onAdd: (name: string) => void;
}

/** A button for each field that is not sent yet. */
export function AddFields({ id, of, names, free, onAdd }: Props): JSX.Element | null {
  const [all, setAll] = useState(false);
  const [typed, type] = useState('');
  if (names.length === 0 && !free) return null;
  const shown = all || names.length <= OPEN + 1 ? names : names.slice(0, OPEN);
  const to = of === '' ? 'the body' : of;
  return (
    <div class="add" id={id}>
      {shown.map((name) => (
        <button
          key={name}
          type="button"
          class="chip"
          aria-label={`Add ${name} to ${to}`}
          onClick={() => onAdd(name)}
        >
          <PlusIcon /> {name}
        </button>
      ))}
      {shown.length < names.length && (
        <button type="button" class="chip more" onClick={() => setAll(true)}>
          {names.length - shown.length} more …
        </button>
      )}
      {free && (
        <form
          class="free"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed !== '') onAdd(typed);
            type('');
          }}
        >
          <input
            type="text"
            value={typed}
            placeholder="name"
            aria-label={`Name of a property to add to ${to}`}
            onInput={(event) => type(event.currentTarget.value)}
          />
          <button type="submit" class="chip">
            <PlusIcon /> Add
          </button>
        </form>
      )}
    </div>
  );
}
