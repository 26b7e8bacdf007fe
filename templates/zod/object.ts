import { literal, propertyKey } from '../samples/literal.ts';
import { regularExpression } from './string.ts';
import type { ZodWriter } from './writer.ts';
import type { ObjectShape, OtherProperties, ParametersShape, PropertyShape, ZodShape } from './zod-shapes.ts';

export function objectText(shape: ObjectShape, writer: ZodWriter, depth: number): string {
  const { others } = shape;
  const checks = objectChecks(shape, writer, depth);
  if (others === undefined)
    return `zod.looseObject(${membersText(shape.properties, writer, depth)})${checks}`;
  const values = valuesOfMap(shape, others);
  if (values !== undefined) return `zod.record(zod.string(), ${writer.write(values, depth)})${checks}`;
  const members = membersText(shape.properties, writer, depth);
  if (isClosed(shape, others) && !writer.closesByCheck) return `zod.strictObject(${members})${checks}`;
  return `zod.looseObject(${members}).superRefine(${otherProperties(others, writer, depth)})${checks}`;
}

export function parametersText(
  { parameters, inherited }: ParametersShape,
  writer: ZodWriter,
  depth: number,
): string {
  const members = membersText(parameters, writer, depth);
  if (inherited.length === 0) return `zod.object(${members})`;
  const checks = inheritedChecks(inherited, writer, depth).map((check) => `.refine(${check})`);
  return `zod.looseObject(${members})${checks.join('')}`;
}

function inheritedChecks(inherited: readonly PropertyShape[], writer: ZodWriter, depth: number): string[] {
  return inherited.map(({ name, required, shape }) => {
    const check = writer.call('$inherited', literal(name), writer.write(shape, depth), String(required));
    return `${check}, { path: [${literal(name)}] }`;
  });
}

function membersText(properties: readonly PropertyShape[], writer: ZodWriter, depth: number): string {
  if (properties.length === 0) return '{}';
  const indent = '  '.repeat(depth);
  const lines = properties.map(({ name, required, shape }) => {
    const text = writer.write(shape, depth + 1);
    return `${indent}  ${propertyKey(name)}: ${text}${required ? '' : '.optional()'},\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

/** Writes what an object holds if only its values are described; `undefined` when more is said. */
function valuesOfMap(
  { properties, inherited }: ObjectShape,
  { patterns, rest }: OtherProperties,
): ZodShape | undefined {
  const more = properties.length + inherited.length + patterns.length;
  return more === 0 && typeof rest === 'object' ? rest : undefined;
}

/** Tells whether zod itself can say that nothing but the listed properties is allowed. */
function isClosed(
  { properties, inherited }: ObjectShape,
  { listed, patterns, rest }: OtherProperties,
): boolean {
  if (rest !== 'none' || patterns.length + inherited.length > 0) return false;
  return properties.every(({ name }) => listed.includes(name));
}

function otherProperties(
  { listed, patterns, rest }: OtherProperties,
  writer: ZodWriter,
  depth: number,
): string {
  const byName = patterns.map(
    ({ pattern, shape }) => `[${regularExpression(pattern)}, ${writer.write(shape, depth)}]`,
  );
  const others = typeof rest === 'object' ? writer.write(rest, depth) : String(rest === 'any');
  return writer.call('$otherProperties', literal(listed, depth), `[${byName.join(', ')}]`, others);
}

function objectChecks(shape: ObjectShape, writer: ZodWriter, depth: number): string {
  const { inherited, minProperties, maxProperties, propertyNames } = shape;
  const text = (inner: ZodShape) => writer.write(inner, depth);
  const checks = [
    ...inheritedChecks(inherited, writer, depth),
    ...(minProperties === undefined ? [] : [`(object) => Object.keys(object).length >= ${minProperties}`]),
    ...(maxProperties === undefined ? [] : [`(object) => Object.keys(object).length <= ${maxProperties}`]),
    ...(propertyNames === undefined ? [] : [writer.call('$propertyNames', text(propertyNames))]),
    ...shape.dependentRequired.map(({ name, others }) =>
      writer.call('$dependentRequired', literal(name), literal(others, depth)),
    ),
    ...shape.dependentSchemas.map(({ name, shape: inner }) =>
      writer.call('$dependentSchema', literal(name), text(inner)),
    ),
  ];
  return checks.map((check) => `.refine(${check})`).join('');
}
