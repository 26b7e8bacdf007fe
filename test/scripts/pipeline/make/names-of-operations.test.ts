import { expect, test } from 'vitest';
import { lowerFirst } from '../../../../lib/case.ts';
import { buildModel } from '../../../../scripts/pipeline/model/model.ts';
import { clientTemplate } from '../../../../templates/client.ts';
import type { ApiModel } from '../../../../templates/model.ts';
import { serverTemplate } from '../../../../templates/server.ts';
import { namesIn } from '../names-in-module.ts';

function modelOf(ids: readonly string[]): ApiModel {
  const body = {
    content: { 'application/octet-stream': {}, 'text/event-stream': { schema: { type: 'string' } } },
  };
  const parameters = [{ name: 'more', in: 'query', schema: { type: 'string' } }];
  const responses = { 200: { description: '', ...body } };
  const paths = ids.map((operationId, index) => [
    `/${index}`,
    { post: { operationId, parameters, requestBody: body, responses } },
  ]);
  return buildModel({
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: Object.fromEntries(paths),
  });
}

const MODULES = { 'client.ts': clientTemplate, 'server.ts': serverTemplate };

test.each(Object.entries(MODULES))(
  'whatever operations are called, each export of %s is one thing',
  (_, make) => {
    const { imported, declared, passedOn } = namesIn(make(modelOf(['zzz'])));
    const own = declared.filter((name) => name.startsWith('Zzz')).map((name) => name.slice('Zzz'.length));
    expect(own.length).toBeGreaterThan(0);
    const names = [...imported, ...declared, ...passedOn].filter((name) => !/zzz/i.test(name));
    const ids = new Map<string, string>([['call', 'call']]);
    for (const name of names)
      for (const ending of ['', ...own])
        if (name.endsWith(ending) && name !== ending) {
          const id = lowerFirst(name.slice(0, name.length - ending.length));
          ids.set(id.toLowerCase(), id);
        }
    expect(ids.has('error') || ids.has('retry')).toBe(true);

    const found = namesIn(make(modelOf([...ids.values()])));
    const exported = [...found.declared, ...found.passedOn];
    expect(exported.filter((name, index) => exported.indexOf(name) !== index)).toEqual([]);
    expect(found.declared.filter((name) => found.imported.includes(name))).toEqual([]);
  },
);
