import { upperFirst } from '../../../lib/case.ts';
import { step } from '../../../lib/json-pointer.ts';
import type {
  BodyModel,
  OperationModel,
  ResponseHeaderModel,
  ResponseModel,
  SecurityModel,
} from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { follow, type Standing } from '../document/refs.ts';
import { contentModels } from './content-model.ts';
import { parameterModels } from './parameter-model.ts';
import { defaultAddress, serverModel } from './server-model.ts';
import type { NamedDocument } from './type-names.ts';
import { mapping, notShownIds, source, trimmedText } from './values.ts';

const SAFE: ReadonlySet<string> = new Set(['get', 'head', 'options', 'query']);

interface OperationSource {
  readonly path: string;
  readonly method: string;
  readonly operation: DocumentNode;
  readonly item: Standing;
  readonly security: SecurityModel;
  /** Expression for the operation in the types file, and the name it imports; by default by its id. */
  readonly root?: string;
}

export function operationModel(named: NamedDocument, given: OperationSource): OperationModel {
  const { path, method, operation, item, security } = given;
  const id = trimmedText(operation.operationId);
  const pointer = step(item.pointer, method);
  const root = given.root ?? `operations['${id}']`;
  return {
    id,
    typeName: upperFirst(id),
    method,
    path,
    summary: trimmedText(operation.summary) || trimmedText(item.node.summary),
    description: trimmedText(operation.description) || trimmedText(item.node.description),
    tags: Array.isArray(operation.tags) ? operation.tags.map(String) : [],
    deprecated: operation.deprecated === true,
    source: source(operation),
    notShown: notShownIds(operation),
    safe: SAFE.has(method),
    movesMoney: operation['x-moves-money'] === true,
    parameters: parameterModels(named, root, item, { node: operation, pointer }),
    body: bodyModel(named, root, operation, pointer),
    responses: responseModels(named, root, operation, pointer),
    security,
    server: defaultAddress(serverModel(operation.servers ?? item.node.servers)),
    pointer,
  };
}

function bodyModel(
  named: NamedDocument,
  root: string,
  operation: DocumentNode,
  pointer: string,
): BodyModel | undefined {
  if (operation.requestBody === undefined) return undefined;
  const at = follow(named.document, operation.requestBody, step(pointer, 'requestBody'));
  const typescript = `Exclude<${root}['requestBody'], undefined>['content']`;
  const [first, ...others] = contentModels(named, at, typescript);
  if (first === undefined) return undefined;
  return { required: at.node.required === true, contents: [first, ...others] };
}

function responseModels(
  named: NamedDocument,
  root: string,
  operation: DocumentNode,
  pointer: string,
): ResponseModel[] {
  return Object.entries(mapping(operation.responses))
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => {
      const at = follow(named.document, response, step(pointer, 'responses', status));
      return {
        status,
        success: /^2/.test(status),
        description: trimmedText(mapping(response).description) || trimmedText(at.node.description),
        contents: contentModels(named, at, `${root}['responses']['${status}']['content']`),
        headers: headerModels(named, at),
      };
    });
}

/** The described headers, but for the media type's own. */
function headerModels({ document }: NamedDocument, { node, pointer }: Standing): ResponseHeaderModel[] {
  return Object.entries(mapping(node.headers))
    .filter(([name]) => !/^content-type$/i.test(name))
    .map(([name, header]) => {
      const at = follow(document, header, step(pointer, 'headers', name));
      return { name, required: at.node.required === true };
    });
}
