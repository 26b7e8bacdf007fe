import { json, object, parameter, parameters, responses, text } from '../call-parts.ts';

/** A whole description, of which all that is the same in every pair is left out. */
export type Whole = Readonly<Record<string, unknown>>;

export const get = (operation: object = {}, path = '/boats', item: object = {}): Whole => ({
  paths: {
    [path]: {
      ...item,
      get: { operationId: 'boats', responses: { 200: { description: 'Done.' } }, ...operation },
    },
  },
});
export const post = (operation: object, path = '/boats'): Whole => ({
  paths: {
    [path]: {
      post: { operationId: 'addBoat', responses: { 200: { description: 'Done.' } }, ...operation },
    },
  },
});
export const servers = (...urls: string[]) => ({ servers: urls.map((url) => ({ url })) });
export const at = (...urls: string[]): Whole => ({ ...get(), ...servers(...urls) });
export const sent = (schema: unknown, schemas: object = {}): Whole => ({
  ...post({ requestBody: { content: json(schema) } }),
  components: { schemas },
});
export const received = (schema: unknown, schemas: object = {}): Whole => ({
  ...get(responses({ 200: { content: json(schema) } })),
  components: { schemas },
});
export const old30 = (whole: Whole): Whole => ({ ...whole, openapi: '3.0.3' });
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const field = (schema: unknown, keywords: object = {}) => object({ a: schema }, keywords);
export const named = (name: string, keywords: object = {}) =>
  get(parameters({ name, in: 'header', schema: text, ...keywords }));
export const id = (name: string, path: string) =>
  get(parameters({ name, in: 'path', required: true, schema: text }), path);
export const place = (variable: object, path = '') => ({
  servers: [{ url: `https://{place}.example${path}`, variables: { place: { default: 'eu', ...variable } } }],
});
export const secured = (security: unknown, schemes: object, operation: object = {}): Whole => ({
  ...get(operation),
  ...(security !== undefined && { security }),
  components: { securitySchemes: schemes },
});
export const bearer = { type: 'http', scheme: 'bearer' };
export const oauth = (tokenUrl: string) => ({
  type: 'oauth2',
  flows: { clientCredentials: { tokenUrl, scopes: { r: 'Read.', w: 'Write.' } } },
});
export const token = 'https://login.example/token';
export const hook = (operation: object): Whole => ({
  ...get(),
  webhooks: {
    sailed: { post: { operationId: 'sailed', responses: { 204: { description: 'Taken.' } }, ...operation } },
  },
});
export const int = { type: 'integer' };
export const q = (schema: unknown, keywords: object = {}) =>
  get(parameters(parameter({ schema, ...keywords })));
export const boat = object({ kind: text, name: text }, { required: ['kind'] });
export const pets = (mapping?: object) =>
  received(
    {
      oneOf: [ref('Cat'), ref('Dog')],
      discriminator: { propertyName: 'kind', ...(mapping !== undefined && { mapping }) },
    },
    { Cat: boat, Dog: { ...boat, properties: { ...boat.properties, tail: text } } },
  );
export const cat = { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' };

export function wholeOf(whole: Whole): Whole {
  return { openapi: '3.1.0', info: { title: 'Boats', version: '1' }, ...whole };
}
