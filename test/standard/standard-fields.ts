import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject } from '../../lib/json.ts';

/** The fields of each object of OpenAPI, and the keywords of JSON Schema, as the standard's own schemas list them. */

const MODULES = join(import.meta.dirname, '../../node_modules');
const OPENAPI = join(MODULES, '@scalar/openapi-validator/dist/schemas');
const META = join(MODULES, 'ajv/dist/refs/json-schema-2020-12/meta');

export const OPENAPI_VERSIONS = ['2.0', '3.0', '3.1', '3.2'] as const;
const JSON_SCHEMA = '2020-12';

/** Versions by field, by the object's name in the specification: `Path Item`. */
export type StandardFields = Record<string, Record<string, string[]>>;

type Node = Readonly<Record<string, unknown>>;

/** Definitions that say what an object is in other words than its name. */
const OBJECTS: readonly (readonly [RegExp, string])[] = [
  [/^external-?doc/i, 'External Documentation'],
  [/^oauth-?2?scopes$/i, ''],
  [
    /^(oauth-flows\/.*|(implicit|password)OAuthFlow|clientCredentialsFlow|authorizationCodeOAuthFlow)$/i,
    'OAuth Flow',
  ],
  [/^oauth-?flows$/i, 'OAuth Flows'],
  [/security(scheme)?$|^security-scheme\//i, 'Security Scheme'],
  [/parameter(SubSchema)?$/i, 'Parameter'],
  [/^(primitivesItems)$/, 'Items'],
  [/^(fileSchema|schema)$/i, 'Schema'],
  [/^responseValue$/, 'Response'],
  [/^(json)?reference$/i, 'Reference'],
  [/^xml$/i, 'XML'],
  [/^(ParameterLocation|encoding\/explode-default|examples|styles-for-form|components\/.*)$/, ''],
  [/(-or-reference|OrReference)$/, ''],
];

/** These are in the specification's tables, but in none of its schemas but that of the dialect, which no package has. */
const OF_THE_DIALECT: StandardFields = {
  Discriminator: { propertyName: ['3.1', '3.2'], mapping: ['3.1', '3.2'], defaultMapping: ['3.2'] },
  XML: {
    ...Object.fromEntries(
      ['name', 'namespace', 'prefix', 'attribute', 'wrapped'].map((field) => [field, ['3.1', '3.2']]),
    ),
    nodeType: ['3.2'],
  },
  Schema: Object.fromEntries(
    ['discriminator', 'xml', 'externalDocs', 'example'].map((field) => [field, ['3.1', '3.2']]),
  ),
};

/** The schema of 3.1 calls the field `server` of a link `body`; the text of the standard does not. */
const SLIP = { object: 'Link', field: 'body' };

export async function standardFields(): Promise<StandardFields> {
  const found: StandardFields = {};
  const add = (object: string, field: string, version: string) => {
    found[object] ??= {};
    const versions = found[object][field] ?? [];
    if (!versions.includes(version)) found[object][field] = [...versions, version];
  };
  for (const version of OPENAPI_VERSIONS) {
    const module = (await import(pathToFileURL(join(OPENAPI, `v${version}/schema.js`)).href)) as {
      default: Node;
    };
    const root = module.default;
    for (const field of fieldsOf(root, root)) add('OpenAPI', field, version);
    for (const [name, node] of definitions(root)) {
      const object = objectName(name);
      if (object !== '') for (const field of fieldsOf(node, root)) add(object, field, version);
    }
  }
  for (const [object, fields] of Object.entries(OF_THE_DIALECT))
    for (const [field, versions] of Object.entries(fields))
      for (const version of versions) add(object, field, version);
  for (const file of readdirSync(META)) {
    const { properties } = JSON.parse(readFileSync(join(META, file), 'utf8')) as Node;
    for (const keyword of Object.keys(properties ?? {})) add('Schema', keyword, JSON_SCHEMA);
  }
  delete found[SLIP.object]?.[SLIP.field];
  return found;
}

function* definitions(node: Node, prefix = ''): Generator<[string, Node]> {
  for (const [name, inner] of Object.entries(
    (node.$defs ?? node.definitions ?? {}) as Record<string, Node>,
  )) {
    yield [prefix + name, inner];
    if (isObject(inner.$defs)) yield* definitions(inner, `${prefix}${name}/`);
  }
}

function objectName(definition: string): string {
  const known = OBJECTS.find(([pattern]) => pattern.test(definition));
  if (known !== undefined) return known[1];
  const words = definition.replace(/([a-z])([A-Z])/g, '$1 $2').split(/[ -]/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** Fields with fixed names: of the node, and of all that is applied to the same object. */
function fieldsOf(node: unknown, root: Node, seen = new Set<unknown>()): string[] {
  if (!isObject(node) || seen.has(node)) return [];
  seen.add(node);
  const alike = Object.keys(node.patternProperties ?? {}).flatMap(alternatives);
  const inner = [
    ...[node.allOf, node.anyOf, node.oneOf].flatMap((list) => (Array.isArray(list) ? list : [])),
    ...[node.if, node.then, node.else],
    ...Object.values(node.dependentSchemas ?? {}),
    ...(typeof node.$ref === 'string' ? [target(node.$ref, root)] : []),
  ];
  return [
    ...Object.keys(node.properties ?? {}),
    ...alike,
    ...inner.flatMap((one) => fieldsOf(one, root, seen)),
  ];
}

/** `get` and `put` for `^(get|put)$`. */
function alternatives(pattern: string): string[] {
  return (
    /^\^\((?:\?:)?([\w|$\\]+)\)\$$/.exec(pattern)?.[1]?.replaceAll('\\', '').split('|') ?? literal(pattern)
  );
}

function literal(pattern: string): string[] {
  const name = /^\^\\?(\$?\w+)\$$/.exec(pattern)?.[1];
  return name === undefined ? [] : [name];
}

function target(ref: string, root: Node): unknown {
  return ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), root);
}
