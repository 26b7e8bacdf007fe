import {
  type ApiModel,
  contentOf,
  type OperationModel,
  type ParameterModel,
  parametersIn,
} from '../model.ts';
import { bodyText } from './body.ts';
import { literal, propertyKey } from './literal.ts';
import {
  credentialRemark,
  credentialsOf,
  environmentName,
  exampleOf,
  sampledParameters,
} from './sampled-values.ts';

/** The module that samples import the client from: as a user of this package writes it, or of files generated from another description. */
export const CLIENT_MODULES = {
  package: 'banking-platform-api-client',
  generated: './generated/client.js',
} as const;

/** The package from which a reader has the client. */
export type ClientOrigin = keyof typeof CLIENT_MODULES;

/** Says how to get what the sample imports, and a server to call. */
export const CLIENT_SETUP: Readonly<
  Record<ClientOrigin, { readonly client: string; readonly server: string }>
> = {
  package: { client: 'npm install banking-platform-api-client', server: 'npx banking-platform-api sandbox' },
  generated: {
    client: 'npx banking-platform-api generate --spec openapi.yaml',
    server: 'npx banking-platform-api mock --spec openapi.yaml',
  },
};

/** A complete module that calls the operation through the generated client. Compiles under strict TypeScript. */
export function typescriptSample(
  model: ApiModel,
  operation: OperationModel,
  origin: ClientOrigin = 'package',
): string {
  const values = parametersIn(operation, 'path').map((parameter) => literal(exampleOf(parameter)));
  const content = contentOf(operation.body);
  if (content !== undefined) values.push(bodyText(content));
  const options = callOptions(operation);
  if (options !== undefined) values.push(literal(options));
  const call = `await client.${operation.id}(${values.join(', ')})`;
  const remark = credentialRemark(model, operation);
  return [
    `// ${CLIENT_SETUP[origin].client}`,
    `import { createClient } from '${CLIENT_MODULES[origin]}';`,
    '',
    'const { env } = process;',
    ...(remark === undefined ? [] : [`// ${remark}`]),
    'const client = createClient({',
    `  baseUrl: env.${environmentName(model, 'baseUrl')} ?? '',`,
    ...credentialLines(model, operation),
    '});',
    '',
    ...(returnsContent(operation) ? [`const result = ${call};`, 'console.log(result);'] : [`${call};`]),
  ].join('\n');
}

function credentialLines(model: ApiModel, operation: OperationModel): string[] {
  const lines = credentialsOf(model, operation).map(({ name, kind }) => {
    const variable = `env.${environmentName(model, name)}`;
    const basic = `{ username: ${variable}_USERNAME ?? '', password: ${variable}_PASSWORD ?? '' }`;
    return `    ${propertyKey(name)}: ${kind === 'basic' ? basic : variable},`;
  });
  return lines.length === 0 ? [] : ['  credentials: {', ...lines, '  },'];
}

function callOptions(operation: OperationModel): Record<string, unknown> | undefined {
  const groups = {
    query: parametersIn(operation, 'query'),
    headers: parametersIn(operation, 'header'),
    cookies: parametersIn(operation, 'cookie'),
  };
  const options = Object.entries(groups)
    .map(([group, parameters]) => [group, byName(sampledParameters(parameters))] as const)
    .filter(([, values]) => Object.keys(values).length > 0);
  return options.length === 0 ? undefined : Object.fromEntries(options);
}

function byName(parameters: readonly ParameterModel[]): Record<string, unknown> {
  return Object.fromEntries(parameters.map((parameter) => [parameter.name, exampleOf(parameter)]));
}

function returnsContent(operation: OperationModel): boolean {
  return operation.responses.some((response) => response.success && response.contents.length > 0);
}
