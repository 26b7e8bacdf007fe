import { testClient } from './test-client.ts';

testClient('curl_client.sh');
