/** The checks that real banks make on what they are given. */
import type { PermittedVariation } from '../permitted-variation.ts';
import { caution, textAt, unless } from './caution.ts';

const FIELDS = ['field-validation'];

const STATES =
  /^(A[LKZR]|C[AOT]|D[EC]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])$/;

/** The digits of a routing number of the American Bankers Association, weighted 3, 7, 1, come to a multiple of ten. */
function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const weights = [3, 7, 1];
  const sum = [...text].reduce((total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0), 0);
  return sum > 0 && sum % 10 === 0;
}

/** A number that looks like an IBAN must have the right check digits (ISO 13616). */
function isForeignAccount(text: string): boolean {
  if (!/^[A-Z0-9]{5,34}$/.test(text)) return false;
  if (!/^[A-Z]{2}\d{2}/.test(text)) return true;
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

const isAscii = (text: string) => /^[ -~]*$/.test(text);

const longerThan = (id: string, names: RegExp, most: number): PermittedVariation =>
  caution(`${id} of more than ${most} characters`, FIELDS, ({ body }) =>
    unless(body, names, (text) => text.length <= most),
  );

export const bankData: readonly PermittedVariation[] = [
  caution('routing numbers with a wrong check digit', FIELDS, ({ body }) =>
    unless(body, /^routingNumber$/, isRoutingNumber),
  ),
  caution('account numbers that are not 4 to 17 digits', FIELDS, ({ body }) =>
    unless(
      body,
      /^accountNumber$/,
      (text, pointer) => pointer.includes('international') || /^\d{4,17}$/.test(text),
    ),
  ),
  caution('foreign account numbers of no known form', FIELDS, ({ body }) =>
    unless(
      body,
      /^accountNumber$/,
      (text, pointer) => !pointer.includes('international') || isForeignAccount(text),
    ),
  ),
  caution('bank identifier codes that are none', FIELDS, ({ body }) =>
    unless(body, /BankIdentifierCode$|^bankIdentifierCode$/, (text) =>
      /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text),
    ),
  ),
  caution('codes of banks in another country than the bank', FIELDS, ({ body }) => {
    const wire = '/wire/international';
    const agrees = (code: string, country: string) =>
      textAt(body, `${wire}/${code}`).slice(4, 6) === textAt(body, `${wire}/${country}/country`);
    return body?.wire === undefined ||
      (agrees('bankIdentifierCode', 'beneficiaryBankAddress') &&
        agrees('correspondentBankIdentifierCode', 'correspondentBankAddress'))
      ? []
      : ['a code is of another country'];
  }),
  caution('telephone numbers that nobody could dial', FIELDS, ({ body }) =>
    unless(body, /^phone$/, (text) => /^\+1[2-9]\d{2}[2-9]\d{6}$|^\+[2-9]\d{7,14}$/.test(text)),
  ),
  caution('e-mail addresses of no usual form', FIELDS, ({ body }) =>
    unless(
      body,
      /^email$/,
      (text) => text.length <= 64 && /^[a-z0-9.+-]+@([a-z0-9-]+\.)+[a-z]{2,}$/.test(text),
    ),
  ),
  caution('states that are none, and abroad any', FIELDS, ({ body }) =>
    unless(body, /^state$/, (text, pointer) => {
      const country = textAt(body, pointer.replace(/state$/, 'country'));
      return country === 'US' ? STATES.test(text) : text === '';
    }),
  ),
  caution('postal codes of no known form', FIELDS, ({ body }) =>
    unless(body, /^postalCode$/, (text, pointer) =>
      textAt(body, pointer.replace(/postalCode$/, 'country')) === 'US'
        ? /^\d{5}(-\d{4})?$/.test(text)
        : /^[A-Z0-9][A-Z0-9 -]{2,9}$/.test(text),
    ),
  ),
  caution('countries in small letters or under sanctions', FIELDS, ({ body }) =>
    unless(body, /^country$/, (text) => /^[A-Z]{2}$/.test(text) && !/^(CU|IR|KP|RU|SY|BY)$/.test(text)),
  ),
  caution('addresses for another use than the one at hand', FIELDS, ({ body }) =>
    unless(body, /^addressType$/, (text, pointer) => pointer.toLowerCase().includes(`/${text}`)),
  ),
  caution('post boxes', FIELDS, ({ body }) =>
    unless(body, /^line1$/, (text) => /^\d/.test(text) && !/\b(p\.? ?o\.?|box)\b/i.test(text)),
  ),
  caution('merchant categories that are not four digits', FIELDS, ({ body }) =>
    unless(body, /^allowedCategories$/, (text) => /^[0-9]{4}$/.test(text) && Number(text) >= 742),
  ),
  caution('lists that repeat themselves', FIELDS, ({ body }) => {
    const lists = [body?.allowedCategories, body?.blockedMerchants].filter(Array.isArray) as string[][];
    return lists.filter((list) => new Set(list).size < list.length).map(String);
  }),
  caution('names that no machine can emboss', FIELDS, ({ body }) =>
    unless(body, /^embossing/, (text) => /^[A-Z][A-Z .'-]{1,20}$/.test(text)),
  ),
  caution('persons without a first and a last name', FIELDS, ({ body }) =>
    unless(body, /^embossingPerson$/, (text) => text.trim().split(' ').length === 2),
  ),
  caution('originators that are not ten digits in order', FIELDS, ({ body }) =>
    unless(body, /^allowedOriginators$/, (text) => /^\d{10}$/.test(text)),
  ),
  caution('anything but printable ASCII', FIELDS, ({ body }) => unless(body, /./, isAscii)),
  caution('marks that mean something elsewhere', FIELDS, ({ body }) =>
    unless(body, /./, (text) => !/[<>{}[\]\\^`|;"%$*=]/.test(text)),
  ),
  caution('blanks at the edges or in a row', FIELDS, ({ body }) =>
    unless(body, /./, (text) => text === text.trim() && !text.includes('  ')),
  ),
  longerThan('names', /^name$/, 22),
  longerThan('names of banks', /[bB]ank(Name)?$/, 35),
  longerThan('lines of addresses', /^(line\d|city)$/, 30),
  longerThan('labels and titles', /^(label|title)$/, 30),
  caution('descriptions of pulls of more than 10 characters', FIELDS, ({ operation, body }) =>
    operation === 'receiveAchPull' ? unless(body, /^description$/, (text) => text.length <= 10) : [],
  ),
  longerThan('descriptions', /^(description|externalId)$/, 80),
];
