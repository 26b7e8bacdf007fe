import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRows } from '../../../../scripts/commands/api/read-rows.ts';
import { document, operations } from '../../../conformance/api/notes.ts';
import { folderForTest } from '../../../temporary-folder.ts';

const RECORDS = `Note:
  listNotes: { entries: /id }
  createNote: { response: /id }
  getNote: { path: id }
  deleteNote: { path: id }
`;

/** Says what is wrong with rows: `rows.yaml:6 message`. */
async function errorsOf(rows: string, records = RECORDS): Promise<string[]> {
  const folder = folderForTest();
  writeFileSync(join(folder, 'rows.yaml'), rows);
  writeFileSync(join(folder, 'records.yaml'), records);
  const { errors } = await readRows(folder, { document, operations }, folder);
  return errors.map(({ message, place, fix }) => {
    expect(fix).not.toBe('');
    return `${place?.file}:${place?.line} ${message}`;
  });
}

const row = (operations: string, check: string, more = '') =>
  `- id: getNote.is-right\n  section: Notes\n  evidence: stated\n  statement: This is what the test is about.\n  operations: [${operations}]\n  check: ${check}\n${more}`;

test.each([
  ['getNote', '{ equals: { /text: a } }'],
  // Through allOf and oneOf.
  ['getNote', '{ equals: { /version: 1, /text: null, /tags/0: x } }'],
  ['listNotes', '{ equals: { /*/tags/*: x } }'],
  ['getNote, createNote', '{ readBack: { /text: /text } }'],
  ['listNotes, createNote', '{ listed: true }'],
  ['getNote, deleteNote', '{ gone: [404] }'],
  ['pageNotes', '{ atMost: { /items/*: limit } }'],
  // Nothing is said of what is in it.
  ['getNote', '{ equals: { /from/anything: 1 } }'],
])('%s %s is right', async (names, check) => {
  expect(await errorsOf(row(names, check))).toEqual([]);
});

test.each([
  ['getNotes', '{ equals: { /text: a } }', 'rows.yaml:5 The description has no operation getNotes.'],
  ['getNote', '{ equals: { /txt: a } }', 'rows.yaml:6 The response of getNote has nothing at /txt.'],
  ['listNotes', '{ equals: { /text: a } }', 'rows.yaml:6 The response of listNotes has nothing at /text.'],
  ['getNote', '{ equals: { /text/a: a } }', 'rows.yaml:6 The response of getNote has nothing at /text/a.'],
  ['getNote', '{ pathParameter: { /id: note } }', 'rows.yaml:6 getNote has no path parameter note.'],
  ['listNotes', '{ filtered: { /*/state: status } }', 'rows.yaml:6 listNotes has no query parameter status.'],
  [
    'pageNotes',
    '{ pages: page }',
    'rows.yaml:5 records.yaml does not say where pageNotes names a record, of one kind for all operations of the row.',
  ],
  ['getNote, createNote', '{ readBack: /txt }', 'rows.yaml:6 The response of getNote has nothing at /txt.'],
  [
    'getNote',
    '{ readBack: /text }',
    'rows.yaml:5 The check readBack needs a further operation: the one that creates or updates the record.',
  ],
  [
    'getNote, deleteNote',
    '{ readBack: /text }',
    'rows.yaml:5 deleteNote deletes the Note, and readBack needs an operation that creates or updates it.',
  ],
  [
    'getNote, updateNote',
    '{ readBack: /text }',
    'rows.yaml:5 records.yaml does not say where getNote and updateNote name a record, of one kind for all operations of the row.',
  ],
  ['getNote, createNote', '{ listed: true }', 'rows.yaml:6 getNote is not said to be a list of Note.'],
  [
    'createNote',
    '{ refused: { existing: [409] } }',
    'rows.yaml:6 The request of createNote does not name the Note, so no one can say which one a refusal is about.',
  ],
  [
    'getNote',
    '{ ofAccount: /text }',
    'rows.yaml:6 The check ofAccount is about the banking platform of this package alone.',
  ],
  ['getNote', '{ equal: { /text: a } }', 'rows.yaml:6 Unknown field equal.'],
  ['getNote', '{ gone: 404 }', 'rows.yaml:6 gone must be array.'],
])('%s %s is refused', async (names, check, expected) => {
  expect(await errorsOf(row(names, check))).toContain(expected);
});

test('conditions, kinds, ids and forms', async () => {
  const right = '{ equals: { /text: a } }';
  expect(await errorsOf(row('getNote', right, '  where: { query: { x: 1 } }\n'))).toEqual([
    'rows.yaml:7 getNote has no query parameter x.',
  ]);
  expect(await errorsOf(row('getNote', right, '  where: { entry: { /text: 1 } }\n'))).toEqual([
    'rows.yaml:7 The place /text of the condition entry is in no list.',
  ]);
  expect(await errorsOf(row('getNote', '{ unchanged: [/from] }', '  record: Nota\n'))).toEqual([
    'rows.yaml:7 There is no kind of record Nota.',
  ]);
  expect(await errorsOf(row('getNote', right) + row('getNote', right))).toEqual([
    'rows.yaml:7 The id getNote.is-right is taken by another row.',
  ]);
  expect(await errorsOf('a: 1\n')).toEqual(['rows.yaml:1 The file must have a list of requirements.']);
  expect(await errorsOf('- id: x\n')).toContain('rows.yaml:1 The field check is missing.');
});

test('drafts', async () => {
  const draft = (more = '') =>
    row('getNote', '{ equals: { /txt: a } }').replace('section: Notes', `draft: held twice${more}`);
  // Faults of a draft are apart: nothing is checked by it.
  expect(await errorsOf(draft())).toEqual([]);
  expect(await errorsOf(draft('\n  section: Notes'))).toEqual(['rows.yaml:3 A draft has no section.']);
  expect(await errorsOf(draft().replace(/ {2}draft.*\n/, ''))).toEqual([
    'rows.yaml:1 The field section is missing.',
  ]);
  const folder = folderForTest();
  writeFileSync(join(folder, 'rows.yaml'), draft());
  const { rows, drafts, errorsOfDrafts } = await readRows(folder, { document, operations }, folder);
  expect([rows.rows.length, drafts.length]).toEqual([0, 1]);
  expect(errorsOfDrafts.map(({ message }) => message)).toEqual([
    'The response of getNote has nothing at /txt.',
  ]);
});

test('records', async () => {
  const none = '[]\n';
  expect(await errorsOf(none, 'Note: { getNote: { path: note } }\n')).toEqual([
    'records.yaml:1 getNote has no path parameter note.',
  ]);
  expect(await errorsOf(none, 'Note:\n  getNotes: { path: id }\n')).toEqual([
    'records.yaml:2 The description has no operation getNotes.',
  ]);
  expect(await errorsOf(none, 'Note:\n  listNotes: { entries: /key }\n')).toEqual([
    'records.yaml:2 The response of listNotes has nothing at /*/key.',
  ]);
  expect(await errorsOf(none, 'Note:\n  createNote: [{ sent: /no }, { response: /id }]\n')).toEqual([
    'records.yaml:2 The request of createNote has nothing at /no.',
  ]);
  expect(await errorsOf(none, 'Note:\n  getNote: { body: /id }\n')).toEqual([
    'records.yaml:2 getNote has none of the shapes that it can have.',
  ]);
  expect(await errorsOf(none, '[1]\n')).toEqual(['records.yaml:1 The file must have a map of records.']);
});

test('a folder that is not there, and a file that is no YAML', async () => {
  await expect(readRows('/nowhere', { document, operations }, '/')).rejects.toThrow(
    'There is no such folder of requirements.',
  );
  await expect(errorsOf('- id: [\n')).rejects.toThrow();
});
