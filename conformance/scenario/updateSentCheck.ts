import { examples } from '../../generated/examples.ts';
import { runLabel, words } from './data/words.ts';
import { exampleId } from './known-records.ts';
import type { ScenarioStep } from './step.ts';

/** Section 4.7. No shown operation sends a check, so the operator names one. */
export const annotateCheck: ScenarioStep = {
  id: 'annotate-check',
  operation: 'updateSentCheck',
  purpose: 'Annotate a sent check',
  after: [],
  derived: false,
  prepare(context) {
    const { given, random } = context;
    const transferId =
      given.checkTransferId ??
      exampleId(context, examples.updateSentCheck.responses.updateSentCheckResponse.id);
    if (transferId === undefined) return { skip: 'no sent check is known; set --check-transfer-id' };
    return {
      pathParameters: { transferId },
      body: {
        description: `${runLabel(random)} description`,
        title: `${runLabel(random)} title`,
        metadata: {
          description: `${runLabel(random)} metadata`,
          externalId: `conformance ${words(random)} ${random.digits(6)}`.replaceAll(' ', '-'),
        },
      },
    };
  },
};
