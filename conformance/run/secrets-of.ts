import { proxySecrets } from '../transport/proxy.ts';
import type { ConformanceOptions } from './options.ts';
import type { RunTarget } from './safety/target.ts';

/** What the operator gave that must never be shown. Private keys are not among them: nothing is ever made from their text. */
export function secretsOf(
  { apiKey, personId, headers = {}, tls = {} }: ConformanceOptions,
  { proxy }: RunTarget,
): string[] {
  const given = [apiKey, personId, ...Object.values(headers), tls.passphrase];
  return [...given, ...(proxy === undefined ? [] : proxySecrets(proxy))].flatMap((one) => one || []);
}
