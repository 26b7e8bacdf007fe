import { at, isObject, type Json, type JsonObject } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { put } from '../../document/schema-walk.ts';
import type { UpgradeContext } from '../upgrade.ts';
import { formBody, splitSchema, upgradeParameter } from './swagger-parameters.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];
const JSON_ONLY = ['application/json'];

/** Finds where the root file of a Swagger 2.0 description has what 3.1 has among the components. */
const GROUPS: Readonly<Record<string, string>> = {
  '/definitions/': '/components/schemas/',
  '/parameters/': '/components/parameters/',
  '/responses/': '/components/responses/',
};

/** `#/components/schemas/Card` for `#/definitions/Card`; other pointers as they are. */
export function upgradedPointer(pointer: string): string {
  const group = Object.keys(GROUPS).find((prefix) => pointer.startsWith(prefix));
  return group === undefined ? pointer : `${GROUPS[group]}${pointer.slice(group.length)}`;
}

/**
 * A Swagger 2.0 description as one of OpenAPI 3.1, but for its schemas, which only move. Parameters `in: body` and
 * `in: formData` become request bodies; each operation has its media types beside its bodies.
 */
export function fromSwagger(document: JsonObject, openapi: string, context: UpgradeContext): JsonObject {
  const { swagger: _, host, basePath, schemes, consumes, produces, ...rest } = document;
  const { definitions, parameters, responses, securityDefinitions, paths, ...kept } = rest;
  const { moved } = context;
  const convert = new SwaggerReader(document, context);
  moved('#/components/schemas', '#/definitions');
  moved('#/components/securitySchemes', '#/securityDefinitions');
  const components: JsonObject = {
    ...(isObject(definitions) && { schemas: definitions }),
    ...(isObject(parameters) && {
      parameters: convert.entries(parameters, '#/parameters', '#/components/parameters', (node, from, to) =>
        isBody(node) ? undefined : upgradeParameter(node, from, to, context),
      ),
    }),
    ...(isObject(responses) && {
      responses: convert.entries(responses, '#/responses', '#/components/responses', (node, from, to) =>
        convert.response(node, from, to, listOf(produces)),
      ),
    }),
    ...(isObject(securityDefinitions) && {
      securitySchemes: mapValues(securityDefinitions, (node) =>
        isObject(node) ? securityScheme(node) : node,
      ),
    }),
  };
  return {
    openapi,
    ...kept,
    ...servers(host, basePath, schemes),
    paths: mapValues(isObject(paths) ? paths : {}, (item, path) =>
      isObject(item) && !path.startsWith('x-') ? convert.pathItem(item, step('#/paths', path)) : item,
    ),
    ...(Object.keys(components).length > 0 && { components }),
  };
}

/** Converts parts of a description, which look up others of the root file. */
class SwaggerReader {
  private readonly document: JsonObject;
  private readonly context: UpgradeContext;

  constructor(document: JsonObject, context: UpgradeContext) {
    this.document = document;
    this.context = context;
  }

  /** The members of a group of shared parts under their new place; what `convert` has no part for is left out. */
  entries(
    group: JsonObject,
    from: string,
    to: string,
    convert: (node: JsonObject, from: string, to: string) => JsonObject | undefined,
  ): JsonObject {
    this.context.moved(to, from);
    const result: Record<string, Json> = {};
    for (const [name, node] of Object.entries(group)) {
      const found = isObject(node) ? this.follow(node, step(from, name)) : undefined;
      const converted =
        found === undefined
          ? node
          : convert(
              found.foreign === true ? found.node : (node as JsonObject),
              step(from, name),
              step(to, name),
            );
      if (converted !== undefined) put(result, name, converted);
    }
    return result;
  }

  pathItem(written: JsonObject, pointer: string): JsonObject {
    const { node: item } = this.follow(written, pointer);
    const shared = this.parameters(item, pointer);
    return mapValues(
      { ...item, parameters: shared.plain(pointer) },
      (node, key) =>
        METHODS.includes(key) && isObject(node) ? this.operation(node, step(pointer, key), shared) : node,
      (node, key) => key !== 'parameters' || (node as readonly Json[]).length > 0,
    );
  }

  private operation(operation: JsonObject, pointer: string, shared: ParameterList): JsonObject {
    const { consumes, produces, schemes, parameters: _, responses, ...rest } = operation;
    const { host, basePath, schemes: usual } = this.document;
    const own = this.parameters(operation, pointer);
    const accepted = listOf(consumes) ?? listOf(this.document.consumes);
    const sent = listOf(produces);
    const plain = own.plain(pointer);
    const requestBody = this.requestBody(own, shared, pointer, accepted);
    return {
      ...rest,
      ...(schemes !== undefined && String(schemes) !== String(usual) && servers(host, basePath, schemes)),
      ...(plain.length > 0 && { parameters: plain }),
      ...(requestBody !== undefined && { requestBody }),
      ...(isObject(responses) && {
        responses: mapValues(responses, (node, status) => {
          const place = step(pointer, 'responses', status);
          if (!isObject(node) || status.startsWith('x-')) return node;
          const { node: found, place: from, foreign } = this.follow(node, place);
          // A shared response has the media types of the description; an operation with its own needs a copy.
          if (found !== node && foreign !== true && sent === undefined)
            return { $ref: `#${upgradedPointer(String(node.$ref).slice(1))}` };
          if (typeof found.$ref === 'string') return found;
          this.context.moved(place, from);
          return this.response(found, from, place, sent ?? listOf(this.document.produces));
        }),
      }),
    };
  }

  private requestBody(
    own: ParameterList,
    shared: ParameterList,
    pointer: string,
    consumes: readonly string[] | undefined,
  ): JsonObject | undefined {
    const to = step(pointer, 'requestBody');
    const body = own.body ?? shared.body;
    if (body === undefined) {
      const fields = new Map([...shared.form, ...own.form].map((field) => [String(field.node.name), field]));
      return fields.size === 0 ? undefined : formBody([...fields.values()], to, consumes, this.context);
    }
    const { node, place } = body;
    const { name: _, in: __, schema = {}, ...rest } = node;
    this.context.moved(to, place);
    const content = Object.fromEntries(
      (consumes ?? JSON_ONLY).map((type) => {
        this.context.moved(step(to, 'content', type, 'schema'), step(place, 'schema'));
        return [type, { schema }];
      }),
    );
    return { ...rest, content };
  }

  response(node: JsonObject, from: string, to: string, produces: readonly string[] = JSON_ONLY): JsonObject {
    const { schema, headers, examples, ...rest } = node;
    const content: Record<string, Json> = {};
    const isFile = isObject(schema) && schema.type === 'file';
    const types = isFile && produces === JSON_ONLY ? ['application/octet-stream'] : produces;
    const shown = isObject(examples) ? examples : {};
    for (const type of schema === undefined
      ? Object.keys(shown)
      : [...new Set([...types, ...Object.keys(shown)])]) {
      if (!type.includes('/')) continue;
      this.context.moved(step(to, 'content', type, 'schema'), step(from, 'schema'));
      this.context.moved(step(to, 'content', type, 'example'), step(from, 'examples', type));
      put(content, type, {
        ...(schema !== undefined && { schema: isFile ? { type: 'string', format: 'binary' } : schema }),
        ...(shown[type] !== undefined && { example: shown[type] }),
      });
    }
    return {
      description: '',
      ...rest,
      ...(isObject(headers) && {
        headers: mapValues(headers, (header, name) => {
          if (!isObject(header)) return header;
          this.context.moved(step(to, 'headers', name, 'schema'), step(from, 'headers', name));
          const { collectionFormat: format = 'csv' } = header;
          if (format !== 'csv') {
            const message = `\`collectionFormat: ${String(format)}\` of a header is not used: lists in headers have commas.`;
            this.context.note(step(from, 'headers', name, 'collectionFormat'), message);
          }
          const { schema: described, rest: others } = splitSchema(header);
          return { ...others, schema: described };
        }),
      }),
      ...(Object.keys(content).length > 0 && { content }),
    };
  }

  /** The parameters that a path item or an operation lists, references to shared ones followed. */
  private parameters(holder: JsonObject, pointer: string): ParameterList {
    const listed = Array.isArray(holder.parameters) ? (holder.parameters as readonly Json[]) : [];
    const found = listed.flatMap((node, index) => {
      if (!isObject(node)) return [];
      const place = step(pointer, 'parameters', index);
      return [{ ...this.follow(node, place), written: node, writtenPlace: place }];
    });
    return {
      body: found.find(({ node }) => node.in === 'body'),
      form: found.filter(({ node }) => node.in === 'formData'),
      plain: (at) =>
        found
          .filter(({ node }) => !isBody(node))
          .map(({ node, foreign, written, writtenPlace }, index) => {
            const to = step(at, 'parameters', index);
            if (to !== writtenPlace) this.context.moved(to, writtenPlace);
            if (node !== written && foreign !== true)
              return { $ref: `#${upgradedPointer(String(written.$ref).slice(1))}` };
            return typeof node.$ref === 'string'
              ? node
              : upgradeParameter(node, writtenPlace, to, this.context);
          }),
    };
  }

  /** Finds what a reference leads to. A part of another file has no place in the root file but that of the reference. */
  private follow(node: JsonObject, place: string): Found {
    const ref = node.$ref;
    if (typeof ref !== 'string') return { node, place };
    if (!ref.startsWith('#/')) {
      const found = this.context.elsewhere(ref);
      return found === undefined ? { node, place } : { node: found, place, foreign: true };
    }
    const target = at(this.document, ref);
    if (!isObject(target)) return { node, place };
    const further = typeof target.$ref === 'string' ? this.follow(target, ref) : undefined;
    return further?.foreign === true ? further : { node: target, place: ref };
  }
}

interface Found {
  readonly node: JsonObject;
  /** The place in the file. */
  readonly place: string;
  /** It stands in another file. */
  readonly foreign?: true;
}

interface ParameterList {
  readonly body: Found | undefined;
  readonly form: readonly Found[];
  /** All others, as parameters of 3.1 of whatever stands at the pointer. */
  plain(pointer: string): JsonObject[];
}

function isBody({ in: where }: JsonObject): boolean {
  return where === 'body' || where === 'formData';
}

function servers(host: Json | undefined, basePath: Json | undefined, schemes: Json | undefined): JsonObject {
  const path = typeof basePath === 'string' ? basePath : '';
  if (typeof host !== 'string') return path === '' ? {} : { servers: [{ url: path }] };
  return { servers: (listOf(schemes) ?? ['https']).map((scheme) => ({ url: `${scheme}://${host}${path}` })) };
}

function listOf(value: Json | undefined): readonly string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined;
}

function mapValues(
  source: JsonObject,
  change: (value: Json, key: string) => Json,
  keep: (value: Json, key: string) => boolean = () => true,
): JsonObject {
  const result: Record<string, Json> = {};
  for (const [key, value] of Object.entries(source))
    if (keep(value, key)) put(result, key, change(value, key));
  return result;
}

const FLOWS: Readonly<Record<string, string>> = {
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/** A security scheme of Swagger 2.0 as one of OpenAPI 3.1. */
function securityScheme(scheme: JsonObject): JsonObject {
  const { type, flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  if (type === 'basic') return { ...rest, type: 'http', scheme: 'basic' };
  if (type !== 'oauth2') return scheme;
  const name = String(flow);
  return {
    ...rest,
    type,
    flows: {
      [FLOWS[name] ?? name]: {
        ...(authorizationUrl !== undefined && { authorizationUrl }),
        ...(tokenUrl !== undefined && { tokenUrl }),
        scopes: scopes ?? {},
      },
    },
  };
}
