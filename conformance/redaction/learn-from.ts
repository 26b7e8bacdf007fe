import type { Exchange } from '../exchange.ts';
import { isObject, type Json } from '../json.ts';
import { isHarmless } from './looks-like.ts';
import { isShownRequestHeader } from './mask-headers.ts';
import { isSecretField } from './secret-fields.ts';
import type { Secrets } from './secrets.ts';
import { formOf } from './shown-fields.ts';

/** Takes what is secret out of an exchange, and the texts that the suite made up for it. */
export function learnFrom(
  { operation, request, outcome }: Exchange,
  secrets: Secrets,
  own: Set<string>,
): void {
  for (const [name, value] of Object.entries(request.headers))
    if (!isShownRequestHeader(name)) secrets.learnCredential(value);
  const bodies = [request.body, outcome.kind === 'answer' ? outcome.body.value : undefined];
  for (const body of bodies)
    for (const { names, secret, value } of leavesOf(body)) {
      if (secret) {
        if (!isHarmless(value)) secrets.learn(value);
      } else if (body === request.body && formOf(operation, names, false) === 'own') own.add(value);
    }
}

interface Place {
  readonly names: readonly string[];
  /** It stands in a field that is never shown. */
  readonly secret: boolean;
  readonly value: Json;
}

/** Beyond this many names, the first ones are forgotten: a hostile body has millions. */
const MOST_NAMES = 40;

/** Every text and number in it. Not recursive: a hostile body may be deeper than the stack. */
function* leavesOf(body: Json | undefined): Generator<Place & { readonly value: string }> {
  const open: Place[] = body === undefined ? [] : [{ names: [], secret: false, value: body }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { names, secret, value } = next;
    if (typeof value === 'string' || typeof value === 'number') yield { names, secret, value: String(value) };
    else if (Array.isArray(value)) for (const entry of value) open.push({ names, secret, value: entry });
    else if (isObject(value))
      for (const [name, inner] of Object.entries(value)) {
        const below = [...names.slice(1 - MOST_NAMES), name];
        open.push({ names: below, secret: secret || isSecretField(below), value: inner });
      }
  }
}
