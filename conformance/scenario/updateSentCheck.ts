import { examples } from '../../generated/examples.ts';
import type { JsonObject } from '../../lib/json.ts';
import { runLabel, words } from './data/names-and-labels.ts';
import { createDistinct } from './distinct-texts.ts';
import { exampleId } from './known-records.ts';
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
    const distinct = createDistinct(context);
    return update(transferId, context, distinct, {
      description: distinct(() => runLabel(context.random)),
      externalId: distinct(() => externalId(context)),
    });
  },
};

/** The metadata has one key fewer: a server that merges the old metadata with the new shows both. */
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
    const distinct = createDistinct(context);
    return update(transferId, context, distinct, { externalId: distinct(() => externalId(context)) });
  },
};

const NO_CHECK = { skip: 'no sent check is known; set --check-transfer-id' };

function checkId(context: StepContext): string | undefined {
  return (
    context.given.checkTransferId ??
    exampleId(context, examples.updateSentCheck.responses.updateSentCheckResponse.id)
  );
}

function update(
  transferId: string,
  { random }: StepContext,
  distinct: ReturnType<typeof createDistinct>,
  metadata: JsonObject,
): StepCall {
  const text = () => distinct(() => runLabel(random));
  return {
    pathParameters: { transferId },
    body: { description: text(), title: text(), metadata },
  };
}

function externalId({ random }: StepContext): string {
  return `conformance ${words(random)} ${random.digits(6)}`.replaceAll(' ', '-');
}
