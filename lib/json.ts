import { fromPointer } from './json-pointer.ts';

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** An object, and neither `null` nor a list. */
export function isObject(value: Json | undefined): value is JsonObject;
export function isObject(value: unknown): value is Record<string, unknown>;
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const INDEX = /^(?:0|[1-9]\d*)$/;

/** The value at a JSON pointer, `/limits/0` or `#/limits/0`; `undefined` where there is none. Own members and list indices only. */
export function at(value: Json | undefined, pointer: string): Json | undefined;
export function at(value: unknown, pointer: string): unknown;
export function at(value: unknown, pointer: string): unknown {
  let here = value;
  for (const name of tokensOf(pointer)) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    if (Array.isArray(here) && !INDEX.test(name)) return undefined;
    here = (here as Record<string, unknown>)[name];
  }
  return here;
}

/** Returns the value that an object has by itself: a document may have the names that every object inherits, such as `constructor`. */
export function own<Value>(object: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Millions of bodies are searched for the same few pointers, so parsed pointers are kept. */
const tokens = new Map<string, readonly string[]>();
const MAX_POINTERS = 5000;

/** `fromPointer`, remembered. */
export function tokensOf(pointer: string): readonly string[] {
  const known = tokens.get(pointer);
  if (known !== undefined) return known;
  const made = fromPointer(pointer);
  if (tokens.size >= MAX_POINTERS) tokens.clear();
  tokens.set(pointer, made);
  return made;
}

/** Equal as JSON: the order of keys does not matter, that of lists does. Not recursive: a response may be deeper than the stack. */
export function isSame(one: unknown, other: unknown): boolean {
  const open: (readonly [unknown, unknown])[] = [[one, other]];
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [left, right] = pair;
    if (left === right) continue;
    if (Array.isArray(left) && Array.isArray(right)) {
      if (left.length !== right.length) return false;
      for (const [index, entry] of left.entries())
        if (entry !== right[index]) open.push([entry, right[index]]);
    } else if (isObject(left) && isObject(right)) {
      const names = Object.keys(left);
      if (names.length !== Object.keys(right).length) return false;
      for (const name of names) {
        if (!Object.hasOwn(right, name)) return false;
        open.push([left[name], right[name]]);
      }
    } else return false;
  }
  return true;
}
