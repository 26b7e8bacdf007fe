import type { Int64Shape } from '../lib/json-int64.ts';
import { key } from './code.ts';
import type { ApiModel, ContentKind, ContentModel, OperationModel, Template } from './model.ts';
import { literal } from './samples/literal.ts';

/** `int64.ts`: reads and writes JSON in which the 64-bit integers of the description are numbers, and strings in code. */
export const int64Template: Template = ({ int64 = {}, importExtension }) => `import {
  type Int64Shape,
  type Int64Shapes,
  parseInt64,
  stringifyInt64,
} from './lib/json-int64${importExtension}';

const shapes: Int64Shapes = ${literal(int64)};

/** JSON with the digits of 64-bit integers at these places. */
export function int64Codec(shape: Int64Shape) {
  return {
    parse: (text: string): unknown => parseInt64(text, shape, shapes),
    stringify: (value: unknown): string => stringifyInt64(value, shape, shapes),
  };
}

/** The JSON of a request, and of a response by its status: exact, else its class, then \`default\`. */
export function int64Codecs(request: Int64Shape | null, responses: Int64Shapes) {
  return (status?: number) => {
    const name = [\`\${status}\`, \`\${\`\${status}\`[0]}XX\`, 'default'].find((one) => Object.hasOwn(responses, one));
    const shape = status === undefined ? request : name === undefined ? null : responses[name];
    return shape === null || shape === undefined ? undefined : int64Codec(shape);
  };
}
`;

/** Kinds of content that are JSON, as a whole or item by item. */
export const IN_JSON: ReadonlySet<ContentKind> = new Set(['json', 'events', 'lines']);

/** The import of `int64.ts`, where any of the contents needs it. */
export function int64Import(
  { importExtension }: ApiModel,
  contents: readonly (ContentModel | undefined)[],
): string[] {
  const isUsed = contents.some((one) => one?.int64 !== undefined && IN_JSON.has(one.kind));
  return isUsed ? [`import * as int64 from './int64${importExtension}';`] : [];
}

/** The contents of requests and responses. */
export function contentsOf(operations: readonly OperationModel[]): ContentModel[] {
  return operations.flatMap(({ body, responses }) => [
    ...(body?.contents ?? []),
    ...responses.flatMap(({ contents }) => contents),
  ]);
}

/** Reads and writes JSON with these 64-bit integers. */
export function int64Codec(shape: Int64Shape): string {
  return `/* @__PURE__ */ int64.int64Codec(${literal(shape)})`;
}

/** The JSON of a request and of responses whose 64-bit integers are strings in code. */
export function int64Row({ body, responses }: OperationModel): string[] {
  const shapeOf = (contents: readonly ContentModel[] = []) =>
    contents.find(({ kind, int64: shape }) => kind === 'json' && shape !== undefined)?.int64;
  const shapes = responses.flatMap(({ status, contents }) => {
    const shape = shapeOf(contents);
    return shape === undefined ? [] : [`${key(status)}: ${literal(shape)}`];
  });
  const sent = shapeOf(body?.contents);
  if (sent === undefined && shapes.length === 0) return [];
  return [`json: /* @__PURE__ */ int64.int64Codecs(${literal(sent ?? null)}, { ${shapes.join(', ')} })`];
}
