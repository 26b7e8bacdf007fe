import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import type { NarrowedField } from '../model/overlaid-description.ts';

/**
 * A body whose texts are as overlays say, as far as that can be done: one of the listed values, cut, or repeated. What nothing is known to fit stays: the deployment refuses it.
 *
 * @param isKept whether a text is the operator's own, and stays whatever overlays say
 */
export function fitTexts(
  body: Json,
  fields: readonly NarrowedField[],
  isKept: (text: string) => boolean,
): Json {
  const fitting = (field: NarrowedField) => (text: string) => (isKept(text) ? text : fitText(text, field));
  return fields.reduce((made, field) => changeText(made, field.path, fitting(field)), body);
}

function changeText(here: Json, [name, ...rest]: readonly string[], change: (text: string) => string): Json {
  if (name === undefined) return typeof here === 'string' ? change(here) : here;
  if (Array.isArray(here))
    return name === '*' ? here.map((entry: Json) => changeText(entry, rest, change)) : here;
  if (!isObject(here)) return here;
  const member = here[name];
  return member === undefined ? here : ({ ...here, [name]: changeText(member, rest, change) } as JsonObject);
}

function fitText(text: string, field: NarrowedField): string {
  const { values, minLength, maxLength, sample } = field;
  const candidates = [
    text,
    ...(values ?? []),
    // The end is what differs from one request to the next.
    [...text].slice(-maxLength).join('').trim(),
    Array.from({ length: Math.ceil(minLength / Math.max(1, text.length)) }, () => text).join(' '),
    ...(sample === undefined ? [] : [sample]),
  ];
  return candidates.find((one) => fits(one, field)) ?? text;
}

function fits(text: string, { values, minLength, maxLength, patterns }: NarrowedField): boolean {
  const { length } = [...text];
  return (
    (values?.includes(text) ?? true) &&
    length >= minLength &&
    length <= maxLength &&
    patterns.every((pattern) => new RegExp(pattern, 'u').test(text))
  );
}
