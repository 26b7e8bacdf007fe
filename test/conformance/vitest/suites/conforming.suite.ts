import { expect } from 'vitest';
import { describeConformance } from '../../../../conformance/vitest.ts';
import { openBank } from './bank.ts';

describeConformance(() => openBank(), {
  onReport: ({ run }) => expect(run.verdict).toBe('conformant'),
});
