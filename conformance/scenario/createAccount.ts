import { examples } from '../../generated/examples.ts';
import { at, isObject, type Json } from '../../lib/json.ts';
import { runLabel } from './data/names-and-labels.ts';
import { createDraw } from './draw.ts';
import { exampleId, programOfAccount } from './known-records.ts';
import type { ScenarioStep, StepContext } from './step.ts';

const SEEN = 'businessChecking';

/** Section 4.3. */
export const openAccount: ScenarioStep = {
  id: 'open-account',
  operation: 'createAccount',
  purpose: 'Open an account for the business',
  after: ['read-program'],
  derived: true,
  sends: { accountTypes: ['/type'] },
  prepare(context) {
    const businessId =
      context.given.businessId ??
      exampleId(context, examples.createAccount.requests.createAccountRequest.businessId ?? '');
    if (businessId === undefined) return { skip: 'the business is unknown; set --business-id' };
    const draw = createDraw(context);
    const types = at(programOfAccount(context, undefined), '/bank/accountType');
    const type =
      context.data?.accountTypes === undefined
        ? typeOnOffer(types)
        : draw.operators('accountTypes', (one) => !isObject(types) || types[one] !== false);
    if (type === undefined) return { skip: `the program has every account type ${ofData(context)}disabled` };
    // The number in the label makes it unique, in case a business may use one only once.
    const label = draw.distinct(() => runLabel(context.random));
    return { body: { acceptedTerms: true, businessId, label, type } };
  },
};

function ofData({ data }: StepContext): string {
  return data?.accountTypes === undefined ? '' : 'of --data ';
}

/** The type that the source shows, if the program offers it; else another for businesses; else any. */
function typeOnOffer(types: Json | undefined): string | undefined {
  if (!isObject(types) || typeof types[SEEN] !== 'boolean') return SEEN;
  const on = Object.keys(types).filter((name) => types[name] === true);
  return on.find((name) => name === SEEN) ?? on.find((name) => name.startsWith('business')) ?? on[0];
}
