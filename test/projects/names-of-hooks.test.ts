import { expect, test } from 'vitest';
import { lowerFirst, upperFirst } from '../../lib/case.ts';
import { HOOKS_KINDS, type HooksKind } from '../../scripts/pipeline/make/hooks/hooks-kinds.ts';
import { makeHooks } from '../../scripts/pipeline/make/hooks.ts';
import { buildModel } from '../../scripts/pipeline/model/model.ts';
import { namesIn } from '../scripts/pipeline/names-in-module.ts';

const KINDS = Object.keys(HOOKS_KINDS) as HooksKind[];

/** The module of hooks for operations of these ids: reads, or writes with a body. */
async function hooksOf(kind: HooksKind, ids: readonly string[], method: 'get' | 'post'): Promise<string> {
  const content = { 'application/json': { schema: { type: 'object' } } };
  const parameters = [
    { name: 'part', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'more', in: 'query', schema: { type: 'string' } },
  ];
  const operation = {
    parameters,
    ...(method === 'post' && { requestBody: { content } }),
    responses: { 200: { description: '', content } },
  };
  const paths = ids.map((operationId, index) => [
    `/${index}/{part}`,
    { [method]: { ...operation, operationId } },
  ]);
  const document = {
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: Object.fromEntries(paths),
  };
  const files = await makeHooks(buildModel(document), kind);
  return files[`hooks/${HOOKS_KINDS[kind].client}.ts`] ?? '';
}

/** Ids that come to a name that the module has already: by itself, or with the words that hooks get before and behind. */
async function clashingIds(kind: HooksKind): Promise<string[]> {
  const ids = new Map<string, string>();
  const add = (id: string) => ids.set(id.toLowerCase(), id);
  for (const method of ['get', 'post'] as const) {
    const { imported, declared } = namesIn(await hooksOf(kind, ['zzz'], method));
    const all = [...imported, ...declared];
    const own = all.filter((name) => /zzz/i.test(name)).map((name) => name.split(/zzz/i));
    expect(own.length).toBeGreaterThan(3);
    for (const name of all.filter((one) => !/zzz/i.test(one))) {
      add(lowerFirst(name));
      for (const [before = '', behind = ''] of own) {
        const middle = name.slice(before.length, name.length - behind.length);
        if (middle !== '' && `${before}${middle}${behind}` === name) add(lowerFirst(middle));
      }
    }
    // Hooks of one operation are called like those of another one.
    for (const [before = '', behind = ''] of own) add(lowerFirst(`${before}Zzz${behind}`));
  }
  return [...ids.values(), 'zzz', 'use', 'callback'].filter((id, index, all) => all.indexOf(id) === index);
}

test.each(KINDS)(
  'whatever operations are called, each name of the hooks for %s is one thing',
  async (kind) => {
    const ids = await clashingIds(kind);
    expect(ids.length).toBeGreaterThan(15);
    for (const method of ['get', 'post'] as const) {
      const { imported, declared } = namesIn(await hooksOf(kind, ids, method));
      const all = [...imported, ...declared];
      expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
      expect(declared.filter((name) => name.includes(upperFirst('zzz'))).length).toBeGreaterThan(3);
    }
  },
);
