import { at, isObject, isSame, type Json } from '../../../../lib/json.ts';
import { toPointer } from '../../../../lib/json-pointer.ts';
import type { Judgement } from '../../../model/judgement.ts';
import type { Judge } from '../check-kind.ts';
import { held, inconclusive, violated } from '../judgements.ts';

const judge: Judge = (response, known) => {
  const { before, after, next, afterNext } = known.programsAround(response);
  if (before === undefined || after === undefined) return [];
  const settings = settingsIn(response.sent).flatMap(({ path, value }) => {
    const pointer = inProgram(path);
    const [was, is] = [at(before.body, pointer), at(after.body, pointer)];
    if (was === undefined || is === undefined) return [];
    const isRepeated =
      afterNext !== undefined && isSame(at(next?.sent, toPointer(path)), at(afterNext.body, pointer));
    return [{ pointer, value, was, is, isRepeated }];
  });
  if (settings.length === 0)
    return [inconclusive(response, 'the program shows none of the settings that were sent')];
  // An empty text asks for what the program has: a program that was emptied need not have it from there.
  const written = settings.filter(
    ({ value, was, is }) => value !== '' && !isSame(was, is) && isSame(is, value),
  );
  const certain = written.filter(({ value, isRepeated }) => isRepeated || isOfNobodyElse(value));
  if (certain.length === 0)
    return [
      written.length === 0
        ? held(response)
        : inconclusive(response, 'a person may have set the program to the same flags or counts'),
    ];
  return certain.map(({ pointer, was }): Judgement => {
    const expected = { words: 'as before the update of the account:', value: was, pointer };
    return violated(after, pointer, expected);
  });
};

/** An amount with cents, or a list of originators: nobody else sets a program to the same. */
function isOfNobodyElse(value: Json): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'string' && /\.(?!00)\d\d$/.test(value);
}

/**
 * A program must not take over what an update of an account sent. Somebody may change a program while a run is made, so a setting counts only where
 * it has changed to the very value that was sent; a flag or a count, which others may choose too, only if it has become what the next update sent, too. Nothing is judged where the program was not read both before the update and right after it.
 */
export const programIsKept: Judge = judge;

/** Every setting that was sent: an object is looked into, a list is one. */
function settingsIn(value: Json | undefined, path: readonly string[] = []) {
  const found: { readonly path: readonly string[]; readonly value: Json }[] = [];
  if (isObject(value))
    for (const [name, inner] of Object.entries(value)) found.push(...settingsIn(inner, [...path, name]));
  else if (value !== undefined) found.push({ path, value });
  return found;
}

/** `/config/card/physical/count` is `/card/type/physical/count` there. */
function inProgram(path: readonly string[]): string {
  const [first, ...rest] = path;
  const [card, ...ofCard] = rest;
  if (first !== 'config') return toPointer(path);
  return card === 'card' ? toPointer(['card', 'type', ...ofCard]) : toPointer(rest);
}
