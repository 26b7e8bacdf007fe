/** Each pointer of a row leads somewhere in the body that it is about, and each check in code is a file that is used. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rows } from '../../../../conformance/catalogue/catalogue.ts';
import { fieldsOf } from '../../../../conformance/catalogue/tree.ts';
import { expandPlaces } from '../../../../conformance/judge/checks/places.ts';
import { type OperationId, operationIds, operations } from '../../../../generated/operations.ts';

const FOLDER = join(import.meta.dirname, '../../../../conformance/judge/checks/code');

test('a place that the response does not have is an error that names it', () => {
  expect(() =>
    expandPlaces({ '/labels': '/label' }, fieldsOf('createCard', 'response'), 'createCard'),
  ).toThrow('the response of createCard has nothing at /labels');
});

/** The bodies that pointers of a row lead into, by check and condition. */
function bodiesOf(operation: OperationId) {
  const record = (name: string) =>
    operationIds.filter((id) => operations[id].response === name).map((id) => [id, 'response'] as const);
  const request = [[operation, 'request'] as const];
  const response = [[operation, 'response'] as const];
  return {
    ...{ returned: request, includes: request, sent: request },
    ...{ sameAs: response, lastFourOf: response, response, set: response },
    ...{ ofAccount: record('Account'), ofContact: record('Contact') },
    ...{ ofProgram: record('Program'), noProgramAmount: record('Program') },
  };
}

test.each(rows)('$id: every pointer leads somewhere', ({ check, where = {}, operations: [operation] }) => {
  const bodies = bodiesOf(operation as OperationId);
  const has = (name: keyof typeof bodies, pointer: string) =>
    bodies[name].some(([id, side]) => fieldsOf(id, side).some(({ template }) => template === pointer));
  const dead = Object.entries(check).flatMap(([name, operand]) => {
    if (!(name in bodies)) return [];
    return Object.entries(operand as Record<string, string>).flatMap(([place, from]) => {
      const found = expandPlaces({ [place]: from }, fieldsOf(operation as OperationId, 'response'), 'it');
      return found.some((one) => has(name as keyof typeof bodies, one.from)) ? [] : [`${name} ${from}`];
    });
  });
  const conditions = Object.entries(where).flatMap(([name, operand]) => {
    if (!(name in bodies)) return [];
    const pointers =
      typeof operand === 'string' || Array.isArray(operand) ? [operand].flat() : Object.keys(operand);
    return pointers.flatMap((one) => (has(name as keyof typeof bodies, one) ? [] : [`${name} ${one}`]));
  });
  expect([...dead, ...conditions], 'these lead nowhere').toEqual([]);
});

test('a path parameter that a row names is one of its operation', () => {
  for (const {
    id,
    check,
    operations: [operation],
  } of rows)
    if ('pathParameter' in check) {
      const names = operations[operation as OperationId].parameters.map(({ name }) => name);
      expect(names, id).toEqual(expect.arrayContaining(Object.values(check.pathParameter)));
    }
});

test('each check in code has the file of its name, and each file a row', () => {
  const named = rows.flatMap(({ check }) => ('code' in check ? [`${check.code}.ts`] : []));
  expect(readdirSync(FOLDER).sort()).toEqual([...new Set(named)].sort());
});
