import { describeConformance } from '../../../../conformance/vitest.ts';
import { openBank } from './bank.ts';

const known = { reason: 'mended in May', expires: '2026-05-31' };

describeConformance(
  async () => ({
    ...(await openBank(
      { operation: 'createCard', patch: [{ op: 'remove', path: '/last4' }] },
      { operation: 'createContact', patch: [{ op: 'change', path: '/label', append: ' Ltd' }] },
      { operation: 'updateSentCheck', answer: { status: 503 } },
    )),
    waivers: [
      { requirement: 'createContact.label-equals-name', ...known },
      { requirement: 'createContact.status-is-active', ...known },
    ],
  }),
  { name: 'our bank' },
);
