import { isObject, type JsonObject } from '../../../../lib/json.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';
import type { FunctionWriter } from './function-writer.ts';
import { read } from './schema-code.ts';

/** Writes a function that says what a schema evaluates of data that fits it: `$u3(d,set)` adds the names of properties and returns the number of items. */
export function writeEvaluated(writer: FunctionWriter, schema: SchemaNode, name: string): void {
  writer.add(`function ${name}(_d:any,_u:Set<string>):number{let c=0;`);
  if (typeof schema === 'object') {
    writer.block(
      () => `if(${writer.call('$object')}(_d)){`,
      () => writeEvaluatedProperties(writer, schema, '_d', '_u', ''),
    );
    writer.block('if(Array.isArray(_d)){', () => writeEvaluatedItems(writer, schema, '_d', 'c', ''));
  }
  writer.add('return c;\n}');
}

/** Writes code that adds the names of the evaluated properties to a set. */
export function writeEvaluatedProperties(
  writer: FunctionWriter,
  schema: JsonObject,
  data: string,
  set: string,
  place: string,
): void {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = schema;
  const key = writer.name('k');
  const all = (condition: string) =>
    writer.add(`for(const ${key} in ${data})${condition}${set}.add(${key});`);
  if (additionalProperties !== undefined || unevaluatedProperties !== undefined) {
    all('');
    return;
  }
  if (isObject(properties))
    for (const name of Object.keys(properties)) writer.add(`${set}.add(${JSON.stringify(name)});`);
  if (isObject(patternProperties))
    for (const pattern of Object.keys(patternProperties))
      all(`if(${writer.module.pattern(pattern)}.test(${key}))`);
  inPlace(writer, schema, data, place, {
    reference: (name) => `${name}(${data},${set});`,
    part: (part, where) => writeEvaluatedProperties(writer, part, data, set, where),
  });
}

/** Writes code that raises a variable to the number of evaluated items. */
export function writeEvaluatedItems(
  writer: FunctionWriter,
  schema: JsonObject,
  data: string,
  count: string,
  place: string,
): void {
  const { prefixItems, items, contains, unevaluatedItems } = schema;
  // `contains` looks at all items, and has evaluated them as Ajv sees it.
  if (items !== undefined || contains !== undefined || unevaluatedItems !== undefined) {
    writer.add(`${count}=${data}.length;`);
    return;
  }
  if (Array.isArray(prefixItems)) writer.add(`${count}=Math.max(${count},${prefixItems.length});`);
  inPlace(writer, schema, data, place, {
    reference: (name) => `${count}=Math.max(${count},${name}(${data},new Set<string>()));`,
    part: (part, where) => writeEvaluatedItems(writer, part, data, count, where),
  });
}

interface Parts {
  /** Writes what a schema evaluates that is referred to, by the name of its function. */
  reference(name: string): string;
  part(schema: JsonObject, place: string): void;
}

/** The schemas that are about the same data, as far as the data fits them. */
function inPlace(
  writer: FunctionWriter,
  schema: JsonObject,
  data: string,
  place: string,
  parts: Parts,
): void {
  const { $ref, allOf, anyOf, oneOf, dependentSchemas } = schema;
  const write = (part: SchemaNode, where: string) => {
    if (typeof part === 'object') parts.part(part, where);
  };
  const fits = (part: JsonObject, where: string) =>
    `${writer.call('$accepts')}(${writer.module.check(part, `${writer.pointer}${where}`)},${data})`;
  if (typeof $ref === 'string') {
    const target = writer.module.resolve($ref);
    if (typeof target.schema === 'object')
      writer.add(parts.reference(writer.module.evaluates(target.schema, target.pointer)));
  }
  if (Array.isArray(allOf))
    for (const [index, part] of (allOf as SchemaNode[]).entries()) write(part, `${place}/allOf/${index}`);
  for (const [keyword, choices] of Object.entries({ anyOf, oneOf })) {
    if (!Array.isArray(choices)) continue;
    for (const [index, part] of (choices as SchemaNode[]).entries()) {
      if (typeof part === 'boolean') continue;
      const where = `${place}/${keyword}/${index}`;
      writer.block(
        () => `if(${fits(part, where)}){`,
        () => write(part, where),
      );
    }
  }
  if (isObject(schema.if)) {
    const condition = () => fits(schema.if as JsonObject, `${place}/if`);
    writer.block(
      () => `if(${condition()}){`,
      () => {
        write(schema.if as SchemaNode, `${place}/if`);
        if (schema.then !== undefined) write(schema.then as SchemaNode, `${place}/then`);
      },
    );
    if (schema.else !== undefined)
      writer.block(
        () => `if(!${condition()}){`,
        () => write(schema.else as SchemaNode, `${place}/else`),
      );
  }
  if (isObject(dependentSchemas))
    for (const [name, part] of Object.entries(dependentSchemas))
      writer.block(`if(${read(data, name, writer.call)}!==undefined){`, () =>
        write(part as SchemaNode, `${place}/dependentSchemas/${name}`),
      );
}
