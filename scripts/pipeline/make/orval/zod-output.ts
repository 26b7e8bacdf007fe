import type { ApiModel } from '../../../../templates/model.ts';
import { unsupported } from '../../bundle/down-convert/unsupported.ts';
import { STAND_IN, type ZodInput } from './zod-input.ts';
import { INSTEAD } from './zod-writer.ts';

const CANONICAL = `/** The same text for the same JSON value, however its members are ordered. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
`;

const OTHER_PROPERTIES = `/** Checks the properties that a shape does not list: by pattern of their name, else as \`rest\` says. */
const otherProperties =
  (
    known: readonly string[],
    patterns: () => readonly (readonly [RegExp, zod.ZodType])[],
    rest: () => boolean | zod.ZodType,
  ) =>
  (object: object, context: zod.RefinementCtx): void => {
    for (const [key, value] of Object.entries(object)) {
      const schemas = patterns().filter(([pattern]) => pattern.test(key)).map(([, schema]) => schema);
      if (!known.includes(key) && schemas.length === 0) {
        const other = rest();
        // Not "unrecognized_keys", which an intersection forgives when its other side knows the key.
        if (other === false) context.addIssue({ code: 'custom', message: \`Unrecognized key: "\${key}"\`, input: object });
        else if (other !== true) schemas.push(other);
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
`;

/** Makes orval's zod module say what the schemas say: puts the extras in, reads patterns in Unicode mode, drops what is not used. */
export function zodOutput(text: string, { extras, names }: ZodInput, model: ApiModel): string {
  const instead = text.replace(/zod\.unknown\(\)\.describe\('@@(\d+)@@'\)/g, (whole, number: string) => {
    const extra = extras[Number(number)] ?? '';
    return extra.startsWith(INSTEAD) ? extra.slice(INSTEAD.length) : whole;
  });
  const marked = instead.replace(
    /\.describe\('@@(\d+)@@'\)/g,
    (_, number: string) => extras[Number(number)] ?? '',
  );
  const body = marked
    .replace(/ = new RegExp\(('(?:\\.|[^'\\])*')\)/g, " = new RegExp($1, 'u')")
    .replace(STAND_IN, (whole, first: string, number: string) => {
      const name = names[Number(number)] ?? whole;
      return first === 'Z' ? name : name.charAt(0).toLowerCase() + name.slice(1);
    })
    // Nothing is transformed, so what comes out is what went in.
    .replace(/^export type \w+Output = zod\.output<.*\n/gm, '')
    .replace(/\n{3,}/g, '\n\n');
  if (/'@@\d+@@'/.test(body)) throw new Error('orval wrote a mark in a place that this tool does not know');
  refuseTwins(body);
  const types = `import type { components } from './types${model.importExtension}';\n`;
  const helpers = [
    ...(body.includes("<components['schemas']") ? [types] : []),
    ...(body.includes('canonical)') ? [CANONICAL] : []),
    ...(body.includes('.superRefine(otherProperties(') ? [OTHER_PROPERTIES] : []),
  ];
  return body.replace(
    /^(import .*;\n)/m,
    (line) => line + helpers.map((helper) => (helper === types ? helper : `\n${helper}`)).join(''),
  );
}

function refuseTwins(body: string): void {
  const names = new Set<string>();
  for (const [, name = ''] of body.matchAll(/^export const (\w+)/gm)) {
    if (names.has(name)) {
      throw unsupported(
        `Two things would be exported as \`${name}\` for zod.`,
        `#/components/schemas/${name}`,
        'Rename the schema: orval calls the body of `createCard` `CreateCardBody`, and its answer `CreateCard201Response`.',
      );
    }
    names.add(name);
  }
}
