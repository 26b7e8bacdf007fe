import { operationIds, operations } from '../../generated/operations.ts';
import type { JsonObject } from '../../lib/json.ts';
import { type Finding, noteAbout } from './discovery-finding.ts';
import { outcomeOf, type ProbeExchange, statusesOf } from './prober.ts';
import { atPath, operationPath } from './schema-places.ts';

const ENTRY = 'program-retrieval-status';

/** Finds the status of a success where it is not shown: the one that all successes had. */
export function findStatuses(exchanges: readonly ProbeExchange[], repeat: number): Finding[] {
  return operationIds.flatMap((operation): Finding[] => {
    const [open = ''] = operations[operation].success;
    if (/^\d{3}$/.test(open)) return [];
    const seen = exchanges.filter((one) => one.operation === operation && outcomeOf(one) === 'accepted');
    const [status, ...others] = statusesOf(seen);
    if (status === undefined) return [];
    const responses = [...operationPath(operation), 'responses'];
    const found = { entry: ENTRY, seen, counterProbes: [] };
    const words = `Responds with ${[status, ...others].join(' or ')}.`;
    if (others.length > 0 || seen.length < repeat) return [noteAbout(operation, ENTRY, words, seen)];
    const { description: _, ...described } = atPath([...responses, open]) as JsonObject;
    const description = 'The body is the program.';
    return [
      {
        ...found,
        kind: 'constraint',
        target: responses,
        says: `${operation} responds with ${status}.`,
        update: { [status]: { description, ...described } },
      },
      {
        ...found,
        kind: 'constraint',
        target: [...responses, open],
        says: `${operation} responds to every success with ${status}.`,
        remove: true,
      },
    ];
  });
}
