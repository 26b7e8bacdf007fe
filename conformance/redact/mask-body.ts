import type { OperationId } from '../../generated/operations.ts';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { isUnmistakable, looksLike } from './looks-like.ts';
import { maskName } from './mask-name.ts';
import { scrubFreeText } from './scrub-free-text.ts';
import { isSecretField } from './secret-fields.ts';
import type { Secrets } from './secrets.ts';
import { formOf } from './shown-fields.ts';

export const MASKED_TEXT = '(masked text)';
export const MASKED_NUMBER = '(masked number)';
export const LEFT_OUT = '(left out)';

/** A hostile body must neither overflow the stack nor fill the report. */
const MAX_DEPTH = 40;
const MAX_VALUES = 20_000;

/** The place that a body, or a part of one, comes from. */
export interface BodyOrigin {
  readonly operation: OperationId;
  readonly side: 'request' | 'response' | 'error';
}

/** The secrets that the run has learned so far. */
export interface Knowledge {
  readonly secrets: Secrets;
  /** Texts that the suite generated and sent; `undefined` for calls that somebody else made: no text of free form is shown then. */
  readonly own: ReadonlySet<string> | undefined;
  /** Texts of the deployment's, which requests may have, too. */
  readonly others: ReadonlySet<string>;
}

/**
 * A copy that may be shown: same shape, with marks in place of hidden values.
 *
 * @param names of the place that `value` was found at, from the body's root, without the numbers of entries
 */
export function maskBody(
  origin: BodyOrigin,
  value: Json,
  knowledge: Knowledge,
  names: readonly string[] = [],
): Json {
  let left = MAX_VALUES;

  function mask(here: Json, path: readonly string[], depth: number, secret: boolean): Json {
    if (left-- <= 0 || depth > MAX_DEPTH) return LEFT_OUT;
    if (here === null || typeof here === 'boolean') return here;
    if (Array.isArray(here)) return within(here.map((entry) => () => mask(entry, path, depth + 1, secret)));
    if (isObject(here)) return maskObject(here, path, depth, secret);
    return maskLeaf(origin, here as string | number, secret ? undefined : path, knowledge);
  }

  /** As many entries as there is room for. */
  function within(entries: readonly (() => Json)[]): Json[] {
    const shown: Json[] = [];
    for (const entry of entries) {
      if (left <= 0) return [...shown, LEFT_OUT];
      shown.push(entry());
    }
    return shown;
  }

  function maskObject(here: JsonObject, path: readonly string[], depth: number, secret: boolean): Json {
    const shown = new Map<string, Json>();
    const counts = new Map<string, number>();
    for (const [name, inner] of Object.entries(here)) {
      if (left <= 0) {
        shown.set(LEFT_OUT, LEFT_OUT);
        break;
      }
      const below = [...path, name];
      const key = unused(maskName(name, knowledge.secrets), shown, counts);
      shown.set(key, mask(inner, below, depth + 1, secret || isSecretField(below)));
    }
    return Object.fromEntries(shown);
  }

  return mask(
    value,
    names,
    0,
    names.some((_, index) => isSecretField(names.slice(0, index + 1))),
  );
}

function maskLeaf(
  origin: BodyOrigin,
  here: string | number,
  path: readonly string[] | undefined,
  knowledge: Knowledge,
): Json {
  if (here === '') return here;
  const text = String(here);
  const { described } = knowledge.secrets;
  if (described !== undefined) {
    const isWord = path !== undefined && described.values.has(text) && !knowledge.secrets.isIn(text);
    return isWord ? here : typeof here === 'number' ? MASKED_NUMBER : MASKED_TEXT;
  }
  const form = path && formOf(origin.operation, path, origin.side === 'error');
  const shown = form !== undefined && showAs(form, text, origin, knowledge);
  if (shown === false) return typeof here === 'number' ? MASKED_NUMBER : MASKED_TEXT;
  return typeof here === 'number' && shown === text ? here : shown;
}

/** The text as it may be shown; `false`: not at all. */
function showAs(
  form: NonNullable<ReturnType<typeof formOf>>,
  text: string,
  { side }: BodyOrigin,
  { secrets, own, others }: Knowledge,
): string | false {
  if (own === undefined && (form === 'own' || form === 'free')) return false;
  if (form === 'free') return scrubFreeText(text, secrets);
  if (form === 'own')
    return (own?.has(text) === true || (side === 'request' && !others.has(text))) && secrets.scrub(text);
  if (secrets.isPartial && !isUnmistakable(form, text)) return false;
  return looksLike(form, text) && !secrets.isIn(text) && !secrets.hides(text) && text;
}

/** @param counts how often each name was asked for */
function unused(name: string, taken: ReadonlyMap<string, unknown>, counts: Map<string, number>): string {
  let number = counts.get(name) ?? 1;
  let unused = number === 1 ? name : `${name} ${number}`;
  while (taken.has(unused)) unused = `${name} ${++number}`;
  counts.set(name, number);
  return unused;
}
