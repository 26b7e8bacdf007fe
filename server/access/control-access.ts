import { ProblemError } from '../../generated/server.ts';
import type { Caller } from '../sandbox-types.ts';
import type { MaybePromise } from '../store/store.ts';
import { refuseForeignPages, requireLoopback } from './require-loopback.ts';

/** The control key of a caller that is not on this machine. */
export const CONTROL_KEY_HEADER = 'x-sandbox-control-key';

const MIN_LENGTH = 16;

/** A control key that is too short, or also an API key: then whoever may call the API would control the sandbox. */
export class InvalidControlKey extends TypeError {
  override readonly name = 'InvalidControlKey';
}

/** Decides who may use the routes below `/_sandbox/` and faults in headers. Throws ProblemError 403. */
export type ControlAccess = (request: Request, caller: Caller | undefined) => Promise<void>;

/**
 * Callers on this machine (unless there are tenants), and with a key those that have it, wherever they are; never web pages of other origins.
 *
 * @param hashKey SHA-256 in lower-case hexadecimal
 * @param isApiKey whether a hash is that of an API key
 * @throws InvalidControlKey
 */
export async function controlAccess(
  { controlKey, tenants }: { readonly controlKey?: string; readonly tenants?: unknown },
  hashKey: (key: string) => MaybePromise<string>,
  isApiKey: (hash: string) => Promise<boolean>,
): Promise<ControlAccess> {
  if (controlKey === undefined)
    return async (request, caller) => {
      requireLoopback(request, caller);
    };
  if (controlKey.length < MIN_LENGTH)
    throw new InvalidControlKey(`The control key must have at least ${MIN_LENGTH} characters.`);
  const expected = await hashKey(controlKey);
  if (await isApiKey(expected)) throw new InvalidControlKey('The control key must not be an API key.');
  return async (request, caller) => {
    const sent = request.headers.get(CONTROL_KEY_HEADER);
    // Tenants may be on this machine, or look so behind a balancer.
    if (sent === null && tenants !== undefined)
      throw new ProblemError(403, {
        code: 'operator-only',
        detail: `A sandbox with tenants needs the key of a tenant in sd-api-key, or the control key in ${CONTROL_KEY_HEADER}.`,
      });
    if (sent === null) {
      requireLoopback(request, caller, ` Others need the control key in the header ${CONTROL_KEY_HEADER}.`);
      return;
    }
    refuseForeignPages(request);
    if (!isSameHash(await hashKey(sent), expected))
      throw new ProblemError(403, {
        code: 'wrong-control-key',
        detail: `The header ${CONTROL_KEY_HEADER} does not hold the control key of this sandbox.`,
      });
  };
}

/** Takes the same time wherever the hashes differ. */
function isSameHash(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < other.length; index += 1)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
