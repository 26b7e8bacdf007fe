import { defineConfig } from 'banking-platform-api/config';

// Without `spec`, the description of the package. For your own: spec: 'api/openapi.yaml'.
export default defineConfig({
  out: 'src/bank',
  only: ['types', 'identifiers', 'client', 'msw'],
});
