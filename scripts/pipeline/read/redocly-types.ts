import type { getTypes, Plugin } from '@redocly/openapi-core';

type Types = Record<string, NodeType>;
type NodeType = ReturnType<typeof getTypes>[string];

/** Redocly's tables of OpenAPI 3.1 and 3.2 lack these, or differ from the standard in them. */
function corrected(types: Types, version: string): Types {
  if (version !== 'oas3_1' && version !== 'oas3_2') return types;
  const schema = withFields(types.Schema, { $vocabulary: { type: 'object' } });
  if (version === 'oas3_1') return { ...types, Schema: schema };
  return {
    ...types,
    Schema: schema,
    // They have these one level too deep.
    NamedMediaTypes: types.MediaTypesMap as NodeType,
    MediaType: withFields(types.MediaType, { description: { type: 'string' } }),
    Encoding: withFields(types.Encoding, {
      encoding: 'EncodingMap',
      prefixEncoding: types.MediaType?.properties.prefixEncoding,
      itemEncoding: 'Encoding',
    }),
    Parameter: withFields(types.Parameter, { style: { enum: [...STYLES, 'cookie'] } }),
  };
}

const STYLES = ['form', 'simple', 'label', 'matrix', 'spaceDelimited', 'pipeDelimited', 'deepObject'];

function withFields(type: NodeType | undefined, properties: NodeType['properties']): NodeType {
  return { ...type, properties: { ...type?.properties, ...properties } } as NodeType;
}

/** The plugin for configurations of Redocly: it applies wherever a description is walked. */
export const CORRECTED_TYPES: Plugin = {
  id: 'corrected-types',
  typeExtension: { oas3: (types, version) => corrected(types as never, version) as never },
};
