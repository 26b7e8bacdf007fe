import { at, isObject, type Json } from '../../../../lib/json.ts';
import type { Judge } from '../check-kind.ts';
import { judgeLeaves } from '../judge-leaves.ts';
import { vacuous } from '../judgements.ts';

const PLACES = ['/cardholder/billingAddress', '/shipping/shippingAddress'];
const SENT = ['/billingAddress', '/shipping/shippingAddress'];

const judge: Judge = (response, known) => {
  const own = addressesIn(response.sent);
  const others = known
    .sentForOthers(response)
    .flatMap(addressesIn)
    .filter((one) => !own.includes(one));
  if (others.length === 0) return [vacuous(response, 'no other address was sent for another card')];
  const shown = PLACES.filter((pointer) => isObject(at(response.body, pointer)));
  if (shown.length === 0) return [vacuous(response, 'the response shows no address')];
  return judgeLeaves(
    response,
    shown.map((pointer) => ({
      pointer,
      expected: { words: 'no address that was sent for another card' },
      isRight: (actual) => !others.includes(textOf(actual)),
    })),
  );
};

/** A card may show its addresses in a postal form, but not those of another card. */
export const addressesAreItsOwn: Judge = judge;

function addressesIn(sent: Json | undefined): string[] {
  return SENT.map((pointer) => textOf(at(sent, pointer))).filter((text) => text !== '');
}

/** Returns what a postal form keeps of an address: the letters and digits of the first line and of the postal code. */
function textOf(address: Json | undefined): string {
  const { line1, postalCode } = isObject(address) ? address : {};
  return [line1, postalCode]
    .map((text) => String(text ?? '').replace(/[^\p{L}\p{N}]/gu, ''))
    .join(' ')
    .trim()
    .toUpperCase();
}
