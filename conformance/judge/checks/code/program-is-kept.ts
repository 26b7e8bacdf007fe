import { at, isObject, isSame, type Json } from '../../../../lib/json.ts';
import { toPointer } from '../../../../lib/json-pointer.ts';
import type { Judgement } from '../../../model/judgement.ts';
import type { Judge } from '../check-kind.ts';
import { held, inconclusive, violated } from '../judgements.ts';

const judge: Judge = (response, known) => {
  const { before, after } = known.programsAround(response);
  if (before === undefined || after === undefined) return [];
  const settings = settingsIn(response.sent).flatMap(({ path, value }) => {
    const pointer = inProgram(path);
    const [was, is] = [at(before.body, pointer), at(after.body, pointer)];
    return was === undefined || is === undefined ? [] : [{ pointer, value, was, is }];
  });
  if (settings.length === 0)
    return [inconclusive(response, 'the program shows none of the settings that were sent')];
  // An empty text asks for what the program has: a program that was emptied need not have it from there.
  const written = settings.filter(
    ({ value, was, is }) => value !== '' && !isSame(was, is) && isSame(is, value),
  );
  return written.length === 0
    ? [held(response)]
    : written.map(({ pointer, was }): Judgement => {
        const expected = { words: 'as before the update of the account:', value: was, pointer };
        return violated(after, pointer, expected);
      });
};

/**
 * A program must not take over what an update of an account sent. Somebody may change a program while a run is made, so a setting counts only where
 * it has changed to the very value that was sent. Nothing is judged where the program was not read both before the update and right after it.
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
