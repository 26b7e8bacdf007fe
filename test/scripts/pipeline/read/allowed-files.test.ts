import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { run, temporaryFolder } from '../command-line.ts';

// A description may read its repository or its folder by its references, and no more.

const SECRET = 'canary-of-a-secret';
let folder: string;

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

/** A description whose only schema is a reference. */
const withReference = (ref: string) =>
  JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'A', version: '1' },
    paths: {},
    components: { schemas: { A: { $ref: ref } } },
  });

const bundle = (...flags: readonly string[]) =>
  run(['bundle', '--spec', 'api/openapi.json', '--stdout', '--format', 'json', ...flags], folder);

beforeEach(async () => {
  folder = await temporaryFolder();
  put('api/sub/card.yaml', `description: ${SECRET}\n`);
  put('shared/card.yaml', `description: ${SECRET}\n`);
  put('.env', `KEY=${SECRET}\n`);
  put('api/.env.yaml', `description: ${SECRET}\n`);
  put('api/.git-credentials', SECRET);
  symlinkSync('../shared/card.yaml', join(folder, 'api/link.yaml'));
  symlinkSync('../shared', join(folder, 'api/linked'));
  symlinkSync('sub/card.yaml', join(folder, 'api/inner.yaml'));
  execFileSync('mkfifo', [join(folder, 'api/pipe.yaml')]);
});

describe('without a repository', () => {
  test.each(['sub/card.yaml', './sub/../sub/card.yaml', 'sub%2Fcard.yaml', 'inner.yaml'])(
    '%s is read',
    async (ref) => {
      put('api/openapi.json', withReference(ref));
      expect(await bundle()).toMatchObject({ code: 0, stdout: expect.stringContaining(SECRET) });
    },
  );

  test.each([
    '../shared/card.yaml',
    '%2e%2e/shared/card.yaml',
    '..%2Fshared%2Fcard.yaml',
    'sub/../../shared/card.yaml#/description',
    'link.yaml',
    'linked/card.yaml',
    '../.env',
    '.env.yaml',
    '.git-credentials',
    'pipe.yaml',
    '/proc/self/environ',
    '/dev/zero',
    '/etc/passwd',
    '/no/such/file.yaml',
    'file:///etc/passwd',
    'FILE:///etc/passwd',
    '//localhost/etc/passwd',
    'C:\\Windows\\win.ini',
    '..\\shared\\card.yaml',
  ])('%s is not', async (ref) => {
    put('api/openapi.json', withReference(ref));
    for (const argv of [
      ['bundle', '--spec', 'api/openapi.json', '--stdout', '--format', 'json'],
      ['lint', '--spec', 'api/openapi.json'],
      ['generate', '--spec', 'api/openapi.json', '--out', 'out'],
      ['diff', 'api/openapi.json', 'api/openapi.json'],
    ]) {
      const { code, stdout, stderr } = await run(argv, folder);
      expect(code, argv[0]).toBe(1);
      expect(stdout + stderr).not.toMatch(/canary-of|root:|did you mean/i);
      expect(stdout + stderr).toContain('#/components/schemas/A');
    }
  });

  test('an error says where, why and how to go on', async () => {
    put('api/openapi.json', withReference('../shared/card.yaml'));
    const { stderr } = await bundle();
    expect(stderr).toContain('The reference is not followed: ../shared/card.yaml. It leads out of');
    expect(stderr).toContain('--allow-files DIR');
  });

  test('an external example is not read', async () => {
    const media = {
      schema: { type: 'string' },
      examples: { a: { externalValue: '../.env' }, b: { externalValue: '/etc/passwd' } },
    };
    const responses = { 200: { description: 'x', content: { 'text/plain': media } } };
    put(
      'api/openapi.json',
      JSON.stringify({
        openapi: '3.1.1',
        info: { title: 'A', version: '1' },
        paths: { '/a': { get: { responses } } },
      }),
    );
    const { stdout, stderr } = await bundle();
    expect(stdout + stderr).not.toMatch(/canary-of|root:/);
  });

  test.each(['relative', 'absolute'])('--allow-files permits a folder by its %s path', async (path) => {
    put('api/openapi.json', withReference('link.yaml'));
    const permitted = path === 'absolute' ? join(folder, 'shared') : 'shared';
    expect(await bundle('--allow-files', permitted)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(SECRET),
    });
  });

  test('a list of requirements that leads elsewhere is not read', async () => {
    put('api/openapi.json', withReference('sub/card.yaml'));
    put('secret.txt', `${SECRET}: [`);
    mkdirSync(join(folder, 'api/requirements'));
    symlinkSync('../../secret.txt', join(folder, 'api/requirements/a.yaml'));
    const { stdout, stderr, code } = await run(['lint', '--spec', 'api/openapi.json'], folder);
    expect(code).not.toBe(0);
    expect(stdout + stderr).not.toContain('canary-of');
  });
});

describe('in a repository', () => {
  beforeEach(() => {
    mkdirSync(join(folder, '.git'));
    put('.git/config.yaml', `description: ${SECRET}\n`);
    put('notes.txt', SECRET);
  });

  test.each(['../shared/card.yaml', 'link.yaml', 'linked/card.yaml', 'sub/card.yaml'])(
    '%s is read',
    async (ref) => {
      put('api/openapi.json', withReference(ref));
      expect(await bundle()).toMatchObject({ code: 0, stdout: expect.stringContaining(SECRET) });
    },
  );

  test.each(['../.env', '../.git/config.yaml', '.env.yaml', '../../x.yaml', '/etc/passwd', '../notes.txt'])(
    '%s is not shown',
    async (ref) => {
      put('api/openapi.json', withReference(ref));
      const { code, stdout, stderr } = await run(['lint', '--spec', 'api/openapi.json'], folder);
      expect(code).toBe(1);
      expect(stdout + stderr).not.toMatch(/canary-of|root:/);
    },
  );
});
