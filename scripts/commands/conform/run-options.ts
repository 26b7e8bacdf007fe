import type { ConformanceOptions } from '../../../conformance/model/options.ts';
import type { ConformSettings } from '../settings/settings-for.ts';
import type { OpenTarget } from './open-target.ts';

/** The settings as the suite takes them. What is not given is left to its defaults. */
export function runOptions(settings: ConformSettings, target: OpenTarget['options']): ConformanceOptions {
  const { only, skip, evidence, profile, readOnly, allowWrites, allowMoney, confirmHost, maxAmount } =
    settings;
  const { thorough, maxCalls } = settings;
  const { timeout: timeoutMs, rate, seed, header: headers } = settings;
  const said = {
    ...{ only, skip, evidence, profile, readOnly, allowWrites, allowMoney, confirmHost, maxAmount },
    ...{ timeoutMs, rate, seed, headers, thorough, maxCalls },
  };
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  return { ...target, ...given };
}
