import type { ConformanceOptions } from '../model/options.ts';
import type { Redactor } from '../redact/redactor.ts';

/** The operator's headers of each call: `headers`, and what `getHeaders` returns. */
export interface CallHeaders {
  /** Rejects with what `getHeaders` rejects with. */
  current(): Promise<Readonly<Record<string, string>>>;
  /** Gets them anew, once, and not after `freeze`. Whether it did: then the call may be made again. */
  renew(): Promise<boolean>;
  /** From here on, no call is made again: something may have been written. */
  freeze(): void;
}

type Given = Pick<ConformanceOptions, 'headers' | 'getHeaders' | 'signal'>;

export function createHeaders(
  { headers = {}, getHeaders, signal }: Given,
  redactor: Pick<Redactor, 'learn'>,
): CallHeaders {
  let found: Readonly<Record<string, string>> | undefined = getHeaders === undefined ? headers : undefined;
  let mayRenew = getHeaders !== undefined;

  async function get(): Promise<Readonly<Record<string, string>>> {
    const more = (await getHeaders?.(signal)) ?? {};
    for (const value of Object.values(more)) if (value !== '') redactor.learn(value);
    const names = new Set(Object.keys(more).map((name) => name.toLowerCase()));
    const others = Object.entries(headers).filter(([name]) => !names.has(name.toLowerCase()));
    return { ...Object.fromEntries(others), ...more };
  }

  return {
    async current() {
      found ??= await get();
      return found;
    },
    async renew() {
      if (!mayRenew || signal?.aborted) return false;
      mayRenew = false;
      found = await get();
      return true;
    },
    freeze() {
      mayRenew = false;
    },
  };
}
