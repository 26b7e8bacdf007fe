import { at } from '../../../lib/json.ts';
import { asCode, type CheckKind, pairsOf } from './check-kind.ts';
import { held, violated } from './judgements.ts';

/** `{ neverSent: [/password] }` */
export const neverSent: CheckKind<'pointers'> = {
  operand: 'pointers',
  meaning: 'The response has nothing at the places, or null.',
  words: (pointers) => `${pointers.map(asCode).join(', ')} of the response: never sent`,
  judge(pointers, { expand }) {
    return (response) => {
      const found = expand(pairsOf(pointers)).filter(({ at: pointer }) => {
        const value = at(response.body, pointer);
        return value !== undefined && value !== null;
      });
      return found.length === 0
        ? [held(response)]
        : found.map(({ at: pointer }) => ({
            ...violated(response, pointer, { words: 'nothing at this place' }),
            actual: { words: 'a value' },
          }));
    };
  },
};
