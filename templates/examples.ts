import { contentOf, type ExampleModel, type OperationModel, type Template, type TypeModel } from './model.ts';
import { literal, propertyKey } from './samples/literal.ts';

/** `examples.ts`: the named examples of the description as values, by operation. */
export const examplesTemplate: Template = (model) => {
  const shown = model.operations.flatMap((operation) => {
    const groups = { requests: requests(operation), responses: responses(operation) };
    return groups.requests.length + groups.responses.length > 0 ? [{ id: operation.id, ...groups }] : [];
  });
  if (shown.length === 0) return '/* This description has no examples. */\nexport {};\n';
  const imports = new Set(shown.flatMap((one) => [...one.requests, ...one.responses]).flatMap(importsOf));
  return [
    ...(imports.size === 0
      ? []
      : [`import type { ${[...imports].sort().join(', ')} } from './types${model.importExtension}';`, '']),
    '/** The examples of the description, by operation and name. Shared values: copy one with `structuredClone` to change it. */',
    // A schema may be called so too.
    `export const examples${imports.has('examples') ? '_' : ''} = {`,
    ...shown.flatMap((one) => [
      `  ${one.id}: {`,
      ...group('requests', one.requests),
      ...group('responses', one.responses),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');
};

interface Typed extends ExampleModel {
  readonly type: TypeModel;
}

function importsOf({ type }: Typed): readonly string[] {
  return type.imports;
}

/** An example may have a summary and no value. */
function typed(examples: readonly ExampleModel[], type: TypeModel | undefined): Typed[] {
  if (type === undefined) return [];
  return examples.filter(({ value }) => value !== undefined).map((example) => ({ ...example, type }));
}

function requests({ body }: OperationModel): readonly Typed[] {
  const content = contentOf(body);
  return typed(content?.examples ?? [], content?.type);
}

/** An example that several statuses share stands once; another one of its name gets its status behind the name: `example409`. */
function responses({ responses: all }: OperationModel): readonly Typed[] {
  const found = new Map<string, Typed>();
  for (const { status, contents } of all) {
    for (const example of contents.flatMap(({ examples, type }) => typed(examples, type))) {
      const first = found.get(example.name);
      if (first !== undefined && isSame(first, example)) continue;
      const name = first === undefined ? example.name : free(`${example.name}${status}`, found);
      found.set(name, { ...example, name });
    }
  }
  return [...found.values()];
}

function free(name: string, taken: ReadonlyMap<string, unknown>): string {
  return taken.has(name) ? free(`${name}_`, taken) : name;
}

function isSame(one: Typed, other: Typed): boolean {
  return (
    one.type.typescript === other.type.typescript && JSON.stringify(one.value) === JSON.stringify(other.value)
  );
}

function group(name: string, examples: readonly Typed[]): string[] {
  if (examples.length === 0) return [];
  return [
    `    ${name}: {`,
    ...examples.flatMap(({ name: example, summary, value, type }) => [
      ...(summary === '' ? [] : [`      /** ${summary.replace(/\s+/g, ' ').replaceAll('*/', '*\\/')} */`]),
      // Linting holds examples against their schemas; a type may be narrower than what a compiler infers from a literal.
      `      ${propertyKey(example)}: ${literal(value, 3)} as unknown as ${type.typescript},`,
    ]),
    '    },',
  ];
}
