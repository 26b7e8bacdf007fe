import { describeConformance } from '../../../../conformance/vitest.ts';
import { openBank } from './bank.ts';

describeConformance(
  async () => ({
    ...(await openBank(
      { operation: 'createAccount', patch: [{ op: 'replace', path: '/availableBalance', value: '5.00' }] },
      { operation: 'updateSentCheck', answer: { status: 503 } },
    )),
    skip: ['createCard'],
    evidence: 'stated',
  }),
  { inconclusive: 'skip' },
);
