import { operationIds } from '../../generated/operations.ts';
import { fieldsOf } from '../catalogue/tree.ts';
import { isPlain } from './plain-words.ts';
import type { Secrets } from './secrets.ts';

const MASKED_NAME = '(masked name)';

/** A name of metadata that the suite sends, with a blank and a capital, which no field of the API has. A plan that masked it would send another one. */
export const NAME_WITH_BLANK = 'Cost Center';

const KNOWN: ReadonlySet<string> = new Set([
  NAME_WITH_BLANK,
  ...operationIds
    .flatMap((operation) => [...fieldsOf(operation, 'request'), ...fieldsOf(operation, 'response')])
    .map(({ name }) => name),
]);

/** A field's name: shown if it is known, or if it is an identifier that holds no secret. */
export function maskName(name: string, secrets: Secrets): string {
  if (secrets.described !== undefined) return secrets.described.names.has(name) ? name : MASKED_NAME;
  if (KNOWN.has(name)) return name;
  if (secrets.isPartial) return isPlain(name) ? name : MASKED_NAME;
  const isName = /^[@$_A-Za-z][\w$.-]{0,63}$/.test(name) && !/\d{6}|^per-/i.test(name);
  return isName && secrets.scrub(name) === name && !secrets.hides(name) ? name : MASKED_NAME;
}
