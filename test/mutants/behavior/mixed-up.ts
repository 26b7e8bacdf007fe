/** Values that are easily taken for each other: mistakes that no row tells by itself. */
import { examples } from '../../../generated/examples.ts';
import { copy, set, stale, swap } from '../steps.ts';
import type { Breakages } from './standard.ts';

const flags = [
  ['send/check', 'send/wire'],
  ['send/check', 'receive/check'],
  ['send/ach', 'receive/ach'],
  ['send/intrabank', 'receive/intrabank'],
  ['send/card', 'send/check'],
  ['send/card', 'send/physicalCard'],
  ['send/internationalWire', 'send/wire'],
  ['send/internationalWire', 'send/intrabank'],
  ['receive/ach', 'receive/check'],
  ['card/physical', 'card/virtual'],
] as const;

const CHECK = examples.updateSentCheck.responses.updateSentCheckResponse.id;
const international = '/wire/international';

const swapped = (one: string, other: string): Breakages => ({
  [`${one} and ${other} are swapped`]: { patch: swap(one, other) },
});

/** The servers by row, beside what follows from the row. */
export const mixedUp: Readonly<Record<string, Breakages>> = {
  'createContact.international-wire-is-returned': {
    ...swapped(`${international}/beneficiaryBank`, `${international}/correspondentBank`),
    ...swapped(`${international}/beneficiaryBankAddress`, `${international}/correspondentBankAddress`),
  },
  'createContact.card-is-returned': {
    'the address of the check': { patch: [copy('/check/address', '/card/address')] },
  },
  'createContact.ach-last4-ends-account-number': {
    'those of the wire details': { patch: [copy('/wire/domestic/last4', '/ach/last4')] },
  },
  'updateSentCheck.metadata-is-returned': {
    'keys that were not sent are kept': { patch: [stale('/metadata/description')], call: 'second' },
  },
  'createCard.id-is-its-own': {
    'one for all': { patch: [set('/id', 'crd-6a1d0f84-3b52-4c97-8e60-2f9b7d1c5a38')] },
    'of zeros': { patch: [set('/id', 'crd-00000000-0000-0000-0000-000000000000')] },
  },
  'receiveAchPull.id-is-its-own': { 'that of the check': { patch: [set('/id', CHECK)] } },
  'createContact.unset-fields-are-empty': {
    'both times are unset': {
      patch: [set('/createdAt', '0001-01-01T00:00:00Z'), set('/modifiedAt', '0001-01-01T00:00:00Z')],
    },
  },
  'receiveAchPull.description-is-returned': { 'as the title': { patch: swap('/description', '/title') } },
  'updateAccount.top-level-limits-take-effect': swapped(
    '/config/limits/send/daily',
    '/config/limits/receive/daily',
  ),
  'updateAccount.enabled-flags-take-effect': Object.assign(
    {},
    ...flags.map(([one, other]) => swapped(`/config/${one}/enabled`, `/config/${other}/enabled`)),
  ),
};
