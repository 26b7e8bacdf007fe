import type { ConformanceOptions } from '../model/options.ts';
import { personalTexts } from '../operator-data/personal-texts.ts';
import type { Redactor } from '../redact/redactor.ts';
import { proxySecrets } from '../transport/forward-proxy.ts';
import type { RunTarget } from './safety/target.ts';

/** Whatever the base address is. */
type Options = Omit<ConformanceOptions, 'baseUrl'>;

/** Lists what the operator gave that must never be shown. Private keys are not among them: nothing is ever made from their text. */
export function secretsOf(
  { apiKey, personId, headers = {}, tls = {} }: Options,
  { proxy }: RunTarget,
): string[] {
  const given = [apiKey, personId, ...Object.values(headers), tls.passphrase];
  return [...given, ...(proxy === undefined ? [] : proxySecrets(proxy))].flatMap((one) => one || []);
}

/** Lets the redactor mask what the operator gave: also the values of `data` that are about people, companies and bank accounts. */
export function learnSecrets(redactor: Redactor, options: Options, target: RunTarget): void {
  for (const secret of secretsOf(options, target)) redactor.learn(secret);
  for (const text of personalTexts(options.data)) redactor.learnText(text);
}
