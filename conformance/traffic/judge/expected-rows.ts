import type { OperationId } from '../../../generated/operations.ts';
import type { Judgement, Violated } from '../../model/judgement.ts';
import { Column } from '../column.ts';
import type { AbsentRecord } from './asked-records.ts';
import type { TrafficFindings } from './traffic-findings.ts';

/** What a row comes to for a call, if calls further on in the recording show nothing else. */
export interface ExpectedRow {
  readonly requirement: string;
  readonly judgements: readonly ExpectedJudgement[];
}

export interface ExpectedJudgement {
  readonly outcome: Judgement['outcome'];
  /** Why it is vacuous or inconclusive; of a violation, the place as reports show it. */
  readonly text: string;
  /** It would be a violation were it not for what was sent there: another reason goes before that one. */
  readonly isViolatedElse?: true;
}

/**
 * @param known how a response was judged by itself
 * @param judgements the same before it was looked at what was sent
 * @param placeOf where a violation is, as reports show it
 */
export function toExpected(
  known: readonly Judgement[],
  judgements: readonly Judgement[],
  placeOf: (violated: Violated) => string,
): ExpectedJudgement[] {
  return known.map((one, index) => {
    if (one.outcome === 'violated') return { outcome: one.outcome, text: placeOf(one) };
    return {
      outcome: one.outcome,
      text: one.outcome === 'held' ? '' : one.reason,
      ...(judgements[index]?.outcome === 'violated' && { isViolatedElse: true }),
    };
  });
}

/**
 * Adds what was expected of a call that is not at hand.
 *
 * @param unclear see `TrafficRecords.whyUnclear`
 * @param startedAt when the call began
 * @returns false where a violation would be kept in full, for which the call is needed: nothing was added
 */
export function addExpected(
  { rows }: Expectation,
  unclear: string | undefined,
  startedAt: number,
  findings: TrafficFindings,
): boolean {
  const isKept = ({ requirement, judgements }: ExpectedRow) =>
    judgements.some(({ outcome }) => outcome === 'violated') && findings.wouldKeep(requirement, startedAt);
  if (unclear === undefined && rows.some(isKept)) return false;
  for (const { requirement, judgements } of rows)
    for (const one of judgements)
      findings.addExpected(
        requirement,
        unclear !== undefined && dependsOnClarity(one) ? { outcome: 'inconclusive', text: unclear } : one,
      );
  return true;
}

/** Whether it would not be judged so if the response were unclear. */
function dependsOnClarity({ outcome, isViolatedElse }: ExpectedJudgement): boolean {
  return outcome === 'violated' || isViolatedElse === true;
}

/** What several calls have in common. */
export interface Expectation {
  readonly operation: OperationId;
  readonly deployment: string;
  /** By the names of their components. */
  readonly absent: readonly string[];
  readonly rows: readonly ExpectedRow[];
}

/** What calls come to unless others say otherwise: a number for each call, since there are millions of them, and what it stands for. */
export class ExpectedRows {
  readonly #rows = new Column(Uint32Array);
  readonly #kinds = new Column(Uint32Array);
  /** The digest of the record in the path, then those of the absent records. */
  readonly #ids = [0, 1, 2].map(() => new Column(Float64Array));
  readonly #known = new Map<string, number>();
  readonly #expectations: Expectation[] = [];
  #length = 0;

  /**
   * @param row of the call in the index
   * @param id of the record in the path of the call: its digest
   * @returns false where there are too many records or kinds to remember
   */
  add(row: number, id: number, absent: readonly AbsentRecord[], of: Omit<Expectation, 'absent'>): boolean {
    if (absent.length >= this.#ids.length) return false;
    const names = absent.map(({ subject }) => subject);
    const key = keyOf(names, of);
    let kind = this.#known.get(key);
    if (kind === undefined) {
      if (this.#expectations.length >= MAX_KINDS) return false;
      kind = this.#expectations.push({ ...of, absent: names }) - 1;
      this.#known.set(key, kind);
    }
    const place = this.#length++;
    this.#rows.set(place, row);
    this.#kinds.set(place, kind);
    for (const [index, one] of [id, ...absent.map((record) => record.id)].entries())
      (this.#ids[index] as Column).set(place, one);
    return true;
  }

  /** In the order in which they were added. */
  *all(): Iterable<{
    readonly row: number;
    readonly id: number;
    readonly absent: readonly AbsentRecord[];
    readonly of: Expectation;
  }> {
    for (let place = 0; place < this.#length; place++) {
      const of = this.#expectations[this.#kinds.get(place)] as Expectation;
      yield {
        row: this.#rows.get(place),
        id: (this.#ids[0] as Column).get(place),
        absent: of.absent.map((subject, index) => ({
          subject,
          id: (this.#ids[index + 1] as Column).get(place),
        })),
        of,
      };
    }
  }
}

function keyOf(
  absent: readonly string[],
  { deployment, operation, rows }: Omit<Expectation, 'absent'>,
): string {
  let key = `${deployment} ${operation} ${absent.join()}`;
  for (const { requirement, judgements } of rows) {
    key += `\n${requirement}`;
    for (const { outcome, text, isViolatedElse } of judgements)
      key += `\t${outcome} ${isViolatedElse ? 'else ' : ''}${JSON.stringify(text)}`;
  }
  return key;
}

/** A list may have a violation in any of its entries. */
const MAX_KINDS = 2000;
