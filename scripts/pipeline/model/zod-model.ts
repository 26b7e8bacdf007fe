import { upperFirst } from '../../../lib/case.ts';
import type { JsonObject } from '../../../lib/json.ts';
import {
  type ApiModel,
  type ContentModel,
  contentOf,
  type OperationModel,
  type ParameterModel,
  parametersIn,
} from '../../../templates/model.ts';
import type { NamedShape, OperationShapes, ZodModel, ZodShape } from '../../../templates/zod/zod-shapes.ts';
import { unlike } from './naming.ts';
import { withFiles } from './zod/file-shapes.ts';
import { isInherited } from './zod/object-shape.ts';
import { localName, ShapeReader } from './zod/shape-reader.ts';

/**
 * Reads what zod is to check: each named schema, and each body, response and set of parameters.
 *
 * zod accepts and rejects what the validators do, but a key called `__proto__` goes unchecked in a map and, where the description uses
 * `allOf`, in a closed object, and a parameter of that name goes unchecked.
 *
 * @throws ToolError `unsupported` for a schema that zod cannot express
 */
export function zodModel(document: object, model: ApiModel): ZodModel {
  const components = new Map(model.schemas.map(({ component, name }) => [component, name]));
  const reader = new ShapeReader(document as JsonObject, components);
  for (const { pointer } of model.schemas) reader.use(pointer);
  const made = model.operations.map((operation) => operationShapes(reader, operation));
  const schemas = [...reader.schemas].map(([name, shape]) => ({ name, local: localName(name), shape }));
  const taken = new Set([...reader.schemas.keys(), ...reader.patternNames]);
  const operations = made.map((operation) => ({
    ...operation,
    shapes: operation.shapes.map((one) => {
      const name = unlike(one.name, taken);
      taken.add(name);
      return { ...one, name, local: localName(name) };
    }),
  }));
  return { schemas, operations, closesByCheck: reader.intersects };
}

/** As they would be called if nothing else had the names. */
function operationShapes(reader: ShapeReader, operation: OperationModel): UnnamedShapes {
  const { typeName, summary, description, body, responses } = operation;
  const sets: [string, readonly ParameterModel[]][] = [
    ['Params', parametersIn(operation, 'path')],
    ['QueryParams', parametersIn(operation, 'query')],
    ['Header', parametersIn(operation, 'header')],
    ['Cookie', parametersIn(operation, 'cookie')],
  ];
  const shapes: Omit<NamedShape, 'local'>[] = sets
    .filter(([, parameters]) => parameters.length > 0)
    .map(([suffix, parameters]) => ({
      name: `${typeName}${suffix}`,
      shape: parametersShape(reader, parameters),
    }));
  const sent = contentOf(body);
  if (sent?.validated && sent.kind !== 'events')
    shapes.push({ name: `${typeName}Body`, shape: bodyShape(reader, sent) });
  for (const { status, success, contents } of responses) {
    const [content] = contents;
    const name = `${typeName}${upperFirst(status)}Response`;
    const unread: ZodShape = { kind: success && content === undefined ? 'void' : 'any' };
    // A form that is received is a `FormData`, and what comes one after another an iterable.
    const isRead = content?.validated && (content.kind === 'json' || content.kind === 'text');
    const shape: ZodShape = isRead ? reader.use(content.type.pointer) : unread;
    shapes.push({ name, shape });
  }
  return { summary, description, shapes };
}

function bodyShape(reader: ShapeReader, { kind, fields, type }: ContentModel): ZodShape {
  const shape = reader.use(type.pointer);
  if (kind === 'lines') return { kind: 'array', items: shape, unique: false };
  const files = fields.filter((field) => field.shape === 'file' || field.shape === 'files');
  if (kind !== 'multipart' || files.length === 0) return shape;
  return withFiles(shape, new Set(files.map(({ name }) => name)), (name) => reader.named(name));
}

function parametersShape(reader: ShapeReader, parameters: readonly ParameterModel[]): ZodShape {
  const shapes = parameters
    .filter(({ name }) => name !== '__proto__')
    .map(({ name, required, description, type }) => {
      const shape = reader.use(type.pointer);
      return { name, required, shape: description === '' ? shape : { ...shape, description } };
    });
  return {
    kind: 'parameters',
    parameters: shapes.filter(({ name }) => !isInherited(name)),
    inherited: shapes.filter(({ name }) => isInherited(name)),
  };
}

type UnnamedShapes = Omit<OperationShapes, 'shapes'> & {
  readonly shapes: readonly Omit<NamedShape, 'local'>[];
};
