import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { DECIMAL_MULTIPLE_OF } from '../../lib/is-multiple.ts';
import { at, isObject, type Json } from '../../lib/json.ts';
import { fromPointer, step, toFragment } from '../../lib/json-pointer.ts';
import { TimeBudget } from '../../lib/node/within-time.ts';

/** The keywords of JSON Schema on which its implementations agree. Nobody knows what others mean. */
const ASSERTED = Object.fromEntries(
  [
    ...(['date-time', 'date', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6'] as const),
    ...(['uri', 'uri-reference', 'uuid', 'json-pointer', 'regex'] as const),
  ].map((name) => [name, fullFormats[name]]),
);

const DOCUMENT = 'urn:banking-platform-api:description';

/** An error of Ajv, whose types are not published, and where the keyword that it is of stands. */
export interface PlacedError {
  readonly keyword: string;
  /** Pointer into the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly propertyName?: string;
  readonly message?: string;
  readonly schema?: unknown;
  readonly data?: unknown;
  readonly parentSchema?: object;
  /** Pointer of the keyword in the document. */
  readonly place: string;
  /** Further errors at the same place. */
  readonly others?: readonly PlacedError[];
}

export interface Validation {
  readonly errors: readonly PlacedError[];
  /** Pointers of the schemas that were applied. Empty unless they are tracked. */
  readonly applied: ReadonlySet<string>;
}

/** Ajv tells no schema of what a keyword that it does not have finds. */
const PLACED_MULTIPLE_OF = {
  ...DECIMAL_MULTIPLE_OF,
  compile: (multipleOf: number, parentSchema: AnySchema) => {
    const check = DECIMAL_MULTIPLE_OF.compile(multipleOf);
    const validate: typeof check = (value) => {
      const isRight = check(value);
      if (!isRight && check.errors) validate.errors = check.errors.map((one) => ({ ...one, parentSchema }));
      return isRight;
    };
    return validate;
  },
};

/** The time for one value, in milliseconds. */
const TIME_LIMIT = 1000;
/** Alternatives within alternatives are looked into so deep: each level validates again. */
const MAX_ALTERNATIVES = 4;
/** Alternatives of one value that are looked into. */
const MAX_UNIONS = 200;

/** Validates values against the schemas of a bundled description. The description and the values are untrusted. */
export class DocumentValidator {
  readonly #document: Json;
  readonly #assertsFormats: boolean;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction | undefined>();
  readonly #endless = new Map<string, boolean>();
  readonly #budgets = new Map<string, TimeBudget>();
  /** Pointers of the schemas that the validation in progress has applied. */
  #applied = new Set<string>();

  /**
   * @param tracks whether `Validation.applied` is wanted, which takes longer
   * @param assertsFormats whether texts must have the format that is described. Default: it is an annotation
   */
  constructor(
    document: Json,
    { tracks, assertsFormats = false }: { readonly tracks: boolean; readonly assertsFormats?: boolean },
  ) {
    this.#assertsFormats = assertsFormats;
    this.#document = document;
    this.#ajv = new Ajv2020({
      allErrors: true,
      // Optimizing the code of thousands of members takes minutes.
      code: { optimize: false },
      inlineRefs: false,
      logger: false,
      strict: false,
      ...(assertsFormats ? { formats: ASSERTED } : { validateFormats: false }),
      validateSchema: false,
      verbose: true,
      ...(tracks && { $comment: (text: string) => void this.#applied.add(text) }),
    });
    this.#ajv.removeKeyword('multipleOf').addKeyword(PLACED_MULTIPLE_OF);
    this.#ajv.addSchema(withComments(document, '#') as AnySchema, DOCUMENT);
  }

  /**
   * A fault of a value.
   *
   * @param schema its pointer
   * @returns `undefined` where nobody can say: the schema is invalid, or deciding takes too long
   */
  validate(schema: string, value: Json): Validation | undefined {
    const validate = this.#validatorOf(schema);
    if (validate === undefined) return undefined;
    this.#applied = new Set();
    const isRight = this.#run(schema, () => validate(value));
    if (isRight === undefined) return undefined;
    return { errors: isRight ? [] : (validate.errors ?? []).map(withPlace), applied: this.#applied };
  }

  fits(schema: string, value: Json): boolean {
    return this.validate(schema, value)?.errors.length === 0;
  }

  /**
   * Returns the faults for a report: one for each place, and of alternatives those of the one that was meant, if that is clear.
   *
   * @returns `undefined` as above
   */
  faults(schema: string, value: Json, depth = MAX_ALTERNATIVES): readonly PlacedError[] | undefined {
    const errors = this.validate(schema, value)?.errors;
    return (
      errors && (errors.length === 0 ? errors : onePerPlace(this.#withoutBranches(errors, value, depth)))
    );
  }

  #withoutBranches(errors: readonly PlacedError[], value: Json, depth: number): readonly PlacedError[] {
    let left = errors;
    // The outer ones first: what is found below one leaves out those within it. Otherwise, alternatives that hold themselves would be looked into again and again.
    const unions = errors
      .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
      .sort((one, other) => one.instancePath.length - other.instancePath.length)
      .slice(0, MAX_UNIONS);
    for (const union of unions) {
      if (!left.includes(union)) continue;
      const own = at(value, union.instancePath) as Json;
      const branches = Array.isArray(union.schema)
        ? union.schema.map((_, index) => step(union.place, index))
        : [];
      const found = branches.map(
        (branch) => (depth > 0 ? this.validate(branch, own)?.errors : undefined) ?? [],
      );
      const below = (error: ErrorObject) => `${union.instancePath}${error.instancePath}`;
      const known = new Set(found.flat().map((error) => `${error.place} ${below(error)}`));
      left = left.filter((one) => one === union || !known.has(`${one.place} ${one.instancePath}`));
      const branch = branches[meantBranch(found)];
      if (branch === undefined) continue;
      const faults = this.faults(branch, own, depth - 1) ?? [];
      if (faults.length > 0)
        left = left.flatMap((one) =>
          one === union ? faults.map((error) => ({ ...error, instancePath: below(error) })) : [one],
        );
    }
    return left;
  }

  #run(schema: string, run: () => unknown): boolean | undefined {
    try {
      if (!this.#mayBeEndless(schema)) return run() === true;
      const budget = this.#budgets.get(schema) ?? new TimeBudget(TIME_LIMIT);
      this.#budgets.set(schema, budget);
      const ended = budget.run(run);
      return ended && ended.value === true;
    } catch (error) {
      // The value is nested deeper than the stack.
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }

  #validatorOf(schema: string): ValidateFunction | undefined {
    if (this.#validators.has(schema)) return this.#validators.get(schema);
    const made = this.#compile(schema);
    this.#validators.set(schema, made);
    return made;
  }

  /** `undefined` for a schema that is none, or leads to one. */
  #compile(schema: string): ValidateFunction | undefined {
    try {
      return this.#ajv.compile({ $ref: `${DOCUMENT}${toFragment(fromPointer(schema))}` });
    } catch {
      return undefined;
    }
  }

  /** Patterns may backtrack without end, and each entry of a list may be compared with each other one. */
  #mayBeEndless(schema: string): boolean {
    const known = this.#endless.get(schema);
    if (known !== undefined) return known;
    const seen = new Set<string>();
    const open: (Json | undefined)[] = [at(this.#document, schema)];
    let found = false;
    for (const node of open) {
      if (Array.isArray(node)) open.push(...(node as Json[]));
      if (!isObject(node)) continue;
      found ||=
        node.pattern !== undefined ||
        node.patternProperties !== undefined ||
        node.uniqueItems === true ||
        (this.#assertsFormats && node.format !== undefined);
      if (found) break;
      for (const [name, inner] of Object.entries(node)) {
        if (name === '$ref' && typeof inner === 'string' && !seen.has(inner)) {
          seen.add(inner);
          open.push(at(this.#document, inner));
        } else if (typeof inner === 'object' && !DATA.test(name)) open.push(inner as Json);
      }
    }
    this.#endless.set(schema, found);
    return found;
  }
}

/** Returns the place of an error: a member that is missing or too much is meant, not the object that lacks or has it. */
export function pointerOfError({
  instancePath,
  params,
}: Pick<PlacedError, 'instancePath' | 'params'>): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params as Record<
    string,
    string | undefined
  >;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty;
  return name === undefined ? instancePath : step(instancePath, name);
}

function onePerPlace(errors: readonly PlacedError[]): readonly PlacedError[] {
  const found = new Map<string, PlacedError[]>();
  for (const error of errors.flatMap((one) => [one, ...(one.others ?? [])])) {
    const pointer = pointerOfError(error);
    const own = found.get(pointer) ?? [];
    found.set(pointer, own);
    if (error.keyword === 'type' && own[0]?.keyword !== 'type') own.unshift(error);
    else own.push(error);
  }
  return [...found.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, others }],
  );
}

/** Index of the alternative that a value was meant for: the only one of its type or, of several, the only one with its tag. -1: that is not clear. */
function meantBranch(found: readonly (readonly ErrorObject[])[]): number {
  const isOther = (error: ErrorObject) => error.keyword === 'type' && error.instancePath === '';
  const isTag = ({ keyword, instancePath }: ErrorObject) =>
    (keyword === 'const' || keyword === 'enum') && /^\/[^/]*$/.test(instancePath);
  const ofType = [...found.keys()].filter((index) => !found[index]?.some(isOther));
  const tagged = ofType.length > 1 ? ofType.filter((index) => !found[index]?.some(isTag)) : ofType;
  return tagged.length === 1 ? (tagged[0] as number) : -1;
}

/** Ajv's own path starts from the last reference; the comment in the schema says where it stands. */
function withPlace(error: ErrorObject): PlacedError {
  const { $comment = '' } = (error.parentSchema ?? {}) as { $comment?: string };
  return { ...error, place: step($comment, error.keyword) };
}

/** Each schema says where it stands. */
function withComments(node: Json, pointer: string): Json {
  if (Array.isArray(node)) return node.map((item: Json, index) => withComments(item, step(pointer, index)));
  if (!isObject(node)) return node;
  const members = Object.entries(node).map(([name, value]) => [
    name,
    DATA.test(name) ? value : withComments(value, step(pointer, name)),
  ]);
  return { ...Object.fromEntries(members), ...(!MAPPING.test(pointer) && { $comment: pointer }) };
}

/** These keywords hold values, and not schemas. */
const DATA = /^(?:const|default|enum|examples?|x-.*)$/;
/** These keywords hold schemas by names. */
const MAPPING =
  /\/(?:properties|patternProperties|dependentRequired|dependentSchemas|mapping|\$defs|schemas)$/;
