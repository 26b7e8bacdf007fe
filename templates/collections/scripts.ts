import type { CarriedField, ResponseChecks } from './collection.ts';

/** A tool's scripts read a response in this way. */
export interface ScriptDialect {
  readonly test: string;
  readonly expect: string;
  readonly status: string;
  readonly contentType: string;
  /** The parsed body; may throw where it is not JSON. */
  readonly body: string;
  readonly matchSchema: (schema: string) => string;
  readonly setVariable: (name: string, value: string) => string;
}

/** The tests of a response, which hand on the identifiers that later requests take. */
export function testScript(checks: ResponseChecks, dialect: ScriptDialect): string {
  const { test, expect, status, contentType, body } = dialect;
  const { statuses, mediaTypes, schemas, carries } = checks;
  const blocks = [
    statuses.length === 0
      ? `${test}("The status reports no error", function () {\n  ${expect}(${status}).to.be.below(400);\n});`
      : `${test}(${quoted(`The status is ${statuses.join(' or ')}`)}, function () {\n  ${expect}(String(${status})).to.match(${statusPattern(statuses)});\n});`,
    ...mediaTypes.map(({ status: one, types }) =>
      forStatus(
        one,
        status,
        `${test}(${quoted(`The content type is ${types.join(' or ')}`)}, function () {\n  ${expect}(String(${contentType})).to.match(${typePattern(types)});\n});`,
      ),
    ),
    ...schemas.map(({ status: one, schema }) =>
      forStatus(
        one,
        status,
        `${test}("The body matches its schema", function () {\n  ${dialect.matchSchema(JSON.stringify(schema))};\n});`,
      ),
    ),
  ];
  if (carries.length === 0) return blocks.join('\n\n');
  const isSuccess = statuses.length === 0 ? `${status} < 400` : `${statusPattern(statuses)}.test(${status})`;
  const lines = carries.flatMap((field) => [
    `const ${variableOf(field)} = ${placeIn('sent', field)};`,
    `if (${variableOf(field)}) ${dialect.setVariable(field.variable, `String(${variableOf(field)})`)};`,
  ]);
  const keeping = [
    '// Later requests take these values.',
    `if (${isSuccess}) {`,
    ...[`const sent = ${body};`, ...lines].map((line) => `  ${line}`),
    '}',
  ];
  return [...blocks, keeping.join('\n')].join('\n\n');
}

function forStatus(wanted: string, status: string, block: string): string {
  const condition = `${statusPattern([wanted])}.test(${status})`;
  return `if (${condition}) {\n${block.replace(/^/gm, '  ')}\n}`;
}

/** `2XX` is a range. */
function statusPattern(statuses: readonly string[]): string {
  return `/^(${statuses.map((one) => one.replaceAll('X', '\\d')).join('|')})$/`;
}

/** Parameters such as `charset` may follow, and a type with a suffix is one of the plain type's. */
function typePattern(types: readonly string[]): string {
  const words = types.map((type) => type.replace(/[.+?^${}()|[\]\\/-]/g, '\\$&').replaceAll('*', '[^;]*'));
  return `/^(${words.join('|')})\\s*(;|$)/i`;
}

/** A name that no identifier of the language can clash with. */
function variableOf({ variable }: CarriedField): string {
  return `value_${variable.replace(/\W/g, '_')}`;
}

function placeIn(root: string, { path }: CarriedField): string {
  return path.reduce((place, token) => `${place}?.[${token === '*' ? '0' : quoted(token)}]`, root);
}

/** A JavaScript text. `JSON.stringify` leaves line separators, which older engines take for line ends. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (sign) =>
    sign === '\u2028' ? '\\u2028' : '\\u2029',
  );
}
