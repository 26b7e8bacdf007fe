import { IS_MULTIPLE } from '../../../../templates/is-multiple-source.ts';

/**
 * The code of validators calls these, by name: each is in the module only if it is called. As text, since the text of a function would depend on how
 * this module was compiled. Those that add an error return false, so that a function can end with them.
 */
export const VALIDATOR_HELPERS: Readonly<Record<string, string>> = {
  $validator: `function $validator(check: Check): any {
  const validate: { (data: unknown): boolean; errors?: ValidationError[] | null } = (data) => {
    const errors: ValidationError[] = [];
    check(data, "", errors);
    validate.errors = errors.length === 0 ? null : errors;
    return errors.length === 0;
  };
  return validate;
}`,
  $fail: `function $fail(errors: ValidationError[], instancePath: string, place: string, keyword: string, params: Record<string, unknown>, message: string): false {
  errors.push({ instancePath, schemaPath: place + "/" + keyword, keyword, params, message });
  return false;
}`,
  $type: `function $type(errors: ValidationError[], path: string, place: string, type: string | string[] | null): false {
  return $fail(errors, path, place, "type", { type }, "must be " + type);
}`,
  $required: `function $required(errors: ValidationError[], path: string, place: string, missingProperty: string): false {
  return $fail(errors, path, place, "required", { missingProperty }, "must have required property '" + missingProperty + "'");
}`,
  $enum: `function $enum(errors: ValidationError[], path: string, place: string, allowedValues: unknown): false {
  return $fail(errors, path, place, "enum", { allowedValues }, "must be equal to one of the allowed values");
}`,
  $const: `function $const(errors: ValidationError[], path: string, place: string, allowedValue: unknown): false {
  return $fail(errors, path, place, "const", { allowedValue }, "must be equal to constant");
}`,
  $limit: `function $limit(errors: ValidationError[], path: string, place: string, keyword: string, comparison: string, limit: number): false {
  return $fail(errors, path, place, keyword, { comparison, limit }, "must be " + comparison + " " + limit);
}`,
  $size: `function $size(errors: ValidationError[], path: string, place: string, keyword: string, limit: number, things: string): false {
  const difference = keyword.startsWith("min") ? "fewer" : "more";
  return $fail(errors, path, place, keyword, { limit }, "must NOT have " + difference + " than " + limit + " " + things);
}`,
  $pattern: `function $pattern(errors: ValidationError[], path: string, place: string, pattern: string): false {
  return $fail(errors, path, place, "pattern", { pattern }, 'must match pattern "' + pattern + '"');
}`,
  $composed: `function $composed(errors: ValidationError[], path: string, place: string, keyword: string): false {
  return $fail(errors, path, place, keyword, {}, "must match a schema in " + keyword);
}`,
  $one: `function $one(errors: ValidationError[], path: string, place: string, passingSchemas: number[] | null): false {
  return $fail(errors, path, place, "oneOf", { passingSchemas }, "must match exactly one schema in oneOf");
}`,
  $object: `function $object(data: unknown): boolean {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}`,
  $own: `function $own(data: any, name: string): any {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}`,
  $key: `function $key(name: string): string {
  return name.includes("~") || name.includes("/") ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}`,
  $length: `function $length(text: string): number {
  let length = 0;
  for (const _ of text) length++;
  return length;
}`,
  $equal: `function $equal(a: any, b: any): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return Array.isArray(a) === Array.isArray(b) && keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && $equal(a[key], b[key]));
}`,
  $multiple: `const $multiple = ${IS_MULTIPLE};`,
  $duplicate: `function $duplicate(list: readonly unknown[]): [number, number] | undefined {
  for (let i = list.length - 1; i > 0; i--)
    for (let j = i - 1; j >= 0; j--) if ($equal(list[i], list[j])) return [i, j];
  return undefined;
}`,
  $duplicateValue: `function $duplicateValue(list: readonly unknown[], isOne: (value: unknown) => boolean): [number, number] | undefined {
  const seen = new Map<unknown, number>();
  for (let i = list.length - 1; i >= 0; i--) {
    if (!isOne(list[i])) continue;
    const other = seen.get(list[i]);
    if (other !== undefined) return [i, other];
    seen.set(list[i], i);
  }
  return undefined;
}`,
  $accepts: `function $accepts(check: Check, data: unknown): boolean {
  const errors: ValidationError[] = [];
  check(data, "", errors);
  return errors.length === 0;
}`,
};

/** The helpers that some code calls, and those that these call, in the order of the table. */
export function helpersOf(called: ReadonlySet<string>): string[] {
  const all = new Set<string>();
  const add = (name: string) => {
    if (all.has(name)) return;
    all.add(name);
    for (const [inner] of VALIDATOR_HELPERS[name]?.matchAll(/\$\w+/g) ?? []) add(inner);
  };
  for (const name of called) add(name);
  return Object.entries(VALIDATOR_HELPERS).flatMap(([name, text]) => (all.has(name) ? [text] : []));
}
