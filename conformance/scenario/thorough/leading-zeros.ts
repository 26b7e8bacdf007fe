import { changeTexts } from './change-texts.ts';
import { keepOperators } from './keep-operators.ts';
import { likeBefore, question } from './question.ts';
import { asSpare, OPEN_SECOND_ACCOUNT } from './two-accounts.ts';

/** Nothing is ever pulled from this contact. */
export const leadingZeros = question('leading-zeros', 'Do numbers that are texts keep their leading zeros?', {
  id: 'store-contact-with-leading-zeros',
  like: 'store-contact',
  purpose: 'Store a contact whose account numbers, routing numbers and second lines begin with zeros',
  after: [OPEN_SECOND_ACCOUNT],
  prepare: (context) =>
    likeBefore(context, 'store-contact', asSpare(context), (body) =>
      changeTexts(
        body,
        /^(accountNumber|routingNumber|line2)$/,
        keepOperators(context, 'store-contact', body, (text, place) => {
          const { random } = context;
          if (place.includes('international')) return text;
          if (place.endsWith('line2')) return `00${random.integer(1, 9)}`;
          return place.endsWith('routingNumber')
            ? withCheckDigit(`00${random.digits(6)}`)
            : `0000${random.digits(8)}`;
        }),
      ),
    ),
});

/** Weighted 3, 7 and 1, the nine digits come to a multiple of ten. */
function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
