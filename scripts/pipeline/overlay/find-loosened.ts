import { at, isObject, isSame, type Json, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';

/** A place of which an overlaid description says less than the one it was made of. */
export interface LoosenedPlace {
  /** `#/components/schemas/Card/properties/label/type` */
  readonly pointer: string;
  /** `accepts null, too` */
  readonly why: string;
}

/** Keywords that limit more the larger, or the smaller, they are. */
const AT_LEAST = new Set([
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
  'minContains',
]);
const AT_MOST = new Set([
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
  'maxContains',
]);
/** Keywords whose value may only stay as it is: whether another is tighter cannot be told. */
const EXACT = new Set([
  '$ref',
  '$dynamicRef',
  'const',
  'format',
  'multipleOf',
  'pattern',
  'uniqueItems',
  'not',
]);
/** Lists of schemas, and of names, that all count. */
const ALL = new Set(['allOf']);
/** Schemas by name, of which each counts. */
const BY_NAME = new Set(['properties', 'patternProperties', 'dependentSchemas']);
const INNER = new Set([
  'items',
  'additionalProperties',
  'contains',
  'propertyNames',
  'unevaluatedProperties',
]);

/**
 * Finds where a description accepts more, of requests or of responses, than the one that overlays were applied to: statements that a deployment is
 * held to may be tightened, never loosened.
 */
export function findLoosened(before: JsonObject, after: JsonObject): LoosenedPlace[] {
  return new Comparison(before, after).all();
}

class Comparison {
  private readonly found: LoosenedPlace[] = [];
  private readonly before: JsonObject;
  private readonly after: JsonObject;

  constructor(before: JsonObject, after: JsonObject) {
    this.before = before;
    this.after = after;
  }

  all(): LoosenedPlace[] {
    const schemas = '#/components/schemas';
    for (const name of Object.keys(membersAt(this.before, schemas))) this.named(step(schemas, name));
    for (const [path, item] of Object.entries(membersAt(this.before, '#/paths')))
      for (const method of Object.keys(isObject(item) ? item : {}))
        this.operation(step('#/paths', path, method));
    return this.found;
  }

  private operation(pointer: string): void {
    const before = at(this.before, pointer);
    const after = at(this.after, pointer);
    if (!isObject(before) || !isObject(before.responses)) return;
    if (!isObject(after)) {
      this.report(pointer, 'is missing');
      return;
    }
    const body = step(pointer, 'requestBody');
    this.contents(body);
    const responses = step(pointer, 'responses');
    for (const status of Object.keys(before.responses)) {
      const here = step(responses, status);
      // A status in the place of a range says more: 200 for 2XX.
      const isRange = !/^\d{3}$/.test(status);
      if (at(this.after, here) === undefined && isRange) continue;
      if (at(this.after, here) === undefined) this.report(here, 'is missing');
      else this.contents(here);
    }
    for (const status of Object.keys(membersAt(this.after, responses)))
      if (/^2\d\d$|^2XX$/i.test(status) && !covers(before.responses, status))
        this.report(step(responses, status), 'is a success that is not described');
  }

  private contents(holder: string): void {
    const content = step(holder, 'content');
    for (const media of Object.keys(membersAt(this.before, content)))
      this.named(step(content, media, 'schema'));
  }

  private named(pointer: string): void {
    const before = at(this.before, pointer);
    if (before !== undefined) this.schema(before, at(this.after, pointer), pointer);
  }

  private schema(before: Json, after: Json | undefined, pointer: string): void {
    if (!isObject(before) || after === false) return;
    if (!isObject(after)) {
      this.report(pointer, 'is missing');
      return;
    }
    for (const [keyword, value] of Object.entries(before)) {
      const here = step(pointer, keyword);
      const why = this.keyword(keyword, value, after[keyword], here);
      if (why !== undefined) this.report(here, why);
    }
    // A value that is accepted for its type, and listed, is described no further.
    for (const keyword of ['anyOf', 'oneOf'])
      if (
        before[keyword] !== undefined &&
        !isSame(before[keyword], after[keyword]) &&
        !this.fewer(before[keyword], after[keyword])
      )
        this.report(step(pointer, keyword), 'has other alternatives');
  }

  private keyword(keyword: string, before: Json, after: Json | undefined, here: string): string | undefined {
    const isMissing = after === undefined;
    if (keyword === 'type') {
      const more = isMissing ? ['any type'] : listOf(after).filter((type) => !allows(listOf(before), type));
      return more.length === 0 ? undefined : `accepts ${more.join(' and ')}, too`;
    }
    if (keyword === 'required') {
      const less = listOf(before).filter((name) => !listOf(after).includes(name));
      return less.length === 0 ? undefined : `no longer has ${less.join(', ')}`;
    }
    if (keyword === 'enum') {
      const more = isMissing
        ? ['any value']
        : listOf(after).filter((one) => !listOf(before).some((known) => isSame(known, one)));
      return more.length === 0
        ? undefined
        : `accepts ${more.map((one) => JSON.stringify(one)).join(', ')}, too`;
    }
    if (EXACT.has(keyword))
      return isSame(before, after) ? undefined : isMissing ? 'is missing' : 'is another one';
    if (AT_LEAST.has(keyword)) return Number(after) >= Number(before) ? undefined : 'is lower';
    if (AT_MOST.has(keyword)) return Number(after) <= Number(before) ? undefined : 'is higher';
    if (BY_NAME.has(keyword) && isObject(before)) {
      for (const [name, schema] of Object.entries(before))
        this.schema(schema, isObject(after) ? after[name] : undefined, step(here, name));
    } else if (INNER.has(keyword)) {
      if (before === false) return after === false ? undefined : 'accepts anything';
      this.schema(before, after, here);
    } else if (ALL.has(keyword) && Array.isArray(before)) {
      const kept = before.every((one: Json) => listOf(after).some((other) => isSame(one, other)));
      if (!kept)
        for (const [index, one] of before.entries())
          this.schema(one, listOf(after)[index], step(here, index));
    }
    return undefined;
  }

  private fewer(before: Json | undefined, after: Json | undefined): boolean {
    return (
      listOf(after).length > 0 &&
      listOf(after).every((one) => listOf(before).some((known) => isSame(known, one)))
    );
  }

  private report(pointer: string, why: string): void {
    this.found.push({ pointer, why });
  }
}

function covers(responses: JsonObject, status: string): boolean {
  return [status, `${status[0]}XX`, `${status[0]}xx`].some((key) => key in responses);
}

function allows(types: readonly Json[], type: Json): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function listOf(value: Json | undefined): readonly Json[] {
  return value === undefined ? [] : ([value].flat() as readonly Json[]);
}

function membersAt(document: JsonObject, pointer: string): JsonObject {
  const found = at(document, pointer);
  return isObject(found) ? found : {};
}
