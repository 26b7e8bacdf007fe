import { upperFirst } from '../../../lib/case.ts';
import type { JsonObject } from '../../../lib/json.ts';
import {
  type ApiModel,
  contentOf,
  type OperationModel,
  type ParameterModel,
  parametersIn,
} from '../../../templates/model.ts';
import type { NamedShape, OperationShapes, Shape, ZodModel } from '../../../templates/zod/model.ts';
import { unsupported } from '../bundle/down-convert/unsupported.ts';
import { ShapeReader } from './zod/shape-reader.ts';

/**
 * Reads what zod is to check: each named schema, and each body, response and set of parameters.
 *
 * zod accepts and rejects what the validators do, with two exceptions: an integer beyond 2^53 is refused, since JavaScript cannot
 * hold it exactly, and a key called `__proto__` goes unchecked in a map and, where the description uses `allOf`, in a closed object.
 *
 * @throws ToolError `unsupported` for a schema that zod cannot express, and for two exports of one name
 */
export function zodModel(document: object, model: ApiModel): ZodModel {
  const reader = new ShapeReader(document as JsonObject);
  for (const { pointer } of model.schemas) reader.use(pointer);
  const operations = model.operations.map((operation) => operationShapes(reader, operation));
  const schemas = [...reader.schemas].map(([name, shape]) => ({ name, shape }));
  const exported = [...schemas, ...operations.flatMap(({ shapes }) => shapes)];
  refuseTwins(exported.flatMap(({ name, shape }) => [name, ...patternNames(shape)]));
  return { schemas, operations, closesByCheck: reader.intersects };
}

function operationShapes(reader: ShapeReader, operation: OperationModel): OperationShapes {
  const { typeName, summary, description, body, responses } = operation;
  const sets: [string, readonly ParameterModel[]][] = [
    ['Params', parametersIn(operation, 'path')],
    ['QueryParams', parametersIn(operation, 'query')],
    ['Header', parametersIn(operation, 'header')],
    ['Cookie', parametersIn(operation, 'cookie')],
  ];
  const shapes: NamedShape[] = sets
    .filter(([, parameters]) => parameters.length > 0)
    .map(([suffix, parameters]) => ({
      name: `${typeName}${suffix}`,
      shape: parametersShape(reader, parameters),
    }));
  const sent = contentOf(body);
  if (sent?.validated) shapes.push({ name: `${typeName}Body`, shape: reader.use(sent.type.pointer) });
  for (const { status, success, contents } of responses) {
    const [content] = contents;
    const name = `${typeName}${upperFirst(status)}Response`;
    const unread: Shape = { kind: success && content === undefined ? 'void' : 'any' };
    const shape: Shape = content?.validated ? reader.use(content.type.pointer) : unread;
    shapes.push({ name, shape });
  }
  return { summary, description, shapes };
}

function parametersShape(reader: ShapeReader, parameters: readonly ParameterModel[]): Shape {
  return {
    kind: 'parameters',
    parameters: parameters.map(({ name, required, description, type }) => {
      const shape = reader.use(type.pointer);
      return { name, required, shape: description === '' ? shape : { ...shape, description } };
    }),
  };
}

function patternNames(shape: Shape): string[] {
  if (shape.kind === 'nullable') return patternNames(shape.inner);
  return shape.kind === 'string' && shape.patternName !== undefined ? [shape.patternName] : [];
}

function refuseTwins(all: readonly string[]): void {
  const names = new Set(['zod']);
  for (const name of all) {
    if (names.has(name)) {
      throw unsupported(
        `Two things would be exported as \`${name}\` for zod.`,
        `#/components/schemas/${name}`,
        'Rename the schema: the body of `createCard` is called `CreateCardBody`, and its response `CreateCard201Response`.',
      );
    }
    names.add(name);
  }
}
