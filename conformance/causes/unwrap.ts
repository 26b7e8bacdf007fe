import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import type { Field } from '../catalogue/tree.ts';
import { bare } from '../explain/missing.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { Transform } from './transform.ts';

/** Deeper envelopes are unknown. */
const MAX_DEPTH = 3;
/** Members of an object that are looked into. */
const MAX_MEMBERS = 50;

/** The places at which bodies have their record: `/data`, `/response/0`. */
export function unwrapTransforms(
  bodies: readonly (readonly [body: Json, root: Field])[],
  redactor: Redactor,
): Transform[] {
  const paths = new Map<string, readonly string[]>();
  for (const [body, root] of bodies) {
    const path = pathOfRecord(body, root);
    if (path !== undefined) paths.set(toPointer(path), path);
  }
  return [...paths.values()].map((path) => {
    const shown = toPointer(path.map((name) => (/^\d+$/.test(name) ? name : redactor.name(name))));
    return {
      id: `envelope:${shown.slice(1)}`,
      sentence: `Bodies have an envelope: the record is at \`${shown}\` in place of the whole body.`,
      apply: (body, root) => {
        const own = pathOfRecord(body, root);
        return own !== undefined && toPointer(own) === toPointer(path) ? unwrapped(body, own, root) : body;
      },
    };
  });
}

/** Finds where most of the record's fields are, if not in the body itself. */
function pathOfRecord(body: Json, root: Field): readonly string[] | undefined {
  const names = new Set(root.properties.map(({ name }) => bare(name)));
  if (names.size === 0) return undefined;
  const score = (value: Json) =>
    isObject(value) ? Object.keys(value).filter((name) => names.has(bare(name))).length : 0;
  let best: { readonly path: readonly string[]; readonly score: number } = { path: [], score: score(body) };
  const open: { readonly value: Json; readonly path: readonly string[] }[] = [{ value: body, path: [] }];
  // Grows during the loop.
  for (const { value, path } of open) {
    if (score(value) > best.score) best = { path, score: score(value) };
    if (path.length === MAX_DEPTH) continue;
    for (const [name, inner] of membersOf(value)) open.push({ value: inner, path: [...path, name] });
  }
  return best.path.length > 0 && best.score * 2 >= names.size ? best.path : undefined;
}

function membersOf(value: Json): readonly (readonly [string, Json])[] {
  if (Array.isArray(value)) return value.length === 1 ? [['0', value[0] as Json]] : [];
  return isObject(value) ? Object.entries(value).slice(0, MAX_MEMBERS) : [];
}

/** The record, with its fields that stand around it: `{ data: { id, attributes: {…} } }`. */
function unwrapped(body: Json, path: readonly string[], root: Field): Json {
  let here = body;
  let around: JsonObject = {};
  for (const name of path) {
    if (isObject(here)) {
      const own = Object.entries(here).filter(
        ([one]) => one !== name && root.properties.some((field) => field.name === one),
      );
      around = { ...around, ...Object.fromEntries(own) };
    }
    here = (here as JsonObject)[name] as Json;
  }
  return isObject(here) ? { ...around, ...here } : here;
}
