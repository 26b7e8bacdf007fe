import { HTTP_METHODS, isMethod } from '../lib/http-methods.ts';
import { at, isObject, type Json, type JsonObject } from '../lib/json.ts';
import { fromPointer } from '../lib/json-pointer.ts';
import { key, text } from './code.ts';
import type { ApiModel } from './model.ts';
import { literal } from './samples/literal.ts';
import { docComment } from './types/doc-comment.ts';
import { type SchemaSource, SchemaTypes } from './types/schema-types.ts';
import { NEVER, type TypeText, typeLiteral, UNKNOWN } from './types/type-text.ts';

const LOCATIONS = ['query', 'header', 'path', 'cookie'] as const;

export interface TypesInput {
  /** A bundled description of OpenAPI 3.1, in which references to schemas lead to components. */
  readonly document: JsonObject;
  /** Components whose types are part of themselves: they become type aliases. */
  readonly recursive: ReadonlySet<string>;
  readonly model: ApiModel;
  readonly ofText: SchemaSource['ofText'];
  /** The types that openapi-typescript 7.13 writes, where they can be lived with: docs/coming-from.md lists where it writes others. */
  readonly like: boolean;
}

/** `types.ts`: `paths`, `webhooks`, `components`, `operations` and `$defs` as openapi-typescript has them, and an export for each component schema. */
export function typesTemplate({ document, recursive, model, ofText, like }: TypesInput): string {
  const resolve = (ref: string) => at(document, ref);
  const named = like ? [] : model.operations;
  const ids = new Map(named.map(({ id, path, method }) => [`${method} ${path}`, id]));
  const types = new DocumentTypes(resolve, new SchemaTypes({ resolve, ofText, like }), ids, like);
  const paths = types.pathItems(document.paths);
  const webhooks = types.pathItems(document.webhooks);
  const aliases = new Map([...recursive].map((name, index) => [name, `$Recursive${index + 1}`]));
  const components = types.components(document.components, aliases);
  return [
    ...declaration('paths', paths),
    ...declaration('webhooks', webhooks),
    ...declaration('components', components.members),
    'export type $defs = Record<string, never>;\n',
    ...declaration(
      'operations',
      [...types.operations].map(([id, type]) => `${key(id)}: ${type.text};`),
    ),
    ...components.aliases,
    ...(like ? [] : ['\n', ...model.schemas.map(namedExport)]),
  ].join('');
}

function declaration(name: string, members: readonly string[]): string[] {
  if (members.length === 0) return [`export type ${name} = Record<string, never>;\n`];
  return [`export interface ${name} ${typeLiteral(members).text}\n`];
}

function namedExport({ name, component, description }: ApiModel['schemas'][number]): string {
  const first = (description.split(/\n\s*\n/)[0] ?? '').replaceAll('*/', '*\\/').replace(/\s+/g, ' ').trim();
  const comment = description === '' ? '' : `/** ${first} */\n`;
  return `${comment}export type ${name} = components['schemas'][${literal(component)}];\n`;
}

/** The types of what holds schemas: path items, operations, parameters, bodies, responses, headers. */
class DocumentTypes {
  readonly #resolve: (ref: string) => Json | undefined;
  readonly #schemas: SchemaTypes;
  /** The types of what requests hold. */
  readonly #sent: SchemaTypes;
  /** Names of operations by method and path, where they differ from the `operationId`. */
  readonly #ids: ReadonlyMap<string, string>;
  /** Tells whether openapi-typescript is followed. */
  readonly #like: boolean;
  /** The schemas by name, in the order in which they were met. */
  readonly operations = new Map<string, TypeText>();

  constructor(
    resolve: (ref: string) => Json | undefined,
    schemas: SchemaTypes,
    ids: ReadonlyMap<string, string>,
    like: boolean,
  ) {
    this.#resolve = resolve;
    this.#schemas = schemas;
    this.#sent = schemas.ofRequests();
    this.#like = like;
    this.#ids = ids;
  }

  pathItems(items: Json | undefined): string[] {
    return entries(items).map(([name, { $ref, ...beside }]) => {
      const item = typeof $ref === 'string' ? { ...this.#resolved({ $ref }), ...beside } : beside;
      return `${docComment(item)}${key(name)}: ${this.#pathItem(item, name).text};`;
    });
  }

  components(
    components: Json | undefined,
    aliases: ReadonlyMap<string, string>,
  ): { members: string[]; aliases: string[] } {
    const recursive = this.#schemas.withAliases(aliases);
    const groups = isObject(components) ? components : {};
    const group = (name: string, typeOf: (node: JsonObject, member: string) => TypeText) => {
      const members = Object.entries(isObject(groups[name]) ? groups[name] : {}).map(([member, node]) => {
        const one = isObject(node) ? node : {};
        const type =
          name === 'schemas' && typeof node === 'boolean' ? this.#schemas.of(node) : typeOf(one, member);
        return `${docComment(one)}${key(member)}: ${type.text};`;
      });
      return `${name}: ${members.length === 0 ? 'never' : typeLiteral(members).text};`;
    };
    const declared: string[] = [];
    const schema = (node: JsonObject, member: string): TypeText => {
      const alias = aliases.get(member);
      if (alias === undefined) return this.#schemas.below(member).of(node);
      declared.push(`type ${alias} = ${recursive.of(node).text};\n`);
      return { text: alias };
    };
    const members = [
      group('schemas', schema),
      group('responses', (node) => this.#response(node)),
      group('parameters', (node) => this.#parameter(node)),
      group('requestBodies', (node) => this.#requestBody(node)),
      group('headers', (node) => this.#header(node)),
      'pathItems: never;',
    ];
    return { members: components === undefined ? [] : members, aliases: declared };
  }

  #pathItem(item: JsonObject, path: string): TypeText {
    const shared = list(item.parameters);
    const own = Object.keys(item).filter((key) => isMethod(key) && !HTTP_METHODS.has(key));
    const methods = [...HTTP_METHODS, ...own].map((method) => {
      const operation = item[method];
      if (!isObject(operation)) return `${method}?: never;`;
      return `${docComment(operation)}${key(method)}: ${this.#operation(operation, shared, this.#ids.get(`${method} ${path}`)).text};`;
    });
    return typeLiteral([this.#parameters(shared), ...methods]);
  }

  #operation(operation: JsonObject, shared: readonly Json[], name: string | undefined): TypeText {
    const { parameters, requestBody, responses } = operation;
    const named = new Map(
      [...shared, ...list(parameters)].map((one) => [this.#parameterKey(one), one] as const),
    );
    const body = isObject(requestBody) ? requestBody : undefined;
    const type = typeLiteral([
      this.#parameters([...named.values()]),
      body === undefined
        ? 'requestBody?: never;'
        : `${docComment(body)}requestBody${this.#resolved(body).required === true ? '' : '?'}: ${this.#requestBody(body).text};`,
      `responses: ${this.#responses(responses).text};`,
    ]);
    const { operationId } = operation;
    const own =
      typeof operationId === 'string' && this.#like ? operationId.replaceAll('#', '/') : operationId;
    const id = name ?? own;
    if (typeof id !== 'string' || id === '') return type;
    this.operations.set(id, type);
    return { text: `operations[${text(id)}]` };
  }

  #parameterKey(parameter: Json): string {
    const { in: where, name } = this.#resolved(parameter);
    return `${String(where)} ${String(name)}`;
  }

  #parameters(parameters: readonly Json[]): string {
    const all = (parameters as readonly JsonObject[]).map((node) => ({ node, read: this.#resolved(node) }));
    const members = LOCATIONS.map((where) => {
      const here = all.filter(({ read }) => read.in === where);
      if (here.length === 0) return `${where}?: never;`;
      const isRequired = (read: JsonObject) => where === 'path' || read.required === true;
      const types = here.map(
        ({ node, read }) =>
          `${docComment(read)}${key(String(read.name))}${isRequired(read) ? '' : '?'}: ${this.#parameter(node).text};`,
      );
      return `${where}${here.some(({ read }) => isRequired(read)) ? '' : '?'}: ${typeLiteral(types).text};`;
    });
    return `parameters: ${typeLiteral(members).text};`;
  }

  #parameter(parameter: JsonObject): TypeText {
    const known = this.#referred(parameter);
    if (known !== undefined) return known;
    const { schema, content } = this.#resolved(parameter);
    if (schema !== undefined) return this.#sent.of(schema);
    const [entry] = entries(content);
    // Any other media type is sent as the text that it is; openapi-fetch sends each so.
    return entry !== undefined && !this.#like && /json\b/i.test(entry[0])
      ? this.#mediaType(entry[1], this.#sent)
      : { text: 'string' };
  }

  #requestBody(body: JsonObject): TypeText {
    return (
      this.#referred(body) ??
      typeLiteral([`content: ${this.#content(this.#resolved(body).content, this.#sent).text};`])
    );
  }

  #responses(responses: Json | undefined): TypeText {
    const members = entries(responses).map(
      ([status, node]) => `${docComment(node)}${key(status)}: ${this.#response(node).text};`,
    );
    return members.length === 0 ? NEVER : typeLiteral(members);
  }

  #response(response: JsonObject): TypeText {
    const known = this.#referred(response);
    if (known !== undefined) return known;
    const { headers: described, content } = this.#resolved(response);
    const headers = entries(described).map(([name, node]) => {
      const isRequired = this.#resolved(node).required === true || (this.#like && '$ref' in node);
      return `${docComment(node)}${key(name)}${isRequired ? '' : '?'}: ${this.#header(node).text};`;
    });
    const isEmpty = entries(content).length === 0;
    return typeLiteral([
      `headers: ${typeLiteral([...headers, '[name: string]: unknown;']).text};`,
      isEmpty ? 'content?: never;' : `content: ${this.#content(content).text};`,
    ]);
  }

  #header(header: JsonObject): TypeText {
    const known = this.#referred(header);
    if (known !== undefined) return known;
    const { schema, content } = this.#resolved(header);
    if (schema !== undefined) return this.#schemas.of(schema);
    return content === undefined ? UNKNOWN : this.#content(content);
  }

  #content(content: Json | undefined, schemas = this.#schemas): TypeText {
    return typeLiteral(
      entries(content).map(
        ([name, node]) => `${docComment(node)}${key(name)}: ${this.#mediaType(node, schemas).text};`,
      ),
    );
  }

  #mediaType(mediaType: JsonObject, schemas: SchemaTypes): TypeText {
    return schemas.of(this.#resolved(mediaType).schema);
  }

  /** The component that a reference leads to in the end; what stands elsewhere is written where it is used. */
  #referred(node: JsonObject): TypeText | undefined {
    if (typeof node.$ref !== 'string') return undefined;
    const target = this.#resolve(node.$ref);
    if (isObject(target) && typeof target.$ref === 'string') return this.#referred(target);
    return fromPointer(node.$ref).length === 3 ? this.#schemas.reference(node.$ref) : undefined;
  }

  #resolved(node: Json): JsonObject {
    let here: Json | undefined = node;
    for (let hops = 0; isObject(here) && typeof here.$ref === 'string' && hops < 32; hops++)
      here = this.#resolve(here.$ref);
    return isObject(here) ? here : {};
  }
}

function entries(node: Json | undefined): [string, JsonObject][] {
  if (!isObject(node)) return [];
  return Object.entries(node).filter((entry): entry is [string, JsonObject] => isObject(entry[1]));
}

function list(node: Json | undefined): readonly Json[] {
  return Array.isArray(node) ? node : [];
}
