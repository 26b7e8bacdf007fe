import { isPlain } from './plain-words.ts';
import type { Form } from './shown-fields.ts';

const UUID = '(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';

/** Every kind of identifier but a person's. */
const ID = new RegExp(`^(?:acc|con|prg|bus|crd|tra|chd|shp|pbr|cbn|pcc)-${UUID}$`, 'i');

const LOOKS: Readonly<Record<Exclude<Form, 'own' | 'free'>, RegExp>> = {
  id: ID,
  amount: /^[-+]?\$?[\d.,]{1,16}(?:e[-+]?\d{1,2})?$/i,
  count: /^[-+]?[\d.]{1,8}$/,
  timestamp: /^[-+:.TZ\d ]{1,35}$/i,
  word: /^[A-Za-z][A-Za-z0-9_-]{0,31}$/,
};

export function looksLike(form: keyof typeof LOOKS, text: string): boolean {
  return LOOKS[form].test(text);
}

/**
 * Tells whether a value has the format so exactly that no secret of another call has it: an account number may stand where an amount belongs, and a
 * name where a status does.
 */
export function isUnmistakable(form: keyof typeof LOOKS, text: string): boolean {
  return form === 'id' || (form === 'word' ? isPlain(text) : UNMISTAKABLE[form].test(text));
}

const UNMISTAKABLE = {
  amount: /^[-+]?\$?(?:\d{1,3}|\d{1,3}(?:,?\d{3}){0,3}[.,]\d{1,4}|\d(?:\.\d{1,3})?e[-+]?\d{1,2})$/i,
  count: /^[-+]?\d{1,3}(?:\.\d{1,2})?$/,
  timestamp: /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[-+]\d\d:?\d\d)?)?$/i,
} as const;

const PERSON = new RegExp(`^per-${UUID}$`, 'i');

export function isPerson(text: string): boolean {
  return PERSON.test(text);
}

/** Tells whether its format alone shows that it is not a secret. */
export function isHarmless(text: string): boolean {
  return (
    ID.test(text) ||
    /^[-+]?\d{1,15}\.\d{2}$/.test(text) ||
    /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[-+][\d:]+)$/.test(text)
  );
}
