import type { ProblemItem } from '../../generated/server-types.ts';
import { describe, errorPath, shortFragment } from '../../generated/server-validation-errors.ts';
import type { FaultError } from './validate-fault.js';

/** No more errors are shown: a fault of 1 MiB can have a hundred thousand. */
const MAX_ERRORS = 50;

/** Where the validator's own words would not help, by the place in fault.schema.json. */
export const DETAILS: Readonly<Record<string, string>> = {
  '#/$defs/pointer/pattern': "must be a JSON pointer: '' or '/name/0'",
  '#/$defs/pointer/not': 'must not reach into prototypes',
  '#/$defs/headers/minProperties': 'names no header',
  '#/$defs/headers/propertyNames/pattern': 'must be a header name in lower case',
  '#/$defs/headers/propertyNames/not': 'belongs to the connection, not to the response',
  '#/$defs/headerValue/pattern': 'must be a text that a header can hold',
  '#/$defs/amount/pattern': "must be a decimal number as text: '-0.01'",
  '#/$defs/changeStep/minProperties': 'must say what to change, for example append or addAmount',
};

/** Definitions of fault.schema.json that refuse members without an effect: a fault must never do nothing in silence. */
export const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  withoutEffect: 'says nothing that goes wrong',
  besideAnswer: 'would do nothing beside an answer that is given already',
  besideDropBefore: 'would do nothing when the connection is cut before',
  besideDropAfter: 'would do nothing when the response is lost',
  besideBodilessStatus: 'would do nothing with a status that has no body',
  besideEmptyBody: 'would do nothing when the body is empty',
  besideForgottenState: 'would do nothing when nothing is written',
  withoutWholeBody: 'would do nothing where no whole body is sent',
  withoutPlace: 'can never be true where nothing is to stand',
  answerWithoutBody: 'cannot go with a status that has no body',
  besideInvert: "cannot go with invert: only 'as' can",
};

/** The keyword of errors that no single keyword of JSON Schema names. */
export const EFFECT = 'effect';

/** Errors of the validator as problem items, one per place and keyword. */
export function toFaultErrors(errors: readonly FaultError[] | null | undefined): ProblemItem[] {
  const items = new Map<string, ProblemItem>();
  for (const error of errors ?? []) {
    if (items.size >= MAX_ERRORS) break;
    // These only say that another error was found inside.
    if (error.keyword === 'if' || error.keyword === 'propertyNames') continue;
    const item = toItem(error);
    const key = `${item.pointer} ${item.keyword}`;
    if (!items.has(key)) items.set(key, item);
  }
  return [...items.values()];
}

function toItem(error: FaultError): ProblemItem {
  const { propertyName, schemaPath } = error;
  const pointer = shortFragment([...errorPath(error), ...(propertyName === undefined ? [] : [propertyName])]);
  const definition = /^#\/\$defs\/(\w+)\//.exec(schemaPath)?.[1] ?? '';
  const withoutEffect = Object.hasOwn(WITHOUT_EFFECT, definition) ? WITHOUT_EFFECT[definition] : undefined;
  if (withoutEffect !== undefined) return { pointer, in: 'body', detail: withoutEffect, keyword: EFFECT };
  return { pointer, in: 'body', detail: DETAILS[schemaPath] ?? describe(error), keyword: error.keyword };
}
