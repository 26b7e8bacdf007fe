import type { FactFinding } from '../../judge/facts/judge-facts.ts';

/** A place at which every response differs from the description in the same way. */
export interface Disagreement {
  readonly requirement: string;
  /** The place in the body, with `*` for entries of lists. */
  readonly template: string;
  /** Pointer of the keyword in the description. */
  readonly place: string;
  readonly responses: number;
}

/** The counts of responses that a requirement was checked by, and of those that differ in each way. */
export interface AgreementCounts {
  readonly requirement: string;
  readonly responses: number;
  readonly places: readonly Omit<Disagreement, 'requirement'>[];
}

/** Agreement needs at least this many responses. */
const ENOUGH = 2;
/** Places of one requirement that are told apart. */
const MAX_PLACES = 1000;

type Place = Pick<Disagreement, 'template' | 'place'>;

interface Judged {
  responses: number;
  readonly places: Map<string, Omit<Disagreement, 'requirement'>>;
}

/** Counts how many responses differ from the description in the same way: where all do, the description is probably wrong. */
export class Agreement {
  readonly #judged = new Map<string, Judged>();

  /** @param found what one response has shown */
  add(found: readonly FactFinding[]): void {
    const places = new Map<string, Map<string, Place>>();
    for (const { requirement, judgement, fault } of found) {
      if (judgement.outcome !== 'held' && judgement.outcome !== 'violated') continue;
      const own = places.get(requirement) ?? new Map();
      places.set(requirement, own);
      if (fault !== undefined)
        for (const place of [fault.place, ...(fault.others ?? [])])
          own.set(`${fault.template} ${place}`, { template: fault.template, place });
      else if (judgement.outcome === 'violated') own.set('', { template: '', place: '' });
    }
    for (const [requirement, own] of places) this.#addResponse(requirement, own);
  }

  #addResponse(requirement: string, own: ReadonlyMap<string, Place>): void {
    const judged = this.#judged.get(requirement) ?? { responses: 0, places: new Map() };
    this.#judged.set(requirement, judged);
    judged.responses++;
    for (const [key, fault] of own) {
      const known = judged.places.get(key);
      if (known !== undefined || judged.places.size < MAX_PLACES)
        judged.places.set(key, { ...fault, responses: (known?.responses ?? 0) + 1 });
    }
  }

  counts(): readonly AgreementCounts[] {
    return [...this.#judged].map(([requirement, { responses, places }]) => ({
      requirement,
      responses,
      places: [...places.values()],
    }));
  }
}

/** Returns the requirements for which all responses differ. */
export function disagreementsIn(counts: readonly AgreementCounts[]): readonly Disagreement[] {
  return counts.flatMap(({ requirement, responses, places }) =>
    responses < ENOUGH
      ? []
      : places.flatMap((one) => (one.responses === responses ? [{ requirement, ...one }] : [])),
  );
}

/** Adds up the parts of a recording to what the whole would have shown. */
export function mergeAgreement(parts: readonly (readonly AgreementCounts[])[]): readonly AgreementCounts[] {
  const all = new Map<string, Judged>();
  for (const { requirement, responses, places } of parts.flat()) {
    const known = all.get(requirement) ?? { responses: 0, places: new Map() };
    all.set(requirement, known);
    known.responses += responses;
    for (const one of places) {
      const key = `${one.template} ${one.place}`;
      const before = known.places.get(key)?.responses ?? 0;
      known.places.set(key, { ...one, responses: before + one.responses });
    }
  }
  return [...all].map(([requirement, { responses, places }]) => ({
    requirement,
    responses,
    places: [...places.values()],
  }));
}
