import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { blankValue } from '../../form/blank-value.ts';
import { firstSentence } from '../../form/first-sentence.ts';
import { type FormSchema, type SchemaView, viewSchema } from '../../form/schema-view.ts';
import { CrossIcon } from '../icons.tsx';
import { focusPlaceSoon, idOf } from '../place.ts';
import { AddFields } from './AddFields.tsx';
import { remarksOfGroup, useForm } from './form-context.ts';
import { Remarks } from './Remarks.tsx';
import { type FieldProps, SchemaField } from './SchemaField.tsx';

/** An object: a field for each property that is there, and a button for each that can be added. */
export function GroupField(props: FieldProps & { readonly view: SchemaView }): JSX.Element {
  const { view, path, value } = props;
  const form = useForm();
  const object: JsonObject = isObject(value) ? value : {};
  const present = Object.keys(object);
  const names = new Set([...Object.keys(view.properties), ...present]);
  const shown = [...names].filter((name) => Object.hasOwn(object, name) || view.required.has(name));
  const absent = [...names].filter((name) => !shown.includes(name) && !isReadOnly(view.properties[name]));
  const remarks = remarksOfGroup(form, path, shown);
  const pointer = toPointer(path);

  function isReadOnly(schema: FormSchema | undefined): boolean {
    return viewSchema(schema, form.lookup).readOnly;
  }

  function add(name: string): void {
    const schema = Object.hasOwn(view.properties, name) ? view.properties[name] : view.additional;
    form.set([...path, name], blankValue(schema, form.lookup));
    focusPlaceSoon({ in: 'body', name: toPointer([...path, name]) });
  }

  return (
    <Frame {...props} count={undefined}>
      <Remarks remarks={remarks} />
      {shown.map((name) => (
        <SchemaField
          key={name}
          schema={Object.hasOwn(view.properties, name) ? view.properties[name] : view.additional}
          path={[...path, name]}
          name={name}
          value={object[name]}
          required={view.required.has(name)}
          removable={Object.hasOwn(object, name)}
        />
      ))}
      <AddFields
        id={`${idOf({ in: 'body', name: pointer })}-add`}
        of={props.name}
        names={absent}
        free={view.additional !== undefined && Object.keys(view.properties).length === 0}
        onAdd={add}
      />
    </Frame>
  );
}

/** The body itself stands without a frame; a part of it can be folded and removed. */
export function Frame({
  path,
  name,
  required,
  removable,
  view,
  count,
  children,
}: FieldProps & {
  readonly view: SchemaView;
  readonly count: number | undefined;
  readonly children: ComponentChildren;
}): JSX.Element {
  const form = useForm();
  const [open, setOpen] = useState(true);
  const id = idOf({ in: 'body', name: toPointer(path) });
  if (path.length === 0) {
    return (
      <div id={id} class="group root">
        {children}
      </div>
    );
  }
  const remove = (put: null | undefined) => form.set(path, put);
  return (
    <div class="frame">
      <details id={id} class="group" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span class="title">{name}</span>
          {required && <span class="required">required</span>}
          <span class="type">
            {count === undefined ? 'object' : count === 1 ? '1 item' : `${count} items`}
          </span>
        </summary>
        {view.description !== '' && <p class="description">{firstSentence(view.description)}</p>}
        {children}
      </details>
      <span class="actions">
        {view.nullable && (
          <button type="button" class="quiet" onClick={() => remove(null)} aria-label={`Set ${name} to null`}>
            null
          </button>
        )}
        {removable && (
          <button
            type="button"
            class="icon"
            onClick={() => remove(undefined)}
            aria-label={`Remove ${name}`}
            title="Remove"
          >
            <CrossIcon />
          </button>
        )}
      </span>
    </div>
  );
}
