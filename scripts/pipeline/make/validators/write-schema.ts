import type { Json, JsonObject } from '../../../../lib/json.ts';
import type { SchemaNode } from '../../document/schema-walk.ts';
import { below, type CodeSpot, type FunctionWriter, pointerCode } from './function-writer.ts';
import {
  acceptsAll,
  isDecidingKeyword,
  isOneOf,
  isPureReference,
  KEYWORDS,
  schemaTypesOf,
} from './schema-code.ts';
import { writeArray } from './write-array.ts';
import { writeObject } from './write-object.ts';

/** Writes code that adds the errors of some data by a schema. */
export function writeSchema(writer: FunctionWriter, schema: SchemaNode, spot: CodeSpot): void {
  if (schema === false) {
    writer.fail(spot, '$fail', '"false schema",{},"boolean schema is false"');
    return;
  }
  if (acceptsAll(schema)) return;
  const object = schema as JsonObject;
  if (isPureReference(object)) {
    writeReference(writer, object.$ref, spot);
    return;
  }
  if (isApart(writer, object, spot)) {
    writeApart(writer, object, spot);
    return;
  }
  const types = schemaTypesOf(object);
  const [type] = types;
  // A type of its own with keywords of its own: one condition does for both.
  const group = types.length === 1 ? GROUPS.find((one) => one === type && has(object, one)) : undefined;
  const tested = narrows(object, types, spot) ? `(${spot.data} as any)` : spot.data;
  if (types.length > 0 && group === undefined) writeType(writer, object, types, tested, spot);
  writeGeneral(writer, object, spot);
  for (const one of GROUPS) {
    if (!has(object, one)) continue;
    const failing = one === group;
    const isType = () => isOneOf([one], tested, writer.call);
    const isWritten = writer.block(
      () => `if(${isType()}){`,
      () => WRITERS[one](writer, object, spot),
      failing ? '}else ' : '}',
    );
    if (!failing) continue;
    if (!isWritten) writer.add(`if(!(${isType()}))`);
    writer.fail(spot, '$type', JSON.stringify(type));
  }
}

/** Tells whether compilers would take data for one of the types where keywords of other types look at it, too. */
function narrows(schema: JsonObject, types: readonly string[], spot: CodeSpot): boolean {
  if (spot.isShared === true) return true;
  const own: readonly string[] = types.flatMap((type) => KEYWORDS[type as keyof typeof KEYWORDS] ?? []);
  return Object.keys(schema).some((key) => key !== 'type' && isDecidingKeyword(key) && !own.includes(key));
}

const GROUPS = ['number', 'string', 'array', 'object'] as const;

const WRITERS: Readonly<
  Record<(typeof GROUPS)[number], (writer: FunctionWriter, schema: JsonObject, spot: CodeSpot) => void>
> = { number: writeNumber, string: writeString, array: writeArray, object: writeObject };

function has(schema: JsonObject, group: (typeof GROUPS)[number]): boolean {
  return KEYWORDS[group].some((keyword) => schema[keyword] !== undefined);
}

function writeType(
  writer: FunctionWriter,
  schema: JsonObject,
  types: readonly string[],
  tested: string,
  spot: CodeSpot,
): void {
  writer.failIf(
    `!(${isOneOf(types, tested, writer.call)})`,
    spot,
    '$type',
    JSON.stringify(schema.type ?? null),
  );
}

function writeReference(writer: FunctionWriter, ref: string, spot: CodeSpot): void {
  const { schema, pointer } = writer.module.resolve(ref);
  if (schema === true || acceptsAll(schema)) return;
  if (schema === false) {
    writer.fail(spot, '$fail', '"false schema",{},"boolean schema is false"');
    return;
  }
  writeCall(writer, schema, pointer, spot);
}

function writeCall(writer: FunctionWriter, schema: JsonObject, pointer: string, spot: CodeSpot): void {
  const call = `${writer.module.check(schema, pointer)}(${spot.data},${pointerCode(spot)},_e)`;
  writer.add(spot.leave === undefined ? `${call};` : `if(!${call}){${spot.leave};}`);
}

/** Writes a function of its own for a part of a schema: compilers give up a function with some thousand branches, and get slow before. */
export function writeApart(writer: FunctionWriter, part: JsonObject, spot: CodeSpot): void {
  writeCall(writer, part, writer.pointer + spot.place, spot);
}

/** Lines of a function after which what is nested becomes functions of its own. */
const LONG = 500;
const NESTING = ['properties', 'items', 'anyOf', 'oneOf', 'allOf', 'not', 'if'];

function isApart({ lines }: FunctionWriter, schema: JsonObject, { propertyName }: CodeSpot): boolean {
  return lines.length > LONG && propertyName === undefined && NESTING.some((keyword) => keyword in schema);
}

/** The keywords that are about data of any type. */
function writeGeneral(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { $ref, const: constant, enum: values, not, anyOf, oneOf, allOf } = schema;
  const { data } = spot;
  if (typeof $ref === 'string') writeReference(writer, $ref, spot);
  if (constant !== undefined) {
    const isObjectOrList = typeof constant === 'object' && constant !== null;
    const value = isObjectOrList
      ? writer.module.constant(JSON.stringify(constant))
      : JSON.stringify(constant);
    const differs = isObjectOrList
      ? `!${writer.call('$equal')}(${data},${value})`
      : `(${data} as any)!==${value}`;
    writer.failIf(differs, spot, '$const', value);
  }
  if (Array.isArray(values)) {
    const list = writer.module.constant(JSON.stringify(values));
    const isFlat = values.every((value: Json) => typeof value !== 'object' || value === null);
    const some = isFlat
      ? `${list}.includes(${data})`
      : `${list}.some((value:unknown)=>${writer.call('$equal')}(${data},value))`;
    writer.failIf(`!${some}`, spot, '$enum', list);
  }
  if (not !== undefined) writeNot(writer, not as SchemaNode, below(spot, 'not'), spot);
  if (Array.isArray(anyOf)) writeAnyOf(writer, anyOf as SchemaNode[], spot);
  if (Array.isArray(oneOf)) writeOneOf(writer, oneOf as SchemaNode[], spot);
  if (Array.isArray(allOf))
    for (const [index, part] of (allOf as SchemaNode[]).entries())
      writeSchema(writer, part, below(spot, 'allOf', index));
  if (schema.if !== undefined) writeIf(writer, schema, spot);
}

/** Writes code that runs `then` if the data fits a schema. Errors stay where they are. */
export function writeChoice(writer: FunctionWriter, schema: SchemaNode, spot: CodeSpot, then: string): void {
  if (writer.module.allErrors) {
    const before = writer.name('n');
    const isWritten = writer.block(
      `{const ${before}=_e.length;`,
      () => writeSchema(writer, schema, { ...spot, leave: undefined }),
      `if(_e.length===${before}){${then}}}`,
    );
    if (!isWritten) writer.add(then);
    return;
  }
  writer.labeled('b', (leave) => {
    writeSchema(writer, schema, { ...spot, leave });
    writer.add(then);
  });
}

function writeNot(writer: FunctionWriter, schema: SchemaNode, inner: CodeSpot, spot: CodeSpot): void {
  const [before, fits] = [writer.name('n'), writer.name('f')];
  writer.add(`{const ${before}=_e.length;let ${fits}=false;`);
  writeChoice(writer, schema, inner, `${fits}=true;`);
  writer.add(`_e.length=${before};`);
  writer.failIf(fits, spot, '$fail', '"not",{},"must NOT be valid"');
  writer.add('}');
}

function writeAnyOf(writer: FunctionWriter, schemas: readonly SchemaNode[], spot: CodeSpot): void {
  if (schemas.some(acceptsAll)) return;
  const before = writer.name('n');
  const resets = schemas.map((_, index) =>
    index === 0 && writer.module.allErrors ? '' : `_e.length=${before};`,
  );
  // A compiler refuses a variable that nothing reads.
  const head = resets.join('') === '' ? '' : `const ${before}=_e.length;`;
  writer.labeled(
    'a',
    (leave) => {
      for (const [index, schema] of schemas.entries()) {
        const reset = resets[index];
        writeChoice(writer, schema, below(spot, 'anyOf', index), `${reset}${leave};`);
      }
      writer.fail(spot, '$composed', '"anyOf"');
    },
    head,
  );
}

function writeOneOf(writer: FunctionWriter, schemas: readonly SchemaNode[], spot: CodeSpot): void {
  const [before, fits] = [writer.name('n'), writer.name('f')];
  writer.labeled(
    'a',
    (leave) => {
      // The code of a second one that fits leaves the choice, not only its own part of it.
      const outer = { ...spot, leave: spot.leave ?? leave };
      for (const [index, schema] of schemas.entries()) {
        const second = `if(${fits}>=0)${writer.failing(outer, '$one', `[${fits},${index}]`)}`;
        const then = `${index === 0 ? '' : second}${fits}=${index};`;
        writeChoice(writer, schema, below(spot, 'oneOf', index), then);
      }
      writer.add(`if(${fits}>=0)_e.length=${before};`);
      writer.add('else ');
      writer.fail(spot, '$one', 'null');
    },
    `const ${before}=_e.length;let ${fits}=-1;`,
  );
}

function writeIf(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const clauses = (['then', 'else'] as const).filter(
    (clause) => schema[clause] !== undefined && !acceptsAll(schema[clause]),
  );
  if (clauses.length === 0) return;
  const [before, fits] = [writer.name('n'), writer.name('f')];
  writer.add(`{const ${before}=_e.length;let ${fits}=false;`);
  writeChoice(writer, schema.if as SchemaNode, below(spot, 'if'), `${fits}=true;`);
  writer.add(`_e.length=${before};`);
  for (const clause of clauses) {
    const failed = writer.name('f');
    writer.add(`if(${clause === 'then' ? fits : `!${fits}`}){let ${failed}=true;`);
    writeChoice(writer, schema[clause] as SchemaNode, below(spot, clause), `${failed}=false;`);
    const message = JSON.stringify(`must match "${clause}" schema`);
    writer.failIf(failed, spot, '$fail', `"if",{failingKeyword:"${clause}"},${message}`);
    writer.add('}');
  }
  writer.add('}');
}

const LIMITS = [
  ['maximum', '<='],
  ['minimum', '>='],
  ['exclusiveMaximum', '<'],
  ['exclusiveMinimum', '>'],
] as const;

function writeNumber(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { data } = spot;
  for (const [keyword, comparison] of LIMITS) {
    const limit = schema[keyword];
    if (typeof limit !== 'number') continue;
    writer.failIf(`!(${data}${comparison}${limit})`, spot, '$limit', `"${keyword}","${comparison}",${limit}`);
  }
  const { multipleOf } = schema;
  if (typeof multipleOf !== 'number') return;
  const text = `"multipleOf",{multipleOf:${multipleOf}},"must be multiple of ${multipleOf}"`;
  writer.failIf(`!${writer.call('$multiple')}(${data},${multipleOf})`, spot, '$fail', text);
}

function writeString(writer: FunctionWriter, schema: JsonObject, spot: CodeSpot): void {
  const { data } = spot;
  const { maxLength, minLength, pattern } = schema;
  // A character takes one or two places, so that most texts need not be counted.
  if (typeof maxLength === 'number')
    writer.failIf(
      `${data}.length>${maxLength}&&${writer.call('$length')}(${data})>${maxLength}`,
      spot,
      '$size',
      `"maxLength",${maxLength},"characters"`,
    );
  if (typeof minLength === 'number') {
    const isShort = `${data}.length<${minLength}`;
    const counted = () =>
      `${isShort}||${data}.length<${2 * minLength}&&${writer.call('$length')}(${data})<${minLength}`;
    writer.failIf(
      minLength <= 1 ? isShort : counted(),
      spot,
      '$size',
      `"minLength",${minLength},"characters"`,
    );
  }
  if (typeof pattern === 'string')
    writer.failIf(
      `!${writer.module.pattern(pattern)}.test(${data})`,
      spot,
      '$pattern',
      JSON.stringify(pattern),
    );
}
