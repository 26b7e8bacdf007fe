import { comment } from './code.ts';
import type { ApiModel } from './model.ts';
import { ZodWriter } from './zod/writer.ts';
import { ZOD_HELPERS } from './zod/zod-helpers.ts';
import type { NamedShape, ZodModel } from './zod/zod-shapes.ts';

/** `zod.ts`: a schema for each named schema of the description, and for each body, response and set of parameters. */
export function zodTemplate(model: ApiModel, { schemas, operations, closesByCheck }: ZodModel): string {
  if (schemas.length === 0 && operations.length === 0) return 'export {};\n';
  const writer = new ZodWriter(closesByCheck);
  const body = [
    ...schemas.map((one) => {
      const { local } = one;
      return `${constant(one, writer)}\n\n${exported(one)}type ${local} = zod.input<typeof ${local}>;\n`;
    }),
    ...operations.map((one) => `${constant(one, writer)}\n`),
  ];
  const helpers = ZOD_HELPERS.filter(([name]) => writer.helpers.has(name)).map(([, text]) => text);
  const imports = [
    // Both zod 4 and the zod 3 that brings the fourth have this path.
    `import * as zod from 'zod/v4';\n`,
    ...(writer.refersToTypes ? [`import type * as $types from './types${model.importExtension}';\n`] : []),
  ];
  const renamed = [...schemas, ...operations]
    .filter(({ name, local }) => name !== local)
    .map(({ name, local }) => `export { ${local} as ${name} };\n`);
  return [imports.join(''), ...helpers, ...body, ...(renamed.length > 0 ? [renamed.join('')] : [])].join(
    '\n',
  );
}

function exported({ name, local }: NamedShape): string {
  return name === local ? 'export ' : '';
}

function constant(one: NamedShape, writer: ZodWriter): string {
  const { name, local, shape, about } = one;
  const text = `${exported(one)}const ${local} = ${writer.write(shape, 0)};`;
  const patterns = writer.takePatterns().map((pattern) => documented([`Pattern of \`${name}\`.`], pattern));
  return [...patterns, documented(about, text)].join('\n\n');
}

function documented(about: readonly string[], text: string): string {
  return about.length === 0 ? text : `${comment(about, '')}\n${text}`;
}
