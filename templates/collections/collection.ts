/** A collection of requests, as the templates for Postman and Bruno see it. `{{name}}` stands for the value of a variable in both. */
export interface CollectionModel {
  readonly name: string;
  readonly version: string;
  /** Markdown, as every description below. */
  readonly description: string;
  /** The requests in the order in which they are run. */
  readonly folders: readonly CollectionFolder[];
  /** The variables that responses hand on to later requests. */
  readonly variables: readonly CollectionVariable[];
  readonly environments: readonly CollectionEnvironment[];
}

export interface CollectionFolder {
  /** A tag of the description. */
  readonly name: string;
  readonly description: string;
  /** The requests in the order in which they are run. */
  readonly requests: readonly CollectionRequest[];
}

export interface CollectionVariable {
  readonly name: string;
  /** Empty where it has to be set by whoever runs the collection. */
  readonly value: string;
  readonly description: string;
  /** A credential. */
  readonly secret: boolean;
}

export interface CollectionEnvironment {
  /** `sandbox`: the name of its file. */
  readonly name: string;
  readonly variables: readonly CollectionVariable[];
}

export interface CollectionRequest {
  /** Operation id. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The method in upper case. */
  readonly method: string;
  /** After the base URL: `/v1/account/:accountId`. */
  readonly path: string;
  /** Values of the path's `:name` segments. */
  readonly pathVariables: readonly NamedValue[];
  /** Encoded. */
  readonly query: readonly SentValue[];
  readonly headers: readonly SentValue[];
  readonly auth: CollectionAuth | undefined;
  readonly body: CollectionBody | undefined;
  readonly checks: ResponseChecks;
  readonly examples: readonly ResponseExample[];
}

export interface NamedValue {
  readonly name: string;
  readonly value: string;
  readonly description: string;
}

export interface SentValue extends NamedValue {
  /** Others are listed, but not sent unless somebody switches them on. */
  readonly enabled: boolean;
}

export type CollectionAuth =
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'basic'; readonly username: string; readonly password: string };

export type CollectionBody =
  | { readonly kind: 'text'; readonly language: 'json' | 'xml' | 'text'; readonly text: string }
  | { readonly kind: 'form'; readonly fields: readonly { readonly name: string; readonly value: string }[] }
  | { readonly kind: 'multipart'; readonly parts: readonly BodyPart[] }
  | { readonly kind: 'file'; readonly mediaType: string };

export interface BodyPart {
  readonly name: string;
  /** `undefined` for a file, which is chosen by whoever sends the request. */
  readonly value: string | undefined;
  readonly contentType: string | undefined;
}

/** The tests of a request ask this of its response. */
export interface ResponseChecks {
  /** `201`, `2XX`. Empty: any status that reports no error. */
  readonly statuses: readonly string[];
  /** The media types that the description gives a response: base types in lower case, `image/*`. */
  readonly mediaTypes: readonly { readonly status: string; readonly types: readonly string[] }[];
  /** JSON Schema draft-07, by status. */
  readonly schemas: readonly { readonly status: string; readonly schema: unknown }[];
  /** The places where the response has values for later requests. */
  readonly carries: readonly CarriedField[];
}

export interface CarriedField {
  readonly variable: string;
  /** `['items', '*', 'id']`; `*` stands for the first item of a list. */
  readonly path: readonly string[];
}

export interface ResponseExample {
  readonly name: string;
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
}

/** A file that is written as JSON or YAML, by its path from the collection's folder. */
export type CollectionFiles = Readonly<Record<string, unknown>>;
