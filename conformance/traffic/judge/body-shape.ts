import type { Json } from '../../../lib/json.ts';
import { type JsonType, jsonTypeOf } from '../../../lib/json-type.ts';
import { bodyOf, type Field } from '../../catalogue/tree.ts';
import type { Exchange } from '../../model/exchange.ts';

/**
 * What decides how the facts of a body's form are judged: which places are null, missing or empty. Bodies of one operation with the same shape
 * have the same judgements and the same properties. Shapes are the leaves of a tree of decisions, so that finding the shape of a body makes nothing.
 */
export class Shape<Known> {
  /** What its owner knows of it. */
  known: Known | undefined;
  #first: Shape<Known> | undefined;
  #second: Shape<Known> | undefined;
  #others: Map<number, Shape<Known>> | undefined;

  /** The shape of bodies for which the next decision came out so, if there were any. */
  after(decision: number): Shape<Known> | undefined {
    if (decision === 0) return this.#first;
    return decision === 1 ? this.#second : this.#others?.get(decision);
  }

  add(decision: number): Shape<Known> {
    const made = new Shape<Known>();
    if (decision === 0) this.#first = made;
    else if (decision === 1) this.#second = made;
    else {
      this.#others ??= new Map();
      this.#others.set(decision, made);
    }
    return made;
  }
}

/** The shapes of the bodies of all operations. */
export class Shapes<Known> {
  readonly #roots = { request: new Map<string, Root<Known>>(), response: new Map<string, Root<Known>>() };
  readonly #walker: Walker = { shape: new Shape(), steps: 0, made: 0 };

  /** How large the tree is. */
  get size(): number {
    return this.#walker.made;
  }

  /**
   * The shape of a body; `undefined` for one in which a fact is violated, and for one of unusual length. Of requests, only what decides which
   * properties they have counts.
   */
  of(operation: Exchange['operation'], side: 'request' | 'response', body: Json): Shape<Known> | undefined {
    const roots = this.#roots[side];
    let root = roots.get(operation);
    if (root === undefined) {
      const field = bodyOf(operation, side);
      if (field === undefined) return undefined;
      root = { shape: new Shape(), place: toPlace(field, side === 'response') };
      roots.set(operation, root);
    }
    const walker = this.#walker;
    walker.shape = root.shape;
    walker.steps = 0;
    return walk(root.place, body, walker) && walker.steps < MAX_STEPS
      ? (walker.shape as Shape<Known>)
      : undefined;
  }

  /** Forgets all of them. */
  clear(): void {
    this.#roots.request.clear();
    this.#roots.response.clear();
    this.#walker.made = 0;
  }
}

interface Root<Known> {
  readonly shape: Shape<Known>;
  readonly place: Place;
}

interface Walker {
  shape: Shape<unknown>;
  steps: number;
  made: number;
}

const MAX_STEPS = 2000;

/** A field as the walk needs it: bodies come by the million. */
interface Place {
  readonly name: string;
  readonly required: boolean;
  readonly types: readonly JsonType[] | undefined;
  /** Values of several types fit, so that the type is a decision. */
  readonly isMixed: boolean;
  /** Null fits, and violates nothing. */
  readonly mayBeNull: boolean;
  /** Nothing but texts fits. */
  readonly isText: boolean;
  /** Any text of the right type will do. */
  readonly isFree: boolean;
  readonly isNeverEmpty: boolean;
  readonly pattern: RegExp | undefined;
  readonly maxLength: number;
  readonly properties: readonly Place[];
  readonly entries: Place | undefined;
  /** The last text that had the form: most are the same as in the body before. */
  last: string | undefined;
}

/** @param withForms as responses are judged by them */
function toPlace(field: Field, withForms: boolean): Place {
  const { name, required, types, alwaysSet, format } = field;
  return {
    name,
    required,
    types,
    isMixed: types !== undefined && types.length > 1,
    isText: types?.length === 1 && types[0] === 'string',
    mayBeNull: alwaysSet === undefined && types?.includes('null') === true,
    isFree: !withForms || (alwaysSet === undefined && format === undefined),
    isNeverEmpty: alwaysSet !== undefined,
    pattern: format?.pattern,
    maxLength: format?.maxLength ?? Number.POSITIVE_INFINITY,
    properties: field.properties.map((one) => toPlace(one, withForms)),
    entries: field.entries && toPlace(field.entries, withForms),
    last: undefined,
  };
}

/** Goes on from the walker's shape to that of the body with this value; false where a fact is violated. */
function walk(place: Place, value: Json, walker: Walker): boolean {
  const { types, isMixed } = place;
  if (typeof value === 'string' && place.isText)
    return value === place.last || place.isFree || hasForm(place, value);
  // Nothing says which properties such a value has.
  if (types === undefined) return place.properties.length === 0 && place.entries === undefined;
  const type = jsonTypeOf(value);
  if (isMixed) {
    const decision = types.indexOf(type);
    if (decision === -1) return false;
    decide(walker, decision);
  } else if (types[0] !== type) return false;
  if (value === null) return place.mayBeNull;
  if (type === 'object') {
    for (const property of place.properties) {
      const inner = (value as { readonly [name: string]: Json | undefined })[property.name];
      if (!property.required) decide(walker, inner === undefined ? 0 : 1);
      // Most are texts, which need no call.
      if (typeof inner === 'string' && property.isText && (property.isFree || inner === property.last))
        continue;
      if (inner === undefined ? property.required : !walk(property, inner, walker)) return false;
    }
    return true;
  }
  if (type === 'array') {
    const list = value as readonly Json[];
    const { entries } = place;
    decide(walker, list.length);
    if (entries !== undefined) for (const entry of list) if (!walk(entries, entry, walker)) return false;
    return true;
  }
  return place.isFree || hasForm(place, typeof value === 'string' ? value : String(value));
}

function hasForm(place: Place, text: string): boolean {
  if (text === place.last) return true;
  const { pattern, maxLength } = place;
  if ((place.isNeverEmpty && text === '') || text.length > maxLength) return false;
  if (pattern !== undefined && !pattern.test(text)) return false;
  place.last = text;
  return true;
}

function decide(walker: Walker, decision: number): void {
  if (walker.steps++ >= MAX_STEPS) return;
  let next = walker.shape.after(decision);
  if (next === undefined) {
    next = walker.shape.add(decision);
    walker.made++;
  }
  walker.shape = next;
}
