import type { ApiModel, BodyModel, OperationModel, ParameterModel } from './model.ts';

/** A code sample of one operation, as Redoc's `x-codeSamples` takes it. */
export interface Sample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The module that samples import the client from, as a user of the published package writes it. */
const CLIENT_MODULE = 'banking-platform-api/client';

/** A sample for each way of calling the operation, made from its first example. */
export function samplesOf(model: ApiModel, operation: OperationModel): Sample[] {
  return [
    { lang: 'TypeScript', label: 'TypeScript', source: typescriptSample(model, operation) },
    { lang: 'Shell', label: 'curl', source: curlSample(model, operation) },
  ];
}

/**
 * The environment variable that a sample takes a value from: first word of the title, then the name.
 * `Banking Platform API` and `apiKey` make `BANKING_API_KEY`. Samples never hold a credential.
 */
export function environmentName(model: ApiModel, name: string): string {
  const [first = 'API'] = model.title.split(/[^A-Za-z0-9]+/).filter((word) => /^[A-Za-z]/.test(word));
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_');
  return `${first}_${words}`.toUpperCase();
}

/** A complete module that calls the operation through the generated client. Compiles under strict TypeScript. */
export function typescriptSample(model: ApiModel, operation: OperationModel): string {
  const credentials = credentialNames(model, operation);
  const variables = ['baseUrl', ...credentials].map((name) => environmentName(model, name));
  const callArguments = operation.pathParameters.map((parameter) => literal(exampleOf(parameter), 0));
  if (operation.body !== undefined) callArguments.push(literal(bodyExample(operation.body), 0));
  const options = callOptions(operation);
  if (options !== undefined) callArguments.push(literal(options, 0));
  const settings = [
    `  baseUrl: ${environmentName(model, 'baseUrl')},`,
    ...credentialSettings(model, credentials),
  ];
  const call = `await client.${operation.id}(${callArguments.join(', ')})`;
  return [
    `import { createClient } from '${CLIENT_MODULE}';`,
    '',
    `const { ${variables.map((name) => `${name} = ''`).join(', ')} } = process.env;`,
    `const client = createClient({`,
    ...settings,
    '});',
    '',
    ...(returnsContent(operation) ? [`const result = ${call};`, 'console.log(result);'] : [`${call};`]),
  ].join('\n');
}

/** A command for a POSIX shell that sends the same call with curl. */
export function curlSample(model: ApiModel, operation: OperationModel): string {
  const query = operation.queryParameters
    .filter(isShown)
    .flatMap((parameter) => queryPairs(parameter, exampleOf(parameter)));
  const headers = operation.headerParameters
    .filter(isShown)
    .map((parameter) => shellQuote(`${parameter.name}: ${plainText(exampleOf(parameter))}`));
  const basic: string[] = [];
  for (const name of credentialNames(model, operation)) {
    const credential = model.credentials.find((known) => known.name === name);
    if (credential === undefined) continue;
    const variable = `$${environmentName(model, name)}`;
    if (credential.kind === 'header') headers.push(`"${credential.wireName}: ${variable}"`);
    if (credential.kind === 'bearer') headers.push(`"authorization: Bearer ${variable}"`);
    if (credential.kind === 'basic') basic.push(`--user "${variable}"`);
    if (credential.kind === 'query') query.push(`${encode(credential.wireName)}=${variable}`);
  }
  if (operation.body !== undefined) headers.push(shellQuote(`content-type: ${operation.body.mediaType}`));
  const url = `$${environmentName(model, 'baseUrl')}${filledPath(operation)}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  return [
    `curl ${curlMethod(operation)}"${url}"`,
    ...basic,
    ...headers.map((header) => `--header ${header}`),
    ...(operation.body === undefined ? [] : [`--data-raw ${shellQuote(bodyText(operation.body))}`]),
  ].join(' \\\n  ');
}

/** Required parameters, and optional ones that the description gives an example for. */
function isShown(parameter: ParameterModel): boolean {
  return parameter.required || parameter.example !== undefined;
}

/** The preferred alternative; every credential when the description says nothing, since the client sends what it has. */
function credentialNames(model: ApiModel, operation: OperationModel): string[] {
  const { security } = operation;
  if (security.kind === 'none') return [];
  if (security.kind === 'open') return model.credentials.map((credential) => credential.name);
  return [...(security.alternatives.find((names) => names.length > 0) ?? [])];
}

function credentialSettings(model: ApiModel, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const pairs = names.map((name) => `${key(name)}: ${environmentName(model, name)}`);
  return [`  credentials: { ${pairs.join(', ')} },`];
}

function callOptions(operation: OperationModel): Record<string, unknown> | undefined {
  const query = named(operation.queryParameters.filter(isShown), (parameter) => parameter.name);
  const headers = named(operation.headerParameters.filter(isShown), (parameter) => parameter.name);
  const options = {
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

function named(parameters: readonly ParameterModel[], nameOf: (parameter: ParameterModel) => string) {
  return Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), exampleOf(parameter)]));
}

function returnsContent(operation: OperationModel): boolean {
  return operation.responses.some((response) => response.success && response.type !== undefined);
}

/** Without an example, the plainest value of the parameter's kind; a text is its own name, so that a reader replaces it. */
function exampleOf(parameter: ParameterModel): unknown {
  if (parameter.example !== undefined) return parameter.example;
  const { kind } = parameter.type;
  if (kind === 'number' || kind === 'integer') return 1;
  if (kind === 'boolean') return true;
  if (kind === 'array') return [];
  return kind === 'object' ? {} : parameter.name;
}

function bodyExample(body: BodyModel): unknown {
  return body.examples[0]?.value ?? {};
}

function bodyText(body: BodyModel): string {
  const value = bodyExample(body);
  return typeof value === 'string' && !/\bjson\b/.test(body.mediaType)
    ? value
    : JSON.stringify(value, undefined, 2);
}

function curlMethod(operation: OperationModel): string {
  if (operation.method === 'get') return '';
  if (operation.method === 'head') return '--head ';
  return `--request ${operation.method.toUpperCase()} `;
}

function filledPath(operation: OperationModel): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = operation.pathParameters.find((known) => known.name === name);
    return encode(parameter === undefined ? name : plainText(exampleOf(parameter)));
  });
}

function queryPairs(parameter: ParameterModel, value: unknown): string[] {
  const name = encode(parameter.name);
  if (Array.isArray(value)) {
    const texts = value.map((item) => encode(plainText(item)));
    if (parameter.explode) return texts.map((text) => `${name}=${text}`);
    const separators: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };
    return [`${name}=${texts.join(separators[parameter.style] ?? ',')}`];
  }
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value).map(
      ([member, text]) => [encode(member), encode(plainText(text))] as const,
    );
    if (parameter.style === 'deepObject')
      return members.map(([member, text]) => `${name}%5B${member}%5D=${text}`);
    if (parameter.explode) return members.map(([member, text]) => `${member}=${text}`);
    return [`${name}=${members.flat().join(',')}`];
  }
  return [`${name}=${encode(plainText(value))}`];
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Percent-encodes whatever a URL, a double-quoted shell word or curl's globbing would read as syntax. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** One word of a POSIX shell, taken literally. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A value as TypeScript: single quotes, names without quotes where they may go without, short lists on one line. */
export function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const items = Array.isArray(value)
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([name, member]) => `${key(name)}: ${literal(member, depth + 1)}`);
  if (items.length === 0) return `${open}${close}`;
  const gap = Array.isArray(value) ? '' : ' ';
  const line = `${open}${gap}${items.join(', ')}${gap}${close}`;
  if (!line.includes('\n') && line.length + depth * 2 <= 60) return line;
  const indent = '  '.repeat(depth + 1);
  return `${open}\n${items.map((item) => `${indent}${item},\n`).join('')}${'  '.repeat(depth)}${close}`;
}

function quote(text: string): string {
  return text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}
