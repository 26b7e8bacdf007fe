/**
 * The small language in which `source-table.ts` is written: a row names one or more fields, and says what the source says
 * of each. Knows nothing of the description under `spec/`.
 */

export type FieldType = 'string' | 'boolean' | 'object' | 'array' | 'any';

/** The twelve kinds of identifier, by their prefix. */
export const ID_KINDS = [
  'acc-',
  'con-',
  'prg-',
  'bus-',
  'per-',
  'crd-',
  'chd-',
  'shp-',
  'tra-',
  'pbr-',
  'cbn-',
  'pcc-',
] as const;
export type IdKind = (typeof ID_KINDS)[number];

/** `last4` is the end of an account number, so at most four characters; every other name speaks for itself. */
export type Format =
  | 'none'
  | IdKind
  | 'timestamp'
  | 'amount'
  | 'count'
  | 'country'
  | 'phone'
  | 'twoDigits'
  | 'fourDigits'
  | 'last4';

/** `empty`: may be the empty string; `null`: may be null; `never`: always has a value; `any`: the shape is not shown. */
export type Unset = 'empty' | 'null' | 'never' | 'any';

export interface Field {
  /** Dotted, with `[]` for the elements of an array: `billing.contacts[].email`. */
  readonly path: string;
  readonly type: FieldType;
  readonly format: Format;
  readonly unset: Unset;
  /** Values the source calls seen or observed, null included. */
  readonly seen: readonly (string | null)[];
  /** Sections of the source that speak of the field, parted by blanks. */
  readonly section: string;
  /** Returned but never sent, in a shape that is otherwise the same both ways. */
  readonly responseOnly: boolean;
  /** A field that always has a value, a boolean aside, says whether a sentence states it or it merely follows. */
  readonly alwaysSet: 'stated' | 'implied' | undefined;
}

export interface Note {
  readonly seen?: readonly (string | null)[];
  readonly section?: string;
  readonly responseOnly?: true;
  readonly alwaysSet?: 'implied';
}

/** `names` holds one or more paths, parted by blanks, that the rest of the row is true of. */
export type Row = readonly [names: string, type: FieldType, format: Format, unset: Unset, note?: Note];

// Most rows say this, so that a row reads as its name and one word.
export const TEXT = ['string', 'none', 'empty'] as const;
export const AMOUNT = ['string', 'amount', 'empty'] as const;
export const COUNT = ['string', 'count', 'empty'] as const;
export const TIME = ['string', 'timestamp', 'empty'] as const;
export const TIME_ALWAYS = ['string', 'timestamp', 'never'] as const;
export const FLAG = ['boolean', 'none', 'never'] as const;
export const OBJECT = ['object', 'none', 'never'] as const;
export const OBJECT_OR_NULL = ['object', 'none', 'null'] as const;
export const LIST_OR_NULL = ['array', 'none', 'null'] as const;
export const ANYTHING = ['any', 'none', 'any'] as const;

/** An identifier that a record of its kind always has, or one that may be the empty string. */
export const id = (kind: IdKind) => ['string', kind, 'never'] as const;
export const idOrUnset = (kind: IdKind) => ['string', kind, 'empty'] as const;

export const seen = (...values: (string | null)[]): Note => ({ seen: values });
export const responseOnly: Note = { responseOnly: true };
/** That it always has a value is no sentence of the source. */
export const implied: Note = { alwaysSet: 'implied' };

/** Rows of one section, one field each. */
export function fields(section: string, rows: readonly Row[]): Field[] {
  return rows.flatMap(([names, type, format, unset, note = {}]) =>
    names.split(' ').map((path) => ({
      path,
      type,
      format,
      unset,
      // A shape that is not shown is one that was only seen as null.
      seen: note.seen ?? (type === 'any' && !path.endsWith('[]') ? [null] : []),
      section: note.section ?? section,
      responseOnly: note.responseOnly === true,
      alwaysSet:
        unset === 'never' && type !== 'boolean' && !path.endsWith('[]')
          ? (note.alwaysSet ?? 'stated')
          : undefined,
    })),
  );
}

/** Returns the same fields one level down; several prefixes, parted by blanks, hold the same shape. */
export function under(prefixes: string, shape: readonly Field[]): Field[] {
  return prefixes
    .split(' ')
    .flatMap((prefix) => shape.map((field) => ({ ...field, path: `${prefix}.${field.path}` })));
}

/** A further section speaks of these fields, too. */
export const alsoIn = (section: string, shape: readonly Field[]): Field[] =>
  shape.map((field) => ({ ...field, section: `${field.section} ${section}` }));

/** Returns the same fields with objects that may be null, as in a request. */
export const mayBeNull = (shape: readonly Field[]): Field[] =>
  shape.map((field) => (field.type === 'object' ? { ...field, unset: 'null' } : field));

export const sent = (shape: readonly Field[]): Field[] => shape.filter((field) => !field.responseOnly);
