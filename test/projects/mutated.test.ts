import { test } from 'vitest';
import { endsOfMutations } from '../scripts/pipeline/mutations.ts';

const HOUR = 3_600_000;

test('no broken description is taken for a bug of this tool', () => endsOfMutations(1000, 300), HOUR);
