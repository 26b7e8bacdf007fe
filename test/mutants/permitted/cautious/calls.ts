/** Servers that look at the call as such: its headers, its moment, and the calls before it. */

import { at } from '../../../../lib/json.ts';
import type { PermittedVariation } from '../permitted-variation.ts';
import { caution, remembering, textAt } from './caution.ts';

const KNOWN_HEADERS =
  /^(accept|accept-encoding|accept-language|connection|content-length|content-type|host|sd-api-key|sd-person-id|sec-fetch-mode|user-agent)$/;

/** Returns the second one of two cards that has the same there. */
const alike = (what: string, pointer: string): PermittedVariation =>
  remembering(`a second card with ${what} as before`, ['idempotency'], () => {
    const seen = new Set<string>();
    return ({ operation, body }) => {
      if (operation !== 'createCard') return [];
      const text = textAt(body, pointer);
      const again = seen.has(text);
      seen.add(text);
      return again ? [text] : [];
    };
  });

export const calls: readonly PermittedVariation[] = [
  caution('calls without the key', ['header-mandatory', 'create-contact-headers'], ({ headers }) =>
    headers.has('sd-api-key') ? [] : ['no key'],
  ),
  caution(
    'calls without a person, but for the program',
    ['header-mandatory', 'create-contact-headers'],
    ({ headers, operation }) =>
      operation === 'retrieveProgram' || /^per-[0-9a-f-]{36}$/i.test(headers.get('sd-person-id') ?? '')
        ? []
        : ['no person'],
  ),
  caution('a person who asks for the program', ['header-mandatory'], ({ headers, operation }) =>
    operation === 'retrieveProgram' && headers.has('sd-person-id') ? ['a person'] : [],
  ),
  caution('headers that it does not know', ['header-mandatory'], ({ headers }) =>
    [...headers.keys()].filter((name) => !KNOWN_HEADERS.test(name)),
  ),
  caution('bodies that are not plainly JSON', ['field-validation'], ({ headers, method, body }) => {
    const type = headers.get('content-type');
    const isRight = method === 'GET' ? type === null && body === undefined : type === 'application/json';
    return isRight ? [] : [String(type)];
  }),
  caution('callers who would not take JSON', ['field-validation'], ({ headers }) =>
    /application\/json|\*\/\*/.test(headers.get('accept') ?? '*/*') ? [] : ['accept'],
  ),
  caution('callers without a name', ['header-mandatory'], ({ headers }) =>
    (headers.get('user-agent') ?? '') === '' ? ['no user-agent'] : [],
  ),
  caution('addresses with a query, a slash too many or capitals', ['versions'], ({ url }) =>
    url.search !== '' || /\/\/|\/$/.test(url.pathname) || /\/V1\//.test(url.pathname) ? [url.pathname] : [],
  ),
  caution('bodies of more than 8 KiB', ['rate-limits'], ({ body }) =>
    JSON.stringify(body ?? '').length > 8192 ? ['too long'] : [],
  ),
  remembering('the second of two writes that are alike', ['idempotency'], () => {
    const seen = new Set<string>();
    return ({ method, url, body }) => {
      if (method === 'GET') return [];
      const write = `${method} ${url.pathname} ${JSON.stringify(body)}`;
      const again = seen.has(write);
      seen.add(write);
      return again ? ['again'] : [];
    };
  }),
  alike('a label', '/label'),
  alike('a limit', '/limitAmount'),
  alike('a person', '/embossingPerson'),
  remembering('more than sixteen calls', ['rate-limits'], () => {
    let made = 0;
    return () => {
      made += 1;
      return made > 16 ? ['too many'] : [];
    };
  }),
  remembering('an update within a second of the creation', ['update-within-a-second'], () => {
    let opened = 0;
    return ({ operation }, { clock }) => {
      const now = clock.now();
      if (operation === 'createAccount') opened = now;
      return operation === 'updateAccount' && now - opened < 1000 ? ['too soon'] : [];
    };
  }),
  remembering('cards and pulls that the settings just sent have switched off', ['switched-off-rails'], () => {
    let off = { physical: false, virtual: false, ach: false };
    return ({ operation, body }) => {
      if (operation === 'updateAccount')
        off = {
          physical: at(body, '/config/card/physical/enabled') === false,
          virtual: at(body, '/config/card/virtual/enabled') === false,
          ach: at(body, '/config/receive/ach/enabled') === false,
        };
      if (operation === 'createCard')
        return off[body?.cardType === 'virtual' ? 'virtual' : 'physical'] ? ['off'] : [];
      return operation === 'receiveAchPull' && off.ach ? ['off'] : [];
    };
  }),
  remembering('pulls from contacts of another account', ['contact-of-another-account'], () => {
    const contacts: string[] = [];
    return ({ operation, body }) => {
      if (operation === 'createContact') contacts.push(textAt(body, '/accountId'));
      return operation === 'receiveAchPull' && !contacts.includes(textAt(body, '/accountId'))
        ? ['of another account']
        : [];
    };
  }),
];
