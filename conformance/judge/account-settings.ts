import type { OperationId } from '../../generated/operations.ts';
import { at, type Json } from '../../lib/json.ts';
import { shows } from '../catalogue/effect.ts';
import { parseCents } from '../parse-cents.ts';

/** Tells whether a place is a setting of an account. */
export function isSetting(operation: OperationId, pointer: string): boolean {
  return (
    shows(operation, 'Account') &&
    /^\/config\/(?:(?:card|limits|receive|send)\/|incoming\/achPull\/allowedOriginators$)/.test(pointer)
  );
}

/**
 * Tells whether an account had the setting before, or its program has it: whether it can be given more is open.
 *
 * @param account as it was before the update
 */
export function isWithinSettings(
  pointer: string,
  value: Json,
  account: Json | undefined,
  program: Json | undefined,
): boolean {
  if (Array.isArray(value)) return areWithinSettings(pointer, value as readonly Json[], account, program);
  const own = at(account, pointer);
  const ofProgram = at(program, placeInProgram(pointer));
  const known = [own, ofProgram].filter((one) => one !== undefined);
  if (typeof value === 'boolean') {
    if (value === false) return true;
    const isRailOff =
      pointer.endsWith('/sameDay') &&
      at(program, placeInProgram(pointer.replace(/sameDay$/, 'enabled'))) === false;
    return known.includes(true) && !isRailOff;
  }
  const most = known.map(toNumber).filter((one) => one !== undefined);
  const number = toNumber(value);
  return number !== undefined && most.some((one) => number <= one);
}

/** Tells whether a program shows a setting, and has less than this. */
export function exceedsProgram(pointer: string, value: Json, program: Json | undefined): boolean {
  const isShown = at(program, placeInProgram(pointer)) !== undefined;
  return isShown && !isWithinSettings(pointer, value, undefined, program);
}

/** Tells whether a program accepts originators: one that names some accepts no others, and one whose list is empty accepts none. */
function areWithinSettings(
  pointer: string,
  values: readonly Json[],
  account: Json | undefined,
  program: Json | undefined,
): boolean {
  const own = at(account, pointer);
  const ofProgram = at(program, pointer.replace(/^\/config/, ''));
  const blocked = at(program, '/incoming/achPull/blockedOriginators');
  const had = Array.isArray(own) ? (own as readonly Json[]) : [];
  return values.every((one) => {
    if (Array.isArray(blocked) && blocked.includes(one)) return false;
    if (had.includes(one)) return true;
    if (program === undefined || at(program, '/incoming/achPull/enabled') === false) return false;
    return !Array.isArray(ofProgram) || ofProgram.includes(one);
  });
}

/** An empty amount is no limit. */
function toNumber(value: Json | undefined): bigint | undefined {
  if (value === '') return 10n ** 30n;
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return BigInt(value) * 100n;
  return parseCents(value);
}

function placeInProgram(pointer: string): string {
  return pointer.replace(/^\/config\/card\//, '/card/type/').replace(/^\/config\//, '/');
}
