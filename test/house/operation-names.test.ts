import { expect, test } from 'vitest';
import { operationIds } from '../../generated/operations.ts';
import { projectFiles, read } from './files.ts';
import { EXAMPLES_IN_TEXT, isHeld, namesIn, ownFiles, RECORDS } from './operation-names.ts';

const files = projectFiles();

test('product code names no operation outside of its own file and the records that the compiler checks', () => {
  const found = files
    .filter(isHeld)
    .flatMap((file) => namesIn(file, read(file), operationIds).map((id) => `${file}: ${id}`));
  expect(found).toEqual([]);
});

test('every operation has the files that carry its name', () => {
  expect(operationIds.flatMap(ownFiles).filter((file) => !files.includes(file))).toEqual([]);
});

test('each record names every operation, and each text that is allowed one still shows one', () => {
  for (const file of RECORDS) expect(namesIn(file, read(file), operationIds)).toEqual(operationIds);
  for (const file of EXAMPLES_IN_TEXT) expect(namesIn(file, read(file), operationIds)).not.toEqual([]);
});

test('a name counts in code, and not in comments, in generated data or in the file of the operation', () => {
  const names = (text: string, file = 'server/some.ts') =>
    namesIn(file, text, ['createCard', 'createCardholder']);
  expect(names("if (operation === 'createCard') {}")).toEqual(['createCard']);
  expect(names('handlers.createCardholder()')).toEqual(['createCardholder']);
  expect(
    names('/** As `createCard` does. */\n// createCard\nconst a = examples.createCard.requests;'),
  ).toEqual([]);
  expect(names('export const createCard = 1;', 'server/api/operations/createCard.ts')).toEqual([]);
});
