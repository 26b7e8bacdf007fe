import type { JsonObject } from '../../../../lib/json.ts';
import { ModuleWriter } from './module-writer.ts';

/** A schema of the root to be exported as a function: the function's name and where the schema stands. */
export interface Export {
  /** `validateCreateCardRequest` */
  readonly name: string;
  /** Reference into the root schema, percent-encoded: `#/components/schemas/CreateCardRequest`. */
  readonly ref: string;
  /** The TypeScript type of the export, if any: `Validator<CreateCardRequest>`. */
  readonly type?: string;
  /** The thing that it checks, for its comment. */
  readonly about?: string;
}

export interface StandaloneOptions {
  /** Every error, or stop at the first. */
  readonly allErrors: boolean;
  /** Returns what errors name in place of the schema's place. */
  readonly originOf?: ((pointer: string) => string) | undefined;
}

/**
 * Compiles schemas of JSON Schema 2020-12 to one ES module without imports. Each schema that anything refers to becomes one function,
 * whoever calls it. Verdicts, errors and their order are Ajv's; `format` is an annotation.
 *
 * @param root an object that holds all schemas
 * @returns the module's text, without the tables
 * @throws ToolError `unsupported` for a property called `__proto__`
 */
export function standalone(root: JsonObject, exports: readonly Export[], options: StandaloneOptions): string {
  const module = new ModuleWriter(root, options);
  const firsts = new Map<string, string>();
  const lines = exports.map(({ name, ref, type, about }) => {
    const { schema, pointer } = module.resolve(ref);
    const check = module.check(typeof schema === 'boolean' ? constantSchema(schema) : schema, pointer);
    const first = firsts.get(check);
    if (first === undefined) firsts.set(check, name);
    const declared = type === undefined ? name : `${name}: ${type}`;
    const comment = about === undefined ? '' : `/** ${about} */\n`;
    return `${comment}export const ${declared} = ${first ?? `/* @__PURE__ */ ${module.call('$validator')}(${check})`};`;
  });
  return [...(lines.length > 0 ? [CHECK] : []), ...module.text(), ...lines].join('\n');
}

/** All functions have this in common; the module that they stand in has `ValidationError`. */
const CHECK = 'type Check = (data: any, path: string, errors: ValidationError[]) => unknown;';

/** A schema that is `true` or `false`, with keywords. */
function constantSchema(schema: boolean): JsonObject {
  return schema ? {} : { not: {} };
}
