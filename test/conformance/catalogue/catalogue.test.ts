import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { catalogueDigest, notShown, requirements } from '../../../conformance/catalogue/catalogue.ts';
import { EVIDENCE } from '../../../conformance/model/requirement.ts';
import { type OperationId, operationIds, operations } from '../../../generated/operations.ts';

const spec = new URL('../../../spec/', import.meta.url);
const read = (file: string) => parse(readFileSync(new URL(file, spec), 'utf8')) as Row[];

/** The check itself is not part of what reports show. */
interface Row {
  readonly id: string;
  readonly check?: object;
  readonly where?: object;
  readonly ignoreCase?: boolean;
}

test('ids are words, each used once, under the operation that it is about', () => {
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  const behavior = /^[a-zA-Z]+\.[a-z0-9]+(-[a-z0-9]+)*$/;
  const schema = /^[a-zA-Z]+\.(response\.(status|json)|body(\.[@\w]+(\[\])?)*:(present|type|set|format))$/;
  expect(
    requirements.filter(
      ({ id, kind, operations: [first] }) =>
        !(kind === 'schema' ? schema : behavior).test(id) || !id.startsWith(`${first}.`),
    ),
  ).toEqual([]);
});

test('each says its section, its evidence and itself in a sentence', () => {
  const wrong = requirements.filter(
    ({ section, evidence, statement, operations: takes }) =>
      !/^[1-9](\.[1-9])?$/.test(section) ||
      !EVIDENCE.some((one) => one === evidence) ||
      !/^[A-Z`].+\.$/.test(statement) ||
      !takes.every((id) => id in operations),
  );
  expect(wrong).toEqual([]);
  expect(new Set(requirements.map(({ id, statement }) => `${id.split('.')[0]} ${statement}`)).size).toBe(
    requirements.length,
  );
});

test('the rows are those that stand beside the description, word for word', () => {
  const files = globSync('requirements/*.yaml', { cwd: spec }).sort();
  expect(requirements.filter(({ kind }) => kind === 'behaviour')).toEqual(
    files.flatMap(read).map(({ check: _, where: __, ignoreCase: ___, ...row }: Row) => ({
      ...row,
      kind: 'behaviour',
    })),
  );
  const open = read('not-shown.yaml') as unknown as Record<string, string>[];
  expect(notShown.map(({ compare: _, probes: __, ...entry }) => entry)).toEqual(
    open.map(({ id, section, said, open, suite }) => ({ id, section, said, open, suite })),
  );
});

test('every answer has facts of its status and JSON, but where no status is shown', () => {
  const facts = (id: OperationId) =>
    requirements.flatMap((one) =>
      one.id.startsWith(`${id}.response.`) ? [`${one.id} ${one.evidence}`] : [],
    );
  for (const id of operationIds)
    expect(facts(id)).toEqual([
      ...(id === 'retrieveProgram' ? [] : [`${id}.response.status stated`]),
      `${id}.response.json implied`,
    ]);
});

test('facts are told in plain words', () => {
  const told = (id: string) => requirements.find((one) => one.id === id)?.statement;
  expect(told('createCard.response.status')).toBe('A success has the status 201.');
  expect(told('createCard.body:type')).toBe('The body of the response is an object.');
  expect(told('createCard.body.cardholder.name:present')).toBe(
    'The response has the field `cardholder.name`.',
  );
  expect(told('createCard.body.cardholder.name:type')).toBe('The field `cardholder.name` is a string.');
  expect(told('createCard.body.id:format')).toBe(
    'The field `id` is an identifier: `crd-` and a UUID-style tail.',
  );
  expect(told('createAccount.body.fees:format')).toBe(
    'The field `fees` is an amount: a decimal number with two fraction digits, or empty.',
  );
  expect(told('retrieveProgram.body.allowedIps[]:type')).toBe('Each entry of `allowedIps` is a string.');
  expect(told('retrieveProgram.body.billing.contacts[].name:present')).toBe(
    'Each entry of `billing.contacts` has the field `name`.',
  );
  expect(told('retrieveProgram.body.billing.contacts[].name:type')).toBe(
    'The field `name` of each entry of `billing.contacts` is a string.',
  );
});

test('a field and its format may stand in different sections', () => {
  const section = (id: string) => requirements.find((one) => one.id === id)?.section;
  expect(section('createAccount.body.fees:present')).toBe('2.4');
  expect(section('createAccount.body.fees:type')).toBe('2.4');
  expect(section('createAccount.body.fees:format')).toBe('1');
});

test('the digest is one of SHA-256', () => {
  expect(catalogueDigest).toMatch(/^sha256:[0-9a-f]{64}$/);
});
