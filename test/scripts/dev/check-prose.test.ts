import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { proseProblems } from '../../../scripts/dev/prose/check-prose.ts';
import { folderForAll } from '../../temporary-folder.ts';

const FILES: Readonly<Record<string, string>> = {
  'README.md': '# Bank\n\nIt answers at once. `answer` is a name.\n\n```\nthe answer of a shell\n```\n',
  'spec/schemas/Card.yaml': [
    'type: object',
    'properties:',
    '  color: { type: string, description: Colour of the card. }',
    '  description: { type: string, description: Somebody describes it. }',
  ].join('\n'),
  'spec/examples/card.yaml': 'value: { description: A cheque for somebody }\n',
  'spec/not-shown.yaml': '- says: { refused: Nobody is let in. }\n',
  'console/ui/Bank.tsx':
    'export const Bank = () => (\n  <p>\n    Whoever reads this <code>answer</code>\n  </p>\n);\n',
  'conformance/row.schema.json': '{\n  "description": "A telephone of a person."\n}\n',
  'scripts/mcp/ask.ts': "export const text = 'It goes by the name.';\n",
  'skills/bank/SKILL.md': 'A stranger calls.\n',
  'lib/read-doubts.ts':
    'export const MAX_STRAYS = 1; // no doubt\nexport const doubtful = (isTelling: boolean) => isTelling;\n',
  'server/refuse.ts': [
    '// Nobody reads the comments, the check least of all.',
    "export const answer = 'answer';",
    "export const text = 'The value is no URL of the the bank.';",
    "export const sql = 'SELECT text text FROM answer WHERE id = 1';",
  ].join('\n'),
};

const folder = folderForAll();
beforeAll(() => {
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
});

test('words of the list are found in pages, descriptions and messages, words of names in code; not in comments, examples and history', () => {
  expect(proseProblems(folder).sort()).toEqual([
    'README.md:3  Use "immediately, at the same time" instead of "at once".',
    'README.md:3  Use "response, respond" instead of "answers".',
    'conformance/row.schema.json:2  Use "phone" instead of "telephone".',
    'console/ui/Bank.tsx:3  Use "the person who" instead of "Whoever".',
    'lib/read-doubts.ts:1  Use "uncertainty" instead of "doubt" in the name "read-doubts.ts".',
    'lib/read-doubts.ts:1  Use "unexpected" instead of "stray" in the name "MAX_STRAYS".',
    'lib/read-doubts.ts:2  Use "statement" instead of "telling" in the name "isTelling".',
    'scripts/mcp/ask.ts:1  Use "uses" instead of "goes by".',
    'server/refuse.ts:3  Repeated word "the".',
    'server/refuse.ts:3  Use "is not a" instead of "is no URL".',
    'skills/bank/SKILL.md:1  Use "non-local caller, unknown caller" instead of "stranger".',
    'spec/not-shown.yaml:1  Use "no one" instead of "Nobody".',
    'spec/schemas/Card.yaml:3  Use "color" instead of "Colour".',
    'spec/schemas/Card.yaml:4  Use "someone, a person" instead of "Somebody".',
  ]);
});
