import type { LiveJudgement } from '../traffic/live-judge.ts';

/** Of those, the calls that they are about are kept. The judge tells no more than 100 violations of a requirement. */
const MAX_WITH_CALLS = 100;

/** What the judge has told so far: its process may end before it makes the report. */
export class FoundViolations {
  readonly #found: LiveJudgement[] = [];

  add(judgement: LiveJudgement): void {
    const { violations } = judgement;
    this.#found.push(this.#found.length < MAX_WITH_CALLS ? judgement : { violations });
  }

  list(): readonly LiveJudgement[] {
    return this.#found;
  }
}
