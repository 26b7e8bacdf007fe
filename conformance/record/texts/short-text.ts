import { plainIn } from '../../traffic/judge/plain-value.ts';
import type { KeyedRandom } from '../keyed-random.ts';

/** Characters that change places with each other only. */
interface CharacterClass {
  /** The text is in capitals if it has any. */
  readonly members: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

const DIGITS = toClass('0123456789');
const LETTERS = toClass('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/**
 * A pseudonym of the same length, for four characters and fewer, which are too short for made-up words, and for codes whose length is part of their
 * form: digits stay digits, letters stay letters of the same case and alphabet, everything else stays as it is. Two texts never have the same one.
 *
 * @param isTaken whether a text in capitals must be left to itself
 * @param tweak what else the pseudonym depends on
 */
export function shortText(
  text: string,
  random: KeyedRandom,
  isTaken: (capitals: string) => boolean,
  tweak = '',
): string {
  // Otherwise its own place could be refused like all others, and the search for one would not end.
  if (isTaken(text.toUpperCase())) return text;
  const units = text.split('');
  const hasValue = /[1-9]/.test(text);
  const classes = units.map((unit) => (/\d/.test(unit) && !hasValue ? undefined : classOf(unit)));
  const size = classes.reduce((product, one) => product * BigInt(one?.members.length ?? 1), 1n);
  if (size === 1n) return text;

  const toNumber = (some: readonly string[]) =>
    some.reduce((number, unit, index) => {
      const one = classes[index];
      const place = one?.places.get(unit.toUpperCase()) ?? one?.places.get(unit) ?? 0;
      return one === undefined ? number : number * BigInt(one.members.length) + BigInt(place);
    }, 0n);
  const toText = (number: bigint) => {
    let left = number;
    const found: string[] = [];
    for (const [index, one] of [...classes.entries()].reverse()) {
      if (one === undefined) found.unshift(units[index] ?? '');
      else {
        found.unshift(one.members[Number(left % BigInt(one.members.length))] ?? '');
        left /= BigInt(one.members.length);
      }
    }
    return found;
  };
  const shape = units
    .map((unit, index) => (classes[index] === undefined ? unit.toUpperCase() : keyOf(classes[index])))
    .join(' ');
  const fields = plainIn(text.toUpperCase()).join();
  const place = random.permute(toNumber(units), size, `short ${shape}${tweak}`, (result) => {
    const candidate = toText(result).join('');
    if (/[1-9]/.test(candidate) !== hasValue || isTaken(candidate.toUpperCase())) return false;
    return plainIn(candidate.toUpperCase()).join() === fields;
  });
  return toText(place)
    .map((unit, index) => (units[index] === units[index]?.toUpperCase() ? unit : unit.toLowerCase()))
    .join('');
}

function keyOf({ members }: CharacterClass): string {
  return `${members[0]}-${members.length}`;
}

function toClass(members: string | readonly string[]): CharacterClass {
  return { members: [...members], places: new Map(Array.from(members, (one, index) => [one, index])) };
}

/** Replaces a UTF-16 code unit; `undefined`: it stays as it is. */
function classOf(unit: string): CharacterClass | undefined {
  if (/[0-9]/.test(unit)) return DIGITS;
  if (/[A-Za-z]/.test(unit)) return LETTERS;
  return unit < '\u0080' ? undefined : foreignClassOf(unit);
}

const PAGE = 128;
const foreign = new Map<string, CharacterClass>();

/** The letters of the same 128 characters of Unicode with the same kind of case: `ä` and `é`, `д` and `ж`, `東` and `京`. */
function foreignClassOf(unit: string): CharacterClass | undefined {
  const kind = kindOf(unit);
  if (kind === undefined) return undefined;
  const page = Math.floor(unit.charCodeAt(0) / PAGE);
  const key = `${kind} ${page}`;
  let known = foreign.get(key);
  if (known === undefined) {
    const units = Array.from({ length: PAGE }, (_, index) => String.fromCharCode(page * PAGE + index));
    const alike = units.filter((one) => kindOf(one) === kind);
    known = toClass(kind === 'cased' ? [...new Set(alike.map((one) => one.toUpperCase()))] : alike);
    foreign.set(key, known);
  }
  return known;
}

/** Letters whose capital is a letter elsewhere, or two letters, stay as they are. */
function kindOf(unit: string): 'cased' | 'uncased' | 'half' | undefined {
  if (unit >= '\udc00' && unit <= '\udfff') return 'half';
  if (!/\p{L}|\p{M}|\p{N}/u.test(unit)) return undefined;
  const upper = unit.toUpperCase();
  const lower = upper.toLowerCase();
  if (upper === lower) return unit === upper ? 'uncased' : undefined;
  const samePage = [upper, lower].every(
    (one) =>
      one.length === 1 && Math.floor(one.charCodeAt(0) / PAGE) === Math.floor(unit.charCodeAt(0) / PAGE),
  );
  const isPair = lower.toUpperCase() === upper && (unit === upper || unit === lower);
  return samePage && isPair ? 'cased' : undefined;
}
