import { validateOperatorData } from '../../generated/json-schemas/operator-data.ts';
import type { ValidationError } from '../../generated/server-types.ts';
import { errorPath } from '../../generated/server-validation-errors.ts';
import { displayValue } from '../../lib/display-value.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { nearest } from '../../lib/nearest.ts';
import { DATA_KINDS, VALUE_SCHEMAS } from './data-kinds.ts';

/** An error in one value of the file. Quotes no value: they may be about people. */
export interface DataError {
  /** JSON pointer of the value, or of the name that is unknown. */
  readonly pointer: string;
  /** True if the error is about the name there, not about the value. */
  readonly isAboutName: boolean;
  /** After the pointer: `is a number`. */
  readonly wrong: string;
  readonly fix: string;
}

const MAX_ERRORS = 20;

/** Everything that contradicts `operator-data.schema.json`; none: the value is an `OperatorData`. */
export function dataErrors(value: unknown): DataError[] {
  if (validateOperatorData(value)) return [];
  const errors = (validateOperatorData.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const byPlace = new Map(errors.toReversed().map((error) => [toPointer(errorPath(error)), error]));
  return [...byPlace].toReversed().slice(0, MAX_ERRORS).map(toDataError);
}

function toDataError([pointer, error]: readonly [string, ValidationError]): DataError {
  const path = errorPath(error);
  const isAboutName = error.keyword === 'additionalProperties';
  return { pointer, isAboutName, ...describe(error, path) };
}

type Words = Pick<DataError, 'wrong' | 'fix'>;

const NAMES = DATA_KINDS.map(({ name }) => name);

function describe({ keyword, params }: ValidationError, path: readonly string[]): Words {
  const [name = '', index] = path;
  const kind = DATA_KINDS.find((one) => one.name === name);
  const last = path.at(-1) ?? '';
  switch (keyword) {
    case 'additionalProperties':
      return unknownName(last, kind === undefined ? NAMES : Object.keys(propertiesOf(kind.holds)));
    case 'required':
      return { wrong: 'is missing', fix: `Add ${last} to this entry.` };
    case 'uniqueItems':
      return { wrong: `has the same value at ${params.j} and at ${params.i}`, fix: 'Remove one of them.' };
    case 'minItems':
    case 'minProperties':
      return { wrong: 'is empty', fix: 'Give at least one value, or remove it.' };
    case 'maxItems':
      return { wrong: 'has too many entries', fix: `Give at most ${params.limit}.` };
    case 'maxLength':
      return Number(params.limit) === 0
        ? {
            wrong: 'is set for an address outside of the United States, where states are empty (section 2.1)',
            fix: 'Remove it, or correct the country.',
          }
        : { wrong: 'is too long', fix: `Use at most ${params.limit} characters.` };
    case 'minLength':
      return {
        wrong: 'is shorter than the last four characters that responses show of it (section 2.2)',
        fix: 'Give the whole number, in quotes.',
      };
    case 'pattern':
      return wrongFormat(String(params.pattern), last, kind);
    default:
      return wrongType(String(params.type), index === undefined);
  }
}

function wrongType(type: string, isKind: boolean): Words {
  if (type === 'array') return { wrong: 'is not a list', fix: 'Give a list, even of a single value: ["…"].' };
  if (type === 'object')
    return isKind
      ? { wrong: 'is not a mapping', fix: `Give a mapping of kinds to lists, such as ${NAMES[0]}: ["…"].` }
      : { wrong: 'is not a mapping', fix: 'Give its parts by name; docs/conformance.md has an example.' };
  return {
    wrong: 'is not a string',
    fix: 'Put the value in quotes: YAML would read it as something else, and numbers lose their leading zeros.',
  };
}

type Kind = (typeof DATA_KINDS)[number];

function wrongFormat(pattern: string, last: string, kind: Kind | undefined): Words {
  if (last === 'country')
    return { wrong: 'is not a two-letter country code (section 2.1)', fix: 'Use two letters, such as US.' };
  if (kind !== undefined && 'form' in kind && kind.form.pattern === pattern)
    return { wrong: `does not fit section ${kind.section}`, fix: kind.form.fix };
  return {
    wrong: 'is empty, has blanks at its edges, or has line breaks',
    fix: 'Give the value alone. An empty string is an unset value (section 1).',
  };
}

function unknownName(name: string, known: readonly string[]): Words {
  const near = nearest(name, known);
  return near === undefined
    ? { wrong: `is unknown: ${displayValue(name)}`, fix: `Use one of ${known.join(', ')}.` }
    : { wrong: `is unknown: "${name}"`, fix: `Did you mean ${near}?` };
}

function propertiesOf(holds: Kind['holds']): object {
  return holds === 'text' ? {} : (VALUE_SCHEMAS[holds].properties as object);
}
