import type { JsonType } from '../../../../lib/json-type.ts';
import type { SchemaInDocument } from './schema-in-document.ts';

export const JSON_TYPES: readonly JsonType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** Constraints on the members of an object that stand in one schema: `additional` is about the names that this schema does not list. */
export interface ObjectGroup {
  readonly properties: ReadonlyMap<string, SchemaInDocument>;
  readonly patterns: readonly (readonly [string, SchemaInDocument])[];
  /** `undefined` where nothing is said. */
  readonly additional: SchemaInDocument | undefined;
}

export interface ArrayGroup {
  readonly prefix: readonly SchemaInDocument[];
  readonly items: SchemaInDocument | undefined;
}

export interface Contains {
  readonly node: SchemaInDocument;
  readonly min: number;
  readonly max: number;
}

/**
 * A schema without alternatives: values of one type, and constraints that all hold. Every schema is a union of these, which is the form in
 * which two schemas can be compared.
 */
export interface Atom {
  readonly type: JsonType;
  /** All values, where they are listed. The other constraints apply to them, too. */
  readonly values?: readonly unknown[];
  /** Greatest lower and least upper bound. */
  readonly low: Bound;
  readonly high: Bound;
  readonly multipleOf: readonly number[];
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly arrays: readonly ArrayGroup[];
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems: boolean;
  readonly contains: readonly Contains[];
  readonly objects: readonly ObjectGroup[];
  readonly required: ReadonlySet<string>;
  readonly minProperties: number;
  readonly maxProperties: number;
  readonly names: readonly SchemaInDocument[];
  /** Schemas that no value fits. */
  readonly nots: readonly SchemaInDocument[];
  /** The component that all of it stands in, for an alternative that is a reference. */
  readonly component?: string;
  /** The values of a discriminator that select this alternative. */
  readonly tags?: { readonly property: string; readonly values: readonly string[] };
  /** Keywords that are compared as text. */
  readonly opaque: readonly string[];
}

export interface Bound {
  readonly value: number;
  readonly exclusive: boolean;
  /** The format that it follows from, `int32`, where no keyword says it. */
  readonly format?: string;
}

export const ANY: Omit<Atom, 'type'> = {
  low: { value: Number.NEGATIVE_INFINITY, exclusive: false },
  high: { value: Number.POSITIVE_INFINITY, exclusive: false },
  multipleOf: [],
  minLength: 0,
  maxLength: Number.POSITIVE_INFINITY,
  patterns: [],
  formats: [],
  arrays: [],
  minItems: 0,
  maxItems: Number.POSITIVE_INFINITY,
  uniqueItems: false,
  contains: [],
  objects: [],
  required: new Set(),
  minProperties: 0,
  maxProperties: Number.POSITIVE_INFINITY,
  names: [],
  nots: [],
  opaque: [],
};
