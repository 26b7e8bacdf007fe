import type {
  CollectionAuth,
  CollectionBody,
  CollectionEnvironment,
  CollectionFiles,
  CollectionModel,
  CollectionRequest,
  CollectionVariable,
  SentValue,
} from './collection.ts';
import { type ScriptDialect, testScript } from './scripts.ts';

/** Postman's format 2.1, which Newman and many other tools read: https://schema.postman.com */
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

const DIALECT: ScriptDialect = {
  test: 'pm.test',
  expect: 'pm.expect',
  status: 'pm.response.code',
  contentType: "pm.response.headers.get('content-type')",
  body: 'pm.response.json()',
  matchSchema: (schema) => `pm.response.to.have.jsonSchema(${schema})`,
  setVariable: (name, value) => `pm.collectionVariables.set(${JSON.stringify(name)}, ${value})`,
};

/** The collection in one file, and a file for each environment. */
export function postmanFiles(model: CollectionModel): CollectionFiles {
  const environments = model.environments.map((environment) => [
    `${environment.name}.postman_environment.json`,
    environmentOf(model, environment),
  ]);
  return { 'api.postman_collection.json': collectionOf(model), ...Object.fromEntries(environments) };
}

function collectionOf({ name, version, description, folders, variables }: CollectionModel): unknown {
  return {
    info: { name, description: text(`${description}\n\nVersion ${version}.`), schema: SCHEMA },
    item: folders.map((folder) => ({
      name: folder.name,
      description: text(folder.description),
      item: folder.requests.map(itemOf),
    })),
    variable: variables.map(variableOf),
  };
}

function itemOf(request: CollectionRequest): unknown {
  const { name, checks, examples } = request;
  const sent = requestOf(request);
  return {
    name,
    event: [
      {
        listen: 'test',
        script: { type: 'text/javascript', exec: testScript(checks, DIALECT).split('\n') },
      },
    ],
    request: { ...sent, description: text(request.description) },
    // A credential goes nowhere but to the server it is for.
    protocolProfileBehavior: { followRedirects: false },
    response: examples.map((example) => ({
      name: example.name,
      originalRequest: sent,
      code: example.status,
      _postman_previewlanguage: /[/+]json\b/.test(example.mediaType) ? 'json' : 'text',
      header: [{ key: 'content-type', value: example.mediaType }],
      body: example.text,
    })),
  };
}

function requestOf({ method, path, pathVariables, query, headers, auth, body }: CollectionRequest) {
  const asked = query.filter(({ enabled }) => enabled).map(({ name, value }) => `${name}=${value}`);
  return {
    method,
    header: headers.map(keyValue),
    auth: authOf(auth),
    ...(body && { body: bodyOf(body) }),
    url: {
      raw: `{{baseUrl}}${path}${asked.length === 0 ? '' : `?${asked.join('&')}`}`,
      host: ['{{baseUrl}}'],
      path: path.split('/').slice(1),
      ...(query.length > 0 && { query: query.map(keyValue) }),
      ...(pathVariables.length > 0 && {
        variable: pathVariables.map(({ name, value, description }) => ({
          key: name,
          value,
          description: text(description),
        })),
      }),
    },
  };
}

function authOf(auth: CollectionAuth | undefined): unknown {
  if (auth === undefined) return { type: 'noauth' };
  const { kind, ...values } = auth;
  return {
    type: kind,
    [kind]: Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' })),
  };
}

function bodyOf(body: CollectionBody): unknown {
  switch (body.kind) {
    case 'text':
      return { mode: 'raw', raw: body.text, options: { raw: { language: body.language } } };
    case 'form':
      return { mode: 'urlencoded', urlencoded: body.fields.map(({ name, value }) => ({ key: name, value })) };
    case 'multipart':
      return {
        mode: 'formdata',
        formdata: body.parts.map(({ name, value, contentType }) => ({
          key: name,
          ...(value === undefined ? { type: 'file', src: [] } : { type: 'text', value }),
          ...(contentType !== undefined && { contentType }),
        })),
      };
    case 'file':
      return { mode: 'file', file: {} };
  }
}

function environmentOf(model: CollectionModel, { name, variables }: CollectionEnvironment): unknown {
  return {
    name: `${model.name}: ${name}`,
    values: variables.map((variable) => ({
      key: variable.name,
      value: variable.value,
      type: variable.secret ? 'secret' : 'default',
      enabled: true,
    })),
    _postman_variable_scope: 'environment',
  };
}

function variableOf({ name, value, description }: CollectionVariable): unknown {
  return { key: name, value, type: 'string', description: text(description) };
}

function keyValue({ name, value, description, enabled }: SentValue): unknown {
  return { key: name, value, description: text(description), ...(!enabled && { disabled: true }) };
}

function text(content: string) {
  return { content, type: 'text/markdown' };
}
