import { join } from 'node:path';
import { stringifyYaml } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import bundle from '../../../../scripts/commands/bundle.ts';
import generate from '../../../../scripts/commands/generate.ts';
import lint from '../../../../scripts/commands/lint.ts';
import { bundleDescription } from '../../../../scripts/pipeline/bundle/bundle.ts';
import { loadOverlaid } from '../../../../scripts/pipeline/overlay/load-overlaid.ts';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';
import { runWith } from '../../cli/run.ts';
import { api, overlayOf, useFolder } from './overlay-files.ts';

const folder = useFolder();

describe('descriptions', () => {
  const root = join(import.meta.dirname, '../../../..');
  const nothing = () => {
    folder.write({ 'nothing.yaml': overlayOf([{ target: '$.info' }]) });
    return { files: [join(folder.path, 'nothing.yaml')] };
  };

  test.each(['spec/openapi.yaml', 'test/fixtures/ferry/openapi.yaml'])(
    '%s: an overlay without effect changes nothing',
    async (file) => {
      const { document } = await bundleDescription(await loadDescription(file, root));
      const overlaid = await bundleDescription(await loadOverlaid(file, root, nothing()));
      expect(overlaid.document).toEqual(document);
      expect(JSON.stringify(overlaid.document)).toBe(JSON.stringify(document));
    },
  );

  test('are changed in their own version, and upgraded afterward', async () => {
    const old = {
      openapi: '3.0.3',
      info: { title: 'Old', version: '1' },
      paths: {},
      components: { schemas: { Name: { type: 'string' } } },
    };
    folder.write({
      'api.yaml': stringifyYaml(old),
      'overlay.yaml': overlayOf([{ target: '$.components.schemas.Name', update: { nullable: true } }]),
    });
    const { document } = await loadOverlaid('api.yaml', folder.path, { files: ['overlay.yaml'] });
    expect(document.parsed).toMatchObject({
      components: { schemas: { Name: { type: ['string', 'null'] } } },
    });
  });

  test('errors stand where they were written: in a file of the description, or in the overlay', async () => {
    folder.write({
      'api.yaml':
        'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths:\n  /card: { $ref: paths/card.yaml }\n',
      'paths/card.yaml':
        'get:\n  operationId: getCard\n  responses:\n    "200":\n      description: OK\n      content:\n        application/json:\n          schema: { $ref: ../schemas/Card.yaml }\n',
      'schemas/Card.yaml': 'type: object\nproperties:\n  id: { type: strin }\n  first: { type: string }\n',
      'overlay.yaml': [
        'overlay: 1.1.0',
        'info: { title: T, version: "1" }',
        'actions:',
        '  - target: $.components.schemas.Card.properties',
        '    update:',
        '      second: { type: boolea }',
        '  - target: $.components.schemas.Card.properties.first.type',
        '    update: numbe',
        '',
      ].join('\n'),
    });
    const { stderr } = await runWith(
      [bundle],
      ['bundle', '--spec', 'api.yaml', '--overlay', 'overlay.yaml', '--no-config'],
      { cwd: folder.path },
    );
    expect(stderr.match(/at \S+:\d+:\d+ \S+/g)).toEqual([
      'at overlay.yaml:6:23 #/actions/0/update/second/type',
      'at overlay.yaml:8:13 #/actions/1/update',
      'at schemas/Card.yaml:3:15 #/properties/id/type',
    ]);
  });

  test('places after a removal from a list are those of what is left', async () => {
    folder.write({
      'api.yaml':
        'openapi: 3.1.0\ninfo: { title: T, version: "1" }\npaths: {}\ncomponents:\n  schemas:\n    A:\n      type: string\n      enum:\n        - a\n        - b\n    B:\n      allOf:\n        - type: string\n        - type: numbe\n',
      'overlay.yaml': overlayOf([{ target: '$.components.schemas.B.allOf[0]', remove: true }]),
    });
    const { stderr } = await runWith(
      [bundle],
      ['bundle', '--spec', 'api.yaml', '--overlay', 'overlay.yaml', '--no-config'],
      { cwd: folder.path },
    );
    expect(stderr.match(/at \S+:\d+:\d+ \S+/g)).toEqual([
      'at api.yaml:14:17 #/components/schemas/B/allOf/1/type',
    ]);
  });
});

describe('commands', () => {
  const files = {
    'api.yaml': stringifyYaml(api({ paths: {}, components: { schemas: { Name: { type: 'string' } } } })),
    'api.overlay.yaml': overlayOf([{ target: '$.components.schemas.Name', update: { minLength: 1 } }]),
    'later.yaml': overlayOf([{ target: '$.components.schemas.Name.minLength', update: 2 }]),
  };
  const run = (...argv: string[]) => runWith([bundle, generate, lint], argv, { cwd: folder.path });

  test('bundle applies overlays in their order', async () => {
    folder.write(files);
    const flags = ['--overlay', 'api.overlay.yaml', '--overlay', 'later.yaml'];
    const { stdout } = await run(
      'bundle',
      '--spec',
      'api.yaml',
      ...flags,
      '--format',
      'json',
      '--stdout',
      '-q',
    );
    expect(JSON.parse(stdout).components.schemas.Name.minLength).toBe(2);
  });

  test('generate --check notices a change of an overlay, of their order and of their list', async () => {
    folder.write(files);
    const config = (overlays: readonly string[]) => ({
      'banking-platform-api.config.json': JSON.stringify({
        spec: 'api.yaml',
        out: 'out',
        only: ['zod'],
        overlays,
      }),
    });
    folder.write(config(['api.overlay.yaml', 'later.yaml']));
    await run('generate', '-q');
    expect(await run('generate', '--check')).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('compare digests'),
    });
    expect((await run('generate', '--check')).stderr).not.toContain('bundle');
    folder.write({ 'later.yaml': files['later.yaml'].replace('2', '3') });
    expect(await run('generate', '--check')).toMatchObject({ code: 1 });
    folder.write({ 'later.yaml': files['later.yaml'] });
    folder.write(config(['api.overlay.yaml']));
    expect(await run('generate', '--check')).toMatchObject({ code: 1 });
    folder.write(config([]));
    expect(await run('generate', '--check')).toMatchObject({ code: 1 });
  });

  test('lint shows the line of the overlay', async () => {
    folder.write({
      ...files,
      'later.yaml': overlayOf([{ target: '$.components.schemas', update: { Unused: {} } }]),
    });
    const { stdout } = await run('lint', '--spec', 'api.yaml', '--overlay', 'later.yaml', '--json');
    const { problems } = JSON.parse(stdout) as { problems: { rule: string; place: object }[] };
    expect(problems.find(({ place }) => JSON.stringify(place).includes('Unused'))).toMatchObject({
      rule: 'no-unused-components',
      place: { file: 'later.yaml', pointer: '#/actions/0/update/Unused' },
    });
  });

  test('a value of --overlay-matches that is none', async () => {
    folder.write(files);
    expect(await run('bundle', '--spec', 'api.yaml', '--overlay-matches', 'all')).toMatchObject({ code: 2 });
  });
});
