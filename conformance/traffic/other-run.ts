import { requirements } from '../catalogue/catalogue.ts';
import { steps } from '../scenario/steps.ts';
import { questionSteps } from '../scenario/thorough/questions.ts';
import type { RunNote, RunSettingsNote } from './run-notes.ts';

/**
 * Reads what a recorded call says of its run, without anything that the suite has not written: a file may come from anywhere. `undefined` for a step
 * that the suite does not have.
 */
export function otherRun(
  { id, step, optional, settings }: RunNote,
  text: (text: string) => string,
): RunNote | undefined {
  if (!isStep(step)) return undefined;
  return {
    id: text(id),
    step,
    ...(optional && { optional }),
    ...(settings !== undefined && { settings: otherSettings(settings) }),
  };
}

function otherSettings({
  profile,
  readOnly,
  only,
  skip,
  notSent,
  stopped,
}: RunSettingsNote): RunSettingsNote {
  return {
    profile,
    readOnly,
    only: only.filter(isSelection),
    skip: skip.filter(isSelection),
    notSent: notSent
      .filter(({ id }) => isStep(id))
      .map(({ id, operation }) => ({ id, operation, reason: 'the reason was left out of the recording' })),
    ...(stopped !== undefined && { stopped: 'the reason was left out of the recording' }),
  };
}

function isStep(id: string): boolean {
  return [...steps, ...questionSteps].some((step) => step.id === id);
}

/** A section, an operation, a requirement or the beginning of one. */
function isSelection(word: string): boolean {
  return requirements.some(({ id, section }) => id.startsWith(word) || section.startsWith(word));
}
