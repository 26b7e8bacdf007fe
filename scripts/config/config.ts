/** The outputs of `generate`, by the words of `--only`. */
export type OutputName =
  | 'openapi'
  | 'openapi-3.0'
  | 'types'
  | 'identifiers'
  | 'operations'
  | 'examples'
  | 'catalogue'
  | 'validators'
  | 'zod'
  | 'msw'
  | 'client'
  | 'hooks'
  | 'server'
  | 'reference';

/** The imports of generated modules end like this: `./types.ts`, `./types.js` or `./types`. */
export type ImportExtensionName = 'ts' | 'js' | 'none';

export type RuleSeverity = 'off' | 'warn' | 'error';

/**
 * The content of `banking-platform-api.config.ts`. Paths start from the file's folder; a flag overrides the file, and the file the default.
 * `config.schema.json` says the same for editors and for the check of a file.
 */
export interface Config {
  /** The JSON Schema of this file, for editors; in a JSON file only. */
  readonly $schema?: string;
  /** Root file of the description. Default: the description of this package. */
  readonly spec?: string;
  /** OpenAPI Overlays that are applied to the description, in their order. */
  readonly overlays?: readonly string[];
  /** The number of places that an action of an overlay has to match: exactly one, at least one, or any number. Default: `one`. */
  readonly overlayMatches?: 'one' | 'some' | 'any';
  /** Output folder of `generate` and `bundle`. Default: `generated`. */
  readonly out?: string;
  /** Outputs to generate. Default: all but `hooks`. */
  readonly only?: readonly OutputName[];
  /** Generate `types` only, and as this tool does: the same `paths`, `components` and `operations`. */
  readonly like?: 'openapi-typescript';
  /** Outputs to leave out of those. */
  readonly skip?: readonly OutputName[];
  /** The query and mutation hooks to generate. Default: none. */
  readonly hooks?: 'react' | 'vue' | 'svelte' | 'solid' | 'swr';
  /** Languages to make clients for, in the folder `clients` of the output folder. Default: none. */
  readonly clients?: readonly ('python' | 'go' | 'java' | 'php')[];
  /** Formats to make collections of requests in, in the folder `collections` of the output folder. Default: none. */
  readonly collections?: readonly ('postman' | 'bruno')[];
  /** The imports of generated modules end like this. */
  readonly importExtension?: ImportExtensionName;
  /** The type of 64-bit integers (`format: int64`) in code. Default: numbers, which lose digits beyond 2 to the power of 53. */
  readonly int64?: 'number' | 'string';
  /** Refuse what cannot be generated exactly, in place of generating it loosely and listing it. */
  readonly strict?: boolean;
  readonly lint?: {
    /** The rules to begin with. */
    readonly extends?: 'recommended' | 'house';
    /** Severity by rule: `{ 'operation-summary': 'off' }`. */
    readonly rules?: Readonly<Record<string, RuleSeverity>>;
  };
  /** Names to use in place of those derived from the description. */
  readonly names?: {
    /** Method name by operationId, or by method and path: `{ 'GET /stations': 'listStations' }`. */
    readonly operations?: Readonly<Record<string, string>>;
    /** Type name by schema name: `{ 'pet.Dog': 'Dog' }`. */
    readonly schemas?: Readonly<Record<string, string>>;
  };
  /**
   * The pagination of lists, by operation id or by method and path, if the description does not say it. Places in a body are JSON pointers, in which
   * `-1` is the last item of a list.
   */
  readonly pages?: Readonly<Record<string, PagesConfig>>;
}

/** One of `cursor`, `offset` and `page`; or none of them, where responses have the URL of the next page. */
export interface PagesConfig {
  /** The place where a response has its items: `/data`. Not needed where the response is a list. */
  readonly items?: string;
  /** Parameter that takes the next cursor; a JSON pointer for a property of the request body. */
  readonly cursor?: string;
  /** Parameter that counts items. */
  readonly offset?: string;
  /** Parameter that counts pages. */
  readonly page?: string;
  /** The place where a response has the next cursor, or the URL of the next page. */
  readonly next?: string;
  /** Response header that has it instead. Of `Link`, the URL with `rel=next` is taken. */
  readonly nextHeader?: string;
  /** The place where a response says whether there are more pages. */
  readonly hasMore?: string;
  /** The place where a response has the number of all pages; with `page`. */
  readonly pageCount?: string;
}

/** Returns its argument: gives the configuration its type in an editor. A list holds one configuration for each description. */
export function defineConfig<const C extends Config | readonly Config[]>(config: C): C {
  return config;
}
