import type { ProblemItem } from '../../generated/server-types.ts';
import { describe, errorPath, shortFragment } from '../../generated/server-validation-errors.ts';
import type { ValidationError } from '../../generated/validators.ts';

/** An error of the validator of faults. */
interface FaultError extends ValidationError {
  /** The member whose name is wrong, where the error is about a name. */
  readonly propertyName?: string;
}

/** A fault of 1 MiB can have a hundred thousand errors. */
const MAX_ERRORS = 50;

/** Clearer messages than the validator's, by the place in fault.schema.json. */
export const DETAILS: Readonly<Record<string, string>> = {
  '#/$defs/pointer/pattern': "must be a JSON pointer: '' or '/name/0'",
  '#/$defs/pointer/not': 'must not reach into prototypes',
  '#/$defs/headers/minProperties': 'must name a header',
  '#/$defs/headers/propertyNames/pattern': 'must be a header name in lower case',
  '#/$defs/headers/propertyNames/not': 'belongs to the connection, not to the response',
  '#/$defs/headerValue/pattern': 'must be a valid header value',
  '#/$defs/amount/pattern': "must be a decimal number as a string: '-0.01'",
  '#/$defs/changeStep/minProperties': 'must say what to change, for example append or addAmount',
};

/** Definitions of fault.schema.json that refuse members without an effect: a fault must never be ignored silently. */
export const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  withoutEffect: 'has no effect: it names nothing that goes wrong',
  besideAnswer: 'has no effect together with `answer`',
  besideDropBefore: 'has no effect when the connection is cut before',
  besideDropAfter: 'has no effect when the response is lost',
  besideBodilessStatus: 'has no effect with a status that has no body',
  besideEmptyBody: 'has no effect when the body is empty',
  besideForgottenState: 'has no effect when nothing is written',
  withoutWholeBody: 'has no effect where no complete body is sent',
  withoutPlace: 'can never be true where the place must not exist',
  answerWithoutBody: 'cannot be combined with a status that has no body',
  besideInvert: "cannot be combined with invert: only 'as' can",
};

/** The keyword of errors about members without an effect. */
export const EFFECT = 'effect';

/** Errors of the validator as problem items, one per place and keyword. */
export function toFaultErrors(errors: readonly FaultError[] | null | undefined): ProblemItem[] {
  const items = new Map<string, ProblemItem>();
  for (const error of errors ?? []) {
    if (items.size >= MAX_ERRORS) break;
    // These only report that there is another error inside.
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
