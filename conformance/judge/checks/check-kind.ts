import type { OperationId } from '../../../generated/operations.ts';
import type { Json, JsonObject } from '../../../lib/json.ts';
import type { Field } from '../../catalogue/tree.ts';
import type { Judgement } from '../../model/judgement.ts';
import type { CallJudge, CallOfRecord } from '../calls-before.ts';
import type { KnownRecords, ObservedResponse } from '../history.ts';
import type { Applies } from './conditions.ts';
import type { PlacePair } from './places.ts';

// A kind of check is one file: everything that is known of it. The file needs nothing generated when it is loaded, since what is generated is made with it.

/** The operand of a kind of check, by form. */
export interface Operands {
  /** Values by place. */
  readonly values: Readonly<Record<string, PlainValue>>;
  /** Places of the response, each with the place that it is compared with. A row may write one place or a list if both places are the same. */
  readonly places: Readonly<Record<string, string>>;
  /** Judges the same values, always in pairs. */
  readonly pairs: Readonly<Record<string, string>>;
  /** Names of parameters by place. */
  readonly names: Readonly<Record<string, string>>;
  /** Places of the response. */
  readonly pointers: readonly string[];
  /** Statuses, any of which is right. */
  readonly statuses: readonly number[];
  /** Judges the same, by what the request is about. */
  readonly statusesBy: Readonly<Partial<Record<'unknown' | 'existing', readonly number[]>>>;
  /** The order of entries by a place. */
  readonly orders: Readonly<Record<string, SortOrder>>;
  /** The name of a query parameter. */
  readonly name: string;
  /** It has no operand. */
  readonly flag: true;
}

export type PlainValue = string | number | boolean | null;
export type SortOrder = 'ascending' | 'descending';

export type OperandShape = keyof Operands;

/** Judges one response. An empty list: nothing was sent that the row is about. */
export type Judge = (response: ObservedResponse, known: KnownRecords) => readonly Judgement[];

/** A kind of check that a row of `spec/requirements/` can name. */
export interface CheckKind<Form extends OperandShape = OperandShape> {
  readonly operand: Form;
  /** The meaning, for whoever writes a row: the JSON Schema of rows shows it. */
  readonly meaning: string;
  /** The check as a sentence for people: "`/label` of the response is what was sent". */
  words(operand: Operands[Form]): string;
  /** @throws Error for a place that the operation's response does not have */
  judge(operand: Operands[Form], context: CheckContext): Judge;
  /** The response is compared with what a client sent. In a recording, only what any bank would return as it is counts. */
  readonly isOfSent?: true;
  /** True for an expected value that no bank has a reason to show otherwise. Recordings leave others open. */
  readonly isPlain?: (expected: Json) => boolean;
  /** True for a place that nobody can change: where it differs, a recording needs no further record to show that it is the deployment's doing. */
  readonly isFixed?: (pointer: string) => boolean;
}

/** A kind of check that compares a call with those before it, of the records that it is about. The bank has no rows of these kinds. */
export interface CallCheckKind<Form extends OperandShape = OperandShape>
  extends Omit<CheckKind<Form>, 'judge' | 'isOfSent' | 'isPlain' | 'isFixed'> {
  judgeCall(operand: Operands[Form], context: RowContext): CallJudge;
  /** It needs calls of the row's further operations. */
  readonly needsRelatedCalls?: true;
}

/** A row, as such a check knows it. */
export interface RowContext {
  /** The row's operations but for the one that is judged. */
  readonly relatedOperations: ReadonlySet<string>;
  readonly ignoreCase: boolean;
  /** True if the request of a related call has what the row's condition `sent` says. */
  isMeant(related: CallOfRecord): boolean;
  /** True if an entry of a body has what the row's condition `entry` says. */
  isMeantEntry(body: Json | undefined, at: string): boolean;
}

/** The row and the description, as a check knows them. */
export interface CheckContext {
  /** The operation whose responses are judged. */
  readonly operation: OperationId;
  /** The fields of its responses. */
  readonly fields: readonly Field[];
  /** True if the row applies to a place, as far as the request decides it. */
  readonly applies: Applies;
  /** True if a success of the operation creates a record. */
  readonly isCreation: (operation: OperationId) => boolean;
  /** True if one of the row's operations creates the record. Otherwise a single call has nothing to be compared with. */
  readonly isCreatedByRow: boolean;
  /** Texts that differ in nothing but the case of their letters are the same. */
  readonly ignoreCase: boolean;
  /** Tells whether a value came back as it was sent, if a description says nothing of how. Absent: exactly. */
  readonly isKept?: (sent: Json, actual: Json | undefined) => boolean;
  /** @throws Error for a place that the operation's response does not have */
  expand(pairs: Readonly<Record<string, string>>): readonly PlacePair[];
  /** True if the description has a field of this name. */
  isFieldName(name: string): boolean;
  /** The id of a record that a request names, in its path or in its body. */
  idNamed(kind: 'Account' | 'Contact'): (response: ObservedResponse) => Json | undefined;
}

const POINTER = { $ref: '#/$defs/pointer' } as const;

/** The JSON Schema of what a row writes for a kind of check. */
export const OPERAND_SCHEMAS: Readonly<Record<OperandShape, JsonObject>> = {
  values: mapTo({ type: ['string', 'number', 'boolean', 'null'] }),
  places: { $ref: '#/$defs/places' },
  pairs: mapTo(POINTER),
  names: mapTo({ type: 'string' }),
  pointers: { $ref: '#/$defs/pointers' },
  statuses: { $ref: '#/$defs/statuses' },
  statusesBy: {
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
    properties: { unknown: { $ref: '#/$defs/statuses' }, existing: { $ref: '#/$defs/statuses' } },
  },
  orders: { ...mapTo({ enum: ['ascending', 'descending'] }), maxProperties: 1 },
  name: { type: 'string', minLength: 1 },
  flag: { const: true },
};

function mapTo(values: JsonObject): JsonObject {
  return { type: 'object', minProperties: 1, propertyNames: POINTER, additionalProperties: values };
}

/** The operand as checks are given it. */
export function expandOperand(form: OperandShape, written: unknown): Operands[OperandShape] {
  const isShort = form === 'places' && (typeof written === 'string' || Array.isArray(written));
  return isShort ? pairsOf([written].flat() as string[]) : (written as Operands[OperandShape]);
}

/** Each place, compared with the same one. */
export function pairsOf(places: readonly string[]): Operands['pairs'] {
  return Object.fromEntries(places.map((place) => [place, place]));
}

/** The words of several places; the first one says whose they are: of the response. */
export function eachPlace<Operand>(
  operands: Readonly<Record<string, Operand>>,
  predicate: (operand: Operand, place: string) => string,
): string {
  return Object.entries(operands)
    .map(([place, operand]) => `${asCode(place)} of the response ${predicate(operand, place)}`)
    .join('; ');
}

export function valueInWords(value: PlainValue): string {
  return value === '' ? 'empty' : asCode(String(value));
}

export function asCode(text: string): string {
  return `\`${text}\``;
}
