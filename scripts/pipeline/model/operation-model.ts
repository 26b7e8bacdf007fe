import { isRef } from '@redocly/openapi-core';
import { upperFirst } from '../../../lib/case.ts';
import { step } from '../../../lib/json-pointer.ts';
import type {
  BodyModel,
  ExampleModel,
  HttpMethod,
  OperationModel,
  ParameterLocation,
  ParameterModel,
  ResponseModel,
  SecurityModel,
} from '../../../templates/model.ts';
import type { DocumentNode } from '../bundle/bundle.ts';
import { componentName, follow, type Standing } from '../read/refs.ts';
import { toIdentifier } from './names.ts';
import { typeModel } from './type-model.ts';
import { mapping, source, text } from './values.ts';

const SAFE: ReadonlySet<string> = new Set(['get', 'head', 'options']);

interface OperationSource {
  readonly path: string;
  readonly method: string;
  readonly operation: DocumentNode;
  readonly item: Standing;
  readonly security: SecurityModel;
}

export function operationModel(document: DocumentNode, given: OperationSource): OperationModel {
  const { path, method, operation, item, security } = given;
  const id = text(operation.operationId);
  const pointer = step(item.pointer, method);
  return {
    id,
    typeName: upperFirst(id),
    method: method as HttpMethod,
    path,
    summary: text(operation.summary) || text(item.node.summary),
    description: text(operation.description) || text(item.node.description),
    tags: Array.isArray(operation.tags) ? operation.tags.map(String) : [],
    source: source(operation),
    notShown: text(operation['x-not-shown']) || undefined,
    safe: SAFE.has(method),
    movesMoney: operation['x-moves-money'] === true,
    parameters: parameterModels(document, id, given, pointer),
    body: bodyModel(document, id, operation, pointer),
    responses: responseModels(document, id, operation, pointer),
    security,
    pointer,
  };
}

/** Parameters of the path first, then the operation's own; one of the operation replaces its namesake of the path. */
function parameterModels(
  document: DocumentNode,
  id: string,
  { item, operation }: OperationSource,
  pointer: string,
): ParameterModel[] {
  const models = new Map<string, ParameterModel>();
  const lists = [
    { list: item.node.parameters, base: step(item.pointer, 'parameters') },
    { list: operation.parameters, base: step(pointer, 'parameters') },
  ];
  for (const { list, base } of lists) {
    for (const [index, parameter] of (Array.isArray(list) ? list : []).entries()) {
      const at = follow(document, parameter, step(base, index));
      const where = text(at.node.in);
      const name = text(at.node.name);
      if (where === 'header' && IGNORED_HEADERS.has(name.toLowerCase())) continue;
      models.set(`${where} ${name}`, parameterModel(document, id, at));
    }
  }
  return [...models.values()];
}

/** OpenAPI says that header parameters of these names mean nothing. */
const IGNORED_HEADERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

function parameterModel(document: DocumentNode, id: string, at: Standing): ParameterModel {
  const { node } = at;
  const name = text(node.name);
  const where = text(node.in);
  const required = node.required === true;
  const style = text(node.style) || (where === 'query' || where === 'cookie' ? 'form' : 'simple');
  const group = `Exclude<operations['${id}']['parameters']['${where}'], undefined>`;
  const typescript = `${group}[${quoted(name)}]`;
  return {
    in: where as ParameterLocation,
    name,
    identifier: toIdentifier(name),
    required,
    description: text(node.description),
    type: typeModel(document, node.schema ?? {}, step(at.pointer, 'schema'), {
      typescript: required ? typescript : `Exclude<${typescript}, undefined>`,
      imports: ['operations'],
    }),
    style,
    explode: typeof node.explode === 'boolean' ? node.explode : style === 'form',
    example: parameterExample(document, at),
  };
}

function parameterExample(document: DocumentNode, at: Standing): unknown {
  const schema = follow(document, at.node.schema ?? {}, at.pointer).node;
  const ofSchema = Array.isArray(schema.examples) ? schema.examples[0] : schema.example;
  return exampleModels(document, at)[0]?.value ?? ofSchema;
}

function bodyModel(
  document: DocumentNode,
  id: string,
  operation: DocumentNode,
  pointer: string,
): BodyModel | undefined {
  if (operation.requestBody === undefined) return undefined;
  const at = follow(document, operation.requestBody, step(pointer, 'requestBody'));
  const content = firstContent(at);
  if (content === undefined) return undefined;
  const typescript = `Exclude<operations['${id}']['requestBody'], undefined>['content']['${content.mediaType}']`;
  return {
    required: at.node.required === true,
    mediaType: content.mediaType,
    type: typeModel(document, content.node.schema ?? {}, step(content.pointer, 'schema'), {
      typescript,
      imports: ['operations'],
    }),
    examples: exampleModels(document, content),
  };
}

function responseModels(
  document: DocumentNode,
  id: string,
  operation: DocumentNode,
  pointer: string,
): ResponseModel[] {
  return Object.entries(mapping(operation.responses))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => {
      const at = follow(document, response, step(pointer, 'responses', status));
      const content = firstContent(at);
      const typescript = `operations['${id}']['responses']['${status}']['content']['${content?.mediaType}']`;
      return {
        status,
        success: /^2/.test(status),
        description: text(mapping(response).description) || text(at.node.description),
        mediaType: content?.mediaType,
        type:
          content === undefined
            ? undefined
            : typeModel(document, content.node.schema ?? {}, step(content.pointer, 'schema'), {
                typescript,
                imports: ['operations'],
              }),
        examples: content === undefined ? [] : exampleModels(document, content),
      };
    });
}

/** The described content. `refuseUnsupported` lets only JSON pass, so the first is all there is to choose from. */
function firstContent(at: Standing): (Standing & { mediaType: string }) | undefined {
  const [entry] = Object.entries(mapping(at.node.content));
  if (entry === undefined) return undefined;
  const [mediaType, node] = entry;
  return { mediaType, node: mapping(node), pointer: step(at.pointer, 'content', mediaType) };
}

/** Named examples by the name of their component, a lone `example` by the name `example`. */
function exampleModels(document: DocumentNode, at: Standing): ExampleModel[] {
  if ('example' in at.node) return [{ name: 'example', summary: '', value: at.node.example }];
  return Object.entries(mapping(at.node.examples)).map(([key, example]) => {
    const found = follow(document, example, step(at.pointer, 'examples', key));
    const name = isRef(example) ? componentName(found.pointer, 'examples') : undefined;
    return { name: name ?? key, summary: text(found.node.summary), value: found.node.value };
  });
}

/** A name on the wire may hold anything; nearly always it is fit for single quotes as it is. */
function quoted(name: string): string {
  return /^[^'"\\\n]*$/.test(name) ? `'${name}'` : JSON.stringify(name);
}
