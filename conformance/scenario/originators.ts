import { at, type Json } from '../../lib/json.ts';
import { createDistinct } from './distinct-texts.ts';
import type { UpdateVariant } from './lowering-updates.ts';
import type { StepContext } from './step.ts';

const PLACE = '/incoming/achPull';

/** The first digits after the nines, by update: two updates never share both. */
const DIGITS = [
  ['01', '02'],
  ['13', '14'],
  ['25', '26'],
  ['37', '38'],
  ['49', '50'],
  ['73', '74'],
] as const;
const DIGITS_IN_PROGRAM = ['61', '62'] as const;
/** The entries of an operator's list that go into one update. */
const MAX_ORIGINATORS = 10;

/**
 * The originators whose ACH pulls the account accepts, in ascending order. Of those that the program names: the first, the last, the first
 * again and so on, then all. Otherwise some of those that the operator gave, others than in the update before, then all; or else fictitious
 * identifiers of ten digits: `9990000001`.
 */
export function originators(
  context: StepContext,
  program: Json | undefined,
  variant: UpdateVariant,
): string[] {
  const { random } = context;
  const own = textsAt(program, `${PLACE}/allowedOriginators`);
  // The program accepts no originators or no pulls at all.
  if (at(program, `${PLACE}/enabled`) === false || isEmptyList(at(program, `${PLACE}/allowedOriginators`)))
    return [];
  if (own.length > 0)
    return variant === 'program' ? own : variant % 2 === 0 ? own.slice(0, 1) : own.slice(-1);
  const blocked = textsAt(program, `${PLACE}/blockedOriginators`);
  const given = context.data?.originators?.filter((one) => !blocked.includes(one)).toSorted();
  if (given !== undefined)
    return variant === 'program' ? given.slice(0, MAX_ORIGINATORS) : partOf(given, variant);
  const digits = variant === 'program' ? DIGITS_IN_PROGRAM : (DIGITS[variant] ?? []);
  const distinct = createDistinct(context);
  return digits
    .map((two) => distinct(() => `999${two}${random.digits(5)}`))
    .filter((one) => !blocked.includes(one));
}

/** Half of them, at most two; each update continues where the one before ended. */
function partOf(list: readonly string[], update: number): string[] {
  const count = Math.min(2, Math.ceil(list.length / 2));
  const part = Array.from({ length: count }, (_, index) => list[(update * count + index) % list.length]);
  return part.filter((one) => one !== undefined).sort();
}

function isEmptyList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 0;
}

function textsAt(program: Json | undefined, pointer: string): string[] {
  const list = at(program, pointer);
  const texts = Array.isArray(list) ? list.filter((entry) => typeof entry === 'string' && entry !== '') : [];
  return [...new Set<string>(texts)].sort();
}
