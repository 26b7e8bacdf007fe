import { describe, expect, test } from 'vitest';
import { buildRequest } from '../../console/build-request.ts';
import type { ConsoleOperation, Draft, SentRequest } from '../../console/console-types.ts';
import type { CredentialModel } from '../../templates/model.ts';
import { content, credential, operation, parameter, smallDocument } from './small-document.ts';

const DRAFT: Draft = {
  operation: 'call',
  parameters: {},
  credentials: {},
  mediaType: undefined,
  body: '',
  files: {},
};

function build(
  call: Partial<ConsoleOperation>,
  draft: Partial<Draft>,
  credentials: readonly CredentialModel[] = [],
) {
  const made = operation(call);
  return buildRequest(smallDocument([made], { credentials }), made, { ...DRAFT, ...draft });
}

function sent(...given: Parameters<typeof build>): SentRequest {
  const built = build(...given);
  if ('length' in built) throw new Error(JSON.stringify(built));
  return built;
}

const LIST = { items: 'string' } as const;
const OBJECT = { properties: { a: 'string', b: 'string' } } as const;

describe('a path parameter', () => {
  test.each([
    ['simple', false, 'string', 'a/b c', '/x/a%2Fb%20c'],
    ['simple', false, LIST, '["1","2"]', '/x/1,2'],
    ['simple', false, LIST, '1,2', '/x/1,2'],
    ['simple', false, OBJECT, '{"a":"1","b":"2"}', '/x/a,1,b,2'],
    ['simple', true, OBJECT, '{"a":"1","b":"2"}', '/x/a=1,b=2'],
    ['label', false, LIST, '["1","2"]', '/x/.1,2'],
    ['label', true, LIST, '["1","2"]', '/x/.1.2'],
    ['label', true, OBJECT, '{"a":"1","b":"2"}', '/x/.a=1.b=2'],
    ['matrix', false, 'string', '1', '/x/;id=1'],
    ['matrix', false, LIST, '["1","2"]', '/x/;id=1,2'],
    ['matrix', true, LIST, '["1","2"]', '/x/;id=1;id=2'],
    ['matrix', true, OBJECT, '{"a":"1","b":"2"}', '/x/;a=1;b=2'],
    ['json', false, OBJECT, '{"a":1}', '/x/%7B%22a%22%3A1%7D'],
  ] as const)('in the style %s (exploded: %s) writes %j of %s', (style, explode, shape, text, path) => {
    const parameters = [parameter({ in: 'path', name: 'id', style, explode, shape })];
    expect(sent({ path: '/x/{id}', parameters }, { parameters: { 'path:id': text } }).path).toBe(path);
  });

  test.each(['', undefined, '.', '..'])('is not sent as %j, which would be another path', (text) => {
    const parameters = [parameter({ in: 'path', name: 'id' })];
    expect(build({ path: '/x/{id}', parameters }, { parameters: { 'path:id': text } })).toMatchObject([
      { in: 'path', name: 'id' },
    ]);
  });

  test('leaves the fragment away by which descriptions tell operations apart', () => {
    expect(sent({ path: '/chat#stream' }, {}).path).toBe('/chat');
  });
});

describe('a query', () => {
  test.each([
    ['form', true, 'string', 'a&b', '?q=a%26b'],
    ['form', true, LIST, '["1","2"]', '?q=1&q=2'],
    ['form', false, LIST, '["1","2"]', '?q=1,2'],
    ['spaceDelimited', false, LIST, '["1","2"]', '?q=1%202'],
    ['pipeDelimited', false, LIST, '["1","2"]', '?q=1%7C2'],
    ['form', true, OBJECT, '{"a":"1","b":"2"}', '?a=1&b=2'],
    ['form', false, OBJECT, '{"a":"1","b":"2"}', '?q=a,1,b,2'],
    ['deepObject', true, OBJECT, '{"a":"1"}', '?q%5Ba%5D=1'],
    ['json', false, OBJECT, '{"a":1}', '?q=%7B%22a%22%3A1%7D'],
    ['form', true, 'number', '1.0', '?q=1.0'],
    ['form', true, 'string', '', '?q='],
  ] as const)('in the style %s (exploded: %s) writes %j of %s', (style, explode, shape, text, query) => {
    const parameters = [parameter({ in: 'query', name: 'q', style, explode, shape })];
    expect(sent({ parameters }, { parameters: { 'query:q': text } }).path).toBe(`/things${query}`);
  });

  test('keeps the characters of syntax where the description says so, but not what would end the value', () => {
    const parameters = [parameter({ in: 'query', name: 'q', allowReserved: true })];
    expect(sent({ parameters }, { parameters: { 'query:q': 'a/b:c&d#e' } }).path).toBe(
      '/things?q=a/b:c%26d%23e',
    );
  });

  test('is added to a path that has one', () => {
    const parameters = [parameter({ in: 'query', name: 'q' })];
    expect(sent({ path: '/x?y=1', parameters }, { parameters: { 'query:q': '2' } }).path).toBe('/x?y=1&q=2');
  });

  test('survives a lone surrogate', () => {
    const parameters = [parameter({ in: 'query', name: 'q' })];
    expect(sent({ parameters }, { parameters: { 'query:q': '\ud800' } }).path).toBe('/things?q=%EF%BF%BD');
  });
});

describe('credentials', () => {
  test.each([
    ['header', 'x-key', undefined, 's3', [['x-key', 's3']]],
    ['bearer', 'authorization', undefined, 's3', [['authorization', 'Bearer s3']]],
    ['http', 'authorization', 'Digest', 's3', [['authorization', 'Digest s3']]],
    ['basic', 'authorization', undefined, 'me:pä', [['authorization', 'Basic bWU6cMOk']]],
    ['cookie', 'sid', undefined, 's 3', [['cookie', 'sid=s%203']]],
  ] as const)('as %s', (kind, wireName, scheme, text, headers) => {
    const known = credential({ kind, wireName, ...(scheme !== undefined && { scheme }) });
    expect(sent({}, { credentials: { key: text } }, [known]).headers).toEqual(headers);
  });

  test('in the query', () => {
    const known = credential({ kind: 'query', wireName: 'k' });
    expect(sent({}, { credentials: { key: 'a b' } }, [known]).path).toBe('/things?k=a%20b');
  });

  test('not at all where none is filled in', () => {
    expect(sent({}, { credentials: { key: undefined } }, [credential({})]).headers).toEqual([]);
  });

  test('with a line break are not sent', () => {
    expect(build({}, { credentials: { key: 'a\r\nb: c' } }, [credential({})])).toMatchObject([
      { in: 'header', name: 'x-key' },
    ]);
  });
});

describe('a body', () => {
  const bodyOf = (given: Parameters<typeof content>[0]): Partial<ConsoleOperation> => ({
    method: 'post',
    body: { required: true, contents: [content(given)] },
  });

  test('of JSON is sent as it was typed, valid or not', () => {
    const made = sent(bodyOf({}), { mediaType: 'application/json', body: '{"a": 1,' });
    expect(made).toMatchObject({ body: '{"a": 1,', headers: [['content-type', 'application/json']] });
  });

  test('of a form is written of a JSON object', () => {
    const fields = [
      {
        name: 'list',
        shape: LIST,
        contentType: undefined,
        style: 'form',
        explode: false,
        allowReserved: false,
      },
    ] as const;
    const form = bodyOf({ kind: 'form', mediaType: 'application/x-www-form-urlencoded', fields });
    const body = '{"a": "1 2", "b": [1, 2], "list": ["x", "y"], "o": {"c": 3}}';
    const made = sent(form, { mediaType: 'application/x-www-form-urlencoded', body });
    expect(made.body).toBe('a=1%202&b=1&b=2&list=x,y&o=%7B%22c%22%3A3%7D');
    expect(build(form, { mediaType: 'application/x-www-form-urlencoded', body: '[]' })).toMatchObject([
      { in: 'body' },
    ]);
  });

  test('of several parts has its files, and no type of its own', () => {
    const file = new File(['x'], 'a.txt');
    const form = bodyOf({ kind: 'multipart', mediaType: 'multipart/form-data' });
    const made = sent(form, {
      mediaType: 'multipart/form-data',
      body: '{"a": 1, "file": ""}',
      files: { file },
    });
    expect(made.headers).toEqual([]);
    expect([...(made.body as FormData)].map(([name, value]) => [name, typeof value])).toEqual([
      ['a', 'string'],
      ['file', 'object'],
    ]);
  });

  test('is left away where there is none to choose', () => {
    expect(sent(bodyOf({}), { mediaType: undefined, body: '{}' })).toMatchObject({
      body: undefined,
      headers: [],
    });
  });
});
