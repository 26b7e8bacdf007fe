import {
  isAccountId,
  isBusinessId,
  isContactId,
  isPersonId,
  isProgramId,
  isTransferId,
} from '../../generated/identifiers.ts';
import { EVIDENCE, type Evidence } from '../catalogue/requirement.ts';
import { type Clock, systemClock } from './clock.ts';
import { ConfigurationError, type ConformanceOptions, type GivenIds } from './options.ts';
import { valueGiven } from './value-given.ts';

/** Options with their defaults filled in, and nothing in them that makes no sense. */
export interface RunSettings {
  readonly given: GivenIds;
  readonly evidence: Evidence;
  readonly profile: 'full' | 'schema';
  readonly maxAmount: string;
  readonly timeoutMs: number;
  readonly seed: number;
  readonly clock: Clock;
}

const IDS = [
  ['programId', 'prg-', isProgramId],
  ['businessId', 'bus-', isBusinessId],
  ['checkTransferId', 'tra-', isTransferId],
  ['accountId', 'acc-', isAccountId],
  ['contactId', 'con-', isContactId],
  ['personId', 'per-', isPersonId],
] as const;

const MAX_SEED = 2 ** 32 - 1;

/** @throws ConfigurationError for the first option that makes no sense */
export function readOptions(options: ConformanceOptions): RunSettings {
  const { evidence = 'implied', profile = 'full', maxAmount = '5.00', timeoutMs = 30_000, rate } = options;
  for (const [name, prefix, is] of IDS) {
    const id = options[name];
    if (id !== undefined && !is(id))
      // What was given is not shown: a key that slipped into the wrong place would be.
      throw new ConfigurationError(`${name} is no such identifier`, `It is ${prefix} and a UUID.`);
  }
  for (const [name, value] of sentWith(options))
    if (!canBeSent(name, value))
      // Neither is the name: what slipped into its place may be the value.
      throw new ConfigurationError(
        'apiKey or one of headers cannot be sent',
        'Give names and values that HTTP allows: no line ends, nothing beyond Latin-1.',
      );
  if (options.contactId !== undefined && options.accountId === undefined)
    throw new ConfigurationError(
      'contactId is given without accountId',
      'Money is pulled from a contact of the same account: give the account too.',
    );
  if (!EVIDENCE.includes(evidence))
    throw new ConfigurationError(
      `evidence cannot be ${valueGiven(evidence)}`,
      `Give ${EVIDENCE.join(', ')}.`,
    );
  if (profile !== 'full' && profile !== 'schema')
    throw new ConfigurationError(`profile cannot be ${valueGiven(profile)}`, 'Give full or schema.');
  if (!/^(0|[1-9]\d{0,14})\.\d{2}$/.test(maxAmount) || Number(maxAmount) <= 0)
    throw new ConfigurationError(
      `maxAmount cannot be ${valueGiven(maxAmount)}`,
      'Give an amount above zero with two fraction digits: 5.00.',
    );
  if (!Number.isFinite(timeoutMs) || timeoutMs <= 0 || timeoutMs > 2 ** 31 - 1)
    throw new ConfigurationError(
      `timeoutMs cannot be ${valueGiven(timeoutMs)}`,
      'Give milliseconds above zero: 30000.',
    );
  if (rate !== undefined && !(Number.isFinite(rate) && rate > 0))
    throw new ConfigurationError(
      `rate cannot be ${valueGiven(rate)}`,
      'Give calls per second, above zero: 5.',
    );
  const seed = options.seed ?? Math.floor(Math.random() * MAX_SEED);
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED)
    throw new ConfigurationError(
      `seed cannot be ${valueGiven(seed)}`,
      `Give a whole number from 0 to ${MAX_SEED}.`,
    );
  const { programId, businessId, checkTransferId, accountId, contactId } = options;
  const given = Object.fromEntries(
    Object.entries({ programId, businessId, checkTransferId, accountId, contactId }).filter(
      ([, id]) => id !== undefined,
    ),
  );
  return { given, evidence, profile, maxAmount, timeoutMs, seed, clock: options.clock ?? systemClock };
}

function sentWith({ apiKey = '', headers = {} }: ConformanceOptions): [name: string, value: string][] {
  return [['sd-api-key', apiKey], ...Object.entries(headers)];
}

function canBeSent(name: string, value: string): boolean {
  try {
    new Headers([[name, value]]);
    return true;
  } catch {
    return false;
  }
}
