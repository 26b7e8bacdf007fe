import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT, read } from '../house/files.ts';
import { CLIENT, packTarball, registryAnswers } from './installed.ts';

/** The lines of the README's `sh` blocks, in order. They run as they stand, in one fresh folder. */
const LINES = [...read('README.md').matchAll(/```sh\n(.*?)```/gs)].flatMap(([, code = '']) =>
  code.split('\n').filter((line) => line !== ''),
);

/** The file that a line leaves in the folder. Any other line must only succeed. */
const LEAVES: readonly (readonly [line: RegExp, file: string])[] = [
  [/^npm install banking-platform-api-client$/, 'node_modules/banking-platform-api-client/package.json'],
  [/^npm install -D banking-platform-api$/, 'node_modules/banking-platform-api/package.json'],
  [/ generate --spec openapi\.yaml$/, 'generated/client.ts'],
  [/ docs {2}/, 'build/docs/index.html'],
  [/ conform --sandbox$/, 'conformance-report/conformance.html'],
];
/** Lines that go on until they are stopped, and what they print once they are ready. */
const SERVERS: readonly (readonly [line: RegExp, ready: RegExp])[] = [
  [/ sandbox$/, /BANKING_PROGRAM_ID=[\s\S]*curl /],
];

const online = await registryAnswers();
if (!online)
  console.warn("Skipped: the README's lines install from the npm registry, which does not respond.");
let folder: string;
let tarballs: { readonly tools: string; readonly client: string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'readme-'));
  if (online)
    tarballs = { tools: (await packTarball(folder)).file, client: (await packTarball(folder, CLIENT)).file };
  writeFileSync(join(folder, 'package.json'), '{ "name": "fresh", "private": true, "type": "module" }\n');
  copyFileSync(join(ROOT, 'test/fixtures/ferry/openapi.yaml'), join(folder, 'openapi.yaml'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(!online)(
  "the README's lines work in a fresh folder",
  async () => {
    expect(LINES).toHaveLength(new Set(LINES).size);
    for (const [pattern] of [...LEAVES, ...SERVERS])
      expect(LINES.filter((line) => pattern.test(line))).toHaveLength(1);
    for (const line of LINES) {
      const ready = SERVERS.find(([pattern]) => pattern.test(line))?.[1];
      expect({ line, ...(await type(line, ready)) }).toEqual({ line, code: 0, output: expect.anything() });
      const file = LEAVES.find(([pattern]) => pattern.test(line))?.[1];
      if (file !== undefined)
        expect({ line, exists: existsSync(join(folder, file)) }).toEqual({ line, exists: true });
    }
  },
  600_000,
);

/** Runs a line in a shell, and stops it once its output matches. The packages are not published: their tarballs stand for them. */
async function type(line: string, ready: RegExp | undefined): Promise<{ code: number; output: string }> {
  const typed = line.startsWith('npm install')
    ? line
        .replace(/ banking-platform-api-client(?= |$)/, ` ${tarballs.client}`)
        .replace(/ banking-platform-api(?= |$)/, ` ${tarballs.tools}`)
    : line;
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  const child = spawn('sh', ['-c', typed], { cwd: folder, env: { ...process.env, PATH }, detached: true });
  let output = '';
  let stopped = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      if (ready === undefined || stopped || !ready.test(output)) return;
      stopped = true;
      // The whole group: `npx` passes no signal on.
      process.kill(-(child.pid as number), 'SIGINT');
    });
  const [code] = await once(child, 'close');
  return { code: stopped && code === null ? 0 : code, output };
}
