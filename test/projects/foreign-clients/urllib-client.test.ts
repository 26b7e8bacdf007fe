import { testClient } from './test-client.ts';

testClient('urllib_client.py');
