import type { OperationId } from '../../generated/operations.ts';
import type { ConformanceOptions } from '../model/options.ts';
import { credentialFacts, credentialWords } from './credential-facts.ts';
import type { DescribedCredential } from './part-subject.ts';

export interface LackingCredentials {
  readonly operations: readonly OperationId[];
  /** `apiKey and partner` */
  readonly words: string;
}

/** Credentials that overlays require and that the options do not give: such calls may be refused. */
export function lackingCredentials(options: ConformanceOptions): LackingCredentials[] {
  if (options.overlay === undefined) return [];
  const found = new Map<string, OperationId[]>();
  for (const { about, operation } of credentialFacts(options.overlay)) {
    if (typeof about !== 'object' || !('credentials' in about)) continue;
    if (about.credentials.some((all) => all.every((one) => isGiven(one, options)))) continue;
    const words = credentialWords(about.credentials);
    found.set(words, [...(found.get(words) ?? []), operation]);
  }
  return [...found].map(([words, operations]) => ({ words, operations }));
}

function isGiven(
  { scheme, in: place, name = '' }: DescribedCredential,
  { apiKey, personId, headers = {}, getHeaders, tls }: ConformanceOptions,
): boolean {
  if (place === undefined) return tls?.cert !== undefined || tls?.pfx !== undefined;
  if (place === 'query') return false;
  if ((scheme === 'apiKey' && apiKey !== undefined) || (scheme === 'personId' && personId !== undefined))
    return true;
  const header = place === 'cookie' ? 'cookie' : name.toLowerCase();
  return getHeaders !== undefined || Object.keys(headers).some((one) => one.toLowerCase() === header);
}
