import { operations } from '../../generated/operations.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { type Finding, noteAbout } from './discovery-finding.ts';
import { outcomeOf, type ProbeExchange, responseOf } from './prober.ts';
import { opensWorld } from './world.ts';

interface Created {
  readonly exchange: ProbeExchange;
  readonly fields: Readonly<Record<string, Json>>;
}

/** Forms of values that the deployment chooses: identifiers, account numbers, expiry dates. Said of all records or not at all. */
export function findAssigned(exchanges: readonly ProbeExchange[], repeat: number): Finding[] {
  const created = exchanges.flatMap((exchange): Created[] => {
    const { method } = operations[exchange.operation];
    const fields = responseOf(exchange)?.body.value;
    const isNew = method === 'POST' && outcomeOf(exchange) === 'accepted' && isObject(fields);
    return isNew ? [{ exchange, fields }] : [];
  });
  const accounts = created.filter(
    ({ exchange, fields }) => opensWorld(exchange.operation) && typeof fields.accountNumber === 'string',
  );
  const cards = created.filter(({ fields }) => typeof fields.expiryYear === 'string');
  return [
    ...sayOf(created, repeat, 'identifier-tail', ({ fields }) => formatOfId(fields.id)),
    ...sayOf(accounts, repeat, 'assigned-values', ({ fields }) => {
      const { length } = fields.accountNumber as string;
      return `Account numbers have ${length} characters.`;
    }),
    ...sayOf(cards, repeat, 'assigned-values', ({ fields }) => yearsOf(fields)),
  ];
}

function formatOfId(id: Json | undefined): string | undefined {
  const [, tail] = /^[a-z]{3}-(.+)$/i.exec(typeof id === 'string' ? id : '') ?? [];
  if (tail === undefined) return undefined;
  const digits = tail.replaceAll('-', '');
  if (!/^[\da-f]{32}$/i.test(digits)) return undefined;
  const version = /^.{12}[1-8].{3}[89ab]/i.test(digits) ? ` of version ${digits[12]}` : '';
  return `Identifiers are UUIDs${version} ${tail.includes('-') ? 'with' : 'without'} hyphens.`;
}

function yearsOf({ expiryYear, createdAt }: Created['fields']): string | undefined {
  const years = Number(expiryYear) - Number(String(createdAt).slice(0, 4));
  return Number.isInteger(years)
    ? `Cards expire ${years} years after the year of their creation.`
    : undefined;
}

/** A sentence that holds for each of the records. */
function sayOf(
  created: readonly Created[],
  repeat: number,
  entry: string,
  say: (one: Created) => string | undefined,
): Finding[] {
  const [words, ...others] = [...new Set(created.map(say))];
  if (words === undefined || others.length > 0 || created.length < repeat) return [];
  const seen = created.map(({ exchange }) => exchange);
  return [noteAbout(undefined, entry, words, seen)];
}
