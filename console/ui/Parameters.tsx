import type { JSX } from 'preact';
import type { Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { slotKey } from '../../lib/slot-key.ts';
import type { ParameterModel } from '../../templates/model.ts';
import type { ConsoleOperation } from '../console-types.ts';
import { draftOfText } from '../form/body-draft.ts';
import { withValueAt } from '../form/edit-value.ts';
import { formControlOf } from '../form/form-control-of.ts';
import { type SchemaView, viewSchema } from '../form/schema-view.ts';
import { AddFields } from './form/AddFields.tsx';
import { FieldRow } from './form/FieldRow.tsx';
import { FormContext, type FormState, type Remark } from './form/form-context.ts';
import { SchemaField, typeLabel } from './form/SchemaField.tsx';
import { focusPlaceSoon, idOf } from './place.ts';
import { useRemarks } from './use-remarks.ts';
import { useLookup, useSession } from './use-session.ts';

/** Fields of what goes into path, query, headers and cookies. */
export function Parameters({ operation }: { readonly operation: ConsoleOperation }): JSX.Element | null {
  const session = useSession();
  const lookup = useLookup();
  const { parameters } = session.draft();
  if (operation.parameters.length === 0) return null;
  const keyOf = (parameter: ParameterModel) => slotKey(parameter.in, parameter.name);
  const viewOf = ({ type }: ParameterModel) => viewSchema(lookup(type.pointer), lookup);
  const shown = operation.parameters.filter((one) => one.required || parameters[keyOf(one)] !== undefined);
  const absent = operation.parameters.filter((one) => !shown.includes(one));

  function add(name: string): void {
    const parameter = absent.find((one) => one.name === name);
    if (parameter === undefined) return;
    const [first] = [parameter.example, ...viewOf(parameter).examples];
    session.edit({ parameters: { ...parameters, [keyOf(parameter)]: textOf(first) } });
    focusPlaceSoon({ in: parameter.in, name });
  }

  return (
    <fieldset class="part">
      <legend>Parameters</legend>
      {shown.map((parameter) => (
        <ParameterField key={keyOf(parameter)} parameter={parameter} view={viewOf(parameter)} />
      ))}
      <AddFields
        id="console-parameters-add"
        of="the parameters"
        names={absent.map(({ name }) => name)}
        free={false}
        onAdd={add}
      />
    </fieldset>
  );
}

function ParameterField({
  parameter,
  view,
}: {
  readonly parameter: ParameterModel;
  readonly view: SchemaView;
}): JSX.Element {
  const session = useSession();
  const remarks = useRemarks(parameter);
  const draft = session.draft();
  const { name, required } = parameter;
  const id = idOf(parameter);
  const value = draft.parameters[slotKey(parameter.in, name)];
  const set = (next: string | undefined) =>
    session.edit({ parameters: { ...draft.parameters, [slotKey(parameter.in, name)]: next } }, parameter);
  const attributes = {
    id,
    'aria-describedby': `${id}-notes`,
    'aria-invalid': remarks.some(({ kind }) => kind === 'error'),
    'aria-required': required,
  };
  const parsed = isStructured(view) ? draftOfText(value ?? '').value : undefined;
  if (parsed !== undefined || (isStructured(view) && (value ?? '') === '')) {
    return <StructuredParameter parameter={parameter} value={parsed} remarks={remarks} set={set} />;
  }
  return (
    <FieldRow
      id={id}
      name={name}
      type={`${parameter.in} · ${typeLabel(view)}`}
      description={parameter.description || view.description}
      required={required}
      remarks={remarks}
      suggestions={session.engine.suggestions(draft.operation, parameter)}
      value={value}
      onSuggestion={set}
      onRemove={required ? undefined : () => set(undefined)}
    >
      <TextControl view={view} value={value ?? ''} set={set} attributes={attributes} />
    </FieldRow>
  );
}

interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
}

interface TextControlProps {
  readonly view: SchemaView;
  readonly value: string;
  readonly set: (next: string) => void;
  readonly attributes: ControlAttributes;
}

/** A list of choices, a place for JSON or a line of text. */
function TextControl({ view, value, set, attributes }: TextControlProps): JSX.Element {
  const choices = choicesOf(view);
  if (choices !== undefined)
    return (
      <select {...attributes} value={value} onChange={(event) => set(event.currentTarget.value)}>
        {!choices.includes(value) && <option value={value}>{value || 'Choose …'}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    );
  return isStructured(view) ? (
    <textarea
      {...attributes}
      class="json"
      rows={3}
      spellcheck={false}
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
    />
  ) : (
    <input
      {...attributes}
      type="text"
      autocomplete="off"
      spellcheck={false}
      value={value}
      onInput={(event) => set(event.currentTarget.value)}
    />
  );
}

/** A list or an object, whose text is JSON. */
function isStructured(view: SchemaView): boolean {
  return ['group', 'list'].includes(formControlOf(view, undefined));
}

/** The fields of a list or an object, as in a body. */
function StructuredParameter({
  parameter,
  value,
  remarks,
  set,
}: {
  readonly parameter: ParameterModel;
  readonly value: Json | undefined;
  readonly remarks: readonly Remark[];
  readonly set: (text: string | undefined) => void;
}): JSX.Element {
  const lookup = useLookup();
  const root = slotKey(parameter.in, parameter.name);
  const form: FormState = {
    lookup,
    remarks: remarks.map((remark) => ({ ...remark, pointer: toPointer([root]) })),
    set: ([, ...path], put) => set(textOfJson(withValueAt(value, path, put))),
    suggestions: () => [],
  };
  return (
    <div id={idOf(parameter)}>
      <FormContext.Provider value={form}>
        <SchemaField
          schema={lookup(parameter.type.pointer)}
          path={[root]}
          name={parameter.name}
          value={value}
          required={parameter.required}
          removable={!parameter.required}
        />
      </FormContext.Provider>
    </div>
  );
}

function textOfJson(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : JSON.stringify(value);
}

function choicesOf(view: SchemaView): readonly string[] | undefined {
  if (view.types.length === 1 && view.types[0] === 'boolean') return ['true', 'false'];
  return view.choices?.map(textOf);
}

function textOf(value: unknown): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value as Json);
}
