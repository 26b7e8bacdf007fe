import { test } from 'vitest';
import { judgeTests } from '../../../../conformance/vitest.ts';

judgeTests({ inconclusive: 'fail' });

test('a test that calls nothing', () => {});
