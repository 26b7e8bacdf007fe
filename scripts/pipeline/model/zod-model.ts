import { upperFirst } from '../../../lib/case.ts';
import type { JsonObject } from '../../../lib/json.ts';
import { requestLine } from '../../../templates/client/method.ts';
import {
  type ApiModel,
  type ContentModel,
  contentOf,
  type OperationModel,
  type ParameterModel,
  parametersIn,
} from '../../../templates/model.ts';
import type { NamedShape, ZodModel, ZodShape } from '../../../templates/zod/zod-shapes.ts';
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
  const made = model.operations.flatMap((operation) => operationShapes(reader, operation));
  const sources = new Map(model.schemas.map(({ name, source }) => [name, source]));
  const schemas = [...reader.schemas].map(([name, shape]) => {
    const source = sources.get(name);
    const section = source === undefined ? [] : [`Section ${source} of the source.`];
    return { name, local: localName(name), shape, about: [shape.description ?? [], section].flat() };
  });
  const taken = new Set([...reader.schemas.keys(), ...reader.patternNames]);
  const operations = made.map((one) => {
    const name = unlike(one.name, taken);
    taken.add(name);
    return { ...one, name, local: localName(name) };
  });
  return { schemas, operations, closesByCheck: reader.intersects };
}

/** As they would be called if nothing else had the names. */
function operationShapes(reader: ShapeReader, operation: OperationModel): Omit<NamedShape, 'local'>[] {
  const { id, typeName, summary, description, source, body, responses } = operation;
  const section = source === undefined ? '' : `, section ${source} of the source`;
  const about = (what: string, more: string, ...others: readonly string[]) =>
    [`${what} of \`${id}\`, ${requestLine(operation)}${section}. ${more}`, ...others].filter(
      (paragraph) => paragraph !== '',
    );
  const sets = [
    { suffix: 'Params', what: 'Path parameters', place: 'path' },
    { suffix: 'QueryParams', what: 'Query parameters', place: 'query' },
    { suffix: 'Header', what: 'Headers', place: 'header' },
    { suffix: 'Cookie', what: 'Cookies', place: 'cookie' },
  ] as const;
  const shapes: Omit<NamedShape, 'local'>[] = sets
    .map(({ suffix, what, place }) => ({ suffix, what, parameters: parametersIn(operation, place) }))
    .filter(({ parameters }) => parameters.length > 0)
    .map(({ suffix, what, parameters }) => ({
      name: `${typeName}${suffix}`,
      shape: parametersShape(reader, parameters),
      about: about(what, '', summary),
    }));
  const sent = contentOf(body);
  if (sent?.validated && sent.kind !== 'events')
    shapes.push({
      name: `${typeName}Body`,
      shape: bodyShape(reader, sent),
      about: about(`Body (${sent.mediaType})`, '', summary, description),
    });
  for (const { status, success, contents, description: response } of responses) {
    const [content] = contents;
    const name = `${typeName}${upperFirst(status)}Response`;
    const unread: ZodShape = { kind: success && content === undefined ? 'void' : 'any' };
    // A form that is received is a `FormData`, and what comes one after another an iterable.
    const isRead = content?.validated && (content.kind === 'json' || content.kind === 'text');
    const shape: ZodShape = isRead ? reader.use(content.type.pointer) : unread;
    const passes = { any: 'Any value passes.', void: 'There is no body: only `undefined` passes.' };
    const unchecked = passes[shape.kind as keyof typeof passes] ?? '';
    shapes.push({ name, shape, about: about(`Response ${status}`, response, unchecked) });
  }
  return shapes;
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
