import type { ThoroughSection } from '../../model/report.ts';
import type { ScenarioStep } from '../step.ts';
import { callsAtMost } from '../steps.ts';
import { type Question, usual } from './question.ts';
import { questionSteps, questions } from './questions.ts';
import { restore } from './restore.ts';

export interface ChosenQuestions {
  /** The calls of the questions, in the order in which they are made. */
  readonly steps: readonly ScenarioStep[];
  readonly section: ThoroughSection;
}

/**
 * The questions for which there are calls enough, the worthiest first. Setting back what a question changes counts with it.
 *
 * @param others the steps of the run without them
 * @param isWanted whether a step's operation is judged and may be called
 */
export function chooseQuestions(
  maxCalls: number,
  others: readonly ScenarioStep[],
  isWanted: (step: ScenarioStep) => boolean,
): ChosenQuestions {
  const chosen = new Set<ScenarioStep>();
  const asked: Question[] = [];
  const leftOut: Question[] = [];
  for (const question of questions) {
    const own = question.steps.filter(isWanted);
    if (own.length === 0) continue;
    const changes = own.some(({ operation }) => operation === usual('restore-settings').operation);
    const all = [...own, ...(changes ? restore.steps : [])].filter((step) => !chosen.has(step));
    if (callsAtMost([...others, ...chosen, ...all]) > maxCalls) {
      leftOut.push(question);
      continue;
    }
    asked.push(question);
    for (const step of all) chosen.add(step);
  }
  if (restore.steps.some((step) => chosen.has(step))) asked.push(restore);
  return {
    steps: questionSteps.filter((step) => chosen.has(step)),
    section: {
      maxCalls,
      questions: asked.map(({ id, asks }) => ({ id, asks })),
      leftOut: leftOut.map(({ id }) => id),
    },
  };
}
