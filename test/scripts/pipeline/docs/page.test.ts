import { describe } from 'vitest';
import { testPage } from './test-page.ts';

// That of another description: test/projects/docs-page.test.ts.
describe('the documentation page of the bank', () => testPage('bank'));
