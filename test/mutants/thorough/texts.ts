/** Servers that change unusual texts, and no usual ones. */
import type { Json } from '../../../lib/json.ts';
import type { Mutant } from '../mutant.ts';
import { changingTexts, server } from './altering.ts';

/** Ways in which servers change texts: all of them leave plain ASCII words as they are. */
const WAYS: Readonly<Record<string, (text: string) => Json>> = {
  'trims texts': (text) => text.trim(),
  'trims texts at the end': (text) => text.trimEnd(),
  'escapes for HTML': (text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  'unescapes from HTML': (text) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<'),
  'strips tags': (text) => text.replace(/<[^>]*>/g, ''),
  'doubles apostrophes': (text) => text.replaceAll("'", "''"),
  'escapes quotes by backslashes': (text) => text.replace(/["']/g, '\\$&'),
  'curls quotes': (text) => text.replaceAll('"', '”').replaceAll("'", '’'),
  'composes letters': (text) => text.normalize('NFC'),
  'decomposes letters': (text) => text.normalize('NFD'),
  'drops what is not ASCII': (text) => text.replace(/[^ -~]/g, ''),
  'drops accents': (text) => text.normalize('NFD').replace(/\p{M}/gu, ''),
  'puts question marks for what Latin-1 does not have': (text) => text.replace(/[\u0100-\uffff]/g, '?'),
  'reads UTF-8 as Latin-1': (text) => Buffer.from(text, 'utf8').toString('latin1'),
  'drops emoji': (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, ''),
  'breaks surrogate pairs': (text) => text.replace(/[\ud800-\udbff]/g, '\ufffd'),
  'cuts texts at 50 characters': (text) => text.slice(0, 50),
  'cuts texts at 64 characters': (text) => text.slice(0, 64),
  'cuts texts at 255 characters': (text) => text.slice(0, 255),
  'cuts texts at 255 bytes': (text) => Buffer.from(text).subarray(0, 255).toString(),
  'decodes percent signs': (text) => text.replaceAll('%20', ' '),
  'fills in templates': (text) => text.replace(/\{\{.*?\}\}/g, ''),
};

const contact = (how: string, change: (text: string) => Json): Mutant =>
  server(
    'createContact',
    how,
    'name-is-returned',
    changingTexts('createContact', /^(name|label|bankName)$/, change),
  );

export const textMutants: readonly Mutant[] = [
  ...Object.entries(WAYS).flatMap(([how, change]) => [
    contact(how, change),
    ...(/cuts texts at (50|64)/.test(how)
      ? []
      : [
          server(
            'updateSentCheck',
            how,
            'title-is-returned',
            changingTexts('updateSentCheck', /^title$/, change),
          ),
        ]),
  ]),
  contact('collapses runs of blanks', (text) => text.replace(/ +/g, ' ')),
  contact('capitalizes words', (text) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())),
  server(
    'createContact',
    'lower-cases emails',
    'email-is-returned',
    changingTexts('createContact', /^email$/, (text) => text.toLowerCase()),
  ),
  server(
    'createContact',
    'drops the tag of emails',
    'email-is-returned',
    changingTexts('createContact', /^email$/, (text) => text.replace(/\+.*@/, '@')),
  ),
  server(
    'createContact',
    'makes blanks of the tag in emails',
    'email-is-returned',
    changingTexts('createContact', /^email$/, (text) => text.replace('+', ' ')),
  ),
  server(
    'createContact',
    'reads routing numbers as numbers',
    'ach-is-returned',
    changingTexts('createContact', /^routingNumber$/, withoutZeros),
  ),
  server(
    'createContact',
    'reads account numbers as numbers of eight digits at least',
    'ach-is-returned',
    changingTexts('createContact', /^accountNumber$/, (text) =>
      text.startsWith('0000') ? withoutZeros(text) : text,
    ),
  ),
  server(
    'createContact',
    'reads the second line as a number',
    'card-is-returned',
    changingTexts('createContact', /^line2$/, (text) => (/^\d+$/.test(text) ? withoutZeros(text) : text)),
  ),
  server(
    'createContact',
    'puts a blank for an empty second line',
    'card-is-returned',
    changingTexts('createContact', /^line2$/, (text) => text || ' '),
  ),
  server(
    'createContact',
    'puts null for an empty second line',
    'check-is-returned',
    changingTexts('createContact', /^line2$/, (text) => text || null),
  ),
  server(
    'createContact',
    'knows three types of addresses',
    'card-is-returned',
    changingTexts('createContact', /^addressType$/, (text) =>
      /^(card|check|wire|)$/.test(text) ? text : '',
    ),
  ),
  server(
    'createContact',
    'takes mail for checks',
    'check-is-returned',
    changingTexts('createContact', /^addressType$/, (text) => text.replace('mailing', 'check')),
  ),
  server(
    'createAccount',
    'trims labels',
    'label-is-returned',
    changingTexts('createAccount', /^label$/, (text) => text.trim()),
  ),
  server(
    'createAccount',
    'drops emoji from labels',
    'label-is-returned',
    changingTexts('createAccount', /^label$/, WAYS['drops emoji'] as never),
  ),
  server(
    'createCard',
    'composes letters of labels',
    'label-is-returned',
    changingTexts('createCard', /^label$/, (text) => text.normalize('NFC')),
  ),
  server(
    'createCard',
    'escapes labels',
    'label-is-returned',
    changingTexts('createCard', /^label$/, WAYS['escapes for HTML'] as never),
  ),
  server(
    'receiveAchPull',
    'drops marks from descriptions',
    'description-is-returned',
    changingTexts('receiveAchPull', /^description$/, (text) => text.replace(/[^\w ]/g, '')),
  ),
  server(
    'receiveAchPull',
    'trims descriptions',
    'description-is-returned',
    changingTexts('receiveAchPull', /^description$/, (text) => text.trim()),
  ),
];

function withoutZeros(text: string): string {
  return text.replace(/^0+(?=\d)/, '');
}
