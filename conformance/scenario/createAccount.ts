import { examples } from '../../generated/examples.ts';
import { at, isObject, type Json } from '../../lib/json.ts';
import { runLabel } from './data/words.ts';
import { createDistinct } from './distinct-texts.ts';
import { exampleId, programOfAccount } from './known-records.ts';
import type { ScenarioStep } from './step.ts';

const SEEN = 'businessChecking';

/** Section 4.3. */
export const openAccount: ScenarioStep = {
  id: 'open-account',
  operation: 'createAccount',
  purpose: 'Open an account for the business',
  after: ['read-program'],
  derived: true,
  prepare(context) {
    const businessId =
      context.given.businessId ??
      exampleId(context, examples.createAccount.requests.createAccountRequest.businessId ?? '');
    if (businessId === undefined) return { skip: 'the business is unknown; set --business-id' };
    const type = typeOnOffer(programOfAccount(context, undefined));
    if (type === undefined) return { skip: 'the program has every account type disabled' };
    // The number in the label makes it unique, in case a business may use one only once.
    const label = createDistinct(context)(() => runLabel(context.random));
    return { body: { acceptedTerms: true, businessId, label, type } };
  },
};

/** The type that the source shows, if the program offers it; else another for businesses; else any. */
function typeOnOffer(program: Json | undefined): string | undefined {
  const types = at(program, '/bank/accountType');
  if (!isObject(types) || typeof types[SEEN] !== 'boolean') return SEEN;
  const on = Object.keys(types).filter((name) => types[name] === true);
  return on.find((name) => name === SEEN) ?? on.find((name) => name.startsWith('business')) ?? on[0];
}
