import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleDescription } from '../../../../scripts/pipeline/bundle/bundle.ts';
import { type Mock, startMock } from '../../../../scripts/pipeline/mock/mock.ts';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';
import { folderForAll } from '../../../temporary-folder.ts';

type Place = 'path' | 'query' | 'header' | 'cookie';
type Value = string | readonly string[] | Readonly<Record<string, string>>;

/** A style writes this between the parts of a value, by OpenAPI's table of styles. */
interface Style {
  readonly style: string;
  readonly places: readonly Place[];
  readonly kinds: readonly (keyof typeof VALUES)[];
  readonly explodes: readonly boolean[];
  readonly versions?: readonly string[];
  write(name: string, value: Value, explode: boolean): string;
}

const VALUES = {
  scalar: { schema: { type: 'integer', maximum: 9 }, valid: '5', invalid: ['x', '10'] },
  list: {
    schema: { type: 'array', items: { type: 'integer' }, maxItems: 2 },
    valid: ['1', '2'],
    invalid: [
      ['1', 'x'],
      ['1', '2', '3'],
    ],
  },
  object: {
    schema: {
      type: 'object',
      required: ['seats'],
      properties: { seats: { type: 'integer' }, deck: { type: 'string' } },
    },
    valid: { seats: '4', deck: 'upper' },
    invalid: [{ seats: 'many', deck: 'upper' }, { deck: 'upper' }],
  },
} as const;

const isList = (value: Value): value is readonly string[] => Array.isArray(value);
const pairs = (value: Value, between: string) =>
  Object.entries(value).map(([name, one]) => `${name}${between}${one}`);
/** The parts of a value that is not a text. */
const parts = (value: Value, explode: boolean) =>
  typeof value === 'string'
    ? [value]
    : isList(value)
      ? value
      : explode
        ? pairs(value, '=')
        : Object.entries(value).flat();

const form =
  (separator: string, next: string) =>
  (name: string, value: Value, explode: boolean): string => {
    if (typeof value === 'string' || !explode) return `${name}=${parts(value, false).join(separator)}`;
    return (isList(value) ? value.map((one) => `${name}=${one}`) : pairs(value, '=')).join(next);
  };

const BOTH = [true, false];
const STYLES: readonly Style[] = [
  {
    style: 'simple',
    places: ['path', 'header'],
    kinds: ['scalar', 'list', 'object'],
    explodes: BOTH,
    write: (_, value, explode) => parts(value, explode).join(','),
  },
  {
    style: 'label',
    places: ['path'],
    kinds: ['scalar', 'list', 'object'],
    explodes: BOTH,
    write: (_, value, explode) => `.${parts(value, explode).join(explode ? '.' : ',')}`,
  },
  {
    style: 'matrix',
    places: ['path'],
    kinds: ['scalar', 'list', 'object'],
    explodes: BOTH,
    write: (name, value, explode) => `;${form(',', ';')(name, value, explode)}`,
  },
  {
    style: 'form',
    places: ['query'],
    kinds: ['scalar', 'list', 'object'],
    explodes: BOTH,
    write: form(',', '&'),
  },
  {
    style: 'form',
    places: ['cookie'],
    kinds: ['scalar', 'list', 'object'],
    explodes: [false],
    write: form(',', '; '),
  },
  {
    style: 'spaceDelimited',
    places: ['query'],
    kinds: ['list', 'object'],
    explodes: [false],
    write: form('%20', '&'),
  },
  {
    style: 'pipeDelimited',
    places: ['query'],
    kinds: ['list', 'object'],
    explodes: [false],
    write: form('|', '&'),
  },
  {
    style: 'deepObject',
    places: ['query'],
    kinds: ['object'],
    explodes: [true],
    write: (name, value) =>
      pairs(value, ']=')
        .map((pair) => `${name}[${pair}`)
        .join('&'),
  },
  {
    style: 'cookie',
    places: ['cookie'],
    kinds: ['scalar', 'list', 'object'],
    explodes: BOTH,
    versions: ['3.2.0'],
    write: form(',', '; '),
  },
];

const ROWS = STYLES.flatMap(
  ({ style, places, kinds, explodes, versions = ['3.0.3', '3.1.1', '3.2.0'], write }) =>
    versions.flatMap((version) =>
      places.flatMap((place) =>
        kinds.flatMap((kind) =>
          explodes.map((explode) => ({
            version,
            place,
            style,
            kind,
            explode,
            write,
            id: [place, style, kind, explode].join('-'),
          })),
        ),
      ),
    ),
);
type Row = (typeof ROWS)[number];

const NAME = 'trip';
const pathOf = ({ id, place }: Row) => (place === 'path' ? `/${id}/{${NAME}}` : `/${id}`);

function description(version: string): string {
  const paths = ROWS.filter((row) => row.version === version).map((row) => {
    const { place, style, explode, kind } = row;
    const parameter = { name: NAME, in: place, required: true, style, explode, schema: VALUES[kind].schema };
    return [
      pathOf(row),
      {
        get: { operationId: row.id, parameters: [parameter], responses: { '204': { description: 'Done.' } } },
      },
    ];
  });
  return JSON.stringify({
    openapi: version,
    info: { title: 'Styles', version: '1' },
    paths: Object.fromEntries(paths),
  });
}

/** `undefined` leaves the parameter out. */
function send(url: string, row: Row, value: Value | undefined): Promise<Response> {
  const written = value === undefined ? undefined : row.write(NAME, value, row.explode);
  const path = pathOf(row).replace(`{${NAME}}`, () => written ?? '');
  if (row.place === 'query') return fetch(`${url}${path}${written === undefined ? '' : `?${written}`}`);
  const headers = written === undefined ? {} : { [row.place === 'header' ? NAME : 'cookie']: written };
  return fetch(url + path, row.place === 'path' ? {} : { headers });
}

describe.each([...new Set(ROWS.map(({ version }) => version))])('OpenAPI %s', (version) => {
  const folder = folderForAll();
  let mock: Mock;
  beforeAll(async () => {
    const file = join(folder, 'openapi.json');
    writeFileSync(file, description(version));
    const { document } = await bundleDescription(await loadDescription(file, folder));
    mock = await startMock({ document, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => mock.close());

  test.each(ROWS.filter((row) => row.version === version))('$id is read and checked', async (row) => {
    const { valid, invalid } = VALUES[row.kind];
    expect((await send(mock.url, row, valid)).status, row.write(NAME, valid, row.explode)).toBe(204);
    for (const value of invalid)
      expect((await send(mock.url, row, value)).status, row.write(NAME, value, row.explode)).toBe(422);
    // Nothing is no value of a path: there is no such address.
    expect((await send(mock.url, row, undefined)).status).toBe(row.place === 'path' ? 404 : 422);
  });
});

test('every style is tried', () => {
  expect(ROWS.length).toBeGreaterThan(80);
});
