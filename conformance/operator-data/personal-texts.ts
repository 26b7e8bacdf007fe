import { isObject, type Json } from '../../lib/json.ts';
import { DATA_KINDS } from './data-kinds.ts';
import type { OperatorData } from './operator-data.ts';

/** Words that say nothing about anybody: the mask would be found in every text. */
const ORDINARY: readonly string[] = ['accountType', 'country', 'state'];

/** These of an operator's values are about people, companies or their bank accounts. No output shows these. */
export function personalTexts(data: OperatorData = {}): string[] {
  return DATA_KINDS.filter(({ isPersonal }) => isPersonal).flatMap(({ name }) =>
    textsIn((data[name] ?? []) as readonly Json[]),
  );
}

function textsIn(value: Json | readonly Json[]): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry as Json));
  if (isObject(value as Json))
    return Object.entries(value as object).flatMap(([name, inner]) =>
      ORDINARY.includes(name) ? [] : textsIn(inner as Json),
    );
  return typeof value === 'string' && value !== '' ? [value] : [];
}
