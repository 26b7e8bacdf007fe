import { examples } from '../../generated/examples.ts';
import { at, type JsonObject } from '../../lib/json.ts';
import { runLabel, words } from './data/words.ts';
import { exampleId } from './known-records.ts';
import { otherThan } from './other-than.ts';
import type { ScenarioStep, StepCall, StepContext } from './step.ts';

/** Section 4.7. No shown operation sends a check, so the operator names one. */
export const annotateCheck: ScenarioStep = {
  id: 'annotate-check',
  operation: 'updateSentCheck',
  purpose: 'Annotate a sent check',
  after: [],
  derived: false,
  prepare(context) {
    const transferId = checkId(context);
    if (transferId === undefined) return NO_CHECK;
    const { random } = context;
    return update(transferId, context, {
      description: `${runLabel(random)} metadata`,
      externalId: externalId(context),
    });
  },
};

/** With one key of the metadata fewer: a server that merges the old metadata with the new shows both. */
export const annotateCheckAgain: ScenarioStep = {
  id: 'annotate-check-again',
  operation: 'updateSentCheck',
  purpose: 'Annotate the check again, with less metadata',
  after: ['annotate-check'],
  optional: true,
  derived: false,
  prepare(context) {
    const transferId = checkId(context);
    if (transferId === undefined) return NO_CHECK;
    return update(transferId, context, { externalId: externalId(context) });
  },
};

const NO_CHECK = { skip: 'no sent check is known; set --check-transfer-id' };

function checkId(context: StepContext): string | undefined {
  return (
    context.given.checkTransferId ??
    exampleId(context, examples.updateSentCheck.responses.updateSentCheckResponse.id)
  );
}

/** Texts that differ from each other and from those of the first update. */
function update(transferId: string, context: StepContext, metadata: JsonObject): StepCall {
  const before = context.exchange(annotateCheck.id)?.request.body;
  const text = (name: string) =>
    otherThan(at(before, `/${name}`), () => `${runLabel(context.random)} ${name}`);
  return {
    pathParameters: { transferId },
    body: { description: text('description'), title: text('title'), metadata },
  };
}

function externalId({ random }: StepContext): string {
  return `conformance ${words(random)} ${random.digits(6)}`.replaceAll(' ', '-');
}
