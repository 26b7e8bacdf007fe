import type { ApiModel, Template } from './model.ts';
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

/** The import of \`int64.ts\`, where any content needs it. */
export function int64Import(model: ApiModel): string[] {
  return usesInt64(model) ? [`import * as int64 from './int64${model.importExtension}';`] : [];
}

/** Whether any content has 64-bit integers that are strings in code. */
export function usesInt64({ operations, webhooks }: ApiModel): boolean {
  return [...operations, ...webhooks].some(({ body, responses }) =>
    [...(body?.contents ?? []), ...responses.flatMap(({ contents }) => contents)].some(
      ({ int64 }) => int64 !== undefined,
    ),
  );
}
