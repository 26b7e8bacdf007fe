import { at } from '../../../lib/json.ts';
import { type Judge, vacuous } from './judge.ts';

/** Judges cards that were asked for as physical ones: of others, nobody has seen how they begin and whether they are shipped. */
export function wherePhysical(judge: Judge): Judge {
  return (response, history) =>
    at(response.sent, '/cardType') === 'physical'
      ? judge(response, history)
      : [vacuous(response, 'only physical cards were seen')];
}
