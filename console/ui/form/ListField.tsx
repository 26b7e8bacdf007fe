import type { JSX } from 'preact';
import { isObject, type Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { blankValue } from '../../form/blank-value.ts';
import { withEntry } from '../../form/edit-value.ts';
import type { SchemaView } from '../../form/schema-view.ts';
import { PlusIcon } from '../icons.tsx';
import { focusPlaceSoon } from '../place.ts';
import { remarksOfGroup, useForm } from './form-context.ts';
import { Frame } from './GroupField.tsx';
import { Remarks } from './Remarks.tsx';
import { type FieldProps, SchemaField } from './SchemaField.tsx';

/** More fields than these are slow to render, and nobody reads them. */
const MAX_ENTRIES = 100;

export function ListField(props: FieldProps & { readonly view: SchemaView }): JSX.Element {
  const { view, path, value } = props;
  const form = useForm();
  const entries: readonly Json[] = Array.isArray(value) ? value : [];
  const schemaAt = (index: number) => view.prefixItems[index] ?? view.items;
  const remarks = remarksOfGroup(form, path, Object.keys(entries));

  function add(): void {
    const blank = blankValue(schemaAt(entries.length), form.lookup);
    form.set(path, withEntry(value, blank === null && !isObject(view.items) ? '' : blank));
    focusPlaceSoon({ in: 'body', name: toPointer([...path, String(entries.length)]) });
  }

  return (
    <Frame {...props} count={entries.length}>
      <Remarks remarks={remarks} />
      {entries.slice(0, MAX_ENTRIES).map((entry, index) => (
        <SchemaField
          // An entry has no other identity than its place.
          key={index}
          schema={schemaAt(index)}
          path={[...path, String(index)]}
          name={`Item ${index + 1}`}
          value={entry}
          required={false}
          removable={true}
        />
      ))}
      {entries.length > MAX_ENTRIES && (
        <p class="description">{entries.length - MAX_ENTRIES} more items: edit them as JSON.</p>
      )}
      <div class="add">
        <button
          type="button"
          class="chip"
          onClick={add}
          aria-label={`Add an item to ${props.name || 'the list'}`}
        >
          <PlusIcon /> Add an item
        </button>
      </div>
    </Frame>
  );
}
