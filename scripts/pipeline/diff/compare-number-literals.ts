import { isKept, type NumberLiteral } from '../read/number-literals.ts';
import type { Changes } from './change.ts';

/** Long numbers that are read as the same one cannot be compared: 9007199254740993 and 9007199254740992. */
export function compareNumberLiterals(
  old: readonly NumberLiteral[],
  changed: readonly NumberLiteral[],
  changes: Changes,
): void {
  const [before, after] = [textsByValue(old), textsByValue(changed)];
  const lost = new Set([...old, ...changed].filter((one) => !isKept(one)).map(({ value }) => value));
  for (const value of lost) {
    const [from, to] = [before, after].map((texts) => [...(texts.get(value) ?? [])].sort().join(', '));
    if (from === '' || to === '' || from === to) continue;
    changes.add({
      key: `undecided:numbers:${value}`,
      impact: 'breaking',
      subject: 'text',
      where: 'numbers',
      message: `could not be compared, since JavaScript reads all of them as ${value}: ${from} → ${to}`,
      undecided: true,
      from,
      to,
    });
  }
}

function textsByValue(literals: readonly NumberLiteral[]): Map<number, Set<string>> {
  const found = new Map<number, Set<string>>();
  for (const { value, text } of literals) found.set(value, (found.get(value) ?? new Set()).add(text));
  return found;
}
