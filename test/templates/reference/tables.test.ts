import { expect, test } from 'vitest';
import { code, table } from '../../../templates/reference/markdown.ts';
import { notShownTable } from '../../../templates/reference/not-shown.ts';
import { requirementTable } from '../../../templates/reference/requirements.ts';
import { sourceSectionTable } from '../../../templates/reference/source-sections.ts';

const REQUIREMENT = {
  id: 'make.label-equals-name',
  section: '2.2',
  evidence: 'stated',
  statement: 'The `label` is\nthe name | as sent.\n',
  operations: ['make', 'read'],
  checkWords: () => '`/label` of the response is the same as `/name` where `/label` is set',
  where: { set: '/label' },
} as const;

const NOT_SHOWN = {
  id: 'errors',
  section: '7',
  said: 'silent',
  open: 'Bodies of errors.',
  description: 'No schema.',
  suite: 'Notes them.',
  server: 'Problems.',
} as const;

test('a row of a file is plain', () => {
  expect(requirementTable([REQUIREMENT], { links: false })).toBe(
    [
      '| Requirement | Evidence | Statement | Check | Operations | Source |',
      '| --- | --- | --- | --- | --- | --- |',
      '| `make.label-equals-name` | stated | The `label` is the name \\| as sent. | `/label` of the response is the same as `/name` where `/label` is set | `make`, `read` | 2.2 |',
    ].join('\n'),
  );
});

test('a row of the page is an anchor, and links to its operations', () => {
  expect(requirementTable([REQUIREMENT], { links: true }).split('\n')[2]).toBe(
    '| <a id="requirement/make.label-equals-name" href="#requirement/make.label-equals-name">`make.label-equals-name`</a> ' +
      '| stated | The `label` is the name \\| as sent. | `/label` of the response is the same as `/name` where `/label` is set | [`make`](#operation/make), [`read`](#operation/read) | 2.2 |',
  );
});

test('what is open by silence says so', () => {
  expect(notShownTable([NOT_SHOWN], { links: false }).split('\n')[2]).toBe(
    '| `errors` | Bodies of errors. | No schema. | Notes them. | Problems. | 7, by silence |',
  );
  const explicit = notShownTable([{ ...NOT_SHOWN, said: 'explicit' }], { links: false });
  expect(explicit.split('\n')[2]).toMatch(/\| 7 \|$/);
});

test('a section of the source names what rests on it', () => {
  const section = {
    section: '2.2',
    topic: 'Labels',
    operations: ['make'],
    credentials: ['apiKey'],
    schemas: ['Label'],
  };
  const evidence = { requirements: [REQUIREMENT], notShown: [{ ...NOT_SHOWN, section: '2, 2.2' }] };
  expect(sourceSectionTable([section], evidence, { links: true }).split('\n')[2]).toBe(
    '| <a id="source/2.2" href="#source/2.2">`2.2`</a> | Labels | [`make`](#operation/make) | `Label`, `apiKey` ' +
      '| [`make.label-equals-name`](#requirement/make.label-equals-name) | [`errors`](#not-shown/errors) |',
  );
  const other = sourceSectionTable([{ ...section, section: '2' }], evidence, { links: false });
  expect(other.split('\n')[2]).toBe('| `2` | Labels | `make` | `Label`, `apiKey` |  | `errors` |');
});

test('code survives backticks', () => {
  expect(code('a`b')).toBe('``a`b``');
  expect(code('`a`')).toBe('`` `a` ``');
  expect(table(['a'], [])).toBe('| a |\n| --- |');
});
