import { camelCase, upperFirst } from '../../../lib/case.ts';
import { isMethod } from '../../../lib/http-methods.ts';
import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { nearest } from '../../../lib/nearest.ts';
import type {
  ApiModel,
  CredentialModel,
  IdentifierModel,
  ImportExtension,
  OperationModel,
  ParameterModel,
  RenameModel,
  SchemaModel,
  SecurityModel,
} from '../../../templates/model.ts';
import { ToolError } from '../../cli/errors.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { isUnsendable } from '../document/is-unsendable.ts';
import { follow } from '../document/refs.ts';
import { int64ShapesOf } from '../int64/int64-shapes.ts';
import type { LooseNote } from '../loosen/note.ts';
import { identifierPattern } from './identifier-pattern.ts';
import { toIdentifier } from './identifiers.ts';
import { type Names, namesOf, operationKey, unlike, type WantedNames } from './naming.ts';
import { operationModel } from './operation-model.ts';
import { pagesModel, type WantedPages } from './pages-model.ts';
import { defaultAddress, serverModel } from './server-model.ts';
import { sourceSectionModels } from './source-section-models.ts';
import type { NamedDocument } from './type-names.ts';
import { mapping, source, trimmedText } from './values.ts';
import { webhookModels } from './webhook-models.ts';

export interface ModelOptions {
  /** The ending of imports between generated modules. Default `.ts`. */
  readonly importExtension?: ImportExtension;
  readonly names?: WantedNames | undefined;
  /** Tells whether 64-bit integers of the document are strings. */
  readonly int64Strings?: boolean | undefined;
  /** The way in which pages follow each other, by operation id or method and path: `pages` of the configuration. */
  readonly pages?: Readonly<Record<string, WantedPages>> | undefined;
  /** Called for what the description says of pages and an operation does not have. */
  readonly onUnusablePages?: ((note: LooseNote) => void) | undefined;
}

/**
 * Makes the templates' view of a bundled document. Takes every decision, so that a template only writes text; the same model
 * for the same document. Expects a document that `refuseUnsupported` let pass.
 */
export function buildModel(document: DocumentNode, options: ModelOptions = {}): ApiModel {
  const info = mapping(document.info);
  const names = namesOf(document, options.names);
  const int64 = options.int64Strings ? int64ShapesOf(document) : undefined;
  const named: NamedDocument = { document, typeNames: names.schemas, int64 };
  const credentials = credentialModels(document);
  const operations = operationModels(named, credentials, names, options);
  const server = serverModel(document.servers);
  return {
    title: trimmedText(info.title),
    version: trimmedText(info.version),
    defaultBaseUrl: defaultAddress(server),
    server,
    importExtension: options.importExtension ?? '.ts',
    operations,
    webhooks: webhookModels(
      named,
      (operation) => securityModel(document, operation, credentials),
      operations.map(({ id }) => id),
    ),
    schemas: schemaModels(document, names),
    sourceSections: sourceSectionModels(document, operations),
    identifiers: identifierModels(document, names),
    credentials,
    sensitiveNames: sensitiveNames(document),
    int64,
    renames: [...names.renames, ...credentialRenames(document), ...operations.flatMap(parameterRenames)],
  };
}

function operationModels(
  named: NamedDocument,
  credentials: readonly CredentialModel[],
  names: Names,
  { pages = {}, onUnusablePages = () => undefined }: ModelOptions,
): OperationModel[] {
  const { document } = named;
  const unknown = new Set(Object.keys(pages));
  const found: OperationModel[] = [];
  for (const [path, item] of Object.entries(mapping(document.paths))) {
    const at = follow(document, item, step('#/paths', path));
    for (const method of Object.keys(at.node).filter(isMethod)) {
      const operationId = names.operations.get(operationKey(method, path));
      if (operationId === undefined) continue;
      const described = mapping(at.node[method]);
      const operation = { ...described, operationId };
      const security = securityModel(document, operation, credentials);
      const model = operationModel(named, { path, method, operation, item: at, security });
      const keys = [operationId, String(described.operationId), operationKey(method, path)];
      const key = keys.find((one) => Object.hasOwn(pages, one));
      for (const one of keys) unknown.delete(one);
      const place = { document, operation: described, pointer: model.pointer, path, method };
      const wanted = key === undefined ? undefined : pages[key];
      found.push({
        ...model,
        parameters: withOwnIdentifiers(model.parameters),
        pages: pagesModel(place, model, wanted, onUnusablePages),
      });
    }
  }
  refuseUnknown(unknown, found);
  return found;
}

function refuseUnknown(names: ReadonlySet<string>, operations: readonly OperationModel[]): void {
  const [name] = names;
  if (name === undefined) return;
  const near = nearest(
    name,
    operations.map(({ id }) => id),
  );
  const fix =
    near === undefined ? 'Remove it, or correct its spelling.' : `Did you mean ${JSON.stringify(near)}?`;
  const words = `\`pages\` in the configuration names ${JSON.stringify(name)}, which the description does not have.`;
  throw new ToolError('usage', words, { fix });
}

/** Names of security schemes that another one has already, once they are identifiers. */
function credentialRenames(document: DocumentNode): RenameModel[] {
  return [...schemeIdentifiers(document)].flatMap(([from, to]) => {
    const pointer = step('#/components/securitySchemes', from);
    return to === toIdentifier(from) ? [] : [{ kind: 'credential', from, to, pointer }];
  });
}

function parameterRenames({ id, parameters, pointer }: OperationModel): RenameModel[] {
  return parameters.flatMap(({ name, identifier: to }) =>
    to === toIdentifier(name) ? [] : [{ kind: 'parameter', from: `${id}: ${name}`, to, pointer }],
  );
}

/** Parameters of one place with a name of their own each: the second of `card-id` and `cardId` becomes `cardId2`. */
function withOwnIdentifiers(parameters: readonly ParameterModel[]): ParameterModel[] {
  const taken = new Set<string>();
  return parameters.map((parameter) => {
    // orval also takes `card_id` for `cardId`.
    const same = (name: string) => `${parameter.in} ${camelCase(name.replaceAll('_', '-'))}`;
    const identifier = unlike(parameter.identifier, taken, same);
    taken.add(same(identifier));
    return identifier === parameter.identifier ? parameter : { ...parameter, identifier };
  });
}

function securityModel(
  document: DocumentNode,
  operation: DocumentNode,
  credentials: readonly CredentialModel[],
): SecurityModel {
  const listed = operation.security ?? document.security;
  if (!Array.isArray(listed)) return { kind: 'open', alternatives: [], mandatory: false, names: [] };
  const known = new Set(credentials.map(({ name }) => name));
  const identifiers = schemeIdentifiers(document);
  const named = listed.map((set) => Object.keys(mapping(set)).map((key) => identifiers.get(key) ?? key));
  // A client certificate is the connection's affair: nothing of it is sent with a request. Of a scheme that is not described, or whose name HTTP cannot have, nothing can be, so what is known comes first.
  const described = new Set(sendableSchemes(document).map(([key]) => identifiers.get(key)));
  const whole = named.filter((set) => set.every((name) => described.has(name)));
  const sorted = [...whole, ...named.filter((set) => !whole.includes(set))];
  const alternatives = sorted.map((set) => set.filter((name) => known.has(name)));
  const used = new Set(alternatives.flat());
  if (used.size === 0) {
    const kind = listed.length === 0 || named.some((set) => set.length > 0) ? 'none' : 'open';
    return { kind, alternatives: [], mandatory: false, names: [] };
  }
  return {
    kind: 'listed',
    alternatives,
    mandatory: alternatives.every((set) => set.length > 0),
    names: credentials.map(({ name }) => name).filter((name) => used.has(name)),
  };
}

/** The names of security schemes in code, unlike each other. */
function schemeIdentifiers(document: DocumentNode): ReadonlyMap<string, string> {
  const identifiers = new Map<string, string>();
  for (const key of Object.keys(mapping(mapping(document.components).securitySchemes)))
    identifiers.set(key, unlike(toIdentifier(key), new Set(identifiers.values())));
  return identifiers;
}

function sendableSchemes(document: DocumentNode): [key: string, scheme: DocumentNode][] {
  const schemes = Object.entries(mapping(mapping(document.components).securitySchemes));
  return schemes
    .map(([key, scheme]): [string, DocumentNode] => [
      key,
      follow(document, scheme, step('#/components/securitySchemes', key)).node,
    ])
    .filter(([, { type, in: place, name }]) => type !== 'apiKey' || !isUnsendable(place, name));
}

function credentialModels(document: DocumentNode): CredentialModel[] {
  const identifiers = schemeIdentifiers(document);
  return sendableSchemes(document).flatMap(([key, node]) => {
    const wire = wireOf(node);
    if (wire === undefined) return [];
    return { name: identifiers.get(key) ?? key, ...wire, description: trimmedText(node.description) };
  });
}

/**
 * OAuth 2 and OpenID Connect end in a bearer token on the wire; how the token is got is the caller's affair. `undefined` for what is
 * not sent with a request.
 */
function wireOf(scheme: DocumentNode): Omit<CredentialModel, 'name' | 'description'> | undefined {
  if (scheme.type === 'mutualTLS') return undefined;
  if (scheme.type === 'apiKey') {
    if (scheme.in === 'query' || scheme.in === 'cookie')
      return { kind: scheme.in, wireName: trimmedText(scheme.name) };
    const writtenName = trimmedText(scheme.name);
    const wireName = writtenName.toLowerCase();
    return { kind: 'header', wireName, ...(wireName !== writtenName && { writtenName }) };
  }
  const word = scheme.type === 'http' ? trimmedText(scheme.scheme) : 'bearer';
  const wireName = 'authorization';
  if (/^(basic|bearer)$/i.test(word)) return { kind: word.toLowerCase() as 'basic' | 'bearer', wireName };
  return { kind: 'http', wireName, scheme: upperFirst(word) };
}

function schemaModels(document: DocumentNode, names: Names): SchemaModel[] {
  return Object.entries(mapping(mapping(document.components).schemas)).map(([component, schema]) => {
    const pointer = step('#/components/schemas', component);
    const own = mapping(schema);
    const { node } = follow(document, schema, pointer);
    return {
      name: names.schemas.get(component) ?? component,
      component,
      description: trimmedText(own.description ?? node.description),
      source: source(own) ?? source(node),
      pointer,
    };
  });
}

function identifierModels(document: DocumentNode, names: Names): IdentifierModel[] {
  const found: IdentifierModel[] = [];
  for (const [component, schema] of Object.entries(mapping(mapping(document.components).schemas))) {
    const own = mapping(schema);
    const name = names.schemas.get(component) ?? component;
    const read = identifierPattern(own);
    if (read === undefined || read.orUnset) continue;
    found.push({
      name,
      prefix: read.prefix,
      pattern: read.pattern,
      description: trimmedText(own.description),
    });
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
