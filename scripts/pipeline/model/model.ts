import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type {
  ApiModel,
  CredentialModel,
  IdentifierModel,
  ImportExtension,
  OperationModel,
  SchemaModel,
  SecurityModel,
} from '../../../templates/model.ts';
import type { DocumentNode } from '../bundle/bundle.ts';
import { follow } from '../read/refs.ts';
import { HTTP_METHODS } from './http-methods.ts';
import { identifierPattern } from './identifier-pattern.ts';
import { toIdentifier } from './names.ts';
import { operationModel } from './operation-model.ts';
import { mapping, source, text } from './values.ts';

export interface ModelOptions {
  /** How imports between generated modules end. Default `.ts`. */
  readonly importExtension?: ImportExtension;
}

/**
 * Makes the templates' view of a bundled document. Takes every decision, so that a template only writes text; the same model
 * for the same document. Expects a document that `refuseUnsupported` let pass.
 */
export function buildModel(document: DocumentNode, options: ModelOptions = {}): ApiModel {
  const info = mapping(document.info);
  const credentials = credentialModels(document);
  return {
    title: text(info.title),
    version: text(info.version),
    defaultBaseUrl: defaultBaseUrl(document),
    importExtension: options.importExtension ?? '.ts',
    operations: operationModels(document, credentials),
    schemas: schemaModels(document),
    identifiers: identifierModels(document),
    credentials,
    sensitiveNames: sensitiveNames(document),
  };
}

/** The first server, unless it has a placeholder: the default of a variable is often none that anybody should call. */
function defaultBaseUrl(document: DocumentNode): string | undefined {
  const server = Array.isArray(document.servers) ? mapping(document.servers[0]) : {};
  if (typeof server.url !== 'string') return undefined;
  return server.url.includes('{') ? undefined : server.url.replace(/\/$/, '');
}

function operationModels(document: DocumentNode, credentials: readonly CredentialModel[]): OperationModel[] {
  const found: OperationModel[] = [];
  for (const [path, item] of Object.entries(mapping(document.paths))) {
    const at = follow(document, item, step('#/paths', path));
    for (const method of Object.keys(at.node).filter((key) => HTTP_METHODS.has(key))) {
      const operation = mapping(at.node[method]);
      const security = securityModel(document, operation, credentials);
      found.push(operationModel(document, { path, method, operation, item: at, security }));
    }
  }
  return found;
}

function securityModel(
  document: DocumentNode,
  operation: DocumentNode,
  credentials: readonly CredentialModel[],
): SecurityModel {
  const listed = operation.security ?? document.security;
  const names = new Map(schemeNames(document).map((name, index) => [name, credentials[index]?.name ?? name]));
  if (!Array.isArray(listed)) return { kind: 'open', alternatives: [], mandatory: false, names: [] };
  const alternatives = listed.map((set) => Object.keys(mapping(set)).map((name) => names.get(name) ?? name));
  const used = new Set(alternatives.flat());
  if (used.size === 0) {
    const kind = listed.length === 0 ? 'none' : 'open';
    return { kind, alternatives: [], mandatory: false, names: [] };
  }
  return {
    kind: 'listed',
    alternatives,
    mandatory: alternatives.every((set) => set.length > 0),
    names: credentials.map(({ name }) => name).filter((name) => used.has(name)),
  };
}

function schemeNames(document: DocumentNode): string[] {
  return Object.keys(mapping(mapping(document.components).securitySchemes));
}

function credentialModels(document: DocumentNode): CredentialModel[] {
  const schemes = mapping(mapping(document.components).securitySchemes);
  return Object.entries(schemes).map(([name, scheme]) => {
    const { node } = follow(document, scheme, step('#/components/securitySchemes', name));
    return { name: toIdentifier(name), ...wireOf(node), description: text(node.description) };
  });
}

/** OAuth 2 and OpenID Connect end in a bearer token on the wire; how the token is got is the caller's affair. */
function wireOf(scheme: DocumentNode): Pick<CredentialModel, 'kind' | 'wireName'> {
  if (scheme.type === 'apiKey') {
    if (scheme.in === 'query' || scheme.in === 'cookie')
      return { kind: scheme.in, wireName: text(scheme.name) };
    return { kind: 'header', wireName: text(scheme.name).toLowerCase() };
  }
  const basic = scheme.type === 'http' && text(scheme.scheme).toLowerCase() === 'basic';
  return { kind: basic ? 'basic' : 'bearer', wireName: 'authorization' };
}

function schemaModels(document: DocumentNode): SchemaModel[] {
  return Object.entries(mapping(mapping(document.components).schemas)).map(([name, schema]) => {
    const pointer = step('#/components/schemas', name);
    const own = mapping(schema);
    const { node } = follow(document, schema, pointer);
    return {
      name,
      description: text(own.description ?? node.description),
      source: source(own) ?? source(node),
      pointer,
    };
  });
}

function identifierModels(document: DocumentNode): IdentifierModel[] {
  const found: IdentifierModel[] = [];
  for (const [name, schema] of Object.entries(mapping(mapping(document.components).schemas))) {
    const own = mapping(schema);
    const read = identifierPattern(own);
    if (read === undefined || read.orUnset) continue;
    found.push({ name, prefix: read.prefix, pattern: read.pattern, description: text(own.description) });
  }
  return found;
}

/**
 * Names of the properties whose values are not for logs. A property counts when it says so itself or when its schema does;
 * the document is walked as a whole, so a schema that is used nowhere counts too.
 */
function sensitiveNames(document: DocumentNode): string[] {
  const names = new Set<string>();
  const visit = (node: unknown, areNames: boolean): void => {
    if (Array.isArray(node)) for (const member of node) visit(member, areNames);
    if (!isObject(node)) return;
    for (const [name, property] of Object.entries(mapping(node.properties))) {
      if (isSensitive(document, property, new Set())) names.add(name);
    }
    // An `example` beside `type` holds data; a property called `example` holds a schema.
    for (const [key, member] of Object.entries(node)) {
      if (areNames || !DATA_KEYS.has(key)) visit(member, key === 'properties' && !areNames);
    }
  };
  visit(document, false);
  return [...names].sort();
}

const DATA_KEYS: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'const', 'enum']);

function isSensitive(document: DocumentNode, schema: unknown, seen: Set<unknown>): boolean {
  if (!isObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  const { node } = follow(document, schema, '#');
  if (schema['x-sensitive'] === true || node['x-sensitive'] === true) return true;
  const inside = [node.items, node.anyOf, node.oneOf, node.allOf].flat();
  return inside.some((member) => isSensitive(document, member, seen));
}
