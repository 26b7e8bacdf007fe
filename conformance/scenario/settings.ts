/** Single settings of an account or its program; `undefined` for one that is not set or has an unknown form. */
import { at, type Json } from '../../lib/json.ts';
import type { Configuration } from './known-records.ts';

/** The account's own flag, else its program's. */
export function isOn(
  configuration: Configuration,
  inAccount: string,
  inProgram: string,
): boolean | undefined {
  const { account, program } = configuration;
  return firstSetting(toFlag, at(account, inAccount), at(program, inProgram));
}

/** The setting at the first of these places that has one. An empty string means that it is unset. */
export function firstSetting<Setting>(
  read: (value: Json | undefined) => Setting | undefined,
  ...values: readonly (Json | undefined)[]
): Setting | undefined {
  const found = values.find((value) => value === '' || read(value) !== undefined);
  return read(found);
}

export function toFlag(value: Json | undefined): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A count below zero allows nothing, as zero does. */
export function toCount(value: Json | undefined): bigint | undefined {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) return undefined;
  return value.startsWith('-') ? 0n : BigInt(value);
}
