import { readFileSync } from 'node:fs';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { pino } from 'pino';
import { documentForPrism } from '../scripts/pipeline/mock/mock-document.ts';

// Prism's mock as its makers ship it: their own server, static answers, which is what `prism mock` runs. Our `mock` command puts the same
// answers behind a leaner server, so it would be the wrong peer. No log, which spares Prism some work.

const document = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'));
const operations = await getHttpOperationsFromSpec(documentForPrism(document));
const server = createServer(operations, {
  cors: false,
  config: {
    checkSecurity: true,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    isProxy: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  },
  // Prism's own levels.
  components: { logger: pino({ level: 'silent', customLevels: { start: 31, success: 32 } }) as never },
});
console.log(await server.listen(0, '127.0.0.1'));
process.once('SIGTERM', () => process.exit(0));
