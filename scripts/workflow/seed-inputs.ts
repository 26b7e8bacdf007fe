import { at, isObject, isSame, type Json, type JsonObject } from '../../lib/json.ts';
import { hashOf } from '../pipeline/sample/hash-of.ts';
import { Sampler } from '../pipeline/sample/sampler.ts';
import type { Arazzo, Workflow } from './arazzo.ts';
import { inputsOf } from './input-schemas.ts';
import type { InputValues } from './run-steps.ts';

/** Values that the operator gave, by the name of the input. */
export interface GivenInputs {
  readonly all: ReadonlyMap<string, unknown>;
  /** The inputs of one workflow alone. */
  readonly ofWorkflow: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

/** The number of times that another value is tried if it is the one of the pass before. */
const TRIES = 20;

/**
 * Values for the inputs of workflows: what was given; else the default of their schema, or its examples in turn; else one that is made up by the seed. Two
 * passes differ in all that is made up, if the schema has two values.
 *
 * @param onUnknown is told of an input for which no value was found
 */
export function seededInputs(
  arazzo: Arazzo,
  given: GivenInputs,
  seed: number,
  onUnknown: (workflow: string, input: string) => void,
): (workflow: Workflow, pass: number) => InputValues {
  const made = new Map<string, InputValues>();
  const make = (workflow: Workflow, pass: number): InputValues => {
    const key = JSON.stringify([workflow.id, pass]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const before = pass > 1 ? make(workflow, pass - 1).values : new Map<string, unknown>();
    const values = new Map<string, unknown>();
    const madeUp: string[] = [];
    const { properties, document } = inputsOf(workflow, arazzo);
    for (const [name, schema] of properties) {
      const own = given.ofWorkflow.get(workflow.id) ?? given.all;
      const value = own.has(name) ? own.get(name) : given.all.get(name);
      if (value !== undefined) {
        values.set(name, value);
        continue;
      }
      const found = valueFor(name, schema, {
        document,
        seed: `${seed} ${workflow.id} ${name}`,
        pass,
        before: before.get(name),
      });
      if (found === undefined) onUnknown(workflow.id, name);
      else {
        values.set(name, found.value);
        if (found.isMadeUp && typeof found.value === 'string') madeUp.push(found.value);
      }
    }
    for (const list of [given.all, given.ofWorkflow.get(workflow.id) ?? new Map<string, unknown>()])
      for (const [name, value] of list) if (!values.has(name)) values.set(name, value);
    const result = { values, madeUp };
    made.set(key, result);
    return result;
  };
  return make;
}

interface Turn {
  readonly document: JsonObject;
  readonly seed: string;
  readonly pass: number;
  readonly before: unknown;
}

function valueFor(
  name: string,
  written: Json,
  { document, seed, pass, before }: Turn,
): { readonly value: unknown; readonly isMadeUp: boolean } | undefined {
  const schema = followed(written, document);
  if (isObject(schema)) {
    if (schema.default !== undefined) return { value: schema.default, isMadeUp: false };
    const { examples } = schema;
    if (Array.isArray(examples) && examples.length > 1)
      return { value: examples[(pass - 1) % examples.length], isMadeUp: false };
    const text = freeText(name, schema, `${seed} ${pass}`);
    if (text !== undefined) return { value: text, isMadeUp: true };
  }
  const sampler = new Sampler({
    ...document,
    components: { schemas: { ...schemasIn(document), [OWN]: written } },
  });
  let last: Json | undefined;
  for (let turn = 0; turn < TRIES; turn++) {
    const drawn = sampler.draw(`#/components/schemas/${OWN}`, 'request', `${seed} ${pass} ${turn}`);
    last = drawn?.value ?? last;
    if (drawn !== undefined && !isSame(drawn.value, before)) break;
  }
  // A small value may be somebody's, too.
  return last === undefined ? undefined : { value: last, isMadeUp: false };
}

const OWN = 'value of an input';

function schemasIn({ components }: JsonObject): JsonObject {
  return isObject(components) && isObject(components.schemas) ? components.schemas : {};
}

/** A text that nobody else has, where the schema lets it be any: `label-5f3a09c2`. */
function freeText(name: string, { type, ...schema }: JsonObject, seed: string): string | undefined {
  const rules = ['enum', 'const', 'pattern', 'format', 'allOf', 'anyOf', 'oneOf', 'not'];
  const isFree =
    type === 'string' ||
    (type === undefined && Object.keys(schema).every((key) => /^(?:description|title|examples?)$/.test(key)));
  if (!isFree || rules.some((rule) => rule in schema)) return undefined;
  const [least, most] = [schema.minLength, schema.maxLength].map((one) =>
    typeof one === 'number' ? one : undefined,
  );
  if ((least ?? 0) > MAX_TEXT || (most ?? UNIQUE) < UNIQUE) return undefined;
  const unique = [hashOf(seed), hashOf(`${seed} again`)]
    .map((hash) => hash.toString(16).padStart(8, '0'))
    .join('')
    .slice(0, UNIQUE);
  const start = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, Math.max(0, Math.min(20, (most ?? 40) - UNIQUE - 1)));
  const text = start === '' ? unique : `${start}-${unique}`;
  return text.padEnd(least ?? 0, 'x');
}

/** Characters that make a text unlike any other. */
const UNIQUE = 12;
const MAX_TEXT = 1000;

function followed(schema: Json, document: JsonObject): Json {
  const seen = new Set<string>();
  let here = schema;
  while (isObject(here) && typeof here.$ref === 'string' && !seen.has(here.$ref)) {
    seen.add(here.$ref);
    here = at(document, here.$ref) ?? {};
  }
  return here;
}
