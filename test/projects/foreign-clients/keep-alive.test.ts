import { testClient } from './test-client.ts';

testClient('keep-alive.mjs');
