import { type CurlRequest, curlCommand } from '../../lib/curl.ts';
import type { ShellText, Variable } from '../../lib/shell.ts';
import { type ApiModel, type ContentModel, contentOf, type OperationModel, parametersIn } from '../model.ts';
import {
  credentialRemark,
  credentialsOf,
  environmentName,
  exampleOf,
  sampledParameters,
} from './sampled-values.ts';
import { encode, headerSample, pathText, queryPairs } from './write-parameters.ts';

/** A command for a POSIX shell that sends the call with curl. */
export function curlSample(model: ApiModel, operation: OperationModel): string {
  const { body } = operation;
  const variable = (name: string) => ({ variable: environmentName(model, name) });
  const query: (string | Variable)[][] = sampledParameters(parametersIn(operation, 'query'))
    .flatMap((parameter) => queryPairs(parameter, exampleOf(parameter)))
    .map((pair) => [pair]);
  const headers: [string, ShellText][] = sampledParameters(parametersIn(operation, 'header')).map(
    (parameter) => [parameter.name, headerSample(parameter, exampleOf(parameter))],
  );
  const cookies: (string | Variable)[][] = sampledParameters(parametersIn(operation, 'cookie'))
    .flatMap((parameter) => queryPairs(parameter, exampleOf(parameter)))
    .map((pair) => [pair]);
  let user: ShellText | undefined;
  for (const { kind, name, wireName, writtenName, scheme } of credentialsOf(model, operation)) {
    if (kind === 'header') headers.push([writtenName ?? wireName, [variable(name)]]);
    if (kind === 'bearer') headers.push([wireName, ['Bearer ', variable(name)]]);
    if (kind === 'http') headers.push([wireName, [`${scheme} `, variable(name)]]);
    if (kind === 'basic') user = [variable(`${name}_USERNAME`), ':', variable(`${name}_PASSWORD`)];
    if (kind === 'query') query.push([`${encode(wireName)}=`, variable(name)]);
    if (kind === 'cookie') cookies.push([`${wireName}=`, variable(name)]);
  }
  const content = contentOf(body);
  // curl itself writes the type of a multipart form, with its boundary.
  if (content !== undefined && content.kind !== 'multipart')
    headers.push(['content-type', content.mediaType]);
  const command = curlCommand(
    {
      method: operation.method.toUpperCase(),
      url: [variable('baseUrl'), filledPath(operation), ...joined(query, '?', '&')],
      user,
      headers,
      cookie: cookies.length === 0 ? undefined : joined(cookies, '', '; '),
      ...(content === undefined ? {} : bodyOptions(content)),
    },
    'lines',
  );
  const remark = credentialRemark(model, operation);
  return remark === undefined ? command : `# ${remark}\n${command}`;
}

/** Pairs with something before the first and between them. */
function joined(
  pairs: readonly (readonly (string | Variable)[])[],
  before: string,
  between: string,
): (string | Variable)[] {
  return pairs.flatMap((pair, index) => [index === 0 ? before : between, ...pair]);
}

function filledPath(operation: OperationModel): string {
  return operation.path.replace(/#[^{}]*$/, '').replace(/\{([^}]+)\}/g, (_, name: string) => {
    const parameter = parametersIn(operation, 'path').find((known) => known.name === name);
    return parameter === undefined ? encode(name) : pathText(parameter, exampleOf(parameter));
  });
}

/** Returns what curl sends as the body; a file stands in for bytes. */
function bodyOptions(content: ContentModel): Pick<CurlRequest, 'body' | 'fields' | 'parts' | 'file'> {
  const { kind, fields } = content;
  if (kind === 'binary') return { file: 'body.bin' };
  const value = content.examples[0]?.value ?? {};
  if (kind !== 'multipart' && kind !== 'form')
    return {
      body: typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value, undefined, 2),
    };
  if (typeof value === 'string') return { body: value };
  if (kind === 'form')
    return { fields: Object.entries(value).flatMap(([name, item]) => formFields(content, name, item)) };
  const isFile = (name: string) =>
    fields.some((one) => one.name === name && /^files?$/.test(String(one.shape)));
  const files = fields.filter(({ name }) => isFile(name)).map(({ name }) => `${name}=@${name}`);
  const texts = Object.entries(value)
    .filter(([name]) => !isFile(name))
    .flatMap(([name, field]) => [field].flat().map((item: unknown) => `${name}=${partText(item)}`));
  return { parts: [...texts, ...files] };
}

/** As the client writes them: a list repeats its name and an object is JSON, unless the description names a style. */
function formFields({ fields }: ContentModel, name: string, value: unknown): string[] {
  const { style, explode } = fields.find((one) => one.name === name) ?? { style: undefined, explode: true };
  const isList = Array.isArray(value);
  if (isList && (style === undefined || explode))
    return value.map((item) => `${encode(name)}=${plainText(item)}`);
  if (style === undefined || isList || typeof value !== 'object' || value === null)
    return [`${encode(name)}=${plainText(value)}`];
  const members = Object.entries(value).map(([key, item]) => [key, plainText(item)] as const);
  if (style === 'deepObject') return members.map(([key, item]) => `${encode(`${name}[${key}]`)}=${item}`);
  if (explode) return members.map(([key, item]) => `${encode(key)}=${item}`);
  return [`${encode(name)}=${members.flat().join(',')}`];
}

/** An object is a part of JSON. Without quotes curl reads `;`, and `@` or `<` at the beginning, as syntax. */
function partText(value: unknown): string {
  const isJson = typeof value === 'object' && value !== null;
  const text = isJson ? JSON.stringify(value) : plainText(value);
  const quoted = isJson || /^[@<"]|;/.test(text) ? `"${text.replace(/[\\"]/g, '\\$&')}"` : text;
  return isJson ? `${quoted};type=application/json` : quoted;
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
