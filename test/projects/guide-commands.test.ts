/** The blocks of commands of the guides, as they stand. Those of the README and the examples are run by `documented-lines.test.ts`, which installs the packages. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../server/node/run-sandbox.ts';
import { projectFiles, ROOT, read } from '../house/files.ts';
import { folderForAll } from '../temporary-folder.ts';
import { commandBlocks } from './command-blocks.ts';

const PAGES = projectFiles().filter((file) => /^(docs\/(start\/)?[\w-]+\.md|skills\/.*\.md)$/.test(file));
const BLOCKS = PAGES.flatMap(commandBlocks);

/** The text of a page's block that begins with these words. */
const blockOf = (page: string, start: string): string => {
  const text = read(page);
  return text.slice(text.indexOf(`\n${start}`) + 1).replace(/^```$[\s\S]*/m, '');
};

const FERRY = 'test/fixtures/ferry/openapi.yaml';
const OVERLAY = (name: string, required: readonly string[]) =>
  `overlay: 1.1.0\ninfo: { title: ${name}, version: '1' }\nactions:\n  - target: $.components.schemas.CreateCardRequest\n    update: { required: [${required.join(', ')}] }\n`;
/** This server takes whole responses and repeats nothing. */
const CLIENT = `const { BANKING_BASE_URL, BANKING_API_KEY, BANKING_PROGRAM_ID } = process.env;
const response = await fetch(BANKING_BASE_URL + '/v1/program/' + BANKING_PROGRAM_ID, { headers: { 'sd-api-key': BANKING_API_KEY }, redirect: 'manual', signal: AbortSignal.timeout(4000) });
if (!response.ok) process.exit(1);
if (typeof (await response.json()).id !== 'string') process.exit(1);
`;

/** Recorded calls of a real server, with its description. */
const SERVER = {
  'calls.har': read('test/fixtures/servers/alertmanager.har'),
  'openapi.yaml': read('test/fixtures/servers/alertmanager.json'),
};
const REQUIREMENTS = {
  'records.yaml': blockOf('docs/behavior.md', 'Silence:'),
  'silences.yaml': blockOf('docs/behavior.md', '- id: getSilence.is-as-it-was-created'),
};
const inFolder = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

/** The folder of a page has these before its first line. */
const PREPARED: Readonly<Record<string, { files?: Record<string, string>; lines?: readonly string[] }>> = {
  'docs/behavior.md': {
    files: { ...SERVER, ...inFolder('requirements', REQUIREMENTS), ...inFolder('checks', REQUIREMENTS) },
  },
  'docs/ci.md': { lines: ['npx banking-platform-api conform'] },
  'docs/coming-from.md': { files: { 'api/openapi.yaml': read(FERRY) } },
  'docs/configuration.md': { lines: ['npx banking-platform-api generate'] },
  'docs/conformance.md': { files: { 'data.yaml': blockOf('docs/conformance.md', '# data.yaml') } },
  'docs/diff.md': {
    files: {
      'api/openapi.yaml': read(FERRY),
      'banking-platform-api.config.json': '{ "spec": "api/openapi.yaml" }',
      'src/main.ts': 'export {};\n',
    },
    lines: [
      'git init -qb main && git add . && git -c user.name=a -c user.email=a@example.com commit -qm 1',
      'for n in 2 3 4; do git -c user.name=a -c user.email=a@example.com commit -qm $n --allow-empty; done',
    ],
  },
  'docs/client.md': { files: { 'api/openapi.yaml': read(FERRY) } },
  'docs/judging-clients.md': {
    files: {
      'package.json': JSON.stringify({ type: 'module', scripts: { 'test:bank': 'node bank.js' } }),
      'bank.js': CLIENT,
      'pay.py': blockOf('docs/judging-clients.md', 'import json'),
    },
  },
  'docs/overlays.md': {
    files: {
      'deployment.yaml': blockOf('docs/overlays.md', 'overlay: 1.1.0'),
      'march.yaml': OVERLAY('March', []),
      'april.yaml': OVERLAY('April', ['label']),
    },
    lines: ['npx banking-platform-api bundle --out api'],
  },
  'docs/sandbox.md': { files: { 'openapi.yaml': read(FERRY) } },
  'docs/start/client.md': { files: { 'openapi.yaml': read(FERRY) } },
  'docs/start/server.md': {
    files: SERVER,
    lines: [
      'npx banking-platform-api conform --sandbox --reporter har && cp conformance-report/*.har staging.har',
    ],
  },
  'docs/traffic.md': {
    files: SERVER,
    lines: [
      'npx banking-platform-api conform --sandbox --reporter har && cp conformance-report/*.har staging.har && cp staging.har day.har',
    ],
  },
  'skills/banking-platform-api/SKILL.md': { files: { 'openapi.yaml': read(FERRY) } },
};

/** Exit codes other than 0, and what shows that a server is ready, which is then stopped as by Ctrl-C. */
const OUTCOMES: readonly (readonly [RegExp, { code?: number; until?: RegExp; stdout?: RegExp }])[] = [
  [/ judge-client -- python3/, { code: 1, stdout: /eleven|11 /i }],
  [/ sandbox( |$)/, { until: /curl / }],
  // Three true differences of the server whose traffic it is.
  [/ --traffic calls.har --spec/, { code: 1 }],
  // One of eight parts of a few calls has none, and is inconclusive.
  [/^seq 8 /, { code: 123 }],
  [/ mock( |$)/, { until: /http:\/\/127/ }],
  [/ proxy /, { until: /http:\/\/127/ }],
  [/ conform .*--plan$/, { stdout: /curl --request POST|curl "/ }],
];

const parent = folderForAll();
let sandbox: RunningSandbox;
/** The one that lines with a tenant's key or the operator's are for. */
let shared: RunningSandbox;
beforeAll(() => {
  // The commands of this repository, and servers on any free port.
  const npx = join(parent, 'bin/npx');
  mkdirSync(dirname(npx));
  writeFileSync(
    npx,
    `#!/bin/sh
[ "$1" = banking-platform-api ] || exit 127
shift
case "$1 $*" in *--port*) ;; sandbox*|mock*|proxy*) set -- "$@" --port 0 ;; esac
exec "${process.execPath}" "${join(ROOT, 'scripts/cli.ts')}" "$@"
`,
  );
  chmodSync(npx, 0o755);
});
// The money that a run pulls counts against the limits of a day.
beforeEach(async () => {
  const options = { store: { kind: 'memory' }, host: '127.0.0.1', port: 0, logLevel: 'silent' } as const;
  sandbox = await runSandbox(options);
  shared = await runSandbox({ ...options, tenants: true, controlKey: 'a-key-that-only-the-operator-has' });
});
afterEach(async () => {
  await sandbox?.stop(0);
  await shared?.stop(0);
});

test.each(PAGES.filter((page) => BLOCKS.some((one) => one.page === page && one.notRun === undefined)))(
  'the commands of %s run as they stand',
  async (page) => {
    const folder = mkdtempSync(join(parent, 'page-'));
    const { files = {}, lines = [] } = PREPARED[page] ?? {};
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    for (const line of lines) await type(line, folder, {});
    for (const block of BLOCKS.filter((one) => one.page === page && one.notRun === undefined)) {
      let exported = '';
      for (const line of block.lines) {
        if (line.startsWith('export ')) exported += `${line}\n`;
        else await type(exported + line, folder, OUTCOMES.find(([pattern]) => pattern.test(line))?.[1] ?? {});
      }
    }
  },
  600_000,
);

test('each block that is not run says why', () => {
  const all = ['README.md', ...projectFiles().filter((file) => /^examples\/.*\.md$/.test(file))];
  const blocks = [...BLOCKS, ...all.flatMap(commandBlocks)];
  const reasons: Record<string, number> = {};
  for (const { notRun } of blocks) {
    if (notRun === undefined) continue;
    const reason = notRun.replace(
      /(?:; )?test\/(?:projects|scale)\/(\S+)\.test\.ts.*/,
      (_, name) => `: ${name}`,
    );
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  }
  expect(reasons).toEqual({
    'it installs from npm: collections': 1,
    'it installs from npm: documented-lines': 3,
    'it installs from npm: testing-your-app': 2,
    'it installs from npm: verdict-real': 1,
    'it is the whole pipeline: start': 1,
    'it needs GNU parallel: gateways': 1,
    'it needs Slurm: slurm': 1,
    'it needs a NATS server: nats': 1,
    'it needs a bank behind TLS': 1,
    'it needs a container engine': 2,
    'it needs a deployment': 4,
    'it needs the log of a gateway: gateways': 1,
    'each line runs in a terminal of its own': 2,
  });
  expect(blocks.length).toBeGreaterThan(40);
});

/** Types a line in a shell. The reader's own server, on port 8080, is the sandbox here. */
async function type(line: string, folder: string, wanted: (typeof OUTCOMES)[number][1]): Promise<void> {
  const { code = 0, until, stdout = /[\s\S]*/ } = wanted;
  const { apiKey = '', personId, programId, businessId, checkTransferId } = sandbox.seed;
  const here = line.replaceAll('http://127.0.0.1:8080', sandbox.url).replaceAll('a-key-for-tests', apiKey);
  const child = spawn('sh', ['-ec', here], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: [join(parent, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
      BANKING_BASE_URL: (/\$(TENANT|BANKING_SANDBOX_CONTROL)_KEY/.test(here) ? shared : sandbox).url,
      BANKING_API_KEY: apiKey,
      BANKING_PERSON_ID: personId,
      BANKING_PROGRAM_ID: programId,
      BANKING_BUSINESS_ID: businessId,
      BANKING_CHECK_TRANSFER_ID: checkTransferId,
    },
  });
  const written = { stdout: '', stderr: '' };
  let ready = false;
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      written[name] += text;
      if (until === undefined || ready || !until.test(written.stdout + written.stderr)) return;
      ready = true;
      process.kill(-(child.pid as number), 'SIGINT');
    });
  // The shell itself is ended by the signal.
  const [ended] = await once(child, 'close').then(([status]) => [status ?? (ready ? code : status)]);
  expect({ line, code: ended, ...written }).toMatchObject({
    line,
    code,
    stdout: expect.stringMatching(stdout),
  });
  expect({ line, ready }).toEqual({ line, ready: until !== undefined });
}
