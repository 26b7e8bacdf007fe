import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dataErrors } from '../../../conformance/operator-data/data-errors.ts';
import { DATA_KINDS } from '../../../conformance/operator-data/data-kinds.ts';
import { sentAt } from '../../../conformance/scenario/sent-at.ts';
import { read, tableUnder } from '../../house/files.ts';

const guide = read('docs/conformance.md');

test('the guide lists every kind of value, where it is sent, and how many are enough', () => {
  const table = tableUnder(guide, /^## Values that only you know/);
  expect(table).toEqual(
    DATA_KINDS.map(({ name, enough, isPersonal }) => [
      `\`${name}\``,
      sentAt(name)
        .map(
          ({ operation, pointers }) =>
            `${operation} ${pointers.map((pointer) => `\`${pointer}\``).join(', ')}`,
        )
        .join('; '),
      String(enough),
      isPersonal ? 'hidden' : 'shown',
    ]),
  );
});

test('its example is valid', () => {
  const [, example = ''] = /```yaml\n(# data\.yaml[^`]*)```/.exec(guide) ?? [];
  expect(dataErrors(parse(example))).toEqual([]);
});
