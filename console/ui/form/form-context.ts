import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Json } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';
import type { CarriedValue } from '../../console-types.ts';
import type { Path } from '../../form/edit-value.ts';
import type { Lookup } from '../../form/schema-view.ts';

/** A remark about a place of the body: an error of the server, or a fault by the description. */
export interface Remark {
  readonly kind: 'error' | 'warning';
  /** The place that it belongs to, as a pointer made of the path of the field. */
  readonly pointer: string;
  /** The pointer as the server wrote it; empty for a parameter. */
  readonly label: string;
  readonly message: string;
}

/** The fields of a body share this context. */
export interface FormState {
  readonly lookup: Lookup;
  readonly remarks: readonly Remark[];
  /** `undefined` removes what is there. */
  set(path: Path, value: Json | undefined): void;
  /** Known values for a place, the best first. */
  suggestions(pointer: string): readonly CarriedValue[];
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field is rendered outside of a form.');
  return form;
}

/** Returns the remarks about a place itself. */
export function remarksAt(form: FormState, path: Path): readonly Remark[] {
  const pointer = toPointer(path);
  return form.remarks.filter((remark) => remark.pointer === pointer);
}

/** Returns the remarks about a value, and about those of its parts that are not in it, such as a field that is missing. */
export function remarksOfGroup(form: FormState, path: Path, present: readonly string[]): readonly Remark[] {
  const pointer = toPointer(path);
  const shown = present.map((name) => toPointer([...path, name]));
  return form.remarks.filter(
    (remark) =>
      remark.pointer === pointer ||
      (remark.pointer.startsWith(`${pointer}/`) &&
        !shown.some((one) => remark.pointer === one || remark.pointer.startsWith(`${one}/`))),
  );
}
