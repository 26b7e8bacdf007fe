import { parseUrl } from '../../lib/parse-url.ts';
import { bank } from '../api/bank.ts';
import type { JudgedApi } from '../api/judged-api.ts';
import { isPlain } from '../redact/plain-words.ts';
import { matchRoute } from './match-operation.ts';
import { hasPathFormat } from './other-operation.ts';

const METHODS = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT)$/i;
const MAX_SEGMENTS = 10;
/** Kinds that are told apart; of traffic with more, the rest is one. */
const MAX_KINDS = 1000;

export interface OtherCalls {
  add(method: string, url: string, why?: string): void;
  /** Something that has no method and URL. */
  addKind(what: string): void;
  list(): readonly { readonly what: string; readonly count: number }[];
}

/** Counts calls that are not judged, by method and path without ids, which may be secret. */
export function countOthers(api: JudgedApi = bank): OtherCalls {
  const counts = new Map<string, number>();
  const addKind = (kind: string) => {
    const what = counts.has(kind) || counts.size < MAX_KINDS ? kind : 'other calls';
    counts.set(what, (counts.get(what) ?? 0) + 1);
  };
  return {
    add(method, url, why) {
      addKind(`${describeCall(method, url, api)}${why === undefined ? '' : ` (${why})`}`);
    },
    addKind,
    list: () =>
      [...counts]
        .map(([what, count]) => ({ what, count }))
        .sort((one, other) => other.count - one.count || (one.what < other.what ? -1 : 1)),
  };
}

/** Method and path, in whose words no secret can be: `GET /v1/accounts/{id}`. */
export function describeCall(method: string, url: string, api: JudgedApi = bank): string {
  const verb = METHODS.test(method) ? method.toUpperCase() : '(unknown method)';
  return `${verb} ${describePath(url, api)}`;
}

/** A plain word, or the version of an API; what else has a digit may be an id, however short. */
function isName(segment: string): boolean {
  return /\d/.test(segment) ? /^v\d{1,3}(?:\.\d{1,3}){0,2}$/i.test(segment) : isPlain(segment);
}

/** A short word in a path of an unknown API may be a person's name. */
function isWord(segment: string, { words }: JudgedApi): boolean {
  if (words === undefined) return isName(segment);
  return words.segments.has(segment) || (isName(segment) && (segment.length > 3 || /^v\d/i.test(segment)));
}

function describePath(url: string, api: JudgedApi): string {
  const parsed = parseUrl(url) ?? parseUrl(url, 'http://relative.invalid');
  if (parsed === undefined) return '(no URL)';
  if (/^(?:data|blob|about|file|(?:chrome|moz)-extension):$/.test(parsed.protocol))
    return `(${parsed.protocol})`;
  if (!/^(?:https?|wss?):$/.test(parsed.protocol)) return '(no URL)';
  const route = matchRoute(parsed, api);
  if (route !== undefined) {
    if (hasPathFormat(route)) return route.path;
    // Another operation's word, or an id of another form, in which no more than one word is shown.
    const isWord = (text = '') => /^[a-z]+$/i.test(text) && isPlain(text);
    return route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      isWord(route.pathParameters[name]) ? `${route.pathParameters[name]}` : '{id}',
    );
  }
  const segments = parsed.pathname.split('/').slice(1);
  const shown = segments.slice(0, MAX_SEGMENTS).map((segment) => (isWord(segment, api) ? segment : '{id}'));
  return `/${shown.join('/')}${segments.length > MAX_SEGMENTS ? '/...' : ''}`;
}
