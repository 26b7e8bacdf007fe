/**
 * The view model: all that a template may know of a description. `scripts/pipeline/model/model.ts` makes it from the bundled
 * document; every decision is taken there, so a template only writes text.
 */
import type { Int64Shape, Int64Shapes } from '../lib/json-int64.ts';
import type { ParameterLocation, ValueShape } from './runtime/server-types.ts';

export type { ParameterLocation, ValueShape };

/** The import of the types: `./types.ts` (Node.js strips types), `./types.js` (the files are compiled) or `./types` (a bundler, CommonJS). */
export type ImportExtension = '.ts' | '.js' | '';

/** A whole description, ready for the templates. Lists keep the order of the document. */
export interface ApiModel {
  readonly title: string;
  readonly version: string;
  /** Value for `baseUrl` when the description has a server, with the defaults of its variables; else `undefined`. */
  readonly defaultBaseUrl: string | undefined;
  /** The first server of the whole description. */
  readonly server: ServerModel | undefined;
  /** The ending of imports between generated modules. */
  readonly importExtension: ImportExtension;
  readonly operations: readonly OperationModel[];
  /** Calls that the server makes: operations that whoever receives them implements. Their path is `/` and the webhook's name. */
  readonly webhooks: readonly OperationModel[];
  readonly schemas: readonly SchemaModel[];
  /** Sections of the source, in the order of `x-source-sections`. Empty for a description without them. */
  readonly sourceSections: readonly SourceSectionModel[];
  readonly identifiers: readonly IdentifierModel[];
  readonly credentials: readonly CredentialModel[];
  /** Property names whose values must be masked in logs, from `x-sensitive: true` on schemas and properties. Sorted. */
  readonly sensitiveNames: readonly string[];
  /** The places of 64-bit integers that code has as strings, by component. */
  readonly int64?: Int64Shapes | undefined;
  /** The names that differ in code from those of the description. */
  readonly renames: readonly RenameModel[];
}

export interface ServerModel {
  /** The URL as described: `https://{region}.example.com`. */
  readonly template: string;
  readonly variables: readonly {
    readonly name: string;
    /** Its default; `undefined` where the description has none. */
    readonly initial: string | undefined;
    /** The values that it may have; empty where any is one. */
    readonly values: readonly string[];
  }[];
}

/** A section of the document that the description was written from, and what refers to it with `x-source`. */
export interface SourceSectionModel {
  /** The value of `x-source`: `2.6`. */
  readonly section: string;
  readonly topic: string;
  /** Operation ids. */
  readonly operations: readonly string[];
  /** Names in `components/securitySchemes`. */
  readonly credentials: readonly string[];
  /** Names in `components/schemas`. */
  readonly schemas: readonly string[];
}

export interface RenameModel {
  readonly kind: 'operation' | 'schema' | 'credential' | 'parameter';
  /** The name in the description; method and path of an operation without an id. */
  readonly from: string;
  readonly to: string;
  /** Pointer into the bundled document. */
  readonly pointer: string;
}

export interface OperationModel {
  /** The `operationId` as an identifier, `createCard`: the method's name in the client and the server interface. */
  readonly id: string;
  /** The name in upper camel case, for types: `CreateCard`. */
  readonly typeName: string;
  /** The method in lower case, `get`; one of its own in capitals: `COPY`. */
  readonly method: string;
  /** Path template as in the description: `/v1/account/{accountId}`. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** `x-source`: the section of the source, `4.5`. */
  readonly source: string | undefined;
  /** `x-not-shown`: ids of what is left open about it. */
  readonly notShown: readonly string[];
  /** GET, HEAD, OPTIONS and QUERY: may be repeated without harm, so the client may retry it. */
  readonly safe: boolean;
  /** `x-moves-money`: a call moves money where the deployment is a real bank. */
  readonly movesMoney: boolean;
  /** The parameters in the order of the description, those of the path item first. */
  readonly parameters: readonly ParameterModel[];
  readonly body: BodyModel | undefined;
  readonly responses: readonly ResponseModel[];
  readonly security: SecurityModel;
  /** The servers of its own, if the operation or its path has some. A path is relative to the description's server. */
  readonly server: string | undefined;
  /** The way in which the pages of what it lists follow each other, where the description or a configuration says so. */
  readonly pages?: PagesModel | undefined;
  /** Pointer into the bundled document: `#/paths/~1v1~1card/post`. */
  readonly pointer: string;
}

/** The way in which the pages of a list follow each other. A place in a body is a list of names; `-1` is the last item of a list. */
export interface PagesModel {
  /**
   * `cursor`: a response has what the next request sends. `url`: it has the URL of the next page. `offset`, `page`: the request counts
   * items, or pages.
   */
  readonly by: 'cursor' | 'url' | 'offset' | 'page';
  /** The place where a request has cursor, offset or page: `['query', 'after']`, `['body', 'paging', 'after']`. Absent for `url`. */
  readonly to: readonly string[] | undefined;
  /** The number of the first item or page. */
  readonly first: number;
  /** The place where a body has the list of items; `undefined` where nothing says so. */
  readonly items: readonly string[] | undefined;
  /** The place where a body has the next cursor or URL. */
  readonly next: readonly string[] | undefined;
  /** The header that has it instead; of `Link`, it is the one with `rel=next`. */
  readonly nextHeader: string | undefined;
  /** The place where a body says whether there are more pages. */
  readonly hasMore: readonly string[] | undefined;
  /** The place where a body has the number of all pages. */
  readonly pageCount: readonly string[] | undefined;
}

/** The parameters of one location, in their order. */
export function parametersIn(
  { parameters }: Pick<OperationModel, 'parameters'>,
  place: ParameterLocation,
): ParameterModel[] {
  return parameters.filter((parameter) => parameter.in === place);
}

export interface ParameterModel {
  readonly in: ParameterLocation;
  /** Name on the wire: `accountId`, `X-Request-Tag`. */
  readonly name: string;
  /** Name as an identifier in code: `accountId`, `xRequestTag`. */
  readonly identifier: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string;
  readonly type: TypeModel;
  /** The style in which the value is written. `json` is for a parameter that is described by `content`. */
  readonly style: ParameterStyleName;
  readonly explode: boolean;
  /** The characters of a URL's syntax are sent as they are: `a/b`, not `a%2Fb`. In queries only. */
  readonly allowReserved: boolean;
  readonly allowEmptyValue: boolean;
  /** The types that a text is to be read as. */
  readonly shape: ValueShape;
  readonly example: unknown;
  /** A value by its schema, where samples were made and there is no example. */
  readonly sample?: unknown;
}

export type ParameterStyleName =
  | 'form'
  | 'simple'
  | 'label'
  | 'matrix'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie'
  | 'json';

/**
 * The kind decides how the generated code reads and writes content:
 * - `json`, `text` (XML and HTML too), `binary` (a `Blob`)
 * - `form` (`application/x-www-form-urlencoded`), `multipart` (`multipart/form-data`)
 * - `events` (`text/event-stream`), `lines` (a JSON value per line): one item after another
 */
export type ContentKind = 'json' | 'text' | 'binary' | 'form' | 'multipart' | 'events' | 'lines';

/** A body in one media type. */
export interface ContentModel {
  /** The media type as described: `application/json; charset=utf-8`, `image/*`. */
  readonly mediaType: string;
  readonly kind: ContentKind;
  /** The type of the value in code; of one item for `events` and `lines`. */
  readonly type: TypeModel;
  /** True if validators check the value, or each item, against its schema. */
  readonly validated: boolean;
  /** The fields of a form, in the order of its schema. */
  readonly fields: readonly FieldModel[];
  /** The places of 64-bit integers that code has as strings. */
  readonly int64?: Int64Shape | undefined;
  readonly examples: readonly ExampleModel[];
}

/** A field of a form. */
export interface FieldModel {
  readonly name: string;
  /** The types that its text is to be read as; `file` and `files` for bytes. */
  readonly shape: ValueShape | 'file' | 'files';
  /** Media type of its part, where the description names one: `image/png`. */
  readonly contentType: string | undefined;
  /** `undefined` where the description names none: a list repeats the name, an object is written as JSON. */
  readonly style: ParameterStyleName | undefined;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

export interface BodyModel {
  readonly required: boolean;
  /** The preferred first, JSON where there is some, then the others in the order of the description. */
  readonly contents: readonly [ContentModel, ...ContentModel[]];
}

export interface ResponseModel {
  /** The status as described: `201`, `2XX`, `default`. */
  readonly status: string;
  /** A 2xx code or `2XX`. */
  readonly success: boolean;
  readonly description: string;
  /** The contents in the order of `BodyModel`. Empty when no content is described: any body is allowed. */
  readonly contents: readonly ContentModel[];
  readonly headers: readonly ResponseHeaderModel[];
}

export interface ResponseHeaderModel {
  /** The name as described: `X-Total`. */
  readonly name: string;
  readonly required: boolean;
}

/** The preferred content of a body or a response. */
export function contentOf(holder: BodyModel | ResponseModel | undefined): ContentModel | undefined {
  return holder?.contents[0];
}

export interface ExampleModel {
  /** Name of the example component: `createCardRequest`. */
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

/** The place of a type: by component name if it has one, always by pointer. */
export interface TypeModel {
  /** Component name, `CreateCardRequest`; `undefined` for an inline schema. */
  readonly name: string | undefined;
  /** A TypeScript expression for it in the generated types file's terms: `CreateCardRequest`, `AccountId`, `string[]`. */
  readonly typescript: string;
  /** Component names that `typescript` mentions, to be imported from the types file. */
  readonly imports: readonly string[];
  /** Pointer into the bundled document, after following a reference: `#/components/schemas/CreateCardRequest`. */
  readonly pointer: string;
}

export interface SchemaModel {
  /** The exported type's name. */
  readonly name: string;
  /** Component name, which need not be an identifier. */
  readonly component: string;
  readonly description: string;
  readonly source: string | undefined;
  readonly pointer: string;
}

/** A string schema whose pattern begins with a fixed kind prefix: `acc-`. Becomes a template literal type and a guard. */
export interface IdentifierModel {
  /** `AccountId` */
  readonly name: string;
  /** `acc-` */
  readonly prefix: string;
  /** The pattern's source text, for the guard's regular expression (`u` flag). */
  readonly pattern: string;
  readonly description: string;
}

/**
 * A security scheme that a client can fill: an API key in a header, query or cookie, a bearer token (OAuth 2 and OpenID Connect,
 * too), HTTP basic, or another HTTP scheme. `mutualTLS` is none: there is nothing to send.
 */
export interface CredentialModel {
  /** Name of the security scheme, an identifier: `apiKey`, `personId`. */
  readonly name: string;
  readonly kind: 'header' | 'query' | 'cookie' | 'bearer' | 'basic' | 'http';
  /** Name of the header, query parameter or cookie on the wire, lower case for headers: `sd-api-key`; `authorization` for HTTP schemes. */
  readonly wireName: string;
  /** A header's name as the description writes it, where that is not in lower case. */
  readonly writtenName?: string;
  /** The word before the value of `http`: `Digest`. */
  readonly scheme?: string;
  readonly description: string;
}

export interface SecurityModel {
  /**
   * `none`: the description says no credential is used (`security: []`); none is sent.
   * `open`: nothing is said (`security: [{}]` or no `security` at all); the client sends what it was given.
   * `listed`: the alternatives below, in order of preference.
   */
  readonly kind: 'none' | 'open' | 'listed';
  /** Alternatives, each a set of credential names used together. The empty set means "works without". */
  readonly alternatives: readonly (readonly string[])[];
  /** True when at least one credential must be present: no alternative is the empty set. */
  readonly mandatory: boolean;
  /** Every credential name that any alternative mentions, in document order. */
  readonly names: readonly string[];
}

/** A template: from the model to the text of one file. */
export type Template = (model: ApiModel) => string;
