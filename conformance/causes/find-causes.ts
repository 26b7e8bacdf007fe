import { bodyOf } from '../catalogue/tree.ts';
import type { RowCheck } from '../judge/check.ts';
import { judge } from '../judge/judge.ts';
import { type Exchange, isSuccess } from '../model/exchange.ts';
import type { Cause, RequirementResult } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';
import type { Redactor } from '../redact/redactor.ts';
import { featuresOf, placeOfRecord, recordPlaceInWords } from './common-features.ts';
import type { Transform } from './transform.ts';
import { unwrapTransforms } from './unwrap.ts';
import { formatTransforms, spellingTransform, VALUE_TRANSFORMS } from './value-transforms.ts';

export interface CausesInput {
  /** The transform explains all of these violations, each with its `why`. */
  readonly results: readonly RequirementResult[];
  /** Everything that is needed to check again. Absent, or more of it than is judged again: only what violations have in common is looked for. */
  readonly again?: {
    /** The exchanges that show the violations, and those that they are compared with. */
    readonly exchanges: readonly Exchange[];
    readonly checks: readonly RowCheck[];
    readonly redactor: Redactor;
  };
}

/** Judging again takes its time for each transform that is tried: more exchanges than a run of the suite makes ten times over are not judged again. */
const MAX_EXCHANGES = 150;
/** Bytes of all of their bodies. */
const MAX_BYTES = 2_000_000;
/** Further violations have no cause: nobody reads so many. */
const MAX_CAUSES = 200;
/** A server has few such causes at once. */
const MAX_ROUNDS = 6;

/**
 * Finds what several violations have in common. First the ways in which servers differ everywhere: each is undone in all responses, and what is not violated any more when
 * they are judged again was caused by it. Then, of the violations left, what is seen of them: the same place, the same difference, the same row.
 * Statuses, and the violations themselves, stay as they are.
 *
 * @returns the results, with the cause of each violation that has one; and the causes, the most frequent first
 */
export function findCauses({ results, again }: CausesInput): {
  readonly results: readonly RequirementResult[];
  readonly causes: readonly Cause[];
} {
  const open = new Map(
    results.flatMap(({ violations }) => violations.map((one) => [keyOf(one), one] as const)),
  );
  const found = new Map<string, { readonly sentence: string; readonly violations: Violation[] }>();
  const take = (id: string, sentence: string, violations: readonly Violation[]) => {
    const known = found.get(id) ?? { sentence, violations: [] };
    known.violations.push(...violations);
    found.set(id, known);
    for (const one of violations) open.delete(keyOf(one));
  };
  if (open.size > 1 && again !== undefined && isSmall(again.exchanges))
    undoRepeatedChanges(open, again.exchanges, again.checks, again.redactor, take);
  if (open.size > 1) groupByFeature(open, take);

  const causeOf = new Map(
    [...found].flatMap(([id, { violations }]) => violations.map((one) => [keyOf(one), id] as const)),
  );
  // Several violations may have one key: a list that has more violations than are listed, for example.
  const marked = results.map((result) => ({
    ...result,
    violations: result.violations.map((one) => {
      const cause = causeOf.get(keyOf(one));
      return cause === undefined ? one : { ...one, cause };
    }),
  }));
  const all = marked.flatMap(({ violations }) => violations);
  const causes = [...found].flatMap(([id, { sentence }]) =>
    toCause(
      id,
      sentence,
      all.filter(({ cause }) => cause === id),
    ),
  );
  return { results: marked, causes: causes.sort((one, other) => other.places - one.places) };
}

function isSmall(exchanges: readonly Exchange[]): boolean {
  const bytes = exchanges.reduce(
    (sum, { outcome }) => sum + (outcome.kind === 'response' ? outcome.bytes : 0),
    0,
  );
  return exchanges.length <= MAX_EXCHANGES && bytes <= MAX_BYTES;
}

type Take = (id: string, sentence: string, violations: readonly Violation[]) => void;

/**
 * Each round applies the transform that explains most, and goes on from there: an envelope hides what is in it. What appears anew when a transform is applied
 * speaks against it, except for envelopes and spellings, under which everything else is hidden.
 */
function undoRepeatedChanges(
  open: ReadonlyMap<string, Violation>,
  all: readonly Exchange[],
  checks: readonly RowCheck[],
  redactor: Redactor,
  take: Take,
): void {
  let exchanges = all;
  let before: ReadonlySet<string> = violationsOf(all, checks);
  for (let round = 0; round < MAX_ROUNDS && open.size > 1; round++) {
    let best: Undone | undefined;
    for (const candidates of candidatesOf(exchanges, redactor)) {
      for (const { transform, hides } of candidates) {
        const one = tryTransform(transform, hides, exchanges, before, open, checks);
        if (one !== undefined && (best === undefined || one.score > best.score)) best = one;
      }
      if (best !== undefined) break;
    }
    if (best === undefined) return;
    take(best.transform.id, scoped(best, exchanges), best.explained);
    ({ exchanges, left: before } = best);
  }
}

interface Undone {
  readonly transform: Transform;
  readonly hides: boolean;
  readonly explained: readonly Violation[];
  readonly score: number;
  readonly exchanges: readonly Exchange[];
  /** The violations that remain after the transform. */
  readonly left: ReadonlySet<string>;
}

function tryTransform(
  transform: Transform,
  hides: boolean,
  exchanges: readonly Exchange[],
  before: ReadonlySet<string>,
  open: ReadonlyMap<string, Violation>,
  checks: readonly RowCheck[],
): Undone | undefined {
  const undone = exchanges.map((exchange) => undo(exchange, transform));
  if (undone.every((exchange, index) => exchange === exchanges[index])) return undefined;
  const left = violationsOf(undone, checks);
  const explained = [...open].filter(([key]) => !left.has(key)).map(([, violation]) => violation);
  if (explained.length < 2 || placesOf(explained) < (transform.fewest ?? (hides ? 1 : 2))) return undefined;
  const appeared = hides ? 0 : [...left].filter((key) => !before.has(key)).length;
  const score = explained.length - appeared;
  return score > 0 ? { transform, hides, explained, score, exchanges: undone, left } : undefined;
}

/** Places that are named in the sentence of a transform. */
const MAX_NAMED = 2;

/** The sentence of the transform, with where it was seen, if that is not in most of the responses: a server may have it in one place. */
function scoped(
  { transform, hides, explained, exchanges: undone }: Undone,
  before: readonly Exchange[],
): string {
  const within = (where: string) => `${transform.sentence.replace(/\.$/, '')} (${where}).`;
  const places = [...new Set(explained.map(recordPlaceInWords))];
  if (!transform.id.startsWith('envelope:') && places.length <= MAX_NAMED)
    return within(`at ${places.join(' and ')}`);
  const withBody = before.filter(({ outcome }) => outcome.kind === 'response' && isSuccess(outcome));
  const all = new Set(withBody.map(({ operation }) => operation));
  const changed = [
    ...new Set(before.filter((one, index) => one !== undone[index]).map(({ operation }) => operation)),
  ];
  const isUsual = hides ? changed.length === all.size : changed.length * 2 > all.size;
  return isUsual ? transform.sentence : within(`in responses of ${changed.join(', ')}`);
}

interface Candidate {
  readonly transform: Transform;
  readonly hides: boolean;
}

/** The causes in the order in which they hide others. */
function candidatesOf(exchanges: readonly Exchange[], redactor: Redactor): readonly (readonly Candidate[])[] {
  const bodies = exchanges.flatMap(({ operation, outcome }) => {
    const root = bodyOf(operation, 'response');
    const body = outcome.kind === 'response' && isSuccess(outcome) ? outcome.body.value : undefined;
    return root === undefined || body === undefined ? [] : [[body, root] as const];
  });
  const spelling = spellingTransform(bodies);
  const hiding = (transform: Transform): Candidate => ({ transform, hides: true });
  return [
    unwrapTransforms(bodies, redactor).map(hiding),
    spelling === undefined ? [] : [hiding(spelling)],
    [...VALUE_TRANSFORMS, ...formatTransforms(bodies)].map((transform) => ({ transform, hides: false })),
  ];
}

function undo(exchange: Exchange, transform: Transform): Exchange {
  const { operation, outcome } = exchange;
  const root = bodyOf(operation, 'response');
  if (
    root === undefined ||
    outcome.kind !== 'response' ||
    !isSuccess(outcome) ||
    outcome.body.value === undefined
  )
    return exchange;
  const value = transform.apply(outcome.body.value, root);
  if (value === outcome.body.value) return exchange;
  const { kind, status, headers, bytes, body } = outcome;
  return { ...exchange, outcome: { kind, status, headers, bytes, body: { ...body, value } } };
}

/** Keys of everything that is violated. */
function violationsOf(exchanges: readonly Exchange[], checks: readonly RowCheck[]): Set<string> {
  const keys = new Set<string>();
  for (const [requirement, judgements] of judge(exchanges, checks))
    for (const one of judgements)
      if (one.outcome === 'violated')
        keys.add(keyOf({ requirement, exchange: one.exchange, pointer: one.pointer }));
  return keys;
}

/** The first cause covers what most violations have in common, the next one what most of the others have, and so on. */
function groupByFeature(open: ReadonlyMap<string, Violation>, take: Take): void {
  const groups = new Map<
    string,
    { readonly sentence: string; readonly rank: number; readonly keys: Set<string> }
  >();
  for (const [key, violation] of open)
    for (const { id, sentence, rank } of featuresOf(violation)) {
      const group = groups.get(id) ?? { sentence, rank, keys: new Set<string>() };
      group.keys.add(key);
      groups.set(id, group);
    }
  for (const [id, { keys }] of groups) if (keys.size < 2) groups.delete(id);
  for (let count = 0; count < MAX_CAUSES; count++) {
    const [first] = [...groups]
      .map(([id, { keys, ...group }]) => ({ id, ...group, keys: [...keys].filter((key) => open.has(key)) }))
      .filter(({ keys }) => keys.length > 1)
      .sort((one, other) => other.keys.length - one.keys.length || one.rank - other.rank);
    if (first === undefined) return;
    take(
      first.id,
      first.sentence,
      first.keys.flatMap((key) => open.get(key) ?? []),
    );
    groups.delete(first.id);
  }
}

/** @param violations in the catalogue's order */
function toCause(id: string, sentence: string, violations: readonly Violation[]): Cause[] {
  const requirements = [...new Set(violations.map(({ requirement }) => requirement))];
  const [example] = violations;
  if (example === undefined) return [];
  const { requirement, exchange, pointer } = example;
  return [
    { id, sentence, places: violations.length, requirements, example: { requirement, exchange, pointer } },
  ];
}

/** Counts the different places of records that they are about. */
function placesOf(violations: readonly Violation[]): number {
  return new Set(violations.map(placeOfRecord)).size;
}

function keyOf({
  requirement,
  exchange,
  pointer,
}: Pick<Violation, 'requirement' | 'exchange' | 'pointer'>): string {
  return JSON.stringify([requirement, exchange, pointer]);
}
