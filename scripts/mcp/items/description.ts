import { isMethod } from '../../../lib/http-methods.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';

/** A schema of a bundled description. Only what is read here has a type; each member may be anything in a foreign description, so readers check. */
export type DescribedSchema = JsonObject;

export interface DescribedOperation {
  /** Its `operationId`, or method and path. */
  readonly id: string;
  /** `POST` */
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly section: string | undefined;
  readonly notShown: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly description: string;
  }[];
  /** The name of the schema of its body, where it has one. */
  readonly request: string | undefined;
  readonly success: readonly string[];
  readonly response: string | undefined;
  /** Security schemes that it names, in order. */
  readonly credentials: readonly string[];
  readonly requests: readonly [name: string, value: Json][];
  readonly responses: readonly [name: string, value: Json][];
}

/** Lists what can be found in a bundled OpenAPI 3.1 document. */
export interface DescribedApi {
  readonly document: JsonObject;
  readonly title: string;
  readonly operations: readonly DescribedOperation[];
  /** The schemas by name; those of bodies that have none are called `createCard.request`, `createCard.response`. */
  readonly schemas: ReadonlyMap<string, DescribedSchema>;
  /** Headers, query parameters and cookies that carry credentials, by the name of their scheme. */
  readonly credentials: ReadonlyMap<string, JsonObject>;
}

export function describedApi(document: JsonObject): DescribedApi {
  const schemas = new Map(
    Object.entries(objectAt(document, '/components/schemas')).flatMap(([name, schema]) =>
      isObject(schema) ? [[name, schema] as const] : [],
    ),
  );
  const nameOf = (schema: JsonObject | undefined, otherwise: string): string | undefined => {
    if (schema === undefined) return undefined;
    const name = nameOfRef(schema);
    if (name !== undefined) return name;
    schemas.set(otherwise, schema);
    return otherwise;
  };
  const operations = Object.entries(objectAt(document, '/paths')).flatMap(([path, item]) => {
    const shared = resolved(document, item);
    return Object.keys(shared)
      .filter(isMethod)
      .flatMap((method) =>
        isObject(shared[method]) ? [operationOf(document, path, method, shared, nameOf)] : [],
      );
  });
  const credentials = Object.entries(objectAt(document, '/components/securitySchemes')).flatMap(
    ([name, scheme]) => (isObject(scheme) ? [[name, resolved(document, scheme)] as const] : []),
  );
  return {
    document,
    title: textOf(at(document, '/info/title')),
    operations,
    schemas,
    credentials: new Map(credentials),
  };
}

function operationOf(
  document: JsonObject,
  path: string,
  method: string,
  item: JsonObject,
  nameOf: (schema: JsonObject | undefined, otherwise: string) => string | undefined,
): DescribedOperation {
  const operation = item[method] as JsonObject;
  const id = textOf(operation.operationId) || `${method.toUpperCase()} ${path}`;
  const request = mediaOf(resolved(document, operation.requestBody));
  const answers = Object.entries(objectAt(operation, '/responses')).filter(([status]) => /^2/.test(status));
  const response = answers
    .map(([, one]) => mediaOf(resolved(document, one)))
    .find((one) => one !== undefined);
  const security = listOf(operation.security ?? document.security);
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: textOf(operation.summary),
    description: textOf(operation.description),
    section: optional(operation['x-source']),
    notShown: notShownOf(operation),
    parameters: [...listOf(item.parameters), ...listOf(operation.parameters)].map((one) => {
      const { name, in: place, required, description } = resolved(document, one);
      return {
        name: textOf(name),
        in: textOf(place),
        required: required === true,
        description: textOf(description),
      };
    }),
    request: nameOf(schemaOf(request), `${id}.request`),
    success: answers.map(([status]) => status),
    response: nameOf(schemaOf(response), `${id}.response`),
    credentials: [...new Set(security.flatMap((one) => (isObject(one) ? Object.keys(one) : [])))],
    requests: examplesOf(document, request),
    responses: examplesOf(document, response),
  };
}

/** The content that a body is described for: JSON where there is some. */
function mediaOf(body: JsonObject): JsonObject | undefined {
  const all = Object.entries(objectAt(body, '/content'));
  const [, media] = all.find(([type]) => /[/+]json\b/i.test(type)) ?? all[0] ?? [];
  return isObject(media) ? media : undefined;
}

function schemaOf(media: JsonObject | undefined): JsonObject | undefined {
  return isObject(media?.schema) ? media.schema : undefined;
}

function examplesOf(document: JsonObject, media: JsonObject | undefined): [string, Json][] {
  if (media === undefined) return [];
  if (media.example !== undefined) return [['example', media.example]];
  return Object.entries(objectAt(media, '/examples')).flatMap(([name, one]) => {
    const { value } = resolved(document, one);
    return value === undefined ? [] : [[name, value] as [string, Json]];
  });
}

/** References lead through at most this many others. */
const MAX_STEPS = 20;

/** Returns what a reference inside of the document leads to; an empty object for anything else. */
function resolved(document: JsonObject, value: Json | undefined): JsonObject {
  let here = value;
  for (let step = 0; step < MAX_STEPS && isObject(here) && typeof here.$ref === 'string'; step += 1)
    here = here.$ref.startsWith('#/') ? at(document, here.$ref) : undefined;
  return isObject(here) ? here : {};
}

/** `AccountId` of a reference to `#/components/schemas/AccountId`. */
export function nameOfRef({ $ref }: JsonObject): string | undefined {
  const prefix = '#/components/schemas/';
  return typeof $ref === 'string' && $ref.startsWith(prefix)
    ? $ref.slice(prefix.length).replaceAll('~1', '/').replaceAll('~0', '~')
    : undefined;
}

/** Entries of the not-shown list that are attached to something. */
export function notShownOf({ 'x-not-shown': ids = [] }: JsonObject): readonly string[] {
  return [ids].flat().filter((id) => typeof id === 'string');
}

export function fieldsIn(schema: DescribedSchema): [name: string, schema: DescribedSchema][] {
  return Object.entries(objectAt(schema, '/properties')).flatMap(([name, own]) =>
    isObject(own) ? [[name, own] as [string, DescribedSchema]] : [],
  );
}

export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function optional(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

function objectAt(value: JsonObject, pointer: string): JsonObject {
  const found = at(value, pointer);
  return isObject(found) ? found : {};
}
