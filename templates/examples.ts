import type { ExampleModel, OperationModel, Template, TypeModel } from './model.ts';

/** `examples.ts`: the named examples of the description as values, by operation. */
export const examplesTemplate: Template = (model) => {
  const shown = model.operations.filter(
    (operation) => requests(operation).length + responses(operation).length > 0,
  );
  if (shown.length === 0) return '/* This description has no examples. */\nexport {};\n';
  const imports = new Set(
    shown.flatMap((one) => [...requests(one), ...responses(one)].flatMap(([, type]) => type.imports)),
  );
  return [
    ...(imports.size === 0
      ? []
      : [`import type { ${[...imports].sort().join(', ')} } from './types${model.importExtension}';`, '']),
    '/** The examples of the description, by operation and name. Shared values: copy one with `structuredClone` to change it. */',
    'export const examples = {',
    ...shown.flatMap((operation) => [
      `  ${operation.id}: {`,
      ...group('requests', requests(operation)),
      ...group('responses', responses(operation)),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');
};

type Typed = readonly [example: ExampleModel, type: TypeModel];

function requests({ body }: OperationModel): readonly Typed[] {
  return body === undefined ? [] : body.examples.map((example) => [example, body.type] as const);
}

/** An example that several statuses share stands once. */
function responses({ responses: all }: OperationModel): readonly Typed[] {
  const typed = all.flatMap(({ examples, type }) =>
    type === undefined ? [] : examples.map((example) => [example, type] as const),
  );
  return typed.filter(([{ name }], index) => typed.findIndex(([other]) => other.name === name) === index);
}

function group(name: string, typed: readonly Typed[]): string[] {
  if (typed.length === 0) return [];
  return [
    `    ${name}: {`,
    ...typed.flatMap(([{ name: example, summary, value }, { typescript }]) => [
      ...(summary === '' ? [] : [`      /** ${summary.replace(/\s+/g, ' ').replaceAll('*/', '*\\/')} */`]),
      // Linting holds examples against their schemas; a type may be narrower than what a compiler infers from a literal.
      `      ${key(example)}: ${JSON.stringify(value, undefined, 2).replaceAll('\n', '\n      ')} as unknown as ${typescript},`,
    ]),
    '    },',
  ];
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) && name !== '__proto__' ? name : JSON.stringify(name);
}
