import { getTypes } from '@redocly/openapi-core';

const VERSIONS = ['oas2', 'oas3_0', 'oas3_1', 'oas3_2'] as const;

/** The versions of OpenAPI that are known here, oldest first. */
export type OpenApiVersion = (typeof VERSIONS)[number];

const VERSION_NAMES: Readonly<Record<OpenApiVersion, string>> = {
  oas2: 'Swagger 2.0',
  oas3_0: 'OpenAPI 3.0',
  oas3_1: 'OpenAPI 3.1',
  oas3_2: 'OpenAPI 3.2',
};

export function isOpenApiVersion(version: string): version is OpenApiVersion {
  return (VERSIONS as readonly string[]).includes(version);
}

/** A version that has a field which another version lacks. */
export interface OtherVersion {
  readonly name: string;
  /** Newer than the version of the description. */
  readonly newer: boolean;
}

/** The nearest version, apart from the given one, in which objects of this kind have the field. */
export function otherVersionWith(
  version: OpenApiVersion,
  kind: string,
  field: string,
): OtherVersion | undefined {
  const own = VERSIONS.indexOf(version);
  const found = VERSIONS.map((_, index) => index)
    .filter((index) => index !== own && knownFields(VERSIONS[index] as OpenApiVersion, kind).includes(field))
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))[0];
  if (found === undefined) return undefined;
  return { name: VERSION_NAMES[VERSIONS[found] as OpenApiVersion], newer: found > own };
}

/** The kinds of object that have the field in any version: `Operation` for `responses`. Schemas are not among them. */
export function kindsWith(field: string): string[] {
  const kinds = VERSIONS.toReversed().flatMap((version) =>
    Object.keys(getTypes(version)).filter(
      (kind) => !/^Schema|Schemas$|^XCode|^EnumDesc/.test(kind) && knownFields(version, kind).includes(field),
    ),
  );
  return [...new Set(kinds)];
}

/** `x-` fields that Redocly knows are extensions all the same. */
export function knownFields(version: OpenApiVersion, kind: string): string[] {
  return Object.keys(getTypes(version)[kind]?.properties ?? {}).filter((field) => !field.startsWith('x-'));
}

const KIND_NAMES: Readonly<Record<string, string>> = {
  Root: 'OpenAPI Object',
  AllOf: 'list `allOf`',
  AnyOf: 'list `anyOf`',
  OneOf: 'list `oneOf`',
  SchemaProperties: 'list of properties',
  Paths: 'Paths Object',
  PathsMap: 'Paths Object',
};

/** Returns the specification's name for an object: `Path Item Object` for `PathItem`. */
export function kindName(kind: string): string {
  return KIND_NAMES[kind] ?? `${kind.replace(/Map$|List$/, '').replace(/([a-z])(?=[A-Z])/g, '$1 ')} Object`;
}
