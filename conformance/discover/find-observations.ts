import { groupBy } from '../../lib/group-by.ts';
import { IN_THIS_DEPLOYMENT } from '../../lib/in-this-deployment.ts';
import { at } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { toHistory } from '../judge/history.ts';
import { isSameText } from '../judge/same-id.ts';
import { MAX_NOTES, observe } from '../observe/observe.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { Finding } from './discovery-finding.ts';
import { SHAPES } from './find-fields.ts';
import { outcomeOf, type ProbeExchange, responseOf } from './prober.ts';
import { operationPath, placeOf } from './schema-places.ts';
import { opensWorld } from './world.ts';

/** Entries that have finders of their own: what the observers say of them would be said twice. */
const FOUND_OTHERWISE: ReadonlySet<string> = new Set([
  'errors',
  'field-validation',
  'program-retrieval-status',
  'header-mandatory',
  'create-contact-headers',
  'keys-and-permissions',
  'unlisted-fields',
  'account-notification-settings',
  'allowed-values',
]);
/** Differs from call to call. */
const IS_VARYING: ReadonlySet<string> = new Set(['assigned-values', 'update-within-a-second']);
/** Responses of each operation that are looked at: more show nothing new. */
const ENOUGH = 12;

/** Collects what the conformance suite observes about each entry in the complete requests. */
export function findObservations(exchanges: readonly ProbeExchange[], redactor: Redactor): Finding[] {
  const accepted = exchanges.filter((one) => outcomeOf(one) === 'accepted' && one.entry === undefined);
  const groups = groupBy(accepted, ({ operation }) => operation);
  const taken = new Set([...groups.values()].flatMap((own) => own.slice(0, ENOUGH)));
  const chosen = exchanges.filter((one) => taken.has(one) || isNamedBy(one, taken));
  const byId = new Map(chosen.map((one) => [one.id, one]));
  return observe(toHistory(chosen), redactor).flatMap(({ id, seen }) => {
    if (FOUND_OTHERWISE.has(id) || SHAPES.test(id) || IS_VARYING.has(id)) return [];
    const notes = groupBy(seen.slice(0, MAX_NOTES), ({ operation, pointer = '', what }) =>
      JSON.stringify([operation, general(pointer), what]),
    );
    return [...notes.values()].flatMap((same): Finding[] => {
      const [{ operation, pointer = '', what }] = same;
      const names = fromPointer(general(pointer));
      const place = pointer === '' ? undefined : placeOf(operation, 'response', names);
      const words = sentence(id, what, place !== undefined);
      const update = { [IN_THIS_DEPLOYMENT]: [words] };
      return [
        {
          entry: id,
          kind: 'note',
          target: place?.target ?? operationPath(operation),
          says: `${operation}${place === undefined ? '' : ` ${names.join('.')}`}: ${words}`,
          update: place?.wrap(update) ?? update,
          seen: same.flatMap(({ exchange }) => byId.get(exchange) ?? []),
          counterProbes: [],
        },
      ];
    });
  });
}

/** The observed facts, for entries whose notes have no place, or another verb than `is`. */
const SENTENCES: Readonly<Record<string, (what: string) => string>> = {
  'response-content-type': (what) => `Responds with ${what}.`,
  'unsent-fields-of-an-update': (what) =>
    what === 'unchanged'
      ? 'An update that leaves it out keeps it.'
      : 'An update that leaves it out changes it.',
  transitions: (what) => `It has ${what}.`,
  'balance-effects': (what) => `It was ${what}.`,
};

function sentence(entry: string, what: string, hasPlace: boolean): string {
  if (what.endsWith('.')) return what;
  return SENTENCES[entry]?.(what) ?? (hasPlace ? `It is ${what}.` : `Observed: ${what}.`);
}

/** Entries of lists are all in one place of the description. */
function general(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*');
}

/** Tells whether the call created a record that one of the requests is about, so that what the two have in common is observed. */
function isNamedBy(exchange: ProbeExchange, others: ReadonlySet<ProbeExchange>): boolean {
  if (!opensWorld(exchange.operation) || outcomeOf(exchange) !== 'accepted') return false;
  const id = at(responseOf(exchange)?.body.value, '/id');
  return [...others].some(({ request }) =>
    [at(request.body, '/accountId'), at(request.body, '/contactId')].some((one) => isSameText(one, id)),
  );
}
