import { createRequire } from 'node:module';
import type { AnySchemaObject } from 'ajv';
import type { SchemaEnv } from 'ajv/dist/compile/index.js';
import type { JsonObject } from '../../../../lib/json.ts';
import { at, isObject } from '../../../../lib/json.ts';

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
  const ajv = new Ajv2020({
    allErrors: options.allErrors,
    strict: false,
    logger: false,
    validateSchema: false,
    unicodeRegExp: true,
    inlineRefs: false,
    ownProperties: mentionsInheritedName(root),
    // Only the text is wanted: the function that Ajv makes of it would never be called, and making it takes a third of the time.
    code: { source: true, esm: true, lines: true, process: () => 'return () => {};' },
  });
  // Bookkeeping that only these keywords need; Ajv2020 switches it on for every schema.
  const text = JSON.stringify(root);
  Object.assign(ajv.opts, {
    unevaluated: text.includes('"unevaluated'),
    dynamicRef: text.includes('"$dynamic'),
  });
  // Ajv shares a compiled function only among references that start from the same root: so everything is one schema.
  const all = ajv.compile({ ...root, ...asTree(exports) } as AnySchemaObject);
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
  const code = textOf([...names.keys()]);
  return [slim(selfContained(code), places), ...aliases].join('\n');
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
 * The functions of some schemas and all that they use, each once. Ajv's own `standaloneCode` puts every part behind a copy of all
 * before it, which takes time that grows with the square of their number.
 */
function textOf(envs: readonly SchemaEnv[]): string {
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
    for (const name of Object.values(source.scopeValues).flatMap((names) => [...(names ?? [])])) {
      const { ref, code } = name.value ?? {};
      if (name.prefix === 'validate') needs(ref as Compiled);
      else if (seen.has(name)) continue;
      else if (code !== undefined) parts.push(`const ${name} = ${code};`);
      else {
        // A schema that was not compiled yet where it was referred to.
        const { validate: later, validateName } = ref as SchemaEnv;
        parts.push(`const ${name} = {validate: ${validateName}};`);
        needs(later);
      }
      seen.add(name);
    }
    parts.push(source.validateCode);
    if (source.evaluated !== undefined) parts.push(`${source.validateName}.evaluated = ${source.evaluated};`);
  }
  return parts.join('\n');
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

/** Writes Ajv's helpers into the module in place of the `require` calls that Ajv emits even for ES modules. */
function selfContained(code: string): string {
  let text = code;
  for (const [helper, own] of Object.entries(HELPERS)) {
    const path = `ajv/dist/runtime/${helper}`;
    const call = `require("${path}").default`;
    if (!text.includes(call)) continue;
    const helperText = own ?? (nodeRequire(path) as { default: () => unknown }).default.toString();
    text = text.replaceAll(call, () => `(${helperText})`);
  }
  const left = /= require\(.*?\)/.exec(text);
  if (left !== null)
    throw new Error(`Ajv's standalone code asks for ${left[0]}, which this tool does not know`);
  return text;
}

const STRING = String.raw`"(?:\\.|[^"\\])*"`;
const CALL_EXTRAS = new RegExp(
  String.raw`,parentData:\w+,parentDataProperty:(?:${STRING}|\w+),rootData(?=[,}])|,parentData,parentDataProperty,rootData(?=[,}])`,
  'g',
);

const PUSH_ERROR =
  /const (err\d+) = (.*);\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

/**
 * Leaves out what only custom keywords would use (about a third of the text), says at once what takes six lines, and names the schema of each complaint: Ajv
 * writes `#/required` for every schema's own, we write `#/components/schemas/Card/required`.
 */
function slim(code: string, places: ReadonlyMap<string, string>): string {
  let place = '#';
  const lines = code
    .replace(PUSH_ERROR, '(vErrors ??= []).push($2);')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const start =
        /^function (validate\d+)\(data, \{instancePath="", parentData, parentDataProperty, rootData=data/.exec(
          line,
        );
      if (start === null) {
        return line
          .replaceAll('schemaPath:"#/', () => `schemaPath:"${JSON.stringify(place).slice(1, -1)}/`)
          .replace(CALL_EXTRAS, '');
      }
      place = places.get(start[1] ?? '') ?? '#';
      return line.replace(', parentData, parentDataProperty, rootData=data', '');
    });
  const uses = lines.map(schemaNames);
  // Counted once for all: looking through the whole text for each name would take time that grows with its square.
  const counts = new Map<string, number>();
  for (const name of uses.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return lines
    .filter((line, index) => {
      const name = /^const (schema\d+) = /.exec(line)?.[1];
      const own = uses[index]?.filter((used) => used === name).length ?? 0;
      return name === undefined || (counts.get(name) ?? 0) > own;
    })
    .join('\n');
}

function schemaNames(line: string): string[] {
  return line.match(/\bschema\d+\b/g) ?? [];
}
