import { describe, expect, test } from 'vitest';
import { withNotes } from '../../../../scripts/pipeline/docs/notes.ts';

const ENTRIES = new Set(['errors', 'allowed-values']);

/** The description that a schema has after the notes, when it stands as property `field` beside some components. */
function described(schema: object, components: object = {}, root: object = {}): unknown {
  const document = {
    ...root,
    components: { schemas: { Thing: { properties: { field: schema } }, ...components } },
  };
  const noted = withNotes(document, ENTRIES, { notes: 'folded' }) as typeof document & {
    components: { schemas: { Thing: { properties: { field: { description?: string } } } } };
  };
  return noted.components.schemas.Thing.properties.field.description;
}

const note = (text: string) => `<details class="note"><summary title="Source">i</summary>${text}</details>`;
/** The text stands behind another one, which keeps the line from being HTML. */
const alone = (text: string) =>
  `<details class="requirements"><summary>Source</summary>\n\n${text}\n\n</details>`;

describe('notes', () => {
  test('say what was seen, what is left open and where it comes from, in that order', () => {
    const schema = {
      type: 'string',
      description: 'State.\n',
      'x-source': '2.4',
      'x-not-shown': 'allowed-values',
      'x-seen': ['active', '', 3],
    };
    expect(described(schema)).toBe(
      `State. ${note(
        'Seen: `active`, the empty string, `3`. Not a complete set. ' +
          'Not shown: [allowed-values](#not-shown/allowed-values). Source 2.4.',
      )}`,
    );
  });

  test('name an entry that nothing describes without a link', () => {
    expect(described({ 'x-not-shown': 'elsewhere' })).toBe(alone('Not shown: elsewhere.'));
  });

  test('link to the index of sections, where there is one', () => {
    const root = { 'x-source-sections': [{ section: '2.6', topic: 'Cards' }] };
    expect(described({ 'x-source': '2.6, 8' }, {}, root)).toBe(
      alone('Source [2.6](#source/2.6), [8](#source/8).'),
    );
  });

  test('leave alone what has nothing to say', () => {
    expect(described({ type: 'string', description: 'Plain.' })).toBe('Plain.');
  });

  test('leave a bare reference alone: its target has the notes', () => {
    const components = { Kind: { description: 'Kind.', 'x-seen': ['a'] } };
    expect(described({ $ref: '#/components/schemas/Kind' }, components)).toBeUndefined();
  });

  test('bring the notes of the target to a reference with a description of its own, but not its section', () => {
    const components = { Kind: { description: 'Kind.', 'x-seen': ['a'], 'x-source': '2' } };
    const schema = { $ref: '#/components/schemas/Kind', description: 'Kind of the card.' };
    expect(described(schema, components)).toBe(`Kind of the card. ${note('Seen: `a`. Not a complete set.')}`);
  });

  test("keep the target's description when only a section is given beside the reference", () => {
    const components = { Kind: { description: 'Kind.' } };
    const schema = { $ref: '#/components/schemas/Kind', 'x-source': '4.1' };
    expect(described(schema, components)).toBe(`Kind. ${note('Source 4.1.')}`);
  });

  test('are text in a file and on paper', () => {
    const noted = withNotes({ info: { description: 'All.', 'x-source': '1' } }, ENTRIES, { notes: 'plain' });
    expect(noted).toEqual({ info: { description: 'All. Source 1.', 'x-source': '1' } });
  });

  test('take a property that is called like a keyword for a property, and data for data', () => {
    const example = { 'x-source': '9', description: 'data' };
    const document = {
      'x-source': '1',
      components: {
        schemas: {
          Odd: {
            example,
            properties: {
              example: { description: 'A field.', 'x-source': '2' },
              properties: { 'x-source': '3' },
              'x-seen': { description: 'Another.', 'x-source': '4' },
            },
          },
        },
        examples: { one: { value: example } },
      },
    };
    expect(withNotes(document, ENTRIES, { notes: 'folded' })).toEqual({
      'x-source': '1',
      components: {
        schemas: {
          Odd: {
            example,
            properties: {
              example: { description: `A field. ${note('Source 2.')}`, 'x-source': '2' },
              properties: { description: alone('Source 3.'), 'x-source': '3' },
              'x-seen': { description: `Another. ${note('Source 4.')}`, 'x-source': '4' },
            },
          },
        },
        examples: { one: { value: example } },
      },
    });
  });

  test('stand on operations, responses, parameters and security schemes too, and leave the document as it was', () => {
    const document = {
      paths: {
        '/a': {
          get: {
            description: 'Reads.',
            'x-source': '4',
            parameters: [{ name: 'p', description: 'P.', 'x-source': '5' }],
            responses: { default: { description: 'An error.', 'x-not-shown': 'errors' } },
          },
        },
      },
      components: { securitySchemes: { key: { type: 'apiKey', description: 'Key.', 'x-source': '6' } } },
    };
    const before = structuredClone(document);
    const text = JSON.stringify(withNotes(document, ENTRIES, { notes: 'folded' }));
    for (const expected of ['Reads. <', 'P. <', 'An error. <', 'Key. <']) expect(text).toContain(expected);
    expect(text).toContain('[errors](#not-shown/errors)');
    expect(document).toEqual(before);
  });
});
