import { beforeAll, expect, test } from 'vitest';
import { at, isObject } from '../../../lib/json.ts';
import { type Json, type Reading, readDescription } from './reading.ts';

interface Link {
  readonly operationId: string;
  readonly parameters?: Json;
  readonly requestBody?: Json;
}

let description: Reading;
let links: { from: string; status: string; link: Link }[];

beforeAll(async () => {
  description = await readDescription();
  links = description.operations().flatMap(({ operation }) =>
    Object.entries(operation.responses as Json).flatMap(([status, response]) => {
      const { links: named = {} } = description.follow(response) as { links?: Json };
      return Object.values(named).map((link) => ({
        from: String(operation.operationId),
        status,
        link: description.follow(link) as Link,
      }));
    }),
  );
});

test('a link takes what the response holds, to where the other operation asks for it', () => {
  expect(links.length).toBeGreaterThan(0);
  for (const { from, link } of links) {
    const { operation, item } = description.operation(link.operationId);
    const parameters = [operation.parameters, item.parameters]
      .flat()
      .map((one) => description.follow(one) as Json | undefined);
    const asked = description.bodySchema(link.operationId, 'request');
    const fields = asked === undefined ? [] : description.fields(asked).map(({ path }) => path);
    const names = parameters.flatMap((one) => one?.name ?? []);
    expect(Object.keys(link.parameters ?? {}).filter((name) => !names.includes(name))).toEqual([]);
    expect(Object.keys(link.requestBody ?? {}).filter((name) => !fields.includes(name))).toEqual([]);
    for (const [name, expression] of Object.entries({ ...link.parameters, ...link.requestBody })) {
      const pointer = /^\$response\.body#(\/.+)$/.exec(String(expression))?.[1] ?? '/nowhere';
      const taken = at(description.example(from, 'response'), `#${pointer}`);
      // Identifiers tell their kind: the account of a request begins as the account of a response does.
      const kind = String(taken).slice(0, 4);
      const wanted = parameters.find((one) => one?.name === name)?.example;
      const example =
        wanted ??
        (isObject(link.requestBody) ? (description.example(link.operationId, 'request') as Json)[name] : '');
      expect([link.operationId, name, kind]).toEqual([link.operationId, name, String(example).slice(0, 4)]);
    }
  }
});

test('every identifier that a creation returns leads on, to each operation that takes it and that links lead to', () => {
  const linked = new Set(links.map(({ link }) => link.operationId));
  const targets = (from: string) =>
    links.filter((one) => one.from === from).map(({ link }) => link.operationId);
  const taking = (name: string) =>
    description.operations().flatMap(({ operation, item }) => {
      const id = String(operation.operationId);
      const asked = description.bodySchema(id, 'request');
      const fields = asked === undefined ? [] : description.fields(asked).map(({ path }) => path);
      const inPath = [operation.parameters, item.parameters]
        .flat()
        .map((one) => (description.follow(one) as Json | undefined)?.name);
      return [...fields, ...inPath].includes(name) ? [id] : [];
    });
  for (const [from, name] of [
    ['createAccount', 'accountId'],
    ['createAccount', 'programId'],
    ['createContact', 'contactId'],
    ['createContact', 'programId'],
    ['createCard', 'programId'],
  ] as const) {
    const wanted = taking(name).filter((id) => linked.has(id));
    expect(wanted.length).toBeGreaterThan(0);
    expect(targets(from)).toEqual(expect.arrayContaining(wanted));
  }
});
