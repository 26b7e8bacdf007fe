import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../lib/json.ts';
import { withNeutralTexts } from '../../../../scripts/pipeline/clients/neutral-texts.ts';
import { refuseUnsafeNames } from '../../../../scripts/pipeline/clients/refuse-unsafe-names.ts';
import { payloads } from '../../../attacks/payloads.ts';

// `test/attacks/language-clients.test.ts` compiles and runs what is made of hostile texts.

const info = (title: string, version = '1') => ({ openapi: '3.1.1', info: { title, version }, paths: {} });

test.each(payloads())('the title and the version $name are one line of a comment', ({ text }) => {
  const { title, version } = withNeutralTexts(info(text, text), 'python').info as {
    title: string;
    version: string;
  };
  for (const line of [title, version]) {
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\\]|\*\/|\?>|""|coding[:=]/u);
    expect(line.length).toBeLessThanOrEqual(200);
  }
});

test.each([
  ['The bank: v1 (beta) "x"', 'The bank: v1 (beta) "x"'],
  ['coding: unicode_escape', 'coding : unicode_escape'],
  ['a \\u000a b', 'a /u000a b'],
])('the title %j is %j', (title, expected) => {
  expect(withNeutralTexts(info(title), 'java').info).toEqual({ title: expected, version: '1' });
});

test('data stays as it is, also below the names of prose', () => {
  const schema = {
    description: 'ends */ with \\ "',
    properties: { description: { default: '*/' }, title: { enum: ['?>'] } },
    discriminator: { propertyName: 'kind', mapping: { description: '#/components/schemas/A' } },
    example: { summary: '*/' },
  };
  const document = { ...info('x'), components: { schemas: { A: schema } } };
  const { components } = withNeutralTexts(document, 'python') as { components: JsonObject };
  expect(components).toEqual({ schemas: { A: { ...schema, description: 'ends * / with \\\\ \\"' } } });
});

const withSchema = (schema: JsonObject) => ({ ...info('x'), components: { schemas: { A: schema } } });
const kind = (propertyName: string, value: string) => ({
  oneOf: [{ $ref: '#/components/schemas/A' }],
  discriminator: { propertyName, mapping: { [value]: '#/components/schemas/A' } },
});

test.each([
  [
    'a line in a discriminator value',
    kind('kind', 'a\nimport os'),
    '#/components/schemas/A/discriminator/mapping/a\nimport os',
  ],
  [
    'the end of a comment in a discriminator value',
    kind('kind', 'a */ b'),
    '#/components/schemas/A/discriminator/mapping/a *~1 b',
  ],
  ['a quote in a discriminator', kind('ki"nd', 'a'), '#/components/schemas/A/discriminator/propertyName'],
  ['a backtick in a property', { properties: { 'a`b': {} } }, '#/components/schemas/A/properties/a`b'],
  [
    'a property inside of another one',
    { items: { properties: { 'a\\b': {} } } },
    '#/components/schemas/A/items/properties/a\\b',
  ],
  ['a direction in an enum', { enum: ['a\u202eb'] }, '#/components/schemas/A/enum/0'],
])('%s is refused where it stands', (_, schema, pointer) => {
  expect(() => refuseUnsafeNames(withSchema(schema as JsonObject), ['go'])).toThrow(
    expect.objectContaining({ exit: 'unsupported', place: { file: 'the bundled description', pointer } }),
  );
});

test.each([
  ["an apostrophe in a discriminator's value", kind('@type', "it's"), ['go', 'php', 'python', 'java']],
  [
    'a property with a space and an umlaut',
    { properties: { 'größe (m)': {}, '@id': {}, $ref2: {}, 'a-b': {} } },
    ['go'],
  ],
  ['a backtick where no Go is made', { properties: { 'a`b': {} } }, ['python', 'java', 'php']],
  ['a line break that is a value', { enum: ['\n', '\t'] }, ['go', 'php', 'python', 'java']],
  ['a direction in an example', { example: '\u202eabc', examples: ['\u202eabc'] }, ['go']],
])('%s is not', (_, schema, languages) => {
  refuseUnsafeNames(withSchema(schema as JsonObject), languages as ['go']);
});
