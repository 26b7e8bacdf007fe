import { readFileSync } from 'node:fs';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { pino } from 'pino';

// Prism's proxy as its makers ship it, which is what `prism proxy` runs: it holds every answer of the upstream against the description's
// schemas, and reports what does not fit in a header of the answer.

const upstream = new URL(process.argv[2] ?? '');
const document = JSON.parse(readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'));
const operations = await getHttpOperationsFromSpec({
  ...document,
  // Prism checks by draft-07 unless a dialect is named, and not at all with OpenAPI's own.
  jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
});
const server = createServer(operations, {
  cors: false,
  config: {
    checkSecurity: false,
    validateRequest: true,
    validateResponse: true,
    errors: false,
    isProxy: true,
    upstream,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  },
  components: { logger: pino({ level: 'silent', customLevels: { start: 31, success: 32 } }) as never },
});
console.log(await server.listen(0, '127.0.0.1'));
process.once('SIGTERM', () => process.exit(0));
