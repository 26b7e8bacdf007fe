import {
  isAccountId,
  isBusinessId,
  isContactId,
  isPersonId,
  isProgramId,
  isTransferId,
} from '../../generated/identifiers.ts';
import { displayValue } from '../../lib/display-value.ts';
import { type Clock, systemClock } from '../model/clock.ts';
import { ConfigurationError, type ConformanceOptions, type GivenIds } from '../model/options.ts';
import { EVIDENCE, type Evidence } from '../model/requirement.ts';
import { dataErrors } from '../operator-data/data-errors.ts';
import { MAX_THOROUGH_CALLS } from '../scenario/thorough/questions.ts';
import { type CheckedTls, readTls } from '../transport/read-tls.ts';

/** Valid options with their defaults filled in. */
export interface RunSettings {
  readonly given: GivenIds;
  readonly evidence: Evidence;
  readonly profile: 'full' | 'schema';
  readonly maxAmount: string;
  readonly timeoutMs: number;
  readonly seed: number;
  readonly clock: Clock;
  readonly tls: CheckedTls;
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

/** @throws ConfigurationError for the first invalid option */
export function readOptions(options: ConformanceOptions): RunSettings {
  const { evidence = 'implied', profile = 'full', maxAmount = '5.00', timeoutMs = 30_000 } = options;
  requireIds(options);
  requireCredentials(options);
  if (!EVIDENCE.includes(evidence)) throw invalid('evidence', evidence, `Use one of ${EVIDENCE.join(', ')}.`);
  if (profile !== 'full' && profile !== 'schema') throw invalid('profile', profile, 'Use full or schema.');
  requireThorough(options);
  if (!/^(0|[1-9]\d{0,14})\.\d{2}$/.test(maxAmount) || Number(maxAmount) <= 0)
    throw invalid('maxAmount', maxAmount, 'Use an amount above zero with two decimal places, such as 5.00.');
  requireTiming(timeoutMs, options.rate);
  requireData(options);
  requireOneTransport(options);
  const tls = readTls(options.tls ?? {});
  const seed = options.seed ?? Math.floor(Math.random() * MAX_SEED);
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED)
    throw invalid('seed', seed, `Use an integer from 0 to ${MAX_SEED}.`);
  const { programId, businessId, checkTransferId, accountId, contactId } = options;
  const given = Object.fromEntries(
    Object.entries({ programId, businessId, checkTransferId, accountId, contactId }).filter(
      ([, id]) => id !== undefined,
    ),
  );
  return { given, evidence, profile, maxAmount, timeoutMs, seed, clock: options.clock ?? systemClock, tls };
}

function invalid(name: keyof ConformanceOptions, value: unknown, fix: string): ConfigurationError {
  return new ConfigurationError(`${name} cannot be ${displayValue(value)}`, fix);
}

function requireIds(options: ConformanceOptions): void {
  for (const [name, prefix, is] of IDS) {
    const id = options[name];
    if (id !== undefined && !is(id))
      // The value is not shown: it may be a key in the wrong place.
      throw new ConfigurationError(`${name} is not a valid identifier`, `Use ${prefix} followed by a UUID.`);
  }
  if (options.contactId !== undefined && options.accountId === undefined)
    throw new ConfigurationError(
      'contactId is set without accountId',
      'Money is pulled from a contact of the same account: set accountId too.',
    );
}

function requireCredentials(options: ConformanceOptions): void {
  for (const [name, value] of sentWith(options))
    if (!canBeSent(name, value))
      // The name is not shown either: it may be a value in the wrong place.
      throw new ConfigurationError(
        'apiKey or one of the headers cannot be sent',
        'Use names and values that HTTP allows: no line breaks, and only Latin-1 characters.',
      );
}

function requireThorough({ thorough, profile, maxCalls }: ConformanceOptions): void {
  if (thorough && profile === 'schema')
    throw new ConfigurationError(
      'thorough cannot be used with the profile schema',
      'Remove one of them: a stateless mock gives the same responses to all of these calls.',
    );
  if (maxCalls === undefined) return;
  if (!thorough)
    throw new ConfigurationError(
      'maxCalls is set without thorough',
      'Set thorough too, or remove it: other runs make the same few calls always.',
    );
  if (!(Number.isInteger(maxCalls) && maxCalls > 0 && maxCalls <= MAX_THOROUGH_CALLS))
    throw invalid('maxCalls', maxCalls, `Use a whole number up to ${MAX_THOROUGH_CALLS}.`);
}

function requireTiming(timeoutMs: number, rate: number | undefined): void {
  if (!Number.isFinite(timeoutMs) || timeoutMs <= 0 || timeoutMs > 2 ** 31 - 1)
    throw invalid('timeoutMs', timeoutMs, 'Use a number of milliseconds above zero, such as 30000.');
  if (rate !== undefined && !(Number.isFinite(rate) && rate > 0))
    throw invalid('rate', rate, 'Use a number of calls per second above zero, such as 5.');
}

function requireData({ data }: ConformanceOptions): void {
  const [wrong] = data === undefined ? [] : dataErrors(data);
  if (wrong !== undefined)
    throw new ConfigurationError(`data is invalid: ${wrong.pointer || 'it'} ${wrong.wrong}`, wrong.fix);
}

/** A fetch function that makes its own connections takes no settings of ours for them. */
function requireOneTransport({ fetch, tls, proxyUrl }: ConformanceOptions): void {
  const own = [tls && 'tls', proxyUrl && 'proxyUrl'].find(Boolean);
  if (fetch !== undefined && own !== undefined)
    throw new ConfigurationError(
      `${own} cannot be used with fetch`,
      'Remove one of them: a fetch function makes its own connections.',
    );
}

function sentWith({ apiKey, headers = {} }: ConformanceOptions): [name: string, value: string][] {
  return [...Object.entries({ ...(apiKey && { 'sd-api-key': apiKey }) }), ...Object.entries(headers)];
}

/** The first use of Headers loads a client of HTTP, which recordings do not need. */
function canBeSent(name: string, value: string): boolean {
  try {
    new Headers([[name, value]]);
    return true;
  } catch {
    return false;
  }
}
