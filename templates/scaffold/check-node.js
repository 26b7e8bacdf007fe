import { readdirSync } from 'node:fs';

// Runs before the server and its tests. An older Node.js does not run TypeScript, and it would find no tests and call that a success.

function end(message) {
  console.error(message);
  process.exit(1);
}

if (!process.features.typescript || import.meta.main === undefined)
  end(`This project requires Node.js 22.18, 24.3 or later; this is ${process.versions.node}.`);
if (process.argv[2] === 'test' && !testFiles().some((file) => file.endsWith('.test.ts')))
  end('There are no tests: no file below test/ ends in .test.ts.');

function testFiles() {
  try {
    return readdirSync('test', { recursive: true });
  } catch {
    return [];
  }
}
