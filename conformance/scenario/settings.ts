/** Single settings as an account or its program tells them; `undefined` for what is not set, or told in a form that says nothing. */
import { at, type Json } from '../../lib/json.ts';
import type { Configuration } from './known-records.ts';

/** The account's own flag, else its program's. */
export function isOn(
  configuration: Configuration,
  inAccount: string,
  inProgram: string,
): boolean | undefined {
  const { account, program } = configuration;
  return firstTold(toFlag, at(account, inAccount), at(program, inProgram));
}

/** What the first of some places tells that tells anything. An empty text tells that nothing is set. */
export function firstTold<Setting>(
  read: (value: Json | undefined) => Setting | undefined,
  ...values: readonly (Json | undefined)[]
): Setting | undefined {
  const telling = values.find((value) => value === '' || read(value) !== undefined);
  return read(telling);
}

export function toFlag(value: Json | undefined): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A count below zero allows nothing, as zero does. */
export function toCount(value: Json | undefined): bigint | undefined {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) return undefined;
  return value.startsWith('-') ? 0n : BigInt(value);
}
