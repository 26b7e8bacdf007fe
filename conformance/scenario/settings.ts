/** Single settings as an account or its program tells them; `undefined` for what is not told, or told in a form that says nothing. */
import { at, type Json } from '../json.ts';
import type { Configuration } from './known-records.ts';

/** The account's own flag, else its program's. */
export function isOn(
  configuration: Configuration,
  inAccount: string,
  inProgram: string,
): boolean | undefined {
  const { account, program } = configuration;
  return toFlag(at(account, inAccount)) ?? toFlag(at(program, inProgram));
}

export function toFlag(value: Json | undefined): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** A count below zero allows nothing, as zero does. `undefined` also for a count that is not set. */
export function toCount(value: Json | undefined): bigint | undefined {
  if (typeof value !== 'string' || !/^-?\d+$/.test(value)) return undefined;
  return value.startsWith('-') ? 0n : BigInt(value);
}
