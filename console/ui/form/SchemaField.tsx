import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import { blankValue } from '../../form/blank-value.ts';
import { chooseVariant, variantName } from '../../form/choose-variant.ts';
import type { Path } from '../../form/edit-value.ts';
import { formControlOf } from '../../form/form-control-of.ts';
import { type FormSchema, type SchemaView, viewSchema } from '../../form/schema-view.ts';
import { idOf } from '../place.ts';
import { FieldRow } from './FieldRow.tsx';
import { remarksAt, useForm } from './form-context.ts';
import { GroupField } from './GroupField.tsx';
import { ChoiceInput, JsonInput, NumberInput, SwitchInput, TextInput } from './inputs.tsx';
import { ListField } from './ListField.tsx';

export interface FieldProps {
  readonly schema: FormSchema | undefined;
  readonly path: Path;
  /** `label`, `[0]`; empty for the body itself. */
  readonly name: string;
  readonly value: Json | undefined;
  readonly required: boolean;
  /** True if the reader may take it away: it is optional, or an entry of a list. */
  readonly removable: boolean;
}

/** The field of any value: what controls it follows from its schema and from the value. */
export function SchemaField(props: FieldProps): JSX.Element {
  const { schema, path, value } = props;
  const form = useForm();
  const [chosen, choose] = useState<number | undefined>(undefined);
  const view = viewSchema(schema, form.lookup);
  const control = formControlOf(view, value);
  if (control === 'group') return <GroupField {...props} view={view} />;
  if (control === 'list') return <ListField {...props} view={view} />;
  if (control !== 'variants') return <ScalarField {...props} view={view} />;

  const index = chosen ?? chooseVariant(view.variants, value, form.lookup);
  const id = `${idOf({ in: 'body', name: toPointer(path) })}-variant`;
  return (
    <div class="variants">
      <div class="variant">
        <label for={id}>{props.name === '' ? 'One of' : `${props.name} is`}</label>
        <select
          id={id}
          value={index}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            choose(next);
            form.set(path, blankValue(view.variants[next], form.lookup));
          }}
        >
          {view.variants.map((variant, at) => (
            <option key={at} value={at}>
              {variantName(variant, at, form.lookup)}
            </option>
          ))}
        </select>
      </div>
      <SchemaField {...props} key={index} schema={view.variants[index]} />
    </div>
  );
}

function ScalarField({ view, ...props }: FieldProps & { readonly view: SchemaView }): JSX.Element {
  const { path, name, value, required, removable, schema } = props;
  const form = useForm();
  const pointer = toPointer(path);
  const id = idOf({ in: 'body', name: pointer });
  const remarks = remarksAt(form, path);
  const set = (next: Json | undefined) => form.set(path, next);
  const input = {
    id,
    view,
    value,
    set,
    describedBy: `${id}-notes`,
    invalid: remarks.some(({ kind }) => kind === 'error'),
  };
  const control = formControlOf(view, value);
  return (
    <FieldRow
      id={id}
      name={name === '' ? 'Body' : name}
      type={typeLabel(view)}
      description={view.description}
      required={required}
      remarks={remarks}
      suggestions={control === 'text' || control === 'number' ? form.suggestions(pointer) : []}
      value={typeof value === 'string' ? value : undefined}
      onSuggestion={set}
      onRemove={removable ? () => set(undefined) : undefined}
      onNull={view.nullable && value !== null ? () => set(null) : undefined}
    >
      {control === 'null' ? (
        <NullInput id={id} onChange={() => set(filled(schema, form.lookup))} />
      ) : control === 'choice' ? (
        <ChoiceInput {...input} />
      ) : control === 'switch' ? (
        <SwitchInput {...input} />
      ) : control === 'number' ? (
        <NumberInput {...input} />
      ) : control === 'text' ? (
        <TextInput {...input} />
      ) : (
        <JsonInput {...input} />
      )}
    </FieldRow>
  );
}

function NullInput({ id, onChange }: { readonly id: string; readonly onChange: () => void }): JSX.Element {
  return (
    <span class="null">
      <code>null</code>
      <button type="button" id={id} class="quiet" onClick={onChange}>
        Set a value
      </button>
    </span>
  );
}

/** A value in the place of `null`. */
function filled(schema: FormSchema | undefined, lookup: Parameters<typeof blankValue>[1]): Json {
  const blank = blankValue(schema, lookup);
  return blank === null ? '' : blank;
}

/** `string · date`, `integer`. */
export function typeLabel({ types, format, nullable, choices }: SchemaView): string {
  const type = types.length === 0 && choices !== undefined ? 'choice' : types.join(' or ') || 'any';
  return [type, format].filter((part) => part !== '').join(' · ') + (nullable ? ' or null' : '');
}
