import { describe, expect, test } from 'vitest';
import { namesOf, type WantedNames } from '../../../../scripts/pipeline/model/naming.ts';

/** Operations by path and method, with their ids; `''` for none. */
function operationNames(paths: Record<string, Record<string, string>>, wanted: WantedNames = {}) {
  const items = Object.entries(paths).map(([path, ids]) => {
    const operations = Object.entries(ids).map(([method, id]) => [
      method,
      id === '' ? {} : { operationId: id },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return [...namesOf({ paths: Object.fromEntries(items) }, wanted).operations.values()];
}

function schemaNames(names: readonly string[], wanted: WantedNames = {}) {
  const schemas = Object.fromEntries(names.map((name) => [name, {}]));
  return [...namesOf({ components: { schemas } }, wanted).schemas.values()];
}

describe('operations', () => {
  test.each([
    ['createCard', 'createCard'],
    ['list_all', 'list_all'],
    ['get-stations', 'getStations'],
    ['GET/foo.bar', 'getFooBar'],
    ['Pets::Update pet', 'petsUpdatePet'],
    ['größe-lesen', 'grosseLesen'],
    ['2fa', '_2fa'],
    ['delete', '_delete'],
    ['then', '_then'],
    ['constructor', '_constructor'],
    ['日本語', 'getCard'],
    ['---', 'getCard'],
  ])('the id %s is the method %s', (id, name) => {
    expect(operationNames({ '/card': { get: id } })).toEqual([name]);
  });

  test.each([
    ['/', 'getRoot'],
    ['/users/{id}/posts', 'getUsersByIdPosts'],
    ['/v1/report-{year}.csv', 'getV1ReportByYearCsv'],
    ['/größe', 'getGrosse'],
  ])('without an id, GET %s is %s', (path, name) => {
    expect(operationNames({ [path]: { get: '' } })).toEqual([name]);
  });

  test('keep a name that can stay, and of those that come to one name, but for case, the later ones get a number', () => {
    const paths = {
      '/a': { get: 'read-card', put: 'readCard', post: 'ReadCard' },
      '/b': { get: 'readCard2' },
    };
    expect(operationNames(paths)).toEqual(['readCard4', 'readCard', 'ReadCard3', 'readCard2']);
  });

  test('what is added at the end renames nothing before it', () => {
    const before = { '/a': { get: 'read-card', put: '' } };
    const after = { ...before, '/b': { get: 'read_card', put: 'put_a' } };
    expect(operationNames(after).slice(0, 2)).toEqual(operationNames(before));
  });
});

describe('schemas', () => {
  test('that can be types keep their names, whatever JavaScript has under them', () => {
    const names = ['Card', 'card', 'Object', 'Set', 'Error', 'Promise', 'Date', 'constructor', 'Größe', '_x'];
    expect(schemaNames(names)).toEqual(names);
  });

  test.each([
    ['card-request', 'CardRequest'],
    ['pet.Dog', 'PetDog'],
    ['Foo[Bar, Baz]', 'FooBarBaz'],
    ['2fa', '_2fa'],
    ['class', 'Class'],
    ['string', 'String'],
    ['paths', 'Paths'],
    ['Record', 'RecordSchema'],
    ['$ref', 'Ref'],
    ['»«', 'Schema'],
  ])('%s is %s', (name, type) => {
    expect(schemaNames([name])).toEqual([type]);
  });

  test('that come to one name get a number, the later ones', () => {
    expect(schemaNames(['card-request', 'CardRequest', 'card.request'])).toEqual([
      'CardRequest2',
      'CardRequest',
      'CardRequest3',
    ]);
  });

  test('called `__proto__` is one like any other', () => {
    const document = JSON.parse('{ "components": { "schemas": { "__proto__": {} } } }');
    expect([...namesOf(document).schemas]).toEqual([['__proto__', '__proto__']]);
  });
});

describe('wanted names', () => {
  const paths = { '/a': { get: 'read-card', put: '' } };

  test('stand before those that are made, by id or by method and path', () => {
    expect(operationNames(paths, { operations: { 'PUT /a': 'readCard', 'read-card': 'fetchCard' } })).toEqual(
      ['fetchCard', 'readCard'],
    );
    expect(operationNames(paths, { operations: { 'PUT /a': 'readCard' } })).toEqual([
      'readCard2',
      'readCard',
    ]);
    expect(schemaNames(['pet.Dog', 'Dog'], { schemas: { 'pet.Dog': 'Dog' } })).toEqual(['Dog', 'Dog2']);
  });

  test.each([
    [
      { operations: { 'read-crad': 'a' } },
      'names "read-crad", which the description does not have',
      '"read-card"',
    ],
    [{ operations: { 'read-card': 'a-b' } }, 'cannot name a method', 'letters, digits'],
    [{ operations: { 'read-card': 'a', 'PUT /a': 'A' } }, 'is the name of another one already', 'of its own'],
  ])('%j cannot be', (wanted, message, fix) => {
    expect(() => operationNames(paths, wanted)).toThrow(
      expect.objectContaining({
        exit: 'usage',
        message: expect.stringContaining(message),
        fix: expect.stringContaining(fix),
      }),
    );
  });

  test('of schemas must be types', () => {
    expect(() => schemaNames(['a'], { schemas: { a: 'class' } })).toThrow('cannot name a type');
  });
});
