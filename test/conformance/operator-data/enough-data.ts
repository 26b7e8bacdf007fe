import type { OperatorData } from '../../../conformance/operator-data/operator-data.ts';

const TOWNS = [
  ['Salem', 'OR', '97301'],
  ['Tacoma', 'WA', '98402'],
  ['Boulder', 'CO', '80301'],
  ['El Paso', 'TX', '79901'],
  ['Peoria', 'IL', '61602'],
  ['Macon', 'GA', '31201'],
  ['Yuma', 'AZ', '85364'],
  ['Worcester', 'MA', '01608'],
  ['Toledo', 'OH', '43604'],
] as const;

/** `acceptingOnly` puts these before the words of the sandbox. */
export const OUR = 'our-';

/** Returns as many values of every kind as it takes to keep all fields apart. None of them is one that the suite makes up. */
export const ENOUGH_DATA = {
  accountTypes: ['our-businessChecking'],
  bankAccounts: [
    { routingNumber: '021000021', accountNumber: '0044556677', bankName: 'Kestrel Bank' },
    { routingNumber: '011401533', accountNumber: '9988123405', accountType: 'our-personalChecking' },
    { routingNumber: '091000019', accountNumber: '5566001122' },
  ],
  routingNumbers: ['122105155', '031176110'],
  bankNames: ['Osprey Savings', 'Harrier Federal', 'Merlin Mutual', 'Falcon Credit', 'Goshawk National'],
  bankAccountTypes: ['our-businessChecking', 'our-businessSavings'],
  bics: ['KSTLGB2LXXX', 'OSPRUS33XXX', 'MRLNDEFFXXX'],
  internationalAccountNumbers: ['GB29NWBK60161331926819', 'DE89370400440532013000'],
  internationalAccountTypes: ['our-business'],
  phones: ['+442079460018', '+14155550199'],
  domains: ['pilot-bank.example', 'qa.pilot-bank.example'],
  businessNames: ['Larkspur Trading', 'Foxglove Imports', 'Bluebell Freight', 'Primrose Exports'],
  personNames: ['QUENTIN DARBY', 'ROSALIND FINCH'],
  addresses: TOWNS.map(([city, state, postalCode], index) => ({
    line1: `${31 + index * 7} Quarry ${['Close', 'Rise', 'Gate', 'Walk', 'Row', 'Mews', 'Yard', 'Bend', 'Hill'][index]}`,
    city,
    state,
    postalCode,
    country: 'US',
  })),
  addressesAbroad: [
    { line1: '4 Tanner Wharf', line2: 'Unit 9', city: 'Cardiff', postalCode: 'CF10 1EP', country: 'GB' },
    { line1: '12 Rue du Port', city: 'Nantes', postalCode: '44000', country: 'FR' },
  ],
  merchantCategories: ['0763', '4111', '5045', '5814', '7392', '8999'],
  merchants: ['445566778899001', '445566778899118', '445566778899226'],
  bins: ['our-debit'],
  currencies: ['our-USD'],
  limitIntervals: ['our-allTime'],
  achPullTypes: ['our-sameDay'],
  originators: ['1445566771', '1445566882', '1445566993'],
} as const satisfies OperatorData;
