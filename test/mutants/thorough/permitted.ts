/** Servers that refuse what only `--thorough` sends, each a kind of it. None may be accused, and nothing may stay open. */
import { isObject, type Json } from '../../../lib/json.ts';
import { caution, leaves, remembering, unless } from '../permitted/cautious/caution.ts';
import type { AskedCall, PermittedVariation } from '../permitted/permitted-variation.ts';

const FIELDS = ['field-validation'];

const texts = (what: string, isFine: (text: string) => boolean): PermittedVariation =>
  caution(`thorough: ${what}`, FIELDS, ({ body }) => unless(body, /./, isFine));

/** More than so many calls of an operation. */
const more = (operation: AskedCall['operation'], most: number): PermittedVariation =>
  remembering(`thorough: more than ${most} calls of ${operation}`, ['exceeded-limits'], () => {
    let made = 0;
    return (call) => {
      if (call.operation !== operation) return [];
      made += 1;
      return made > most ? ['too many'] : [];
    };
  });

export const refusedQuestions: readonly PermittedVariation[] = [
  texts('blanks at the edges', (text) => text === text.trim()),
  texts('runs of blanks', (text) => !text.includes('  ')),
  texts('letters beyond ASCII', (text) => /^[ -~]*$/.test(text)),
  texts('combining letters', (text) => text === text.normalize('NFC')),
  texts('markup', (text) => !/[<>&"']/.test(text)),
  texts('emoji', (text) => !/[\u{10000}-\u{10ffff}]/u.test(text)),
  texts('more than 50 characters', (text) => text.length <= 50),
  texts('more than 255 characters', (text) => text.length <= 255),
  texts(
    'capitals within words',
    (text) => !/[a-z][A-Z]/.test(text) || /^(sameDay|allTime|business\w+)$/.test(text),
  ),
  caution('thorough: tags in emails', FIELDS, ({ body }) =>
    unless(body, /^email$/, (text) => !text.includes('+')),
  ),
  caution('thorough: empty second lines', FIELDS, ({ body }) =>
    unless(body, /^line2$/, (text) => text !== ''),
  ),
  caution('thorough: numbers that begin with two zeros', FIELDS, ({ body }) =>
    unless(body, /^(routingNumber|accountNumber|line2)$/, (text) => !text.startsWith('00')),
  ),
  caution('thorough: other types of addresses', FIELDS, ({ body }) =>
    unless(body, /^addressType$/, (text) => !/mailing/.test(text)),
  ),
  caution('thorough: empty lists', FIELDS, ({ body }) =>
    [body?.allowedCategories, body?.blockedMerchants]
      .filter((list): list is readonly Json[] => Array.isArray(list) && list.length === 0)
      .map(String),
  ),
  caution('thorough: terms that are not accepted', FIELDS, ({ body }) =>
    body?.acceptedTerms === false ? ['terms'] : [],
  ),
  caution('thorough: card limits above 1,000', ['exceeded-limits'], ({ body }) =>
    unless(body, /^limitAmount$/, (text) => Number(text) <= 1000),
  ),
  caution('thorough: virtual cards', FIELDS, ({ body }) => (body?.cardType === 'virtual' ? ['virtual'] : [])),
  caution('thorough: nested metadata', FIELDS, ({ body }) =>
    leaves(isObject(body) ? body.metadata : undefined)
      .filter(({ pointer }) => pointer.split('/').length > 2)
      .map(({ pointer }) => pointer),
  ),
  caution('thorough: updates of a part', ['unsent-fields-of-an-update'], ({ operation, body }) =>
    operation === 'updateAccount' && body?.incoming === undefined ? ['incoming'] : [],
  ),
  more('createAccount', 1),
  more('createAccount', 2),
  more('createContact', 1),
  more('receiveAchPull', 1),
  more('receiveAchPull', 2),
];
