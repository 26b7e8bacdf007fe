/**
 * `zod.ts` is made of these: the schemas of a description, read from JSON Schema into one kind of shape per way of writing it in zod.
 * `scripts/pipeline/model/zod-model.ts` makes it; every decision is taken there.
 */
export interface ZodModel {
  /** Schemas with a name, each behind those that it needs. */
  readonly schemas: readonly NamedShape[];
  /** The bodies, responses and sets of parameters, in the order of the operations. */
  readonly operations: readonly NamedShape[];
  /** True if closed objects are closed by a check of our own: a closed object of zod opens up again inside an intersection. */
  readonly closesByCheck: boolean;
}

export interface NamedShape {
  /** Name of the export: `Card`, `CreateCard201Response`. */
  readonly name: string;
  /** Its name within the module, where the exported one may mean something else: `$Set`. */
  readonly local: string;
  readonly shape: ZodShape;
  /** The paragraphs of its docstring. */
  readonly about: readonly string[];
}

export type ZodShape = (
  | PlainShape
  | StringShape
  | FileShape
  | NumberShape
  | ValuesShape
  | ArrayShape
  | ObjectShape
  | ParametersShape
  | ReferenceShape
  | NullableShape
  | GroupShape
  | ConditionalShape
) & { readonly description?: string };

/** `void`: no content at all. */
export interface PlainShape {
  readonly kind: 'any' | 'never' | 'null' | 'boolean' | 'void';
}

export interface StringShape {
  readonly kind: 'string';
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  /** The name under which the pattern is exported, if it is: `AmountRegExp`. */
  readonly patternName?: string;
}

/** A file of a form: a `Blob`, with its size in bytes. */
export interface FileShape {
  readonly kind: 'file';
  readonly minSize?: number;
  readonly maxSize?: number;
}

export interface NumberShape {
  readonly kind: 'number';
  readonly integer: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}

/** One of some plain values, at least one. */
export interface ValuesShape {
  readonly kind: 'values';
  readonly values: readonly (string | number | boolean | null)[];
}

export interface ArrayShape {
  readonly kind: 'array';
  readonly items: ZodShape;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly unique: boolean;
  /** The first items, one by one; `items` is about those behind them. */
  readonly prefix?: readonly ZodShape[];
  readonly contains?: { readonly shape: ZodShape; readonly min: number; readonly max?: number };
}

export interface ObjectShape {
  readonly kind: 'object';
  readonly properties: readonly PropertyShape[];
  /** Properties that every JavaScript object inherits, such as `constructor`: only a check of their own finds them absent. */
  readonly inherited: readonly PropertyShape[];
  /** The shape of further properties; anything when absent. */
  readonly others?: OtherProperties;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: ZodShape;
  readonly dependentRequired: readonly { readonly name: string; readonly others: readonly string[] }[];
  readonly dependentSchemas: readonly { readonly name: string; readonly shape: ZodShape }[];
}

export interface PropertyShape {
  readonly name: string;
  readonly required: boolean;
  readonly shape: ZodShape;
}

/** About properties that `properties` of JSON Schema does not list. */
export interface OtherProperties {
  readonly listed: readonly string[];
  readonly patterns: readonly { readonly pattern: string; readonly shape: ZodShape }[];
  /** The shape of properties whose name fits no pattern. */
  readonly rest: 'any' | 'none' | ZodShape;
}

/** Parameters of one place by name. What is not listed is dropped. */
export interface ParametersShape {
  readonly kind: 'parameters';
  readonly parameters: readonly PropertyShape[];
  /** As in an object: with one of these, what is not listed is kept. */
  readonly inherited: readonly PropertyShape[];
}

export interface ReferenceShape {
  readonly kind: 'reference';
  /** Its name within the module. */
  readonly name: string;
  /** Present when the schema refers to one that it is part of itself: the name of its type, where there is one. */
  readonly recursive?: { readonly component: string | undefined };
}

export interface NullableShape {
  readonly kind: 'nullable';
  readonly inner: ZodShape;
}

/** All of, at least one of or exactly one of two shapes and more. */
export interface GroupShape {
  readonly kind: 'all' | 'union' | 'exactlyOne';
  readonly members: readonly ZodShape[];
}

/** The shape that a value must not have, and the one that it must have if it is something else. */
export interface ConditionalShape {
  readonly kind: 'conditional';
  readonly inner: ZodShape;
  readonly not?: ZodShape;
  readonly condition?: {
    readonly when: ZodShape;
    readonly whenTrue?: ZodShape;
    readonly whenFalse?: ZodShape;
  };
}
