import type { JsonObject } from '../../lib/json.ts';

const ref = ($ref: string) => ({ $ref });
const schema = (name: string) => ref(`#/components/schemas/${name}`);
const json = (name: string) => ({ content: { 'application/json': { schema: schema(name) } } });

/** A description with a text of its author's at every place that OpenAPI 3.1 has for one. Each contains a word of its own (`text-places.ts`). */
export const DESCRIPTION: JsonObject = {
  openapi: '3.1.1',
  info: {
    title: 'zzTitle',
    summary: 'zzSummary',
    description: 'zzDescription',
    termsOfService: 'https://example.test/zzTerms',
    version: 'zzVersion',
    contact: {
      name: 'zzContact',
      url: 'https://example.test/zzContactUrl',
      email: 'zzContactEmail@example.test',
    },
    license: { name: 'zzLicense', url: 'https://example.test/zzLicenseUrl' },
    'x-zzInfoExtension': 'zzInfoExtensionValue',
  },
  externalDocs: { description: 'zzDocs', url: 'https://example.test/zzDocsUrl' },
  servers: [
    {
      url: 'https://{zzServerVariable}.example.test/zzServerPath',
      description: 'zzServer',
      variables: {
        zzServerVariable: {
          default: 'zzVariableDefault',
          enum: ['zzVariableDefault', 'zzVariableOther'],
          description: 'zzVariableDescription',
        },
      },
    },
    { url: 'https://example.test/zzSecondServer', description: 'zzSecondServerDescription' },
  ],
  tags: [
    {
      name: 'zzTag',
      description: 'zzTagDescription',
      externalDocs: { description: 'zzTagDocs', url: 'https://example.test/zzTagDocsUrl' },
    },
  ],
  'x-tagGroups': [{ name: 'zzTagGroup', tags: ['zzTag'] }],
  'x-zzExtension': { zzExtensionKey: 'zzExtensionValue' },
  security: [{ zzApiKey: [] }],
  paths: {
    '/zzPath/{zzPathParameter}/{zzSharedParameter}': {
      summary: 'zzPathSummary',
      description: 'zzPathDescription',
      servers: [{ url: 'https://example.test/zzPathServer', description: 'zzPathServerDescription' }],
      parameters: [
        {
          name: 'zzSharedParameter',
          in: 'path',
          required: true,
          description: 'zzSharedParameterDescription',
          schema: { type: 'string', pattern: '^zzParameterPattern', example: 'zzParameterPatternExample' },
        },
      ],
      get: {
        operationId: 'zzGet',
        summary: 'zzGetSummary',
        description: 'zzGetDescription',
        tags: ['zzTag', 'zzUndeclaredTag'],
        externalDocs: { description: 'zzGetDocs', url: 'https://example.test/zzGetDocsUrl' },
        'x-zzGetExtension': 'zzGetExtensionValue',
        security: [
          { zzOauth: ['zzScope'] },
          { zzBearer: [] },
          { zzQueryKey: [], zzCookieKey: [] },
          { zzBasic: [] },
          { zzOpenId: ['zzOpenIdScope'] },
        ],
        parameters: [
          {
            name: 'zzPathParameter',
            in: 'path',
            required: true,
            description: 'zzPathParameterDescription',
            schema: { type: 'string' },
            example: 'zzPathParameterExample',
          },
          ref('#/components/parameters/zzQueryComponent'),
          {
            name: 'zzQuery',
            in: 'query',
            description: 'zzQueryDescription',
            schema: { type: 'string', enum: ['zzQueryEnum', 'zzQueryOther'], default: 'zzQueryEnum' },
          },
          {
            name: 'zzDeep',
            in: 'query',
            style: 'deepObject',
            schema: { type: 'object', properties: { zzDeepProperty: { type: 'string' } } },
          },
          {
            name: 'zzQueryContent',
            in: 'query',
            content: { 'application/json': { schema: schema('zzEnum') } },
          },
          {
            name: 'zzHeader',
            in: 'header',
            description: 'zzHeaderDescription',
            schema: { type: 'string', const: 'zzHeaderConst' },
          },
          { name: 'zzCookie', in: 'cookie', schema: { type: 'string', enum: ['zzCookieEnum'] } },
          {
            name: 'zzArray',
            in: 'query',
            style: 'pipeDelimited',
            explode: false,
            schema: { type: 'array', items: { type: 'string', enum: ['zzArrayEnum'] } },
          },
        ],
        responses: {
          200: {
            description: 'zzResponse',
            headers: {
              zzResponseHeader: {
                description: 'zzResponseHeaderDescription',
                schema: { type: 'string' },
                example: 'zzResponseHeaderExample',
              },
              zzHeaderByReference: ref('#/components/headers/zzHeaderComponent'),
            },
            content: {
              'application/json': {
                schema: schema('zzSchema'),
                examples: {
                  zzExampleName: {
                    summary: 'zzExampleSummary',
                    description: 'zzExampleDescription',
                    value: { zzName: 'zzExampleValue', zzExampleKey: 1 },
                  },
                  zzExampleByReference: ref('#/components/examples/zzExampleComponent'),
                },
              },
              'text/zzMedia': { schema: { type: 'string', description: 'zzTextDescription' } },
              'application/vnd.zzvendor+json; profile="zzMediaParameter"': { schema: schema('zzUnion') },
            },
            links: {
              zzLink: {
                operationId: 'zzPost',
                description: 'zzLinkDescription',
                parameters: { zzLinkParameter: '$response.body#/zzName' },
              },
              zzLinkByReference: ref('#/components/links/zzLinkComponent'),
            },
          },
          404: ref('#/components/responses/zzResponseComponent'),
          default: {
            description: 'zzDefaultResponse',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
          },
        },
      },
    },
    '/zzSecondPath': {
      post: {
        operationId: 'zzPost',
        summary: 'zzPostSummary',
        tags: ['zzTag'],
        deprecated: true,
        requestBody: { description: 'zzBody', required: true, ...json('zzSchema') },
        callbacks: {
          zzCallback: {
            '{$request.body#/zzName}/zzCallbackPath': {
              post: {
                operationId: 'zzCallbackOperation',
                summary: 'zzCallbackSummary',
                requestBody: json('zzUnion'),
                responses: { 204: { description: 'zzCallbackResponse' } },
              },
            },
          },
          zzCallbackByReference: ref('#/components/callbacks/zzCallbackComponent'),
        },
        responses: { 201: { description: 'zzCreated', ...json('zzUnion') } },
      },
      put: {
        operationId: 'zzPut',
        summary: 'zzPutSummary',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                properties: {
                  zzPart: { type: 'string' },
                  zzFile: { type: 'string', contentMediaType: 'image/zzpng', contentEncoding: 'base64' },
                },
              },
              encoding: {
                zzPart: {
                  contentType: 'text/zzEncoding',
                  headers: { 'X-zzEncodingHeader': { schema: { type: 'string' } } },
                },
              },
            },
          },
        },
        responses: {
          200: { description: 'zzPutResponse', content: { 'application/octet-stream': { schema: {} } } },
        },
      },
      patch: {
        operationId: 'zzPatch',
        summary: 'zzPatchSummary',
        requestBody: ref('#/components/requestBodies/zzBodyComponent'),
        responses: { 204: { description: 'zzPatchResponse' } },
      },
    },
  },
  webhooks: {
    zzWebhook: {
      post: {
        operationId: 'zzWebhookOperation',
        summary: 'zzWebhookSummary',
        requestBody: json('zzDog'),
        responses: { 200: { description: 'zzWebhookResponse' } },
      },
    },
  },
  components: {
    schemas: {
      zzSchema: {
        type: 'object',
        title: 'zzSchemaTitle',
        description: 'zzSchemaDescription',
        externalDocs: { description: 'zzSchemaDocs', url: 'https://example.test/zzSchemaDocsUrl' },
        $comment: 'zzComment',
        required: ['zzName', 'zzRequired'],
        properties: {
          zzName: {
            type: 'string',
            title: 'zzNameTitle',
            description: 'zzNameDescription',
            default: 'zzNameDefault',
            examples: ['zzNameExample'],
          },
          zzRequired: { type: 'integer', format: 'zzFormat', description: 'zzRequiredDescription' },
          zzOptional: {
            type: ['string', 'null'],
            pattern: '^zzPattern$',
            example: 'zzPattern',
            deprecated: true,
            'x-zzPropertyExtension': 'zzPropertyExtensionValue',
          },
          zzEnumProperty: schema('zzEnum'),
          zzConst: { const: 'zzConstValue' },
          zzList: { type: 'array', items: schema('zzUnion') },
          zzMap: {
            type: 'object',
            additionalProperties: schema('zzEnum'),
            propertyNames: { pattern: '^zzNamePattern' },
          },
          zzPatterns: { type: 'object', patternProperties: { '^zzPatternProperty': { type: 'string' } } },
          zzInner: {
            type: 'object',
            properties: { zzInnerProperty: { type: 'string', enum: ['zzInnerEnum'] } },
            example: { zzInnerProperty: 'zzInnerEnum', zzInnerExampleKey: 'zzInnerExampleValue' },
          },
          zzWithDefs: {
            $ref: '#/components/schemas/zzEnum',
            description: 'zzBesideReference',
          },
        },
        dependentRequired: { zzOptional: ['zzConst'] },
        dependentSchemas: { zzList: { required: ['zzMap'] } },
        $defs: { zzDefinition: { type: 'string', description: 'zzDefinitionDescription' } },
      },
      zzEnum: {
        type: 'string',
        enum: ['zzEnumFirst', 'zzEnumSecond'],
        description: 'zzEnumDescription',
        'x-enum-varnames': ['zzEnumVarname', 'zzEnumOtherVarname'],
        'x-enumDescriptions': { zzEnumFirst: 'zzEnumFirstDescription' },
      },
      zzUnion: {
        description: 'zzUnionDescription',
        oneOf: [schema('zzDog'), schema('zzCat')],
        discriminator: {
          propertyName: 'zzKind',
          mapping: { zzMappingDog: '#/components/schemas/zzDog', zzMappingCat: '#/components/schemas/zzCat' },
        },
      },
      zzDog: {
        type: 'object',
        required: ['zzKind'],
        properties: {
          zzKind: { type: 'string', description: 'zzKindDescription' },
          zzBark: { type: 'string' },
        },
      },
      zzCat: {
        type: 'object',
        required: ['zzKind'],
        properties: { zzKind: { type: 'string' }, zzMeow: { type: 'boolean' } },
      },
      zzAll: {
        allOf: [
          schema('zzDog'),
          {
            type: 'object',
            description: 'zzAllDescription',
            properties: { zzAllProperty: { type: 'string' } },
          },
        ],
      },
      zzXml: {
        type: 'object',
        xml: { name: 'zzXmlName', prefix: 'zzXmlPrefix', namespace: 'https://example.test/zzXmlNamespace' },
        properties: { zzXmlProperty: { type: 'string' } },
      },
    },
    parameters: {
      zzQueryComponent: {
        name: 'zzComponentQuery',
        in: 'query',
        description: 'zzComponentQueryDescription',
        schema: { type: 'integer' },
        examples: { zzParameterExampleName: { summary: 'zzParameterExampleSummary', value: 1 } },
      },
    },
    headers: {
      zzHeaderComponent: { description: 'zzHeaderComponentDescription', schema: { type: 'string' } },
    },
    responses: { zzResponseComponent: { description: 'zzComponentResponse', ...json('zzSchema') } },
    requestBodies: { zzBodyComponent: { description: 'zzComponentBody', ...json('zzAll') } },
    examples: {
      zzExampleComponent: {
        summary: 'zzComponentExampleSummary',
        value: { zzName: 'zzComponentExampleValue', zzRequired: 1 },
      },
    },
    links: {
      zzLinkComponent: {
        operationId: 'zzPost',
        description: 'zzLinkComponentDescription',
        server: { url: 'https://example.test/zzLinkServer', description: 'zzLinkServerDescription' },
      },
    },
    callbacks: {
      zzCallbackComponent: {
        '{$request.body#/zzName}/zzComponentCallbackPath': {
          post: {
            operationId: 'zzComponentCallbackOperation',
            responses: { 204: { description: 'zzComponentCallbackResponse' } },
          },
        },
      },
    },
    securitySchemes: {
      zzApiKey: { type: 'apiKey', in: 'header', name: 'zzApiKeyHeader', description: 'zzApiKeyDescription' },
      zzQueryKey: { type: 'apiKey', in: 'query', name: 'zzApiKeyQuery' },
      zzCookieKey: { type: 'apiKey', in: 'cookie', name: 'zzApiKeyCookie' },
      zzBasic: { type: 'http', scheme: 'basic' },
      zzBearer: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'zzBearerFormat',
        description: 'zzBearerDescription',
      },
      zzOauth: {
        type: 'oauth2',
        description: 'zzOauthDescription',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://example.test/zzAuthorization',
            tokenUrl: 'https://example.test/zzToken',
            refreshUrl: 'https://example.test/zzRefresh',
            scopes: { zzScope: 'zzScopeDescription' },
          },
        },
      },
      zzOpenId: { type: 'openIdConnect', openIdConnectUrl: 'https://example.test/zzOpenIdUrl' },
    },
  },
};
