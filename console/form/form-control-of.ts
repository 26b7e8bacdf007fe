import { isObject, type Json } from '../../lib/json.ts';
import type { SchemaView } from './schema-view.ts';

/** The kind of control that edits a value. */
export type FormControl =
  | 'text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'group'
  | 'list'
  | 'variants'
  | 'json'
  | 'null';

/** The schema chooses the control if it can, else the value; the control is JSON if neither makes it clear, or if they disagree. */
export function formControlOf(view: SchemaView, value: Json | undefined): FormControl {
  if (value === null) return 'null';
  if (view.choices !== undefined) return fitsChoice(view.choices, value) ? 'choice' : 'json';
  if (view.variants.length > 0) return 'variants';
  const [type, ...others] = view.types;
  if (type === undefined || others.length > 0) return byValue(view, value);
  if (type === 'object') return value === undefined || isObject(value) ? 'group' : 'json';
  if (type === 'array') return value === undefined || Array.isArray(value) ? 'list' : 'json';
  if (type === 'boolean') return value === undefined || typeof value === 'boolean' ? 'switch' : 'json';
  if (typeof value === 'object') return 'json';
  if (type === 'string') return value === undefined || typeof value === 'string' ? 'text' : 'json';
  return typeof value === 'boolean' ? 'json' : 'number';
}

function fitsChoice(choices: readonly Json[], value: Json | undefined): boolean {
  return (
    value === undefined || (typeof value !== 'object' && choices.every((one) => typeof one !== 'object'))
  );
}

function byValue(view: SchemaView, value: Json | undefined): FormControl {
  if (value === undefined) return 'json';
  if (typeof value === 'boolean') return 'switch';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return view.types.length === 0 ? 'json' : 'text';
  return Array.isArray(value) ? 'list' : 'group';
}
