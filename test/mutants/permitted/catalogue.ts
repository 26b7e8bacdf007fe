/** Every permitted server. */
import { bankData } from './cautious/bank-data.ts';
import { calls } from './cautious/calls.ts';
import { money } from './cautious/money.ts';
import { shape } from './cautious/shape.ts';
import { form } from './form.ts';
import type { PermittedVariation } from './permitted-variation.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { timeAndPlace } from './time-and-place.ts';
import { unsetFields } from './unset.ts';
import { values } from './values.ts';

export const variations: readonly PermittedVariation[] = [
  ...values,
  ...unsetFields,
  ...settings,
  ...timeAndPlace,
  ...shape,
  ...bankData,
  ...money,
  ...calls,
  ...refusals,
  // Last, as it is about texts: whoever looks into bodies has to find JSON as everybody writes it.
  ...form,
];
