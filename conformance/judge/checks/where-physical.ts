import { at } from '../../json.ts';
import { type Judge, vacuous } from './judge.ts';

/** Judges cards that were asked for as physical ones: of others, nobody has seen how they begin and whether they are shipped. */
export function wherePhysical(judge: Judge): Judge {
  return (sight, seen) =>
    at(sight.sent, '/cardType') === 'physical'
      ? judge(sight, seen)
      : [vacuous(sight, 'only physical cards were seen')];
}
