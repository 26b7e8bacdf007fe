import { isObject, type Json } from '../../lib/json.ts';
import type { Exchange } from '../model/exchange.ts';
import { isHarmless, isPerson } from './looks-like.ts';
import { isShownRequestHeader } from './mask-headers.ts';
import { isSecretField } from './secret-fields.ts';
import type { Secrets } from './secrets.ts';
import { formOf } from './shown-fields.ts';

/** Texts of the fields in which the suite's own may be shown. */
export interface FieldTexts {
  /** The values that the suite generated and sent. */
  readonly own: Set<string>;
  /** The values that the deployment showed before: the suite may send them again, to restore what a record held. */
  readonly others: Set<string>;
}

/** Collects an exchange's secrets, and the texts that the suite generated for it. */
export function learnFrom(
  { operation, request, outcome }: Exchange,
  secrets: Secrets,
  { own, others }: FieldTexts,
): void {
  for (const [name, value] of Object.entries(request.headers))
    if (!isShownRequestHeader(name)) secrets.learnCredential(value, isKey(name));
  for (const { names, secret, value } of leavesOf(request.body))
    if (secret) {
      if (!isHarmless(value)) secrets.learn(value);
    } else if (formOf(operation, names, false) === 'own' && !others.has(value)) own.add(value);
  if (outcome.kind !== 'response') return;
  const found = new Set<string>();
  for (const { names, secret, value } of leavesOf(outcome.body.value)) {
    if (!own.has(value) && formOf(operation, names, false) === 'own') others.add(value);
    if (!(secret || isPerson(value)) || isHarmless(value)) continue;
    if (found.size < MAX_SECRETS) found.add(value.slice(0, MAX_LENGTH));
  }
  for (const one of found) secrets.learn(one);
}

/** Tells whether a request header has a key, of which no part may be shown. */
export function isKey(name: string): boolean {
  return /^(?:sd-api-key|authorization)$/i.test(name);
}

/** The limit for one response: each of these values is searched for in every text. Further ones are masked only where they stand. */
const MAX_SECRETS = 500;
/** Longer values are searched for by their beginning. */
const MAX_LENGTH = 1000;

interface BodyLeaf {
  readonly names: readonly string[];
  /** It stands in a field that is never shown. */
  readonly secret: boolean;
  readonly value: Json;
}

/** Beyond this many names, the first ones are forgotten: a hostile body has millions. */
const MAX_NAMES = 40;

/** Every text and number in it, those nearer to the root first. Not recursive: a hostile body may be deeper than the stack. */
function* leavesOf(body: Json | undefined): Generator<Omit<BodyLeaf, 'value'> & { readonly value: string }> {
  const open: BodyLeaf[] = body === undefined ? [] : [{ names: [], secret: false, value: body }];
  // Grows during the loop.
  for (const { names, secret, value } of open) {
    if (typeof value === 'string' || typeof value === 'number') yield { names, secret, value: String(value) };
    else if (Array.isArray(value))
      for (const entry of value as readonly Json[]) {
        if (typeof entry === 'string' || typeof entry === 'number')
          yield { names, secret, value: String(entry) };
        else if (entry instanceof Object) open.push({ names, secret, value: entry });
      }
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        const below = [...names.slice(1 - MAX_NAMES), name];
        open.push({ names: below, secret: secret || isSecretField(below), value: inner });
      }
  }
}
