import {
  CLIENT_TYPES,
  CLIENT_VALUES,
  type ClientNames,
  CONTENT_TYPES,
  clientNames,
  clientTypeImports,
  PAGES_TYPES,
} from './client/client-names.ts';
import { clientFeatures } from './client/features.ts';
import { hasOwnOptions, methodMember, ownOptions } from './client/method.ts';
import { comment, key, text, union } from './code.ts';
import type { ApiModel, CredentialModel, Template } from './model.ts';

/** `client.ts`: a method for each operation, the raw client, and what the runtime has to know of both. */
export const clientTemplate: Template = (model) => {
  const names = clientNames(model);
  return [
    ...importLines(model),
    '',
    comment(
      [
        'Credentials by security scheme. A call carries those that its operation lists, or all of them if the description does not say which.',
      ],
      '',
    ),
    credentialsType(model, names),
    '',
    comment([`Options of \`createClient\` for ${model.title} ${model.version}.`], ''),
    `export interface ${names.clientOptions} extends runtime.BaseClientOptions {`,
    ...baseUrlMember(model),
    comment(
      [
        'Sent with every operation that lists them, and with operations for which none are shown. A call may override each of them. A text, such as `include`, is the option `credentials` of fetch instead.',
      ],
      '  ',
    ),
    `  readonly credentials?: runtime.CredentialsOption<${names.credentials}>;`,
    '}',
    '',
    comment(["Options of a single call; they take precedence over the client's."], ''),
    `export interface ${names.callOptions} extends runtime.BaseCallOptions<${names.credentials}> {}`,
    '',
    ...model.operations.filter(hasOwnOptions).map((operation) => ownOptions(operation, names)),
    ...clientInterface(model, names),
    ...functions(model, names),
    ...serverUrlFunction(model, names.serverUrl),
  ].join('\n');
};

function importLines(model: ApiModel): string[] {
  const imports = [...new Set(['paths', ...model.operations.flatMap(clientTypeImports)])].sort();
  const extension = model.importExtension;
  const types = clientFeatures(model).length === 0 ? CLIENT_TYPES : `${CLIENT_TYPES}, ${CONTENT_TYPES}`;
  const hasPages = model.operations.some(({ pages }) => pages !== undefined);
  return [
    ...(hasPages ? [`import type * as pages from './client-pages${extension}';`] : []),
    `import * as operationFunctions from './client-operations${extension}';`,
    `import * as runtime from './client-runtime${extension}';`,
    `import type { ${imports.join(', ')} } from './types${extension}';`,
    '',
    `export { ${CLIENT_VALUES} } from './client-runtime${extension}';`,
    `export type {\n  ${types},\n} from './client-runtime${extension}';`,
    ...(hasPages ? [`export type { ${PAGES_TYPES} } from './client-pages${extension}';`] : []),
  ];
}

function clientInterface(model: ApiModel, names: ClientNames): string[] {
  return [
    comment(
      [
        `The operations of ${model.title} ${model.version}. Each takes its path parameters, then its body, then options, and ` +
          'resolves to the body of a success response; its `withResponse` resolves to status and headers too. ' +
          'Each rejects with `ApiError` and nothing else.',
      ],
      '',
    ),
    `export interface ${names.client} {`,
    ...model.operations.map((operation) => methodMember(model, operation, names)),
    comment(
      [
        'Sends any request, with the same credentials, time limits, retries and hooks, and the interface of openapi-fetch. Resolves to ' +
          '`{ data, error, response }` for any status; rejects with `ApiError` when there is no response.',
      ],
      '  ',
    ),
    `  readonly ${names.raw}: runtime.RawClient<paths>;`,
    comment(['Adds middleware for all further calls, those of `raw` included.'], '  '),
    `  readonly ${names.use}: runtime.MiddlewareUser['use'];`,
    comment(['Removes middleware.'], '  '),
    `  readonly ${names.eject}: runtime.MiddlewareUser['eject'];`,
    '}',
    '',
  ];
}

function functions(model: ApiModel, names: ClientNames): string[] {
  return [
    comment(
      [
        `Makes a client of ${model.title}. Nothing is sent yet.`,
        '@throws {TypeError} when `baseUrl` is missing or cannot be used.',
      ],
      '',
    ),
    `export function ${names.createClient}(options: ${names.clientOptions}${
      model.defaultBaseUrl === undefined ? '' : ' = {}'
    }): ${names.client} {`,
    `  const connection = operationFunctions.${names.connect}(options);`,
    // Arguments, since a list of a thousand functions has a type that TypeScript does not represent.
    `  const made = runtime.createRuntime(${[
      'connection',
      `['${names.raw}', '${names.use}', '${names.eject}']`,
      ...model.operations.map(({ id }) => `operationFunctions.${id}`),
    ]
      .map((argument) => `\n    ${argument},`)
      .join('')}\n  );`,
    `  return made as ${names.client};`,
    '}',
    '',
    comment(
      [
        'Hooks for logs and metrics, for the option `hooks`. They get copies in which credentials' +
          (model.sensitiveNames.length > 0 ? ' and the values that the description marks as sensitive' : '') +
          ' read `***`. They are not awaited, and what they throw is ignored.',
      ],
      '',
    ),
    `export function ${names.maskedHooks}(hooks: runtime.Hooks): runtime.MaskedHooks {`,
    `  return runtime.maskHooks(operationFunctions.${names.api}, ${JSON.stringify(model.sensitiveNames)}, hooks);`,
    '}',
    '',
  ];
}

function credentialsType(model: ApiModel, names: ClientNames): string {
  if (model.credentials.length === 0) return `export type ${names.credentials} = Record<string, never>;`;
  return [
    `export type ${names.credentials} = {`,
    ...model.credentials.flatMap((credential) => [
      comment([credential.description, `Sent as ${travelsAs(credential)}.`], '  '),
      `  readonly ${key(credential.name)}?: runtime.Credential${credential.kind === 'basic' ? '<runtime.BasicCredential>' : ''};`,
    ]),
    '};',
  ].join('\n');
}

function travelsAs({ kind, wireName, scheme }: CredentialModel): string {
  if (kind === 'header') return `header \`${wireName}\``;
  if (kind === 'query') return `query parameter \`${wireName}\``;
  if (kind === 'cookie') return `cookie \`${wireName}\`, which a browser sends only if it has stored it`;
  if (kind === 'http') return `what follows \`${scheme}\` in the header \`authorization\``;
  return kind === 'bearer' ? 'bearer token, without the word `Bearer`' : 'HTTP basic authentication';
}

function baseUrlMember({ defaultBaseUrl, operations }: ApiModel): string[] {
  const own = operations.filter(({ server }) => server !== undefined);
  const all =
    own.length === 0 ? '' : ' It goes for every operation, also for those with a server of their own.';
  const rest = `A path is kept; a slash at its end is removed.${all}`;
  const forAll =
    defaultBaseUrl === undefined
      ? [
          comment([`URL of the service: \`https://api.example/v2\`. ${rest}`], '  '),
          '  readonly baseUrl: string;',
        ]
      : [
          comment([`URL of the service. Default: \`${defaultBaseUrl}\`. ${rest}`], '  '),
          '  readonly baseUrl?: string | undefined;',
        ];
  if (own.length === 0) return forAll;
  return [
    ...forAll,
    comment(
      [
        'URLs of the operations that have a server of their own; the default is the described one, or `baseUrl` where that is given.',
      ],
      '  ',
    ),
    '  readonly baseUrls?:',
    '    | {',
    ...own.flatMap(({ id, server }) => [
      comment([`Default: \`${server}\`.`], '        '),
      `        readonly ${id}?: string | undefined;`,
    ]),
    '      }',
    '    | undefined;',
  ];
}

/** A function for the address of a server whose variables a caller may choose. */
function serverUrlFunction({ defaultBaseUrl, server }: ApiModel, name: string): string[] {
  if (defaultBaseUrl === undefined || server === undefined || server.variables.length === 0) return [];
  const { template, variables } = server;
  const initial = variables.map((one) => `${key(one.name)}: ${text(one.initial ?? '')}`);
  return [
    comment(
      [`The address \`${template}\` for \`baseUrl\`; a variable that is not given has its default.`],
      '',
    ),
    `export function ${name}(variables: {`,
    ...variables.flatMap(({ name: one, initial: value, values }) => [
      comment([`Default: \`${value}\`.`], '  '),
      `  readonly ${key(one)}?: ${values.length === 0 ? 'string' : union(values)};`,
    ]),
    '} = {}): string {',
    `  const values: Record<string, string> = { ${initial.join(', ')}, ...variables };`,
    `  return ${text(template)}.replace(/\\{([^{}]+)\\}/g, (_, name: string) => values[name] ?? '');`,
    '}',
    '',
  ];
}
