import { IS_MULTIPLE } from '../is-multiple-source.ts';

/** Functions that stand in the module where a schema calls them. No schema can have a name with a `$`. */
const TEXTS = {
  $integer: `/** JSON has integers of any size; those of zod end at 2 to the power of 53. */
const $integer = () => zod.number().refine(globalThis.Number.isInteger, 'Must be an integer');
`,
  $multiple: `const $multiple = ${IS_MULTIPLE};
`,
  $oneOf: `/** A union of which a value must fit one member and no other. */
const $oneOf = <const T extends readonly zod.ZodType[]>(members: T) =>
  zod.union(members).refine(
    (value) => members.filter((member) => member.safeParse(value).success).length === 1,
    'Must fit exactly one of the shapes',
  );
`,
  $not: `const $not = (schema: zod.ZodType) => (value: unknown): boolean => !schema.safeParse(value).success;
`,
  $if: `const $if =
  (when: zod.ZodType, whenTrue: zod.ZodType | undefined, whenFalse: zod.ZodType | undefined) =>
  (value: unknown): boolean =>
    (when.safeParse(value).success ? whenTrue : whenFalse)?.safeParse(value).success ?? true;
`,
  $tuple: `/** Checks the first items one by one, and the others by \`rest\`. */
const $tuple =
  (first: readonly zod.ZodType[], rest: zod.ZodType) =>
  (list: readonly unknown[]): boolean =>
    list.every((item, index) => (first[index] ?? rest).safeParse(item).success);
`,
  $contains: `const $contains =
  (schema: zod.ZodType, min: number, max = Infinity) =>
  (list: readonly unknown[]): boolean => {
    const count = list.filter((item) => schema.safeParse(item).success).length;
    return count >= min && count <= max;
  };
`,
  $unique: `/** Returns the same text for equal JSON values, whatever the order of their members. */
const $canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const $unique = () => (list: readonly unknown[]): boolean =>
  new globalThis.Set(list.map($canonical)).size === list.length;
`,
  $inherited: `/** About a property whose name every object inherits, so that only an own one counts. */
const $inherited =
  (name: string, schema: zod.ZodType, required: boolean) =>
  (object: object): boolean =>
    Object.hasOwn(object, name)
      ? schema.safeParse((object as { readonly [name: string]: unknown })[name]).success
      : !required;
`,
  $propertyNames: `const $propertyNames = (schema: zod.ZodType) => (object: object): boolean =>
  Object.keys(object).every((name) => schema.safeParse(name).success);
`,
  $dependentRequired: `const $dependentRequired = (name: string, others: readonly string[]) => (object: object): boolean =>
  !Object.hasOwn(object, name) || others.every((other) => Object.hasOwn(object, other));
`,
  $dependentSchema: `const $dependentSchema = (name: string, schema: zod.ZodType) => (object: object): boolean =>
  !Object.hasOwn(object, name) || schema.safeParse(object).success;
`,
  $otherProperties: `/** Checks the properties that a shape does not list: by pattern of their name, else as \`rest\` says. */
const $otherProperties =
  (
    listed: readonly string[],
    patterns: readonly (readonly [RegExp, zod.ZodType])[],
    rest: boolean | zod.ZodType,
  ) =>
  (object: object, context: zod.RefinementCtx): void => {
    for (const [key, value] of Object.entries(object)) {
      const schemas = patterns.filter(([pattern]) => pattern.test(key)).map(([, schema]) => schema);
      if (!listed.includes(key) && schemas.length === 0) {
        // Not "unrecognized_keys", which an intersection forgives when its other side knows the key.
        if (rest === false) context.addIssue({ code: 'custom', message: \`Unrecognized key: "\${key}"\`, input: object });
        else if (rest !== true) schemas.push(rest);
      }
      for (const schema of schemas) {
        const result = schema.safeParse(value);
        if (result.success) continue;
        for (const { message, path } of result.error.issues) {
          context.addIssue({ code: 'custom', message, path: [key, ...path], input: value });
        }
      }
    }
  };
`,
};

export type Helper = keyof typeof TEXTS;

export const ZOD_HELPERS = Object.entries(TEXTS) as [Helper, string][];
