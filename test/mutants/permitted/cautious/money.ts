/** Servers that take no more than a little, and nothing beyond what the program allows. */
import { at, type Json } from '../../../../lib/json.ts';
import type { PermittedVariation } from '../permitted-variation.ts';
import { caution, centsAt, leaves, remembering, textAt } from './caution.ts';

const BEYOND = ['settings-beyond-the-program', 'exceeded-limits'];

const settingsOf = (body: Json | undefined, ending: RegExp) =>
  leaves(at(body, '/config')).filter(({ pointer }) => ending.test(pointer));

/** Finds where a setting of an account stands in the program. */
const inProgram = (pointer: string) => pointer.replace(/^\/card\//, '/card/type/');

export const money: readonly PermittedVariation[] = [
  caution('pulls of more than five dollars or less than one', ['exceeded-limits'], ({ operation, body }) => {
    const cents = centsAt(body, '/amount');
    const isSmall = cents !== undefined && cents >= 100n && cents <= 500n;
    return operation === 'receiveAchPull' && !isSmall ? [textAt(body, '/amount')] : [];
  }),
  caution('cards for more than a hundred dollars', ['exceeded-limits'], ({ operation, body }) => {
    const cents = centsAt(body, '/limitAmount');
    return operation === 'createCard' && !(cents !== undefined && cents > 0n && cents <= 10_000n)
      ? [textAt(body, '/limitAmount')]
      : [];
  }),
  caution(
    'cards for less than five dollars, or with cents, where the program allows more',
    ['exceeded-limits'],
    ({ operation, body, program }) => {
      const cents = centsAt(body, '/limitAmount');
      if (operation !== 'createCard' || cents === undefined) return [];
      const isLittle = ['/daily', '/monthly', '/card/daily', '/card/monthly']
        .map((place) => centsAt(program, `/limits/send${place}`))
        .some((most) => most !== undefined && most < 2000n);
      return isLittle || (cents >= 500n && cents % 100n === 0n) ? [] : [textAt(body, '/limitAmount')];
    },
  ),
  caution(
    'cards for more than the program lets them spend',
    ['exceeded-limits'],
    ({ operation, body, program }) => {
      if (operation !== 'createCard') return [];
      const cents = centsAt(body, '/limitAmount') ?? 0n;
      return [
        '/limits/send/daily',
        '/limits/send/card/daily',
        '/limits/send/monthly',
        '/limits/send/card/monthly',
      ]
        .map((pointer) => centsAt(program, pointer))
        .filter((most) => most !== undefined && most > 0n && cents > most)
        .map(String);
    },
  ),
  caution('settings beyond the program', BEYOND, ({ operation, body, program }) =>
    operation !== 'updateAccount'
      ? []
      : settingsOf(body, /\/(daily|monthly|count)$/)
          .filter(({ pointer, value }) => {
            const most = textAt(program, inProgram(pointer));
            return value !== '' && most !== '' && Number(value) > Number(most);
          })
          .map(({ pointer, value }) => `${pointer}: ${value}`),
  ),
  caution('flags beyond the program', BEYOND, ({ operation, body, program }) =>
    operation !== 'updateAccount'
      ? []
      : settingsOf(body, /\/(enabled|sameDay)$/)
          .filter(({ pointer, value }) => value === true && at(program, inProgram(pointer)) !== true)
          .map(({ pointer }) => pointer),
  ),
  caution('same-day service on a rail that is off', ['switched-off-rails'], ({ body }) =>
    ['/config/receive/ach', '/config/send/ach'].filter(
      (rail) => at(body, `${rail}/sameDay`) === true && at(body, `${rail}/enabled`) !== true,
    ),
  ),
  caution('limits for a rail that the same update switches off', ['switched-off-rails'], ({ body }) =>
    settingsOf(body, /^\/limits\/\w+\/\w+\/(daily|monthly)$/)
      .filter(({ pointer, value }) => {
        const [, , direction = '', group = ''] = pointer.split('/');
        const rail = group === 'domesticWire' ? 'wire' : group;
        return value !== '' && at(body, `/config/${direction}/${rail}/enabled`) === false;
      })
      .map(({ pointer }) => pointer),
  ),
  caution('limits of which only one amount is sent', ['partly-empty-limits'], ({ body }) =>
    settingsOf(body, /\/daily$/)
      .filter(({ pointer, value }) => {
        const monthly = textAt(body, `/config${pointer.replace(/daily$/, 'monthly')}`);
        return (value === '') !== (monthly === '');
      })
      .map(({ pointer }) => pointer),
  ),
  caution('overall limits that are empty', ['partly-empty-limits'], ({ body }) =>
    settingsOf(body, /^\/limits\/\w+\/(daily|monthly)$/)
      .filter(({ value }) => value === '')
      .map(({ pointer }) => pointer),
  ),
  caution('more by day than by month', BEYOND, ({ body }) =>
    settingsOf(body, /\/daily$/)
      .filter(({ pointer, value }) => {
        const monthly = textAt(body, `/config${pointer.replace(/daily$/, 'monthly')}`);
        return value !== '' && monthly !== '' && Number(value) > Number(monthly);
      })
      .map(({ pointer }) => pointer),
  ),
  caution('groups above the overall limits', BEYOND, ({ body }) =>
    settingsOf(body, /^\/limits\/\w+\/\w+\/(daily|monthly)$/)
      .filter(({ pointer, value }) => {
        const overall = textAt(body, `/config${pointer.replace(/\/\w+(\/\w+)$/, '$1')}`);
        return value !== '' && overall !== '' && Number(value) > Number(overall);
      })
      .map(({ pointer, value }) => `${pointer}: ${value}`),
  ),
  remembering('fewer cards than there are', BEYOND, () => {
    const issued = { physical: 0, virtual: 0 };
    return ({ operation, body }) => {
      if (operation === 'createCard') issued[body?.cardType === 'virtual' ? 'virtual' : 'physical'] += 1;
      if (operation !== 'updateAccount') return [];
      return (['physical', 'virtual'] as const).filter((type) => {
        const count = textAt(body, `/config/card/${type}/count`);
        return count !== '' && Number(count) < issued[type];
      });
    };
  }),
  remembering('settings that change nothing', ['unsent-fields-of-an-update'], () => {
    let before = '';
    return ({ operation, body }) => {
      if (operation !== 'updateAccount') return [];
      const same = JSON.stringify(body) === before;
      before = JSON.stringify(body);
      return same ? ['nothing changes'] : [];
    };
  }),
];
