import { isObject, type JsonObject } from '../../../../lib/json.ts';
import { ToolError } from '../../../cli/errors.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';
import { along, below, type CodeSpot, declared, type FunctionWriter, into } from './function-writer.ts';
import { acceptsAll, read } from './schema-code.ts';
import { writeEvaluatedProperties } from './write-evaluated.ts';
import { writeApart, writeSchema } from './write-schema.ts';

/** So many properties, or names of required ones, are checked in one function. */
const MANY = 100;

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / MANY) }, (_, index) =>
    items.slice(index * MANY, (index + 1) * MANY),
  );
}

/** The keywords that are about objects. */
export function writeObject(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { maxProperties, minProperties, required, propertyNames } = schema;
  const { data } = spot;
  const count = `Object.keys(${data}).length`;
  if (typeof maxProperties === 'number')
    writer.failIf(
      `${count}>${maxProperties}`,
      spot,
      '$size',
      `"maxProperties",${maxProperties},"properties"`,
    );
  if (typeof minProperties === 'number')
    writer.failIf(
      `${count}<${minProperties}`,
      spot,
      '$size',
      `"minProperties",${minProperties},"properties"`,
    );
  if (Array.isArray(required) && required.length > MANY)
    for (const names of inParts(required)) writeApart(writer, { required: names }, spot);
  else if (Array.isArray(required))
    for (const name of required as string[])
      writer.failIf(`${read(data, name, writer.call)}===undefined`, spot, '$required', JSON.stringify(name));
  if (propertyNames !== undefined) writeNames(writer, propertyNames as SchemaNode, spot);
  writeAdditional(writer, schema, spot);
  writeProperties(writer, schema, spot);
  writePatterns(writer, schema, spot);
  writeDependents(writer, schema, spot);
  if (schema.unevaluatedProperties !== undefined && !acceptsAll(schema.unevaluatedProperties))
    writeUnevaluated(writer, schema, spot);
}

function writeNames(writer: FunctionWriter, schema: SchemaNode, spot: CodeSpot): void {
  if (acceptsAll(schema)) return;
  const { data, leave } = spot;
  const [key, before] = [writer.name('k'), writer.name('n')];
  writer.add(`for(const ${key} in ${data}){const ${before}=_e.length;`);
  const inner = { ...below(spot, 'propertyNames'), data: `(${key} as any)`, propertyName: key };
  if (leave === undefined) writeSchema(writer, schema, inner);
  else {
    // The name's own errors come first, and then that of the object.
    writer.labeled('b', (leave) => writeSchema(writer, schema, { ...inner, leave }));
  }
  const text = `"propertyNames",{propertyName:${key}},"property name must be valid"`;
  writer.failIf(`_e.length>${before}`, spot, '$fail', text);
  writer.add('}');
}

function writeAdditional(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { additionalProperties, properties, patternProperties } = schema;
  if (additionalProperties === undefined || acceptsAll(additionalProperties)) return;
  const { data } = spot;
  const names = isObject(properties) ? Object.keys(properties) : [];
  const patterns = isObject(patternProperties) ? Object.keys(patternProperties) : [];
  const key = writer.name('k');
  const others = [
    ...(names.length > 8
      ? [`!${writer.module.constant(`new Set(${JSON.stringify(names)})`)}.has(${key})`]
      : names.map((name) => `${key}!==${JSON.stringify(name)}`)),
    ...patterns.map((pattern) => `!${writer.module.pattern(pattern)}.test(${key})`),
  ];
  const head = `for(const ${key} in ${data})${others.length === 0 ? '' : `if(${others.join('&&')})`}`;
  if (additionalProperties === false) {
    const message = '"must NOT have additional properties"';
    writer.add(head);
    writer.fail(spot, '$fail', `"additionalProperties",{additionalProperty:${key}},${message}`);
    return;
  }
  writeAt(writer, additionalProperties as SchemaNode, head, key, below(spot, 'additionalProperties'));
}

function writeProperties(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { properties } = schema;
  if (!isObject(properties)) return;
  const all = Object.entries(properties);
  if (all.length > MANY) {
    for (const some of inParts(all)) writeApart(writer, { properties: Object.fromEntries(some) }, spot);
    return;
  }
  for (const name of Object.keys(properties)) {
    const property = properties[name] as SchemaNode;
    if (acceptsAll(property)) continue;
    // A parameter may have the name: the server reads parameters into objects on which it is an ordinary one.
    if (name === '__proto__' && !writer.pointer.startsWith('#/sets/'))
      throw protoError(`${writer.pointer}${spot.place}/properties/__proto__`);
    const value = writer.name('d');
    const inner = into(below(spot, 'properties', name), value, name);
    writer.block(
      `{const ${value}=${read(spot.data, name, writer.call)};if(${value}!==undefined){`,
      () => writeSchema(writer, property, inner),
      '}}',
    );
  }
}

function writePatterns(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { patternProperties } = schema;
  if (!isObject(patternProperties)) return;
  for (const [pattern, property] of Object.entries(patternProperties)) {
    if (acceptsAll(property)) continue;
    const key = writer.name('k');
    const head = `for(const ${key} in ${spot.data})if(${writer.module.pattern(pattern)}.test(${key}))`;
    writeAt(writer, property as SchemaNode, head, key, below(spot, 'patternProperties', pattern));
  }
}

/** The values of some properties, whose names are known at run time. */
function writeAt(
  writer: FunctionWriter,
  schema: SchemaNode,
  head: string,
  key: string,
  spot: CodeSpot,
): void {
  const value = writer.name('d');
  writer.block(`${head}{${declared(value, `${spot.data}[${key}]`, schema)}`, () =>
    writeSchema(writer, schema, along(spot, value, `${writer.call('$key')}(${key})`)),
  );
}

function writeDependents(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { data } = spot;
  const isThere = (name: string) => `${read(data, name, writer.call)}!==undefined`;
  const { dependentRequired, dependentSchemas } = schema;
  if (isObject(dependentRequired))
    for (const [property, names] of Object.entries(dependentRequired)) {
      const needed = Array.isArray(names) ? names.map(String) : [];
      const deps = needed.join(', ');
      const message = JSON.stringify(
        `must have ${needed.length === 1 ? 'property' : 'properties'} ${deps} when property ${property} is present`,
      );
      writer.block(`if(${isThere(property)}){`, () => {
        for (const missingProperty of needed) {
          const params = { property, missingProperty, depsCount: needed.length, deps };
          writer.failIf(
            `${read(data, missingProperty, writer.call)}===undefined`,
            spot,
            '$fail',
            `"dependentRequired",${JSON.stringify(params)},${message}`,
          );
        }
      });
    }
  if (isObject(dependentSchemas))
    for (const [property, dependent] of Object.entries(dependentSchemas))
      writer.block(`if(${isThere(property)}){`, () =>
        writeSchema(writer, dependent as SchemaNode, below(spot, 'dependentSchemas', property)),
      );
}

function writeUnevaluated(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { unevaluatedProperties, ...others } = schema;
  const [seen, key] = [writer.name('u'), writer.name('k')];
  writer.add(`{const ${seen}=new Set<string>();`);
  writeEvaluatedProperties(writer, others, spot.data, seen, spot.place);
  const head = `for(const ${key} in ${spot.data})if(!${seen}.has(${key}))`;
  if (unevaluatedProperties === false) {
    writer.add(head);
    const message = '"must NOT have unevaluated properties"';
    writer.fail(spot, '$fail', `"unevaluatedProperties",{unevaluatedProperty:${key}},${message}`);
  } else
    writeAt(writer, unevaluatedProperties as SchemaNode, head, key, below(spot, 'unevaluatedProperties'));
  writer.add('}');
}

/** Programs cannot handle such a property safely: better no validator than a lax one. */
function protoError(pointer: string): ToolError {
  return new ToolError('unsupported', 'A property called "__proto__" cannot be validated.', {
    place: { file: 'the bundled description', pointer },
    fix: 'Give the property another name; JavaScript programs cannot handle this one safely.',
  });
}
