import { describeConformance } from '../../../../conformance/vitest.ts';
import { openBank } from './bank.ts';

describeConformance(async () => ({
  ...(await openBank()),
  ...{ businessId: undefined, checkTransferId: undefined, apiKey: undefined },
}));
