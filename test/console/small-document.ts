import type { ConsoleDocument, ConsoleOperation } from '../../console/console-types.ts';
import type { ContentModel, CredentialModel, ParameterModel } from '../../templates/model.ts';

const TYPE = { name: undefined, typescript: 'unknown', imports: [], pointer: '#/none' } as const;

/** A parameter of a description: a plain text in the style of its place, unless something else is said. */
export function parameter(
  given: Partial<ParameterModel> & Pick<ParameterModel, 'in' | 'name'>,
): ParameterModel {
  const simple = given.in === 'path' || given.in === 'header';
  return {
    identifier: given.name,
    required: given.in === 'path',
    deprecated: false,
    description: '',
    type: TYPE,
    style: simple ? 'simple' : 'form',
    explode: !simple,
    allowReserved: false,
    allowEmptyValue: false,
    shape: 'string',
    example: undefined,
    ...given,
  };
}

export function content(given: Partial<ContentModel>): ContentModel {
  return {
    mediaType: 'application/json',
    kind: 'json',
    type: TYPE,
    validated: true,
    fields: [],
    examples: [],
    ...given,
  };
}

export function credential(given: Partial<CredentialModel>): CredentialModel {
  return { name: 'key', kind: 'header', wireName: 'x-key', description: '', ...given };
}

export function operation(given: Partial<ConsoleOperation>): ConsoleOperation {
  return {
    id: 'call',
    typeName: 'Call',
    method: 'get',
    path: '/things',
    summary: '',
    deprecated: false,
    description: '',
    tags: [],
    source: undefined,
    notShown: [],
    safe: true,
    movesMoney: false,
    server: undefined,
    parameters: [],
    body: undefined,
    responses: [],
    security: { kind: 'open', alternatives: [], mandatory: false, names: [] },
    pointer: '',
    section: '',
    anchor: '',
    slots: [],
    yields: [],
    requirements: [],
    ...given,
  };
}

export function smallDocument(
  operations: readonly ConsoleOperation[],
  given: Partial<ConsoleDocument> & { readonly credentials?: readonly CredentialModel[] } = {},
): ConsoleDocument {
  const { credentials = [], ...others } = given;
  return {
    model: {
      title: 'Things',
      version: '1',
      defaultBaseUrl: undefined,
      server: undefined,
      importExtension: '.ts',
      operations,
      webhooks: [],
      schemas: [],
      sourceSections: [],
      identifiers: [],
      credentials,
      sensitiveNames: [],
      renames: [],
    },
    origin: 'generated',
    key: 'Things 1',
    story: [],
    schemas: {},
    schemaAnchors: {},
    hasBank: false,
    ...others,
  };
}
