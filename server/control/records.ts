/** Lists stored records by page. Keys are listed without their hash, from which a weak key could be guessed. */
import { JsonText } from '../../generated/server.ts';
import type { ProblemItem } from '../../generated/server-types.ts';
import { listAll } from '../store/list-all.ts';
import { programOf } from '../store/program-records.ts';
import type { Records } from '../store/records.ts';
import type { Store, StoredRecord } from '../store/store.ts';
import {
  invalidParameters,
  PROGRAM_PARAMETER,
  queryError,
  queryParameter,
  readProgramId,
} from './parameters.ts';
import type { ControlReply, ControlRoute } from './route.ts';

const KEY_PREFIX = 'key-';
/** Sorts after every hash. */
const AFTER_KEYS = `${KEY_PREFIX}~`;

const PREFIXES: Readonly<Record<string, keyof Records>> = {
  programs: 'prg-',
  businesses: 'bus-',
  people: 'per-',
  keys: KEY_PREFIX,
  accounts: 'acc-',
  contacts: 'con-',
  cards: 'crd-',
  transfers: 'tra-',
};

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

export const recordsRoute: ControlRoute = {
  id: 'listRecords',
  isBulk: true,
  method: 'GET',
  path: '/_sandbox/records',
  does: `Lists records in the order of ids. kind=${Object.keys(PREFIXES).join('|')} or prefix=acc-, limit=1..${MAX_LIMIT} (${DEFAULT_LIMIT}), after=ID for the next page, programId=prg-... for one program.`,
  query: [
    queryParameter('kind', 'string'),
    queryParameter('prefix', 'string'),
    queryParameter('after', 'string'),
    queryParameter('limit', 'integer'),
    PROGRAM_PARAMETER,
  ],
  async handle({ query, context: { store } }) {
    const { kind, prefix, after = '', limit = DEFAULT_LIMIT } = query as Query;
    const errors: ProblemItem[] = [];
    if (kind !== undefined && !Object.hasOwn(PREFIXES, kind))
      errors.push(queryError('kind', 'enum', `must be one of ${Object.keys(PREFIXES).join(', ')}`));
    if (kind !== undefined && prefix !== undefined)
      errors.push(queryError('prefix', 'not', 'cannot be combined with kind'));
    if (limit < 1 || limit > MAX_LIMIT)
      errors.push(queryError('limit', 'limit', `must be 1 to ${MAX_LIMIT}`));
    if (errors.length > 0) throw invalidParameters(errors);
    const programId = await readProgramId(query, store);
    const isShown = (one: StoredRecord) => programId === undefined || programOf(one) === programId;
    const idPrefix = kind === undefined ? (prefix ?? '') : (PREFIXES[kind] as string);
    return idPrefix.startsWith(KEY_PREFIX)
      ? await listKeys(store, isShown)
      : await listPage(store, idPrefix, after, limit, isShown);
  },
};

interface Query {
  readonly kind?: string;
  readonly prefix?: string;
  readonly after?: string;
  readonly limit?: number;
}

/** All keys in one page: a cursor would contain a hash. */
async function listKeys(store: Store, isShown: Filter): Promise<ControlReply> {
  const keys = await listAll(store, KEY_PREFIX);
  return page(
    keys.filter(isShown).map(({ text }) => ({ id: null, text })),
    null,
  );
}

type Filter = (one: StoredRecord) => boolean;

/** A page that is filtered holds fewer records than asked for; there are more while `next` is not null. */
async function listPage(
  store: Store,
  prefix: string,
  after: string,
  limit: number,
  isShown: Filter,
): Promise<ControlReply> {
  // Any key as `after` skips all keys, so that keys cannot be found by probing.
  const from = after.startsWith(KEY_PREFIX) ? AFTER_KEYS : after;
  const found = await listAll(store, prefix, from, limit);
  const shown = found.filter((one) => !isKey(one.id) && isShown(one));
  return page(shown, found.length < limit ? null : cursor(found.at(-1)));
}

/** The texts are JSON already; to parse 1,000 of them would keep other callers waiting. */
function page(records: readonly { id: string | null; text: string }[], next: string | null): ControlReply {
  const texts = records.map(({ id, text }) => `{"id":${JSON.stringify(id)},"record":${text}}`);
  return { status: 200, body: new JsonText(`{"records":[${texts.join()}],"next":${JSON.stringify(next)}}`) };
}

function cursor(last: StoredRecord | undefined): string | null {
  if (last === undefined) return null;
  return isKey(last.id) ? AFTER_KEYS : last.id;
}

function isKey(id: string): boolean {
  return id.startsWith(KEY_PREFIX);
}
