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
import { fileNames } from './file-names.ts';
import { type ScriptDialect, testScript } from './scripts.ts';

const DIALECT: ScriptDialect = {
  test: 'test',
  expect: 'expect',
  status: 'res.getStatus()',
  contentType: "res.getHeader('content-type')",
  body: 'res.getBody()',
  matchSchema: (schema) => `expect(res.getBody()).to.have.jsonSchema(${schema}, { strict: false })`,
  setVariable: (name, value) => `bru.setVar(${JSON.stringify(name)}, ${value})`,
};

/** Bruno's format since version 3, OpenCollection: a folder of YAML files, one for each request. */
export function brunoFiles(model: CollectionModel): CollectionFiles {
  const folderNames = fileNames(model.folders.map(({ name }) => name));
  const folders = model.folders.flatMap((folder, index) => {
    const path = folderNames[index];
    const names = fileNames(folder.requests.map(({ id }) => id));
    return [
      [
        `${path}/folder.yml`,
        {
          info: { name: folder.name, type: 'folder', seq: index + 1 },
          ...docs(folder.description),
        },
      ],
      ...folder.requests.map((request, at) => [`${path}/${names[at]}.yml`, requestOf(request, at + 1)]),
    ];
  });
  const environments = model.environments.map((environment) => [
    `environments/${environment.name}.yml`,
    environmentOf(environment),
  ]);
  return { 'opencollection.yml': collectionOf(model), ...Object.fromEntries([...folders, ...environments]) };
}

function collectionOf({ name, version, description, variables }: CollectionModel): unknown {
  return {
    opencollection: '1.0.0',
    info: { name, version },
    request: { variables: variables.map(variableOf) },
    ...docs(description),
    bundled: false,
    extensions: { bruno: { ignore: ['node_modules', '.git'] } },
  };
}

function requestOf(request: CollectionRequest, seq: number): unknown {
  const { name, description, headers, pathVariables, query, auth, body, checks, examples } = request;
  const params = [
    ...pathVariables.map((one) => ({ ...one, enabled: true, type: 'path' })),
    ...query.map((one) => ({ ...one, type: 'query' })),
  ];
  const sent = {
    method: request.method,
    url: urlOf(request),
    ...(headers.length > 0 && { headers: headers.map(nameValue) }),
    ...(params.length > 0 && { params: params.map((one) => ({ ...nameValue(one), type: one.type })) }),
    ...(body && { body: bodyOf(body) }),
  };
  return {
    info: { name, type: 'http', seq },
    http: { ...sent, ...(auth && { auth: authOf(auth) }) },
    runtime: { scripts: [{ type: 'tests', code: testScript(checks, DIALECT) }] },
    // Values in the URL are encoded already, and a credential goes nowhere but to the server it is for.
    settings: { encodeUrl: false, timeout: 0, followRedirects: false, maxRedirects: 0 },
    ...(examples.length > 0 && {
      examples: examples.map((example) => ({
        name: example.name,
        request: sent,
        response: {
          status: example.status,
          headers: [{ name: 'content-type', value: example.mediaType }],
          body: { type: /[/+]json\b/.test(example.mediaType) ? 'json' : 'text', data: example.text },
        },
      })),
    }),
    ...(description !== '' && { docs: description }),
  };
}

function urlOf({ path, query }: CollectionRequest): string {
  const asked = query.filter(({ enabled }) => enabled).map(({ name, value }) => `${name}=${value}`);
  return `{{baseUrl}}${path}${asked.length === 0 ? '' : `?${asked.join('&')}`}`;
}

function authOf({ kind, ...values }: CollectionAuth): unknown {
  return { type: kind, ...values };
}

function bodyOf(body: CollectionBody): unknown {
  switch (body.kind) {
    case 'text':
      return { type: body.language, data: body.text };
    case 'form':
      return { type: 'form-urlencoded', data: body.fields };
    case 'multipart':
      return {
        type: 'multipart-form',
        data: body.parts.map(({ name, value, contentType }) => ({
          name,
          ...(value === undefined ? { type: 'file', value: [] } : { type: 'text', value }),
          ...(contentType !== undefined && { contentType }),
        })),
      };
    case 'file':
      return { type: 'file', data: [{ filePath: '', contentType: body.mediaType, selected: true }] };
  }
}

function environmentOf({ name, variables }: CollectionEnvironment): unknown {
  return {
    name,
    variables: variables.map((variable) =>
      // A secret has no value in a file: Bruno asks for it.
      variable.secret && variable.value === ''
        ? { name: variable.name, secret: true, description: variable.description }
        : variableOf(variable),
    ),
  };
}

function variableOf({ name, value, description }: CollectionVariable) {
  return { name, value, description };
}

function nameValue({ name, value, description, enabled }: SentValue) {
  return { name, value, ...(description !== '' && { description }), ...(!enabled && { disabled: true }) };
}

function docs(content: string) {
  return content === '' ? {} : { docs: { content, type: 'text/markdown' } };
}
