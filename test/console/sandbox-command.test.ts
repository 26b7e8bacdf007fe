import { expect, test } from 'vitest';
import { sandboxCommand } from '../../console/ui/sandbox-command.ts';

test.each([
  ['file:///docs/index.html', 'npx banking-platform-api sandbox --allow-origin null --new-key'],
  ['http://127.0.0.1:8080/', 'npx banking-platform-api sandbox'],
  ['http://localhost:8080/', 'npx banking-platform-api sandbox'],
  ['http://[::1]:8080/', 'npx banking-platform-api sandbox'],
  ['https://docs.example/bank', 'npx banking-platform-api sandbox --allow-origin https://docs.example'],
  ['http://localhost.example/', 'npx banking-platform-api sandbox --allow-origin http://localhost.example'],
])('the page %s calls a sandbox started by: %s', (page, command) => {
  expect(sandboxCommand(new URL(page))).toBe(command);
});
