import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { launchChromium } from '../browser/launch.ts';
import { projectFiles, read } from '../house/files.ts';
import { commandBlocks } from './command-blocks.ts';
import { registryAnswers } from './installed.ts';
import { type Line, proveRows, type Row } from './matrix/project.ts';

// The lines of the README and of each repository below examples/, typed as they stand, with the packages as a registry would have them.

const EXAMPLES = readdirSync('examples');
const { version, devDependencies, dependencies } = JSON.parse(read('package.json'));
const online = await registryAnswers();
if (!online) console.warn('Skipped: npm does not reach its registry.');

const linesOf = (file: string): string[] =>
  commandBlocks(file).flatMap(({ lines, notRun }) => (notRun === undefined ? lines : []));

/** Some lines of the README show more than an exit code. Any other line must only succeed. */
const README: readonly (readonly [RegExp, Partial<Line>])[] = [
  [
    /^npm install banking-platform-api-client$/,
    { leaves: ['node_modules/banking-platform-api-client/package.json'] },
  ],
  [/^npm install -D banking-platform-api$/, { leaves: ['node_modules/banking-platform-api/package.json'] }],
  [/ generate --spec openapi\.yaml$/, { leaves: ['generated/client.ts'] }],
  [/ docs$/, { leaves: ['build/docs/index.html'] }],
  [
    / conform --sandbox$/,
    {
      leaves: ['html', 'json']
        .map((ending) => `conformance-report/conformance.${ending}`)
        .concat('conformance-report/created.jsonl', 'conformance-report/observations.json'),
    },
  ],
  [/ sandbox$/, { until: /BANKING_PROGRAM_ID=[\s\S]*curl / }],
  [/ conform .*--plan /, { stdout: /^# 2\. .*POST \/v1\/account$/m }],
];

const MORE: Readonly<Record<string, readonly Line[]>> = {
  'client-in-ci': [
    // An edited file fails the check, and a mistake that no longer is one fails the compiler.
    { line: "cp -R src before && echo '// by hand' >> src/bank/client.ts && npm run check", code: 1 },
    { line: 'cp before/bank/client.ts src/bank/client.ts && npm run check' },
    {
      line: "sed -i.bak 's/@ts-expect-error/expected/' test/mistakes.ts && npm run typecheck",
      code: 2,
      look: ({ stdout }) => {
        const mistakes = read('examples/client-in-ci/test/mistakes.ts');
        const expected = mistakes.match(/^ +\/\/ @ts-expect-error/gm)?.length;
        expect(stdout.match(/error TS/g)?.length).toBe(expected);
      },
    },
  ],
  'offline-docs': [
    { line: 'ls public', look: (_, { folder }) => expectOffline(join(folder, 'public/index.html')) },
  ],
};

const ROWS: readonly Row[] = [
  {
    name: 'README.md',
    published: true,
    files: { 'openapi.yaml': read('test/fixtures/ferry/openapi.yaml') },
    install: [],
    tests: {
      'its lines work in a fresh folder': linesOf('README.md').map((line) => ({
        line,
        ...README.find(([pattern]) => pattern.test(line))?.[1],
      })),
    },
  },
  ...EXAMPLES.map((name): Row => {
    const prefix = `examples/${name}/`;
    const files = projectFiles().filter((path) => path.startsWith(prefix));
    const [install = '', ...lines] = linesOf(`${prefix}README.md`);
    return {
      name,
      published: true,
      files: Object.fromEntries(files.map((file) => [file.slice(prefix.length), read(file)])),
      install: [install],
      tests: { 'works as its README says': [...lines.map((line) => ({ line })), ...(MORE[name] ?? [])] },
    };
  }),
];
if (online) proveRows(ROWS);

test('each line of the README stands once, and those are there of which more is known', () => {
  const lines = linesOf('README.md');
  expect(lines).toHaveLength(new Set(lines).size);
  for (const [pattern] of README) expect(lines.filter((line) => pattern.test(line))).toHaveLength(1);
});

describe.each(EXAMPLES)('%s', (name) => {
  const manifest = JSON.parse(read(`examples/${name}/package.json`));

  test('is installed and tested by the lines of its README', () => {
    const lines = linesOf(`examples/${name}/README.md`);
    expect([lines[0], lines.at(-1)]).toEqual(['npm install', 'npm test']);
  });

  test('has exact versions, those of this repository', () => {
    const used = { ...manifest.dependencies, ...manifest.devDependencies };
    const ours = { ...dependencies, ...devDependencies, 'banking-platform-api': version };
    for (const [dependency, wanted] of Object.entries(used))
      expect({ dependency, wanted }).toEqual({ dependency, wanted: ours[dependency] });
  });

  test('its workflow runs scripts that it has, with no more rights than it needs', () => {
    const workflows = projectFiles().filter((file) => file.startsWith(`examples/${name}/.github/workflows/`));
    for (const file of workflows) {
      const { jobs, permissions } = parse(read(file));
      expect(permissions).toEqual({ contents: 'read' });
      const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap((job) => job.steps);
      const scripts = steps.flatMap(({ run = '' }) => /^npm (?:run )?([\w-]+)/.exec(run)?.[1] ?? []);
      expect([...Object.keys(manifest.scripts), 'ci']).toEqual(expect.arrayContaining(scripts));
      expect(scripts).toContain('test');
    }
  });
});

/** The site opens from disk, and asks for nothing else. */
async function expectOffline(page: string): Promise<void> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext();
    await context.setOffline(true);
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      if (!/^(file|data|blob|about):/.test(request.url())) elsewhere.push(request.url());
    });
    const opened = await context.newPage();
    await opened.goto(pathToFileURL(page).href);
    const reference = opened.frameLocator('iframe');
    await reference
      .getByRole('heading', { name: /Example Harbor/ })
      .first()
      .waitFor();
    expect(elsewhere).toEqual([]);
  } finally {
    await browser.close();
  }
}
