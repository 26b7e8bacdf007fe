import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import { DECIMAL_MULTIPLE_OF } from '../../../lib/is-multiple.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, step, toFragment } from '../../../lib/json-pointer.ts';
import { TimeBudget } from '../../../lib/node/within-time.ts';
import { put } from '../document/schema-walk.ts';
import { withoutEndlessReferences } from '../loosen/endless-references.ts';
import { onlyVerdicts } from '../model/verdicts.ts';
import { taggedAs, tagsIn } from './discriminator-values.ts';
import { CHECKED_FORMATS } from './format-samples.ts';
import { hashOf } from './hash-of.ts';
import { SampleBudget, TooLarge } from './sample-budget.ts';
import { numbersOf, sampleNumber } from './sample-number.ts';
import { givenValues, typeOf } from './sample-parts.ts';
import { isInFormat, sampleText } from './sample-text.ts';

/** The direction of a value: one that is for the server only (`writeOnly`) is not put into a response. */
export type SampleDirection = 'request' | 'response';

type Schema = Json | undefined;

/** The number of times that each place of a value was found wrong, by pointer: the next one that can stand there is then tried. */
type Turns = Map<string, number>;

/** The number of values that each approach tries before a schema is given up. */
const TRIES = 40;
/** Milliseconds for the values of one schema, which is a hundred times what honest ones take. */
const TIME = 5000;
/** The number of them if nothing but formats is wrong. */
const FORMAT_TRIES = 8;
/** From a value with all members to one with those that are required. */
const APPROACHES = [
  { isWhole: true, blamesHolders: false },
  { isWhole: true, blamesHolders: true },
  { isWhole: false, blamesHolders: true },
];
/** From here on only what is required is made; a schema that requires itself ends at the second. */
const DEEP = 6;
const TOO_DEEP = 40;

/**
 * Makes a value that fits a schema of a bundled document: from its examples and defaults where these fit, and otherwise the least that its
 * keywords ask for. Each value is checked; where one does not fit, what was wrong with it is made in another way. The same value for the same document.
 */
export class Sampler {
  readonly #document: JsonObject;
  readonly #ajv: Ajv2020;
  #withFormats: Ajv2020 | undefined;
  readonly #known = new Map<string, { readonly value: Json } | undefined>();
  readonly #nearest = new Map<string, { readonly value: Json }>();
  readonly #onGivenUp: (pointer: string) => void;
  readonly #time = new TimeBudget(TIME);

  /** @param onGivenUp is given each schema of which every value is too large to be a sample, or takes too long to be found */
  constructor(document: JsonObject, onGivenUp: (pointer: string) => void = () => {}) {
    this.#onGivenUp = onGivenUp;
    this.#document = withoutEndlessReferences(document, () => {});
    this.#ajv = compilerOf(onlyVerdicts(this.#document), { validateFormats: false });
  }

  /**
   * @param pointer of a schema in the document: `#/components/schemas/Card`
   * @returns `undefined` where no value was found that fits
   */
  sample(pointer: string, direction: SampleDirection): { readonly value: Json } | undefined {
    const key = `${direction} ${pointer}`;
    if (!this.#known.has(key)) {
      // Who receives a request may check formats, which examples often are not in.
      const exact = direction === 'request' ? this.#find(this.#formatsToo(), pointer, direction) : undefined;
      const found = exact ?? this.#find(this.#ajv, pointer, direction);
      if (found === 'given up') this.#onGivenUp(pointer);
      this.#known.set(key, found === 'given up' ? undefined : found);
    }
    return this.#known.get(key);
  }

  /**
   * A value drawn by chance: the same for the same seed.
   *
   * @returns `undefined` where none was found that fits
   */
  draw(pointer: string, direction: SampleDirection, seed: string): { readonly value: Json } | undefined {
    const found = this.#find(this.#ajv, pointer, direction, seed);
    return found === 'given up' ? undefined : found;
  }

  /** Returns the value that `sample` finds, or, for a schema that accepts nothing, the value that breaks the fewest of its rules. */
  nearest(pointer: string, direction: SampleDirection): { readonly value: Json } | undefined {
    return this.sample(pointer, direction) ?? this.#nearest.get(`${direction} ${pointer}`);
  }

  #find(ajv: Ajv2020, pointer: string, direction: SampleDirection, seed?: string): Found {
    const validate = validatorIn(ajv, pointer);
    if (validate === undefined) return undefined;
    try {
      const found = this.#time.run(() => this.#findWith(validate, pointer, direction, seed));
      return found === undefined ? 'given up' : found.value;
    } catch (error) {
      // Schemas that refer to each other in a long row need more stack than there is.
      if (error instanceof RangeError) return 'given up';
      throw error;
    }
  }

  #findWith(validate: ValidateFunction, pointer: string, direction: SampleDirection, seed?: string): Found {
    let fewest = Number.POSITIVE_INFINITY;
    let isTooLarge = false;
    let told: { readonly value: Json } | undefined;
    for (const { isWhole, blamesHolders } of APPROACHES) {
      const turns: Turns = new Map();
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const maker = new Maker(this.#document, direction, turns, seed);
        const made = maker.makeWithin(pointer, isWhole ? 0 : DEEP);
        isTooLarge = made === TOO_LARGE;
        if (made === TOO_LARGE) break;
        if (made !== undefined && validate(made)) return { value: made };
        const errors = made === undefined ? [] : (validate.errors ?? []);
        const isOnlyFormats = made !== undefined && errors.every(({ keyword }) => keyword === 'format');
        if (isOnlyFormats && attempt >= FORMAT_TRIES) {
          if (!blamesHolders) break;
          // A text that is still wrong can never be in its format: no `uuid` has 24 characters.
          if (attempt >= 2 * FORMAT_TRIES) return { value: made };
        }
        // Members of a union that only a discriminator tells from each other: more of them fit than one.
        if (made !== undefined && maker.isTagged && errors.every(fitsSeveral)) told ??= { value: made };
        if (made !== undefined && errors.length < fewest) {
          fewest = errors.length;
          this.#nearest.set(`${direction} ${pointer}`, { value: made });
        }
        const wrong = new Set(made === undefined ? [''] : errors.map(({ instancePath }) => instancePath));
        for (const place of wrong) addTurn(turns, place, blamesHolders);
      }
    }
    return told ?? (isTooLarge ? 'given up' : undefined);
  }

  #formatsToo(): Ajv2020 {
    this.#withFormats ??= compilerOf(onlyVerdicts(this.#document, 'format'), { formats: CHECKED_FORMATS });
    return this.#withFormats;
  }
}

function fitsSeveral({ keyword, params }: ErrorObject): boolean {
  return keyword === 'oneOf' && params.passingSchemas !== null;
}

type Found = { readonly value: Json } | 'given up' | undefined;

const TOO_LARGE = Symbol('too large');

function compilerOf(schemas: JsonObject, options: Options): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    allErrors: true,
    inlineRefs: false,
    code: { optimize: false },
    ...options,
  });
  ajv.removeKeyword('multipleOf').addKeyword(DECIMAL_MULTIPLE_OF);
  ajv.addSchema(schemas, 'document');
  return ajv;
}

function validatorIn(ajv: Ajv2020, pointer: string): ValidateFunction | undefined {
  try {
    return ajv.getSchema(`document${toFragment(fromPointer(pointer))}`);
  } catch {
    return undefined;
  }
}

/** Another try with `blamesHolders` makes what holds a place that nothing fits in another way, too, and leaves it out if it may. */
function addTurn(turns: Turns, place: string, blamesHolders: boolean): void {
  const count = (turns.get(place) ?? 0) + 1;
  turns.set(place, count);
  if (blamesHolders && count > STUBBORN && place !== '')
    addTurn(turns, place.slice(0, place.lastIndexOf('/')), true);
}

/** Makes one value. A place is described by all schemas that apply there at once. */
class Maker {
  readonly #document: JsonObject;
  readonly #direction: SampleDirection;
  readonly #turns: Turns;
  readonly #seed: string | undefined;
  readonly #budget = new SampleBudget();
  /** Tells whether a discriminator has told what a part of the value is. */
  isTagged = false;

  constructor(document: JsonObject, direction: SampleDirection, turns: Turns, seed: string | undefined) {
    this.#document = document;
    this.#direction = direction;
    this.#turns = turns;
    this.#seed = seed;
  }

  makeWithin(pointer: string, depth: number): Json | typeof TOO_LARGE | undefined {
    try {
      // The lookup is by a reference, since the name of a component may be the value of its discriminator.
      return this.make([this.#named({ $ref: pointer })], '', depth);
    } catch (error) {
      // The second is for schemas that are nested more deeply than calls can be.
      if (error instanceof TooLarge || error instanceof RangeError) return TOO_LARGE;
      throw error;
    }
  }

  make(schemas: readonly Schema[], place: string, depth: number): Json | undefined {
    if (depth > TOO_DEEP) return undefined;
    this.#budget.takeValue();
    const tries = this.#turns.get(place) ?? 0;
    const chance = this.#chance(place, RANDOM_TURNS);
    const turn = tries + chance;
    const parts = schemas.flatMap((schema) => this.#expand(schema, turn, depth, new Set()));
    const isDrawn = this.#seed !== undefined;
    const given = (isDrawn ? [] : parts)
      .flatMap(givenValues)
      .filter((value) => parts.every(({ format }) => isInFormat(value, format)));
    const [fixed] = parts.flatMap((part) => ('const' in part ? [part.const as Json] : []));
    if (fixed !== undefined) return fixed;
    const tags = tagsIn(parts);
    const tag = tags[isDrawn ? turn % tags.length : turn];
    if (tag !== undefined) {
      this.isTagged = true;
      return tag;
    }
    if (depth < DEEP && turn < given.length) return given[turn];
    const other = depth < DEEP ? turn - given.length : turn;
    const listed = parts.find((part) => Array.isArray(part.enum))?.enum as readonly Json[] | undefined;
    if (listed !== undefined)
      return (
        listed.filter((value) => value !== null || listed.length === 1)[turn % listed.length] ?? listed[0]
      );
    const type = typeOf(parts, other, depth >= DEEP || this.#chance(`${place} is null`, 3) === 2);
    if (type === 'object') return this.#object(parts, place, depth);
    if (type === 'array') return this.#array(parts, place, depth);
    if (type === 'string') return sampleText(parts, isDrawn ? tries : other, this.#budget, chance);
    if (type === 'integer' || type === 'number') return sampleNumber(parts, type, other);
    return type === 'boolean' ? other % 2 === 0 : null;
  }

  /** A component that is nothing but a reference is the one that it refers to. */
  #named(reference: { readonly $ref: string }): JsonObject {
    const seen = new Set<string>();
    let here = reference;
    for (;;) {
      const target = at(this.#document, here.$ref);
      if (!isObject(target) || typeof target.$ref !== 'string' || Object.keys(target).length > 1) return here;
      if (seen.has(here.$ref)) return here;
      seen.add(here.$ref);
      here = { $ref: target.$ref };
    }
  }

  /** 0, or in a value drawn by chance a number below `most`, always the same for a place. */
  #chance(place: string, most: number): number {
    return this.#seed === undefined ? 0 : hashOf(`${this.#seed} ${place}`) % most;
  }

  /**
   * A schema, what it refers to, all of its `allOf`, and one of each of its choices.
   *
   * @param own reference to the component that the value is of, which the discriminators of its parents ask for
   */
  #expand(
    schema: Schema,
    turn: number,
    depth: number,
    seen: ReadonlySet<string>,
    own?: string,
  ): JsonObject[] {
    if (!isObject(schema)) return [];
    this.#budget.takeSchema();
    const parts = [schema];
    const more = (next: Schema, known = seen, name = own) => {
      parts.push(...this.#expand(next, turn, depth, known, name));
    };
    const { $ref, allOf, discriminator } = schema;
    if (typeof $ref === 'string' && !seen.has($ref))
      more(at(this.#document, $ref), new Set([...seen, $ref]), own ?? $ref);
    if (Array.isArray(allOf)) for (const member of allOf) more(member);
    const lists = [schema.oneOf, schema.anyOf].filter((list) => Array.isArray(list) && list.length > 0);
    if (lists.length === 0 && own !== undefined) parts.unshift(...taggedAs(discriminator, own));
    for (const choices of lists as Json[][]) {
      // The plainest alternative ends a value that is deep already.
      const sorted = depth < DEEP ? choices : [...choices].sort((one, other) => weight(one) - weight(other));
      const chosen = sorted[turn % sorted.length];
      const ref = isObject(chosen) && typeof chosen.$ref === 'string' ? chosen.$ref : undefined;
      if (ref !== undefined) parts.unshift(...taggedAs(discriminator, ref));
      more(chosen, seen, ref ?? own);
    }
    return parts;
  }

  #object(parts: readonly JsonObject[], place: string, depth: number): Json | undefined {
    const properties = new Map<string, Schema[]>();
    for (const part of parts) {
      for (const [name, schema] of Object.entries(isObject(part.properties) ? part.properties : {}))
        properties.set(name, [...(properties.get(name) ?? []), schema]);
    }
    const required = new Set(
      parts.flatMap((part) => (Array.isArray(part.required) ? part.required.map(String) : [])),
    );
    const least = Math.max(0, ...numbersOf(parts, 'minProperties'));
    const most = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(parts, 'maxProperties'));
    const names = [...new Set([...required, ...properties.keys()])];
    const value: Record<string, Json> = {};
    let size = 0;
    for (const name of names) {
      const schemas = properties.get(name) ?? parts.map((part) => part.additionalProperties);
      const here = step(place, name);
      const must = required.has(name);
      if (
        !must &&
        (depth >= DEEP ||
          (this.#turns.get(here) ?? 0) > STUBBORN ||
          size >= most ||
          this.#chance(`${here} is there`, 4) === 3)
      )
        continue;
      if (!must && this.#isForOthers(schemas)) continue;
      const member = this.make(schemas, here, depth + 1);
      if (member === undefined && must) return undefined;
      if (member === undefined) continue;
      put(value, name, member);
      size += 1;
    }
    const others = parts.map((part) => part.additionalProperties).filter(isObject);
    this.#budget.expectValues(least);
    for (let count = 1; size < least && count <= least; count++) {
      const name = `key${count}`;
      if (!Object.hasOwn(value, name)) size += 1;
      put(value, name, this.make(others, step(place, name), depth + 1) ?? '');
    }
    return value;
  }

  #isForOthers(schemas: readonly Schema[]): boolean {
    const mark = this.#direction === 'response' ? 'writeOnly' : 'readOnly';
    return schemas.some((schema) =>
      this.#expand(schema, 0, 0, new Set()).some((part) => part[mark] === true),
    );
  }

  #array(parts: readonly JsonObject[], place: string, depth: number): Json | undefined {
    const first =
      parts.flatMap((part) =>
        Array.isArray(part.prefixItems) ? [part.prefixItems as readonly Json[]] : [],
      )[0] ?? [];
    const rest = parts.map((part) => part.items ?? part.contains);
    const least = Math.max(0, ...numbersOf(parts, 'minItems'), ...numbersOf(parts, 'minContains'));
    const most = Math.min(Number.POSITIVE_INFINITY, ...numbersOf(parts, 'maxItems'));
    const wanted =
      depth >= DEEP || (this.#turns.get(place) ?? 0) > STUBBORN
        ? least
        : Math.max(least, first.length, 1 + this.#chance(`${place} items`, 3));
    const unique = parts.some((part) => part.uniqueItems === true);
    this.#budget.expectValues(Math.min(wanted, most));
    const items: Json[] = [];
    const texts = new Set<string | undefined>();
    for (let index = 0; index < Math.min(wanted, most); index++) {
      const here = step(place, index);
      const make = () => this.make(index < first.length ? [first[index]] : rest, here, depth + 1);
      let item = make();
      // Each item of a set is the next value that can stand there.
      for (let again = 0; unique && again < TRIES && texts.has(JSON.stringify(item)); again++) {
        this.#turns.set(here, (this.#turns.get(here) ?? 0) + 1);
        item = make();
      }
      if (item === undefined) return items.length >= least ? items : undefined;
      if (unique) texts.add(JSON.stringify(item));
      items.push(item);
    }
    return items;
  }
}

/** Values of a kind that chance chooses among. */
const RANDOM_TURNS = 1000;

/** Turns after which a member that need not be there is left out. */
const STUBBORN = 5;

function weight(schema: Json): number {
  return JSON.stringify(schema).length + (JSON.stringify(schema).includes('$ref') ? 1000 : 0);
}
