import type { Json } from '../../../lib/json.ts';
import { isObject } from '../../../lib/json.ts';
import {
  type DescribedApi,
  type DescribedSchema,
  fieldsIn,
  listOf,
  nameOfRef,
  notShownOf,
} from './description.ts';

/** About whole records, not about a field of one. */
const OF_RECORDS: ReadonlySet<string> = new Set(['unlisted-fields', 'account-notification-settings']);

/**
 * Finds the open questions about fields: an entry that is attached to a request is about each of its fields, wherever in it they are, and about the
 * field that a response returns of it.
 */
export interface OpenQuestions {
  /** IDs, those of the field itself first. */
  of(schema: string, field: string, own: DescribedSchema): readonly string[];
}

export function openQuestions({ operations, schemas }: DescribedApi): OpenQuestions {
  /** The entries of the requests that a schema is a part of. */
  const ofRequests = new Map<string, Set<string>>();
  for (const { request } of operations) {
    const root = schemas.get(request ?? '');
    if (request === undefined || root === undefined) continue;
    for (const name of reached(request, schemas)) {
      const entries = ofRequests.get(name) ?? new Set();
      for (const id of notShownOf(root)) entries.add(id);
      ofRequests.set(name, entries);
    }
  }
  const sentAs = (schema: string, field: string): readonly string[] =>
    operations.flatMap(({ response, request = '' }) =>
      response === schema && fieldsIn(schemas.get(request) ?? {}).some(([name]) => name === field)
        ? [...(ofRequests.get(request) ?? [])]
        : [],
    );
  return {
    of: (schema, field, own) => {
      const holder = schemas.get(schema) ?? {};
      const typeIds = notShownOf(schemas.get(nameOfRef(own) ?? '') ?? {});
      const all = [
        ...notShownOf(own),
        ...typeIds,
        ...notShownOf(holder),
        ...(ofRequests.get(schema) ?? []),
        ...sentAs(schema, field),
      ];
      return [...new Set(all)].filter((id) => !OF_RECORDS.has(id));
    },
  };
}

/** A schema and all that it is made of. */
function reached(name: string, schemas: DescribedApi['schemas'], seen = new Set<string>()): Set<string> {
  const waiting = [name];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...referred(schemas.get(next)));
  }
  return seen;
}

function referred(value: Json | undefined): string[] {
  const names: string[] = [];
  const waiting: (Json | undefined)[] = [value];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...listOf(next));
    if (!isObject(next)) continue;
    const name = nameOfRef(next);
    if (name !== undefined) names.push(name);
    waiting.push(...Object.values(next));
  }
  return names;
}
