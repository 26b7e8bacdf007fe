import type { Json } from '../../lib/json.ts';

/**
 * Every field of OpenAPI and keyword of JSON Schema has a fate. `test/projects/every-field.test.ts` puts each into a small description and proves its
 * fate; `test/standard/fates.test.ts` finds fields of the standard without one. docs/standard-fields.md is made of it.
 */

/**
 * - `used`: the code of these outputs differs with the field
 * - `documented`: the published documents and comments show it, and no code depends on it
 * - `listed`: what is made is looser than the field says, or without it, and a note says so
 * - `read`: it decides how the rest is read, and a value that nobody knows is refused or listed
 */
export interface Fate {
  readonly kind: 'used' | 'documented' | 'listed' | 'read';
  /** Outputs; what the note or the error says. */
  readonly says: string;
  /** The value that proves it, in the place of the one in `baseDescription`. */
  readonly value: Json;
  /** Pointer to the object that gets the field; the object's own unless told. */
  readonly at?: string | undefined;
  /** The version of the description; the newest that has the field unless told. */
  readonly version?: string | undefined;
  /** The other fields that are set, by pointer, with the field and without. */
  readonly given?: Readonly<Record<string, Json>> | undefined;
}

type Where = Pick<Fate, 'at' | 'version' | 'given'>;

const used = (says: string, value: Json, where?: Where): Fate => ({ kind: 'used', says, value, ...where });
const documented = (value: Json, where?: Where): Fate => ({ kind: 'documented', says: '', value, ...where });
const listed = (says: string, value: Json, where?: Where): Fate => ({
  kind: 'listed',
  says,
  value,
  ...where,
});
const read = (says: string, value: Json, where?: Where): Fate => ({ kind: 'read', says, value, ...where });

const PET = '#/paths/~1pets~1{petId}';
const GET = `${PET}/get`;
const FORM = `${PET}/put/requestBody/content/application~1x-www-form-urlencoded`;
const PARTS = `${PET}/patch/requestBody/content/multipart~1form-data`;
const SCHEMAS = '#/components/schemas';
const SCHEMES = '#/components/securitySchemes';
const SWAGGER_GET = '#/paths/~1pets/get';
const SWAGGER_GRANTED = '#/securityDefinitions/granted';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const operation = (operationId: string) => ({ operationId, responses: { 204: { description: 'Done.' } } });

export interface StandardObject {
  /** Pointer to one in `baseDescription`. */
  readonly at: string;
  readonly fields: Readonly<Record<string, Fate>>;
}

/** The fields by the name of the object in the specification. */
export const FATES: Readonly<Record<string, StandardObject>> = {
  OpenAPI: {
    at: '#',
    fields: {
      swagger: read('This is a Swagger 2.1 description', '2.1'),
      info: used('server', { title: 'Dogs', version: '2' }),
      host: used('client', 'api.example.com'),
      basePath: used('client', '/v1'),
      schemes: used('client', ['http']),
      consumes: used('types validators zod client server mock', ['application/xml']),
      produces: used('types validators zod msw client server mock', ['application/xml']),
      paths: used('types examples validators zod msw client server mock', {}),
      definitions: used('types validators zod msw mock', { Thing: { type: 'string' } }),
      parameters: used('types', { p: { name: 'p', in: 'query', type: 'string' } }),
      responses: used('types', { r: { description: 'R' } }),
      security: used('client server', [{ key: [] }]),
      securityDefinitions: used('client server mock', { granted: { type: 'basic' } }),
      tags: documented([{ name: 'dogs' }]),
      externalDocs: documented({ url: 'https://docs.example.com/' }),
      openapi: read('This is an OpenAPI 4.0.0 description', '4.0.0'),
      servers: used('client', [{ url: 'https://other.example.com' }]),
      components: used('types validators zod msw client server mock', {
        schemas: {
          Text: { type: 'boolean' },
          Decimal: {},
          Items: {},
          Any: {},
          Thing: {},
          Cat: {},
          Dog: {},
          Either: {},
          Marked: {},
        },
        securitySchemes: {
          key: { type: 'http', scheme: 'basic' },
          signed: { type: 'http', scheme: 'basic' },
          connected: { type: 'http', scheme: 'basic' },
          granted: { type: 'http', scheme: 'basic' },
        },
      }),
      jsonSchemaDialect: read('https://example.com/dialect', 'https://example.com/dialect'),
      webhooks: used('types validators server', { gone: { post: operation('gone') } }),
      $self: used('types validators', 'https://example.com/openapi.json', {
        given: { [`${SCHEMAS}/Any`]: { $ref: `https://example.com/openapi.json${SCHEMAS}/Text` } },
      }),
    },
  },
  Info: {
    at: '#/info',
    fields: {
      title: used('server', 'Dogs'),
      version: documented('2'),
      description: documented('All pets.'),
      termsOfService: documented('https://example.com/terms'),
      contact: documented({ name: 'Bob' }),
      license: documented({ name: 'ISC' }),
      summary: documented('All pets.'),
    },
  },
  Contact: {
    at: '#/info/contact',
    fields: {
      name: documented('Bob'),
      url: documented('https://example.com/'),
      email: documented('ann@example.com'),
    },
  },
  License: {
    at: '#/info/license',
    fields: {
      name: documented('ISC'),
      url: documented('https://example.com/license'),
      identifier: documented('MIT'),
    },
  },
  'External Documentation': {
    at: `${GET}/externalDocs`,
    fields: {
      description: documented('More.'),
      url: documented('https://example.com/more'),
    },
  },
  Operation: {
    at: GET,
    fields: {
      tags: documented(['pets']),
      summary: documented('Reads a pet.'),
      description: documented('Reads a pet.'),
      externalDocs: documented({ url: 'https://docs.example.com/' }),
      operationId: used('types examples validators zod msw client server', 'readPet'),
      produces: used('types validators zod msw client server mock', ['application/xml'], { at: SWAGGER_GET }),
      consumes: used('types validators zod client server mock', ['application/xml'], {
        at: '#/paths/~1pets/post',
      }),
      parameters: used('types validators zod client server', []),
      responses: used('types examples validators zod msw client server mock', {
        204: { description: 'None.' },
      }),
      schemes: used('client', ['http'], { at: SWAGGER_GET }),
      deprecated: used('mock', true),
      security: used('client server', [{ key: [] }]),
      requestBody: used(
        'types validators zod client server mock',
        { required: true, content: { 'text/plain': {} } },
        { at: `${PET}/post` },
      ),
      callbacks: used('types validators server', {
        done: { '{$request.body#/a}': { put: operation('onDone') } },
      }),
      servers: used('client', [{ url: 'https://other.example.com' }]),
    },
  },
  'Path Item': {
    at: PET,
    fields: {
      $ref: used('types validators zod msw client server', PET, {
        version: '3.2',
        at: '#/paths/~1empty',
        given: { '#/paths/~1empty': {} },
      }),
      get: used('types examples validators zod msw client server mock', operation('readPet')),
      put: used('types validators zod msw client server', operation('putPet')),
      post: used('types validators zod msw client server mock', operation('postPet')),
      delete: used('types validators zod msw client server mock', operation('deletePet')),
      options: used('types validators zod msw client server mock', operation('optionsPet')),
      head: used('types validators zod msw client server mock', operation('headPet')),
      patch: used('types validators zod msw client server', operation('patchPet')),
      parameters: used('types validators zod client server', [
        { name: 'petId', in: 'path', required: true, schema: { type: 'integer' } },
      ]),
      summary: documented('A pet.'),
      description: documented('A pet.'),
      servers: used('client', [{ url: 'https://other.example.com' }]),
      trace: listed('The method TRACE cannot be sent; the operation is left out.', operation('tracePet')),
      additionalOperations: used('types validators msw client server mock', {
        COPY: operation('copyPet'),
      }),
      query: used('types validators msw client server mock', operation('queryPet')),
    },
  },
  Response: {
    at: `${GET}/responses/200`,
    fields: {
      description: documented('The pet.'),
      schema: used(
        'types validators zod msw client server mock',
        { type: 'string' },
        { at: `${SWAGGER_GET}/responses/200` },
      ),
      headers: used('types mock', { 'X-Other': { schema: { type: 'string' } } }),
      examples: used(
        'examples msw mock',
        { 'application/json': { a: 'x' } },
        { at: `${SWAGGER_GET}/responses/200` },
      ),
      $ref: used('types validators', '#/responses/named', {
        at: `${SWAGGER_GET}/responses/200`,
        given: { '#/responses': { named: { description: 'A name.', schema: { type: 'string' } } } },
      }),
      content: used('types examples validators zod msw client server mock', {
        'text/plain': { schema: { type: 'string' } },
      }),
      links: used('client', { other: { operationId: 'createPet' } }),
      summary: documented('The pet.'),
    },
  },
  Header: {
    at: `${GET}/responses/200/headers/X-Rate`,
    fields: {
      type: used('types mock', 'string', { at: `${SWAGGER_GET}/responses/200/headers/X-Rate` }),
      format: documented('float', { at: `${SWAGGER_GET}/responses/200/headers/X-Rate` }),
      items: used('types mock', { type: 'number' }, { at: `${SWAGGER_GET}/responses/200/headers/X-Names` }),
      collectionFormat: listed('`collectionFormat: pipes`', 'pipes', {
        at: `${SWAGGER_GET}/responses/200/headers/X-Names`,
      }),
      default: used('mock', 1, { at: `${SWAGGER_GET}/responses/200/headers/X-Rate` }),
      maximum: documented(9, { at: `${SWAGGER_GET}/responses/200/headers/X-Rate` }),
      exclusiveMaximum: documented(true, {
        at: `${SWAGGER_GET}/responses/200/headers/X-Rate`,
        given: { [`${SWAGGER_GET}/responses/200/headers/X-Rate/maximum`]: 5 },
      }),
      minimum: used('mock', 1, { at: `${SWAGGER_GET}/responses/200/headers/X-Rate` }),
      exclusiveMinimum: used('mock', true, {
        at: `${SWAGGER_GET}/responses/200/headers/X-Rate`,
        given: { [`${SWAGGER_GET}/responses/200/headers/X-Rate/minimum`]: 5 },
      }),
      maxLength: used('mock', 2, { at: `${SWAGGER_GET}/responses/200/headers/X-Name` }),
      minLength: documented(1, { at: `${SWAGGER_GET}/responses/200/headers/X-Name` }),
      pattern: used('mock', '^a', { at: `${SWAGGER_GET}/responses/200/headers/X-Name` }),
      maxItems: documented(2, { at: `${SWAGGER_GET}/responses/200/headers/X-Names` }),
      minItems: documented(1, { at: `${SWAGGER_GET}/responses/200/headers/X-Names` }),
      uniqueItems: documented(true, { at: `${SWAGGER_GET}/responses/200/headers/X-Names` }),
      enum: used('types mock', [1, 2], { at: `${SWAGGER_GET}/responses/200/headers/X-Rate` }),
      multipleOf: documented(2, { at: `${SWAGGER_GET}/responses/200/headers/X-Rate` }),
      description: documented('A rate.'),
      required: used('types', true),
      deprecated: documented(true),
      allowEmptyValue: documented(true),
      style: documented('simple'),
      explode: documented(true),
      allowReserved: documented(true),
      schema: used('types mock', { type: 'string' }),
      content: used('mock', { 'application/json': { schema: {} } }),
      example: used('mock', 1),
      examples: used('mock', { one: { value: 1 } }),
    },
  },
  Parameter: {
    at: `${GET}/parameters/0`,
    fields: {
      description: used('zod', 'Tags.'),
      name: used('types validators zod client server', 'labels'),
      in: used('types validators zod client server', 'header'),
      required: used('types validators zod client server mock', true),
      schema: used('types validators zod client server', { type: 'string' }),
      type: used('types validators zod client server', 'string', { at: `${SWAGGER_GET}/parameters/1` }),
      format: documented('float', { at: `${SWAGGER_GET}/parameters/1` }),
      items: used(
        'types validators zod client server',
        { type: 'number' },
        { at: `${SWAGGER_GET}/parameters/0` },
      ),
      collectionFormat: used('client server', 'pipes', { at: `${SWAGGER_GET}/parameters/0` }),
      default: documented(1, { at: `${SWAGGER_GET}/parameters/1` }),
      maximum: used('validators zod', 9, { at: `${SWAGGER_GET}/parameters/1` }),
      exclusiveMaximum: used('validators zod', true, {
        at: `${SWAGGER_GET}/parameters/1`,
        given: { [`${SWAGGER_GET}/parameters/1/maximum`]: 5 },
      }),
      minimum: used('validators zod', 1, { at: `${SWAGGER_GET}/parameters/1` }),
      exclusiveMinimum: used('validators zod', true, {
        at: `${SWAGGER_GET}/parameters/1`,
        given: { [`${SWAGGER_GET}/parameters/1/minimum`]: 5 },
      }),
      maxLength: used('validators zod', 2, { at: `${SWAGGER_GET}/parameters/2` }),
      minLength: used('validators zod', 1, { at: `${SWAGGER_GET}/parameters/2` }),
      pattern: used('validators zod client server', '^a', { at: `${SWAGGER_GET}/parameters/2` }),
      maxItems: used('validators zod', 2, { at: `${SWAGGER_GET}/parameters/0` }),
      minItems: used('validators zod', 1, { at: `${SWAGGER_GET}/parameters/0` }),
      uniqueItems: used('validators zod', true, { at: `${SWAGGER_GET}/parameters/0` }),
      enum: used('types validators zod client server', [1, 2], { at: `${SWAGGER_GET}/parameters/1` }),
      multipleOf: used('validators zod', 2, { at: `${SWAGGER_GET}/parameters/1` }),
      allowEmptyValue: used('server', true),
      deprecated: documented(true),
      style: used('client server', 'pipeDelimited'),
      explode: used('client server', false),
      allowReserved: used('client', true),
      content: used('validators zod client server', { 'application/json': { schema: {} } }),
      example: documented(['a']),
      examples: documented({ one: { value: ['a'] } }),
    },
  },
  Schema: {
    at: `${SCHEMAS}/Thing`,
    fields: {
      $ref: used('types validators zod', `${SCHEMAS}/Text`, { at: `${SCHEMAS}/Any` }),
      format: documented('date', { at: `${SCHEMAS}/Text` }),
      title: documented('T'),
      description: used('zod', 'T.'),
      default: documented({}),
      multipleOf: used('validators zod', 2, { at: `${SCHEMAS}/Decimal` }),
      maximum: used('validators zod', 2, { at: `${SCHEMAS}/Decimal` }),
      exclusiveMaximum: used('validators zod', 2, { at: `${SCHEMAS}/Decimal` }),
      minimum: used('validators zod', 2, { at: `${SCHEMAS}/Decimal` }),
      exclusiveMinimum: used('validators zod', 2, { at: `${SCHEMAS}/Decimal` }),
      maxLength: used('validators zod', 2, { at: `${SCHEMAS}/Text` }),
      minLength: used('validators zod', 2, { at: `${SCHEMAS}/Text` }),
      pattern: used('validators zod', '^a', { at: `${SCHEMAS}/Text` }),
      maxItems: used('validators zod', 2, { at: `${SCHEMAS}/Items` }),
      minItems: used('validators zod', 2, { at: `${SCHEMAS}/Items` }),
      uniqueItems: used('validators zod', true, { at: `${SCHEMAS}/Items` }),
      maxProperties: used('validators zod', 2),
      minProperties: used('validators zod mock', 2),
      required: used('types validators zod mock', ['a']),
      enum: used('types validators zod', ['a', 'b'], { at: `${SCHEMAS}/Text` }),
      additionalProperties: used('validators zod', false),
      type: used('types validators zod', 'number', { at: `${SCHEMAS}/Text` }),
      items: used('types validators zod', { type: 'number' }, { at: `${SCHEMAS}/Items` }),
      allOf: used('types validators zod mock', [ref('Cat')]),
      properties: used('types validators zod', { c: {} }),
      discriminator: used('types msw mock', { propertyName: 'a' }, { at: `${SCHEMAS}/Either` }),
      readOnly: used('types', true, { at: `${SCHEMAS}/Thing/properties/a` }),
      xml: used('mock', { name: 'X' }, { at: `${SCHEMAS}/Marked` }),
      externalDocs: documented({ url: 'https://docs.example.com/' }),
      example: documented({ a: 'x' }),
      not: used('validators zod', { required: ['b'] }),
      oneOf: used('types validators zod mock', [ref('Cat'), ref('Dog')]),
      anyOf: used('types validators zod mock', [ref('Cat'), ref('Dog')]),
      nullable: used('types validators zod', true),
      writeOnly: documented(true, { at: `${SCHEMAS}/Thing/properties/a` }),
      deprecated: documented(true),
      prefixItems: used('types validators zod', [{ type: 'string' }], { at: `${SCHEMAS}/Items` }),
      contains: used('validators zod', { type: 'string' }, { at: `${SCHEMAS}/Items` }),
      patternProperties: used('types validators zod', { '^x': { type: 'number' } }),
      dependentSchemas: used('validators zod', { a: { required: ['b'] } }),
      propertyNames: used('validators zod', { maxLength: 3 }),
      if: used(
        'validators',
        { required: ['a'] },
        { given: { [`${SCHEMAS}/Thing/then`]: { required: ['b'] } } },
      ),
      // biome-ignore lint/suspicious/noThenProperty: it is the keyword of JSON Schema.
      then: used(
        'validators',
        { required: ['b'] },
        { given: { [`${SCHEMAS}/Thing/if`]: { required: ['a'] } } },
      ),
      else: used(
        'validators',
        { required: ['b'] },
        { given: { [`${SCHEMAS}/Thing/if`]: { required: ['a'] } } },
      ),
      contentEncoding: documented('base64', { at: `${SCHEMAS}/Text` }),
      contentMediaType: used('client server', 'image/png', { at: `${PARTS}/schema/properties/a` }),
      contentSchema: used(
        'validators',
        { type: 'object', required: ['n'] },
        {
          at: '#/paths/~1schemas/post/responses/200/content/text~1event-stream/itemSchema/properties/data',
          given: {
            '#/paths/~1schemas/post/responses/200/content/text~1event-stream': {
              itemSchema: {
                type: 'object',
                properties: { data: { type: 'string', contentMediaType: 'application/json' } },
              },
            },
          },
        },
      ),
      $id: used('types validators', 'https://example.com/text', {
        at: `${SCHEMAS}/Text`,
        given: { [`${SCHEMAS}/Any`]: { $ref: 'https://example.com/text' } },
      }),
      $schema: used('validators', 'http://json-schema.org/draft-04/schema#', {
        at: `${SCHEMAS}/Decimal`,
        given: { [`${SCHEMAS}/Decimal`]: { type: 'number', minimum: 1, exclusiveMinimum: true } },
      }),
      $anchor: used('types validators', 'text', {
        at: `${SCHEMAS}/Text`,
        given: { [`${SCHEMAS}/Any`]: { $ref: '#text' } },
      }),
      $dynamicRef: used('types validators zod', `${SCHEMAS}/Text`, { at: `${SCHEMAS}/Any` }),
      $dynamicAnchor: used('types validators', 'text', {
        at: `${SCHEMAS}/Text`,
        given: { [`${SCHEMAS}/Any`]: { $ref: '#text' } },
      }),
      $vocabulary: documented({ 'https://json-schema.org/draft/2020-12/vocab/core': true }),
      $comment: documented('Why.'),
      $defs: used(
        'types validators',
        { inner: { type: 'string' } },
        {
          given: { [`${SCHEMAS}/Any`]: { $ref: `${SCHEMAS}/Thing/$defs/inner` } },
        },
      ),
      examples: documented([{ a: 'x' }]),
      unevaluatedItems: used('validators', false, { at: `${SCHEMAS}/Items` }),
      unevaluatedProperties: used('validators', false),
      const: used('types validators zod', 'a', { at: `${SCHEMAS}/Text` }),
      maxContains: used('validators zod', 2, {
        at: `${SCHEMAS}/Items`,
        given: { [`${SCHEMAS}/Items/contains`]: { type: 'string' } },
      }),
      minContains: used('validators zod', 2, {
        at: `${SCHEMAS}/Items`,
        given: { [`${SCHEMAS}/Items/contains`]: { type: 'string' } },
      }),
      dependentRequired: used('validators zod', { a: ['b'] }),
    },
  },
  Items: {
    at: `${SWAGGER_GET}/parameters/0/items`,
    fields: {
      type: used('types validators zod client server', 'number'),
      format: documented('date'),
      items: used('validators', { type: 'string' }),
      collectionFormat: documented('pipes'),
      default: documented('a'),
      maximum: used('validators', 2),
      exclusiveMaximum: used('validators', true, {
        given: { [`${SWAGGER_GET}/parameters/0/items`]: { type: 'number', maximum: 5 } },
      }),
      minimum: used('validators', 1),
      exclusiveMinimum: used('validators', true, {
        given: { [`${SWAGGER_GET}/parameters/0/items`]: { type: 'number', minimum: 5 } },
      }),
      maxLength: used('validators zod', 2),
      minLength: used('validators zod', 1),
      pattern: used('validators zod client server', '^a'),
      maxItems: used('validators', 1),
      minItems: used('validators', 1),
      uniqueItems: used('validators', true),
      enum: used('types validators zod client server', ['a']),
      multipleOf: used('validators', 2),
    },
  },
  XML: {
    at: `${SCHEMAS}/Marked/properties/name/xml`,
    fields: {
      name: used('mock', 'called'),
      namespace: used('mock', 'https://example.com/ns'),
      prefix: used('mock', 'p'),
      attribute: used('mock', true),
      wrapped: used('mock', true, { at: `${SCHEMAS}/Marked/properties/names/xml` }),
      nodeType: used('mock', 'text'),
    },
  },
  Tag: {
    at: '#/tags/0',
    fields: {
      name: documented('dogs'),
      description: documented('Pets.'),
      externalDocs: documented({ url: 'https://docs.example.com/' }),
      summary: documented('Pets.'),
      parent: documented('pets'),
      kind: documented('nav'),
    },
  },
  'Security Scheme': {
    at: `${SCHEMES}/key`,
    fields: {
      type: used('client server', 'openIdConnect'),
      description: documented('A key.'),
      name: used('client server', 'X-Other'),
      in: used('client server', 'query'),
      flow: documented('implicit', { at: SWAGGER_GRANTED }),
      scopes: documented({ a: 'A.' }, { at: SWAGGER_GRANTED }),
      authorizationUrl: documented('https://other.example.com/', { at: SWAGGER_GRANTED }),
      tokenUrl: documented('https://other.example.com/', { at: SWAGGER_GRANTED }),
      scheme: used('client server', 'basic', { at: `${SCHEMES}/signed` }),
      bearerFormat: documented('JWT', { at: `${SCHEMES}/signed` }),
      flows: documented(
        { implicit: { authorizationUrl: 'https://other.example.com/', scopes: {} } },
        { at: `${SCHEMES}/granted` },
      ),
      openIdConnectUrl: documented('https://other.example.com/', { at: `${SCHEMES}/connected` }),
      deprecated: documented(true),
      oauth2MetadataUrl: documented('https://other.example.com/', { at: `${SCHEMES}/granted` }),
    },
  },
  Reference: {
    at: `${SCHEMAS}/Any`,
    fields: {
      $ref: used('types validators zod', `${SCHEMAS}/Text`),
      summary: documented('S.'),
      description: used('zod', 'D.'),
    },
  },
  Server: {
    at: '#/servers/0',
    fields: {
      url: used('client', 'https://other.example.com'),
      description: documented('Live.'),
      variables: used('client', { region: { default: 'us' } }),
      name: documented('live'),
    },
  },
  'Server Variable': {
    at: '#/servers/0/variables/region',
    fields: {
      enum: used('client', ['eu', 'us']),
      default: used('client', 'us'),
      description: documented('Where.'),
    },
  },
  Components: {
    at: '#/components',
    fields: {
      schemas: used('types validators zod msw mock', {
        Extra: { type: 'string' },
        Text: {},
        Decimal: {},
        Items: {},
        Any: {},
        Thing: {},
        Cat: {},
        Dog: {},
        Either: {},
        Marked: {},
      }),
      responses: used('types', { r: { description: 'R.' } }),
      parameters: used('types', { p: { name: 'p', in: 'query', schema: {} } }),
      examples: documented({ e: { value: 1 } }),
      requestBodies: used('types', { b: { content: { 'text/plain': {} } } }),
      headers: used('types', { h: { schema: {} } }),
      securitySchemes: used('client server mock', {
        key: { type: 'http', scheme: 'basic' },
        signed: { type: 'http', scheme: 'basic' },
        connected: { type: 'http', scheme: 'basic' },
        granted: { type: 'http', scheme: 'basic' },
      }),
      links: documented({ l: { operationId: 'getPet' } }),
      callbacks: documented({ c: { '{$request.body#/a}': { post: operation('called') } } }),
      pathItems: documented({ i: { get: operation('shared') } }),
      mediaTypes: used(
        'types validators',
        { m: { schema: { type: 'string' } } },
        {
          given: {
            [`${GET}/responses/200/content/application~1json`]: { $ref: '#/components/mediaTypes/m' },
          },
        },
      ),
    },
  },
  Discriminator: {
    at: `${SCHEMAS}/Either/discriminator`,
    fields: {
      propertyName: used('types msw mock', 'lives'),
      mapping: used('types msw mock', { c: `${SCHEMAS}/Cat`, d: `${SCHEMAS}/Dog` }),
      defaultMapping: used('types', 'Cat'),
    },
  },
  'Media Type': {
    at: `${GET}/responses/200/content/application~1json`,
    fields: {
      schema: used('types examples validators zod msw client server', { type: 'string' }),
      example: used('examples', { a: 'x' }),
      examples: used('examples msw mock', { one: { value: { a: 'z' } } }),
      encoding: used('client server', { a: { style: 'pipeDelimited' } }, { at: FORM }),
      description: documented('D.'),
      itemSchema: used(
        'validators msw client server mock',
        { type: 'object', properties: { data: { type: 'string' } } },
        { at: '#/paths/~1schemas/post/responses/200/content/text~1event-stream' },
      ),
      prefixEncoding: listed('`prefixEncoding`', [{ contentType: 'text/plain' }], { at: PARTS }),
      itemEncoding: listed('`itemEncoding`', { contentType: 'text/plain' }, { at: PARTS }),
    },
  },
  Example: {
    at: `${GET}/responses/200/content/application~1json/examples/one`,
    fields: {
      summary: documented('One.'),
      description: documented('One.'),
      value: used('examples msw mock', { a: 'y' }),
      externalValue: documented('https://example.com/one.json'),
      dataValue: used(
        'examples msw mock',
        { a: 'y' },
        { given: { [`${GET}/responses/200/content/application~1json/examples/one`]: {} } },
      ),
      serializedValue: documented('{"a":"y"}'),
    },
  },
  Responses: {
    at: `${GET}/responses`,
    fields: {
      default: used('types zod client server', { description: 'Any.', content: { 'text/plain': {} } }),
    },
  },
  'Request Body': {
    at: `${PET}/post/requestBody`,
    fields: {
      description: documented('A pet.'),
      content: used('types validators zod client server mock', {
        'text/plain': { schema: { type: 'string' } },
      }),
      required: used('types client server', true),
    },
  },
  'OAuth Flows': {
    at: `${SCHEMES}/granted/flows`,
    fields: {
      implicit: documented({ authorizationUrl: 'https://o.example.com/', scopes: {} }),
      password: documented({ tokenUrl: 'https://o.example.com/', scopes: {} }),
      clientCredentials: documented({ tokenUrl: 'https://o.example.com/', scopes: {} }),
      authorizationCode: documented({
        authorizationUrl: 'https://o.example.com/',
        tokenUrl: 'https://o.example.com/',
        scopes: {},
      }),
      deviceAuthorization: documented({
        deviceAuthorizationUrl: 'https://o.example.com/',
        tokenUrl: 'https://o.example.com/',
        scopes: {},
      }),
    },
  },
  'OAuth Flow': {
    at: `${SCHEMES}/granted/flows/authorizationCode`,
    fields: {
      authorizationUrl: documented('https://o.example.com/'),
      refreshUrl: documented('https://o.example.com/'),
      scopes: documented({ a: 'A.' }),
      tokenUrl: documented('https://o.example.com/'),
      deviceAuthorizationUrl: documented('https://o.example.com/', {
        at: `${SCHEMES}/granted/flows/deviceAuthorization`,
        given: {
          [`${SCHEMES}/granted/flows/deviceAuthorization`]: {
            tokenUrl: 'https://o.example.com/',
            scopes: {},
          },
        },
      }),
    },
  },
  Link: {
    at: `${GET}/responses/200/links/again`,
    fields: {
      operationId: used('client', 'createPet'),
      operationRef: documented('#/paths/~1schemas/post'),
      parameters: used('client', { petId: '$request.path.petId' }),
      requestBody: used('client', '$response.body'),
      description: documented('Again.'),
      server: used('client', { url: 'https://other.example.com' }),
    },
  },
  Encoding: {
    at: `${FORM}/encoding/a`,
    fields: {
      contentType: used('zod client server', 'image/png', { at: `${PARTS}/encoding/a` }),
      headers: listed(
        'Parts of a form have no headers of their own (RFC 7578); those of `a` are not sent.',
        { 'X-A': { schema: {} } },
        { at: `${PARTS}/encoding/a` },
      ),
      style: used('client server', 'pipeDelimited'),
      explode: used('client server', false),
      allowReserved: used('client', true),
      encoding: listed('`encoding`', { b: { contentType: 'text/plain' } }, { at: `${PARTS}/encoding/a` }),
      prefixEncoding: listed('`prefixEncoding`', [{ contentType: 'text/plain' }], {
        at: `${PARTS}/encoding/a`,
      }),
      itemEncoding: listed('`itemEncoding`', { contentType: 'text/plain' }, { at: `${PARTS}/encoding/a` }),
    },
  },
};
