import { testClient } from './test-client.ts';

testClient('interceptors.mjs');
