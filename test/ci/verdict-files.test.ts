import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { EXIT_CODES } from '../../scripts/cli/exit-codes.ts';
import { commandLineSecrets } from '../../scripts/cli/hide-secrets.ts';
import { settingsFor } from '../../scripts/commands/settings/settings-for.ts';
import { projectFiles, read } from '../house/files.ts';

const action = parse(read('action.yml'));
const [{ spec }, jobs] = parseAllDocuments(read('templates/verdict.yml')).map((one) => one.toJS());
const [job] = Object.values(jobs) as { script: string[]; variables: Record<string, string> }[];

/** The JavaScript of `ci/` has no declarations. */
const load = (file: string) => import(new URL(`../../ci/${file}`, import.meta.url).href);

test('no value is put into a script of the action or of the component', () => {
  const scripts = action.runs.steps.map(({ run = '' }) => run);
  expect(scripts.join('')).toContain('ci/verdict.sh');
  expect(scripts.join('')).not.toContain('${{');
  expect(job?.script.join('')).toContain('ci/verdict.sh');
  expect(job?.script.join('')).not.toContain('$[[');
});

test('actions of others are named by the digest of a commit', () => {
  const uses = action.runs.steps.flatMap((step: { uses?: string }) => step.uses ?? []);
  expect(uses.length).toBeGreaterThan(0);
  for (const one of uses) expect(one).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});

test('every input is used, and no other', () => {
  const used = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();
  const steps = JSON.stringify(action.runs);
  expect(used(steps, /inputs\.([\w-]+)/g)).toEqual(Object.keys(action.inputs).sort());
  expect(used(JSON.stringify(jobs), /\$\[\[ inputs\.([\w-]+) \]\]/g)).toEqual(
    Object.keys(spec.inputs).sort(),
  );
});

test('every variable that the action and the component set is one that is read', () => {
  const sources = projectFiles()
    .filter((file) => /^ci\/.*\.(js|sh)$/.test(file))
    .map((file) => read(file))
    .join('\n');
  const names = [...Object.keys(action.runs.steps[0].env), ...Object.keys(job?.variables ?? {})];
  const ofTheComponent = 'VERDICT_PACKAGE_VERSION';
  expect(names).toContain(ofTheComponent);
  for (const name of names.filter((one) => one !== ofTheComponent)) expect(sources).toContain(name);
});

test('the component installs the version that it belongs to', () => {
  expect(spec.inputs.version.default).toBe(JSON.parse(read('package.json')).version);
});

test('what conform keeps secret, the scripts keep secret too', async () => {
  const { SECRET_VARIABLES, SECRET_FLAGS, secretsIn, hide } = await load('secrets.js');
  const secret = settingsFor('conform').filter(({ traits }) => traits.includes('secret'));
  expect(SECRET_FLAGS.toSorted()).toEqual(secret.map(({ name }) => `--${name}`).sort());
  expect(SECRET_VARIABLES).toEqual(expect.arrayContaining(secret.flatMap(({ variable }) => variable ?? [])));
  const known = SECRET_VARIABLES.filter((name: string) =>
    commandLineSecrets([], { [name]: 'a-value' }).includes('a-value'),
  );
  expect(SECRET_VARIABLES.filter((name: string) => !known.includes(name))).toEqual(['VERDICT_TOKEN']);
  const env = {
    BANKING_PROXY_URL: 'http://user:pass-word@proxy.example',
    VENDOR_TOKEN: 'first line of it\nlast line of it',
    API_KEY: 'true',
    PATH: '/usr/bin/anything',
  };
  const text = hide('pass-word, "last line of it", true, /usr/bin/anything', secretsIn(env));
  expect(text).toBe('(masked), "(masked)", true, /usr/bin/anything');
});

test('a code that is not a verdict has the name that the tool gives it', async () => {
  const { FAILURES } = await load('checks.js');
  const verdicts = ['ok', 'problem', 'inconclusive'];
  const others = Object.entries(EXIT_CODES).filter(([name]) => !verdicts.includes(name));
  expect(FAILURES).toEqual(Object.fromEntries(others.map(([name, { code }]) => [code, name])));
});

test('the shell can parse verdict.sh, which uses nothing beyond POSIX', () => {
  execFileSync('sh', ['-n', 'ci/verdict.sh']);
  expect(read('ci/verdict.sh')).toMatch(/^#!\/bin\/sh\n/);
  expect(read('ci/verdict.sh')).not.toMatch(/\[\[|\blocal\b|\bfunction\b|<<<|\$'|&>|pipefail/);
});

test('docs/ci.md lists the inputs of the action and of the component', () => {
  const rows = [...read('docs/ci.md').matchAll(/^\| `([\w-]+)` \| ([^|]*) \|/gm)];
  const named = (column: string) =>
    rows.filter(([, , where = '']) => where.includes(column)).map(([, name]) => name);
  expect(named('GitHub').sort()).toEqual(Object.keys(action.inputs).sort());
  expect(named('GitLab').sort()).toEqual(Object.keys(spec.inputs).sort());
});

test('the examples of docs/ci.md use inputs that there are', () => {
  const examples = [...read('docs/ci.md').matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']) =>
    parse(text),
  );
  const withs = JSON.stringify(examples).matchAll(/"(with|inputs)":(\{[^{}]*\})/g);
  const used = [...withs].map(([, kind, json = '']) => ({ kind, names: Object.keys(JSON.parse(json)) }));
  expect(used.length).toBeGreaterThan(4);
  for (const { kind, names } of used) {
    const inputs = kind === 'with' ? action.inputs : spec.inputs;
    expect(names.filter((name) => !(name in inputs) && name !== 'fetch-depth')).toEqual([]);
  }
});
