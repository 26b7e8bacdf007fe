import { stringifyYaml } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { loadOverlaid } from '../../../../scripts/pipeline/overlay/load-overlaid.ts';
import type { Matches } from '../../../../scripts/pipeline/overlay/read-overlay.ts';
import { api, OK, overlayOf, useFolder } from './overlay-files.ts';

const folder = useFolder();

/** Returns what the overlay makes of a document, in the version that its author wrote. */
async function applied(
  document: object,
  actions: readonly object[],
  { version = '1.1.0', matches }: { version?: string; matches?: Matches } = {},
): Promise<unknown> {
  folder.write({ 'api.yaml': stringifyYaml(document), 'overlay.yaml': overlayOf(actions, version) });
  const { written } = await loadOverlaid('api.yaml', folder.path, { files: ['overlay.yaml'], matches });
  return written.document.parsed;
}

describe('the examples of the Overlay Specification', () => {
  test('structured: an action that mirrors the document', async () => {
    const made = await applied(api({ paths: { '/pets': { get: OK } } }), [
      {
        target: '$',
        update: {
          info: { 'x-overlay-applied': 'structured-overlay' },
          paths: { '/': { get: OK }, '/pets': { get: { 'x-rate-limit': 100 } } },
        },
      },
    ]);
    expect(made).toEqual({
      openapi: '3.1.0',
      info: { title: 'An API', version: '1', 'x-overlay-applied': 'structured-overlay' },
      paths: { '/pets': { get: { ...OK, 'x-rate-limit': 100 } }, '/': { get: OK } },
    });
  });

  test('structured, in 1.0: null in the place of an object leaves it as it is', async () => {
    const document = api({ paths: {}, components: { schemas: { A: {} } } });
    expect(
      await applied(document, [{ target: '$', update: { components: null } }], { version: '1.0.0' }),
    ).toEqual({
      openapi: '3.1.0',
      info: document.info,
      paths: {},
      components: { schemas: { A: {} } },
    });
  });

  test('targeted: a text is replaced', async () => {
    const made = await applied(api({ paths: { '/foo': { get: { description: 'Old.', ...OK } } } }), [
      { target: "$.paths['/foo'].get.description", update: 'New.' },
      { target: "$.paths['/foo']", update: { post: { 'x-safe': false, ...OK } } },
    ]);
    expect(made).toMatchObject({
      paths: { '/foo': { get: { description: 'New.' }, post: { 'x-safe': false } } },
    });
  });

  const two = api({
    paths: {
      '/one': { get: { parameters: [{ name: 'filter', in: 'query' }], tags: ['dummy', 'real'], ...OK } },
      '/two': { get: { parameters: [{ name: 'dummy', in: 'query' }], tags: ['dummy'], ...OK } },
    },
  });

  test('wildcards and filters: several places', async () => {
    const made = await applied(
      two,
      [
        { target: '$.paths.*.get', update: { 'x-safe': true } },
        {
          target: "$.paths.*.get.parameters[?@.name=='filter' && @.in=='query']",
          update: { schema: { type: 'string' } },
        },
      ],
      { matches: 'some' },
    );
    expect(made).toMatchObject({
      paths: {
        '/one': { get: { 'x-safe': true, parameters: [{ name: 'filter', schema: { type: 'string' } }] } },
        '/two': { get: { 'x-safe': true, parameters: [{ name: 'dummy', in: 'query' }] } },
      },
    });
  });

  test.each(['1.0.0', '1.1.0'])(
    'lists, in %s: an entry is appended, several are concatenated',
    async (version) => {
      const entry = { name: 'new', in: 'query' };
      const made = await applied(
        two,
        [
          { target: '$.paths.*.get.parameters', update: entry },
          { target: "$.paths['/two'].get.parameters", update: [entry, entry] },
        ],
        { version, matches: 'some' },
      );
      expect(made).toMatchObject({
        paths: {
          '/one': { get: { parameters: [{ name: 'filter' }, entry] } },
          '/two': { get: { parameters: [{ name: 'dummy' }, entry, entry, entry] } },
        },
      });
    },
  );

  test('removing entries of lists, objects or not', async () => {
    const made = await applied(
      two,
      [
        { target: "$.paths.*.get.parameters[?@.name == 'dummy']", remove: true },
        { target: "$.paths.*.get.tags[?@ == 'dummy']", remove: true },
      ],
      { matches: 'any' },
    );
    expect(made).toMatchObject({
      paths: {
        '/one': { get: { parameters: [{ name: 'filter' }], tags: ['real'] } },
        '/two': { get: { parameters: [], tags: [] } },
      },
    });
  });

  test('traits: what an extension marks', async () => {
    const document = api({
      paths: { '/items': { get: { 'x-oai-traits': ['paged'], ...OK } }, '/other': { get: OK } },
    });
    const parameters = [{ name: 'top', in: 'query' }];
    const target = "$.paths[?(@.get['x-oai-traits'][?(@ == 'paged')])].get";
    expect(await applied(document, [{ target, update: { parameters } }])).toEqual({
      ...document,
      paths: { ...document.paths, '/items': { get: { 'x-oai-traits': ['paged'], ...OK, parameters } } },
    });
  });

  test('copying, and moving in three steps', async () => {
    const document = api({ paths: { '/items': { get: OK }, '/some-items': { delete: OK } } });
    const made = await applied(document, [
      { target: '$.paths["/some-items"]', copy: '$.paths["/items"]' },
      { target: '$.paths', update: { '/new': {} } },
      { target: '$.paths["/new"]', copy: '$.paths["/items"]' },
      { target: '$.paths["/items"]', remove: true },
    ]);
    expect(made).toEqual({
      ...document,
      paths: { '/some-items': { delete: OK, get: OK }, '/new': { get: OK } },
    });
  });

  test('a copy of what holds the target ends', async () => {
    const made = await applied(api({ paths: { '/a': {} } }), [{ target: "$.paths['/a']", copy: '$' }]);
    expect(made).toMatchObject({ paths: { '/a': { paths: { '/a': {} } } } });
  });
});

/** The error as the user sees it. */
async function refusal(document: object, text: string): Promise<unknown> {
  folder.write({ 'api.yaml': stringifyYaml(document), 'overlay.yaml': text });
  return loadOverlaid('api.yaml', folder.path, { files: ['overlay.yaml'] }).then(
    () => 'no error',
    (error) => {
      const { exit, message, fix, place } = error;
      return [exit, `${place?.file}:${place?.line}:${place?.column}`, message, fix];
    },
  );
}

describe('refused with its place', () => {
  const document = api({
    paths: {
      '/card': {
        post: {
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Card' } } } },
          ...OK,
        },
      },
      '/cards': { get: OK },
    },
    components: { schemas: { Card: { type: 'object', properties: { label: { type: 'string' } } } } },
  });
  const of = (lines: string, version = '1.1.0') =>
    `overlay: ${version}\ninfo: { title: T, version: '1' }\nactions:\n${lines}`;

  test.each([
    [
      'a target that selects nothing',
      "  - target: $.paths['/crad'].post\n    update: {}\n",
      'overlay.yaml:4:13',
      "`$.paths['/crad'].post` selects nothing.",
      "Did you mean `$.paths['/card'].post`?\nIf an action may select nothing, write `x-matches: any` in it.",
    ],
    [
      'a target behind a reference',
      "  - target: $.paths['/card'].post.requestBody.content['application/json'].schema.properties.label\n    update: {}\n",
      'overlay.yaml:4:13',
      "`$.paths['/card'].post.requestBody.content['application/json'].schema.properties.label` selects nothing.",
      "`$.paths['/card'].post.requestBody.content['application/json'].schema` is a reference, which a JSONPath does not follow. Write `$.components.schemas.Card.properties.label`, which counts wherever it is referred to.\nIf an action may select nothing, write `x-matches: any` in it.",
    ],
    [
      'a status in brackets without quotes',
      "  - target: $.paths['/card'].post.responses[200]\n    remove: true\n",
      'overlay.yaml:4:13',
      "`$.paths['/card'].post.responses[200]` selects nothing.",
      "A number in brackets selects from lists. Write `$.paths['/card'].post.responses['200']`.\nIf an action may select nothing, write `x-matches: any` in it.",
    ],
    [
      'a target that selects several places',
      '  - target: $.paths.*\n    update: {}\n',
      'overlay.yaml:4:13',
      "`$.paths.*` selects 2 places: `$.paths['/card']`, `$.paths['/cards']`.",
      'Select one of them, or write `x-matches: some` in the action if it is meant for all.\nFor all actions: `--overlay-matches some`.',
    ],
    [
      'a JSONPath that is none, at the character',
      '  - target: $.paths.*.get.x-foo\n    update: {}\n',
      'overlay.yaml:4:28',
      '`$.paths.*.get.x-foo` is not a JSONPath of RFC 9535: unexpected "-" at character 16.',
      "Put a name with a hyphen in brackets and quotes: ['x-foo'].",
    ],
    [
      'two kinds that cannot be merged, at the member',
      '  - target: $.components.schemas\n    update:\n      Card:\n        properties: [label]\n',
      'overlay.yaml:7:9',
      'Cannot update `$.components.schemas`: "properties" is an object there and a list here.',
      'To replace the value, remove it in an action before this one.',
    ],
    [
      'the removal of everything',
      '  - target: $\n    remove: true\n',
      'overlay.yaml:4:13',
      'The whole description cannot be removed.',
      'Select a part of it.',
    ],
    [
      'a copy of nothing',
      '  - target: $.info\n    copy: $.inof\n',
      'overlay.yaml:5:11',
      '`$.inof` selects nothing to copy.',
      'Did you mean `$.info`?',
    ],
    [
      'a misspelled field',
      '  - target: $.info\n    updat: {}\n',
      'overlay.yaml:5:5',
      'Unknown field "updat".',
      'Did you mean "update"? Known here: target, description, update, copy, remove, and names that begin with x-.',
    ],
  ])('%s', async (_, lines, place, message, fix) => {
    expect(await refusal(document, of(lines))).toEqual(['problem', place, message, fix]);
  });

  test('1.0: a text as the target of an update, and a copy', async () => {
    expect(await refusal(document, of('  - target: $.info.title\n    update: New\n', '1.0.0'))).toEqual([
      'problem',
      'overlay.yaml:4:13',
      '`$.info.title` is a string, which an overlay of version 1.0 cannot update.',
      'Write `overlay: 1.1.0`, or select `$.info` and update its member.',
    ]);
    expect(await refusal(document, of('  - target: $.info\n    copy: $.paths\n', '1.0.0'))).toMatchObject([
      'problem',
      'overlay.yaml:5:5',
      'Unknown field "copy".',
      'It came with Overlay 1.1: write `overlay: 1.1.0`.',
    ]);
  });

  test.each([
    ['overlay: 2.0.0\n', 'unsupported', 'Version "2.0.0" of the Overlay Specification is not supported.'],
    ['overlay: 1.1\n', 'problem', 'Version 1.1 of the Overlay Specification is not supported.'],
    ['openapi: 3.1.0\n', 'problem', 'The file contains no overlay.'],
    ['overlay: 1.1.0\nactions: [\n', 'problem', 'is not closed'],
    ['overlay: 1.1.0\n', 'problem', 'Field "info" is missing.'],
  ])('%j', async (text, exit, message) => {
    const [found, , words] = (await refusal(document, text)) as string[];
    expect([found, words?.includes(message) || words]).toEqual([exit, true]);
  });

  test('a file that does not exist', async () => {
    folder.write({ 'api.yaml': stringifyYaml(document) });
    await expect(loadOverlaid('api.yaml', folder.path, { files: ['none.yaml'] })).rejects.toMatchObject({
      exit: 'usage',
      message: 'Overlay none.yaml: there is no such file.',
    });
  });

  test('an overlay of another file; addresses only name a description', async () => {
    const text = (uri: string) => `extends: ${uri}\n${of('  - target: $.info\n')}`;
    expect(await refusal(document, text('./api.yaml'))).toBe('no error');
    expect(await refusal(document, text('https://api.example/openapi.yaml'))).toBe('no error');
    expect(await refusal(document, text('other.yaml'))).toEqual([
      'usage',
      'overlay.yaml:1:10',
      'The overlay is for another description: other.yaml.',
      'There is no such file. Correct `extends` to name api.yaml, or remove it.',
    ]);
  });
});

test('an action may say how many places it matches, or the overlay for all of its actions', async () => {
  const document = api({ paths: { '/a': { get: OK }, '/b': { get: OK } } });
  const target = '$.paths.*.get';
  await expect(applied(document, [{ target, 'x-matches': 'some', update: {} }])).resolves.toBeDefined();
  await expect(
    applied(document, [{ target: '$.tags', 'x-matches': 'any', remove: true }]),
  ).resolves.toBeDefined();
  await expect(
    applied(document, [{ target: '$.tags', 'x-matches': 'some', remove: true }]),
  ).rejects.toThrow();
  // The action's own word counts, whatever the flag is.
  const one = [{ target, 'x-matches': 'one', update: {} }];
  await expect(applied(document, one, { matches: 'any' })).rejects.toThrow('selects 2 places');
  folder.write({ 'overlay.yaml': `x-matches: some\n${overlayOf([{ target, update: { 'x-all': true } }])}` });
  const { written } = await loadOverlaid('api.yaml', folder.path, { files: ['overlay.yaml'] });
  expect(written.document.parsed).toMatchObject({
    paths: { '/a': { get: { 'x-all': true } }, '/b': { get: {} } },
  });
});
