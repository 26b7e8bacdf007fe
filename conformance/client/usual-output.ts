import { groupBy } from '../../lib/group-by.ts';
import { replaceIds } from './call-ids.ts';
import type { ClientExit } from './client-run.ts';

type Output = Pick<ClientExit, 'stdout' | 'stderr'>;
type Tokens = readonly string[];

/** The output that a client prints while its bank works. */
export interface UsualOutput {
  /** Tells whether another run printed the same, apart from what differs between runs and values that are missing. */
  isIn(output: Output): boolean;
  /** The lines of another run that are not of that kind. */
  unusualLines(output: Output): string[];
}

/**
 * Learns from two runs without faults which words and numbers of the output stay the same, such as `200` in `PATCH 200`, and which differ by
 * themselves, such as an identifier of a log line. The order of lines does not count: clients do several things at once.
 */
export function usualOutput(first: Output, second: Output): UsualOutput {
  const { same, onlyFirst, onlySecond } = compare(linesOf(first), linesOf(second));
  const patterns = [...same, ...pair(onlyFirst, onlySecond)];
  return {
    isIn(output) {
      const { unmatched, unusual } = match(patterns, linesOf(output));
      return unusual.length === 0 && unmatched.length === 0;
    },
    unusualLines: (output) => match(patterns, linesOf(output)).unusual.map(({ text }) => text),
  };
}

interface Line {
  readonly text: string;
  readonly tokens: Tokens;
}

/** A token that may be anything. */
const ANY = Symbol('any');
type Pattern = readonly (string | typeof ANY)[];

/** Stands for an identifier, a time, a duration, and for a value that was not there. */
const OPEN = '#';
const TOKEN = /#|[\p{L}\p{N}_]+(?:[.:-][\p{L}\p{N}_]+)*/gu;

function linesOf({ stdout, stderr }: Output): Line[] {
  return `${stdout}\n${stderr}`
    .split('\n')
    .map((text) => ({ text, tokens: tokensOf(text) }))
    .filter(({ tokens }) => tokens.length > 0);
}

function tokensOf(line: string): Tokens {
  const open = replaceIds(line, () => OPEN)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of terminals begin with one.
    .replace(/\u001b\[[\d;]*[A-Za-z]/g, '')
    .replace(/\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?/g, OPEN)
    .replace(/\b\d{1,2}:\d{2}:\d{2}(?:[.,]\d+)?\b/g, OPEN)
    .replace(/\b\d+(?:\.\d+)?\s?(?:ns|[uµ]s|ms|s|secs?|seconds?|milliseconds?)\b/g, OPEN)
    .replace(/\b\d{10,}\b/g, OPEN)
    .replace(/\b(?:undefined|null|None|nil|NaN)\b|''|""/g, OPEN);
  // One after the other is as good as one: of a list, an entry may be missing.
  return (open.match(TOKEN) ?? []).filter((token, index, all) => token !== OPEN || all[index - 1] !== OPEN);
}

/** Lines that both have, as often as both have them, and the others. */
function compare(first: readonly Line[], second: readonly Line[]) {
  const left: ReadonlyMap<string, Line[]> = groupBy(second, keyOf);
  const same: Tokens[] = [];
  const onlyFirst: Line[] = [];
  for (const line of first) {
    if (left.get(keyOf(line))?.pop() === undefined) onlyFirst.push(line);
    else same.push(line.tokens);
  }
  return { same, onlyFirst, onlySecond: [...left.values()].flat() };
}

function keyOf({ tokens }: Line): string {
  return tokens.join(' ');
}

/** Beyond as many lines, what differs in one is not looked for: it may be anything. */
const MAX_PAIRED = 300;

/** Patterns of lines that differ in some of their tokens. Each line is paired with the one of as many tokens that it has most in common with. */
function pair(first: readonly Line[], second: readonly Line[]): Pattern[] {
  const left = [...second];
  return first.map(({ tokens }, index): Pattern => {
    if (index >= MAX_PAIRED) return tokens.map(() => ANY);
    const best = left
      .slice(0, MAX_PAIRED)
      .map((line, place) => ({ line, place, alike: countAlike(tokens, line.tokens) }))
      .filter(({ line }) => line.tokens.length === tokens.length)
      .reduce<{ line: Line; place: number; alike: number } | undefined>(
        (one, other) => (one === undefined || other.alike > one.alike ? other : one),
        undefined,
      );
    if (best === undefined) return tokens;
    left.splice(best.place, 1);
    return tokens.map((token, place) => (token === best.line.tokens[place] ? token : ANY));
  });
}

function countAlike(one: Tokens, other: Tokens): number {
  return one.filter((token, index) => token === other[index]).length;
}

function match(patterns: readonly Pattern[], lines: readonly Line[]) {
  const isLoose = (pattern: Pattern) => pattern.includes(ANY);
  const waiting: ReadonlyMap<string, Pattern[]> = groupBy(
    patterns.filter((pattern) => !isLoose(pattern)),
    (pattern) => pattern.join(' '),
  );
  const others = lines.filter((line) => waiting.get(keyOf(line))?.pop() === undefined);
  const loose = [...patterns.filter(isLoose), ...[...waiting.values()].flat()];
  const unusual = others.filter(({ tokens }) => {
    const place = loose.findIndex((pattern) => fits(pattern, tokens));
    if (place >= 0) loose.splice(place, 1);
    return place < 0;
  });
  return { unusual, unmatched: loose };
}

/** A value that is missing may stand in the place of a number or an identifier. */
function fits(pattern: Pattern, tokens: Tokens): boolean {
  return (
    pattern.length === tokens.length &&
    pattern.every((expected, index) => {
      const token = tokens[index];
      return (
        expected === ANY || expected === token || (token === OPEN && /^[+-]?[\d.,]+$/.test(String(expected)))
      );
    })
  );
}
