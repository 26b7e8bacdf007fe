import { isObject } from '../../lib/json.ts';
import { number } from '../../lib/plural.ts';
import type { NamedReport } from '../traffic/report/merge-reports.ts';
import { isAway, type OpenStream, reasonOf, StreamUnavailable } from './connect-stream.ts';
import type { CallsOfProxy } from './part-spool.ts';
import { partsOf, stateOf, subjects } from './streams.ts';
import { getVerdict, type PartVerdict } from './verdicts.ts';

/** The stream's workers and proxies have said this of its calls. */
export interface StreamCounts {
  /** The number of proxies that have ever published. */
  readonly proxies: number;
  /** The proxies that have not said that they ended: they run, or were killed. */
  readonly open: number;
  /** The number of calls that proxies have seen, as far as they could say. */
  readonly seen: number;
  readonly judged: number;
  /** The number of calls among those not judged that proxies gave up. */
  readonly dropped: number;
  /** The number of messages that wait to be judged. */
  readonly backlog: number;
  /** Messages that are no calls of a proxy. */
  readonly refused: number;
  /** The clocks of the proxies seem to differ by this, in milliseconds. */
  readonly clockDifference: number;
}

export interface StreamVerdicts {
  readonly reports: readonly NamedReport[];
  readonly counts: StreamCounts;
  /** The reasons why the reports do not say everything. */
  readonly problems: readonly string[];
}

/** Clocks that differ by more could turn the order of two calls around. */
const MAX_SPREAD_MS = 1000;

/**
 * The verdicts of a group on all parts, with what is missing for the verdict on all calls.
 *
 * @throws StreamUnavailable
 */
export async function readVerdicts(stream: OpenStream, group: string): Promise<StreamVerdicts> {
  try {
    return await verdictsOf(stream, group);
  } catch (error) {
    if (!isAway(error)) throw error;
    throw new StreamUnavailable(`the verdicts cannot be read from NATS: ${reasonOf(error)}`);
  }
}

async function verdictsOf(stream: OpenStream, group: string): Promise<StreamVerdicts> {
  const parts = partsOf(stream.partitions);
  const kept: (PartVerdict | undefined)[] = [];
  for (const part of parts) kept.push((await getVerdict(stream, group, part))?.verdict);
  const missing = parts.filter((_, index) => kept[index] === undefined);
  const verdicts = kept.filter((one) => one !== undefined);
  const counts = await countCalls(stream, kept);
  const { proxies, open, seen, judged, dropped, backlog, refused, clockDifference } = counts;
  const lost = seen - judged;
  const problems = [
    missing.length > 0 && `no worker of this group has checked part ${missing.join(', ')}`,
    backlog > 0 && `${number(backlog, 'message waits', 'messages wait')} to be checked`,
    lost > 0 &&
      `${number(lost, 'call')} of ${seen.toLocaleString('en')} ${lost === 1 ? 'was' : 'were'} not checked${dropped > 0 ? `, of which proxies dropped ${dropped.toLocaleString('en')}` : ''}`,
    open > 0 &&
      `${open} of ${number(proxies, 'proxy', 'proxies')} ${open === 1 ? 'has' : 'have'} not ended, or ended without a word: of ${open === 1 ? 'it' : 'them'}, further calls may be missing`,
    refused > 0 && `${number(refused, 'message is', 'messages are')} no calls of a proxy`,
    clockDifference > MAX_SPREAD_MS &&
      `the clocks of the proxies differ by up to ${Math.round(clockDifference / 1000)} s, so the order of calls is not certain`,
  ];
  return {
    reports: verdicts.map(({ report }, index) => ({ name: `verdict ${index + 1}`, report })),
    counts,
    problems: problems.filter((one) => typeof one === 'string'),
  };
}

async function countCalls(
  { manager, name }: OpenStream,
  kept: readonly (PartVerdict | undefined)[],
): Promise<StreamCounts> {
  const subjectsOf = async (stream: string, filter: string) =>
    (await manager.streams.info(stream, { subjects_filter: filter })).state.subjects ?? {};
  const own = await subjectsOf(name, subjects.calls(name, '*'));
  const needed = Object.values(await subjectsOf(name, subjects.needed(name, '*')));
  const neededInAll = needed.reduce((sum, count) => sum + count, 0);
  let backlog = 0;
  for (const [index, verdict] of kept.entries()) {
    const { messages = { own: 0, needed: 0 } } = verdict ?? {};
    const waiting = (own[subjects.calls(name, index + 1)] ?? 0) - messages.own;
    backlog += Math.max(0, waiting, verdict === undefined ? 0 : neededInAll - messages.needed);
  }
  const published = proxiesOf(kept);
  const said = await saidBy(
    manager,
    name,
    Object.keys(await subjectsOf(stateOf(name), subjects.proxy(name, '*'))),
  );
  const ids = new Set([...published.keys(), ...said.keys()]);
  const all = [...ids].map((id) => ({ calls: 0, last: 0, ...published.get(id), said: said.get(id) }));
  const behind = all.flatMap((one) => one.behind ?? []);
  return {
    proxies: ids.size,
    open: all.filter((one) => one.said?.ended !== true).length,
    seen: all.reduce((sum, { last, said: by }) => sum + Math.max(last, by?.seen ?? 0), 0),
    judged: all.reduce((sum, { calls }) => sum + calls, 0),
    dropped: all.reduce((sum, { said: by }) => sum + (by?.dropped ?? 0), 0),
    backlog,
    refused: kept.reduce((sum, verdict) => sum + (verdict?.refused ?? 0), 0),
    clockDifference: behind.length === 0 ? 0 : Math.max(...behind) - Math.min(...behind),
  };
}

/** The calls of each proxy in all parts. */
function proxiesOf(kept: readonly (PartVerdict | undefined)[]): Map<string, CallsOfProxy> {
  const all = new Map<string, CallsOfProxy>();
  for (const [id, { calls, last, behind }] of kept.flatMap((one) => Object.entries(one?.proxies ?? {}))) {
    const before = all.get(id);
    const least = [before?.behind, behind].filter((one) => one !== undefined);
    all.set(id, {
      calls: calls + (before?.calls ?? 0),
      last: Math.max(last, before?.last ?? 0),
      ...(least.length > 0 && { behind: Math.min(...least) }),
    });
  }
  return all;
}

type Said = { readonly seen: number; readonly dropped: number; readonly ended: boolean };

/** Reads the last counts that proxies reported. Anyone who may publish can have written them. */
async function saidBy(
  manager: OpenStream['manager'],
  name: string,
  all: readonly string[],
): Promise<Map<string, Said>> {
  const said = new Map<string, Said>();
  for (const subject of all) {
    const message = await manager.streams.getMessage(stateOf(name), { last_by_subj: subject });
    const value = parsed(message?.string() ?? '');
    if (!isObject(value)) continue;
    const { seen, dropped, ended } = value;
    if (Number.isSafeInteger(seen) && Number.isSafeInteger(dropped))
      said.set(subject.slice(subjects.proxy(name, '').length), {
        seen: Number(seen),
        dropped: Number(dropped),
        ended: ended === true,
      });
  }
  return said;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
