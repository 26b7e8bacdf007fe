import { describe } from 'vitest';
import { testPage } from '../scripts/pipeline/docs/test-page.ts';

describe('the documentation page of the bank', () => testPage('bank'));
describe('the documentation page of another description', () => testPage('ferry'));
