import { createRequire } from 'node:module';
import type { AnySchemaObject } from 'ajv';
import type { SchemaEnv } from 'ajv/dist/compile/index.js';
import type { JsonObject } from '../../../../lib/json.ts';
import { at, isObject } from '../../../../lib/json.ts';
import { countNamesOnce } from './count-names-once.ts';

/** A schema of the root to be exported as a function: the function's name and where the schema stands. */
export interface Export {
  /** `validateCreateCardRequest` */
  readonly name: string;
  /** Reference into the root schema, percent-encoded: `#/components/schemas/CreateCardRequest`. */
  readonly ref: string;
}

export interface StandaloneOptions {
  /** Every complaint, or stop at the first. */
  readonly allErrors: boolean;
}

const nodeRequire = createRequire(import.meta.url);

/**
 * Compiles schemas to one ES module without imports. Each schema that anything refers to becomes one function, whoever calls it.
 *
 * @param root an object that holds all schemas; nothing in it but what decides a verdict
 * @returns the module's text, without the tables
 */
export function standalone(root: JsonObject, exports: readonly Export[], options: StandaloneOptions): string {
  const { Ajv2020 } = nodeRequire('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  countNamesOnce();
  const sources = new Sources();
  const ajv = new Ajv2020({
    allErrors: options.allErrors,
    strict: false,
    logger: false,
    validateSchema: false,
    unicodeRegExp: true,
    inlineRefs: false,
    ownProperties: mentionsInheritedName(root),
    code: { source: true, esm: true, lines: true, process: (_, env) => sources.add(env as SchemaEnv) },
  });
  // Bookkeeping that only these keywords need; Ajv2020 switches it on for every schema.
  const text = JSON.stringify(root);
  Object.assign(ajv.opts, {
    unevaluated: text.includes('"unevaluated'),
    dynamicRef: text.includes('"$dynamic'),
  });
  // Ajv shares a compiled function only among references that start from the same root: so everything is one schema.
  const all = ajv.compile({ ...root, ...asTree(exports) } as AnySchemaObject);
  sources.finish();
  const compiled = new Map<unknown, { env: SchemaEnv; ref: string }>();
  for (const [ref, env] of Object.entries(all.schemaEnv.refs)) {
    if (isEnv(env)) compiled.set(env.schema, { env, ref: decodeURIComponent(ref) });
  }
  const names = new Map<SchemaEnv, string>();
  const aliases: string[] = [];
  for (const { name, ref } of exports) {
    const env = compiled.get(at(root, ref))?.env;
    if (env === undefined) throw new Error(`Ajv compiled nothing for ${ref}`);
    const first = names.get(env);
    if (first === undefined) names.set(env, name);
    aliases.push(`export const ${name} = ${first ?? String(env.validateName)};`);
  }
  const places = new Map([...compiled.values()].map(({ env, ref }) => [String(env.validateName), ref]));
  return [...textOf([...names.keys()], sources, places), ...aliases].join('\n');
}

/** References that one schema holds at most: Ajv nests its code once for each, and needs stack and time for that. */
const WIDTH = 32;

/** A schema that refers to all exports, over as many levels as it takes. The schemas between are exported by nobody, so no text is made of them. */
function asTree(exports: readonly Export[]): JsonObject {
  const between: Record<string, JsonObject> = {};
  let level: JsonObject[] = exports.map(({ ref }) => ({ $ref: ref }));
  while (level.length > WIDTH) {
    const next: JsonObject[] = [];
    for (let start = 0; start < level.length; start += WIDTH) {
      const name = `${Object.keys(between).length}`;
      between[name] = { allOf: level.slice(start, start + WIDTH) };
      next.push({ $ref: `#/between/${name}` });
    }
    level = next;
  }
  return { between, allOf: level };
}

function isEnv(value: unknown): value is SchemaEnv {
  return typeof value === 'object' && value !== null && 'validateName' in value;
}

/** A property called `constructor` is found on every object unless Ajv looks at own properties only, which costs time. */
function mentionsInheritedName(node: unknown): boolean {
  if (typeof node === 'string') return node in Object.prototype;
  if (Array.isArray(node)) return node.some(mentionsInheritedName);
  if (!isObject(node)) return false;
  return Object.entries(node).some(([key, value]) => key in Object.prototype || mentionsInheritedName(value));
}

type Compiled = NonNullable<SchemaEnv['validate']>;

/**
 * The text of each function that Ajv makes, slim as soon as the function is finished: Ajv's own is a chain of millions of pieces
 * that are shorter than what holds them together.
 */
class Sources {
  private readonly texts = new Map<Compiled, string>();
  private last: SchemaEnv | undefined;

  /**
   * Told of each schema when its text is complete.
   *
   * @returns what Ajv compiles in its place: only the text is wanted, and the function would never be called
   */
  add(env: SchemaEnv): string {
    this.finish();
    this.last = env;
    return 'return () => {};';
  }

  /** Ajv hands its text over a moment after it has told of the schema. */
  finish(): void {
    const validate = this.last?.validate;
    this.last = undefined;
    if (validate?.source === undefined) return;
    this.texts.set(validate, slim(validate.source.validateCode));
    validate.source.validateCode = '';
  }

  of(validate: Compiled): string {
    const text = this.texts.get(validate);
    if (text === undefined) throw new Error('Ajv kept no source of a function');
    return text;
  }
}

/**
 * The functions of some schemas and all that they use, each once. Ajv's own `standaloneCode` puts every part behind a copy of all
 * before it, which takes time that grows with the square of their number.
 */
function textOf(
  envs: readonly SchemaEnv[],
  sources: Sources,
  places: ReadonlyMap<string, string>,
): readonly string[] {
  const parts: string[] = [];
  const seen = new Set<unknown>();
  const waiting = envs.map(({ validate }) => validate).reverse();
  const needs = (validate: Compiled | undefined) => {
    if (!seen.has(validate)) waiting.push(validate);
  };
  for (let validate = waiting.pop(); validate !== undefined; validate = waiting.pop()) {
    if (seen.has(validate)) continue;
    seen.add(validate);
    const { source } = validate;
    if (source === undefined) throw new Error('Ajv kept no source of a function');
    const text = sources.of(validate);
    // Ajv asks for more schemas than its code ends up with.
    const used = new Set(text.match(/\bschema\d+\b/g));
    for (const name of Object.values(source.scopeValues).flatMap((names) => [...(names ?? [])])) {
      const { ref, code } = name.value ?? {};
      if (name.prefix === 'validate') needs(ref as Compiled);
      else if (seen.has(name) || (name.prefix === 'schema' && !used.has(name.str))) continue;
      else if (code !== undefined) parts.push(`const ${name} = ${selfContained(String(code))};`);
      else {
        // A schema that was not compiled yet where it was referred to.
        const { validate: later, validateName } = ref as SchemaEnv;
        parts.push(`const ${name} = {validate: ${validateName}};`);
        needs(later);
      }
      seen.add(name);
    }
    parts.push(withPlace(text, places.get(String(source.validateName)) ?? '#'));
    if (source.evaluated !== undefined) parts.push(`${source.validateName}.evaluated = ${source.evaluated};`);
  }
  return parts;
}

/**
 * Stands in for Ajv's, which calls `toString` and `valueOf` of what was sent, and throws at a property of that name. As text, since
 * the text of a function depends on how this module was compiled.
 */
const EQUAL = `function equal(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}`;

/** Run-time helpers that Ajv's code may ask for: each is one function that needs nothing else, here or in Ajv. */
const HELPERS: Readonly<Record<string, string | undefined>> = { ucs2length: undefined, equal: EQUAL };

/** Writes one of Ajv's helpers in place of the `require` call that Ajv emits even for ES modules. */
function selfContained(code: string): string {
  if (!code.startsWith('require(')) return code;
  for (const [helper, own] of Object.entries(HELPERS)) {
    const path = `ajv/dist/runtime/${helper}`;
    if (code !== `require("${path}").default`) continue;
    const text = own ?? (nodeRequire(path) as { default: () => unknown }).default.toString();
    return `(${withoutEmptyLines(text)})`;
  }
  throw new Error(`Ajv's standalone code asks for ${code}, which this tool does not know`);
}

const STRING = String.raw`"(?:\\.|[^"\\])*"`;
const CALL_EXTRAS = new RegExp(
  String.raw`,parentData:\w+,parentDataProperty:(?:${STRING}|\w+),rootData(?=[,}])|,parentData,parentDataProperty,rootData(?=[,}])`,
  'g',
);

const PUSH_ERROR =
  /const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

function withoutEmptyLines(code: string): string {
  return code.replace(/\n+(?=\n|$)/g, '');
}

/** Leaves out what only custom keywords would use (about a third of the text), and says at once what takes six lines. */
function slim(code: string): string {
  const short = code
    .replace(', parentData, parentDataProperty, rootData=data', '')
    .replace(PUSH_ERROR, '(vErrors ??= []).push($2);')
    .replace(CALL_EXTRAS, '');
  return withoutEmptyLines(short);
}

/** Names the schema of each error: Ajv writes `#/required` for every schema's own, we write `#/components/schemas/Card/required`. */
function withPlace(code: string, place: string): string {
  return code.replaceAll('schemaPath:"#/', () => `schemaPath:"${JSON.stringify(place).slice(1, -1)}/`);
}
