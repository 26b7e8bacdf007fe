import { describeConformance } from '../../../../conformance/vitest.ts';

describeConformance({
  baseUrl: 'https://bank.example',
  fetch: () => {
    throw new Error('It was called.');
  },
});
