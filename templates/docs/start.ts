import { isObject } from '../../lib/json.ts';
import { shellQuote } from '../../lib/shell.ts';
import type { ApiModel, OperationModel } from '../model.ts';
import { blocks, code, fence, plainText } from '../reference/markdown.ts';
import { environmentName } from '../samples/sampled-values.ts';
import { CLIENT_SETUP, type ClientOrigin } from '../samples/typescript.ts';
import { samplesOf } from '../samples.ts';

export interface StartInput {
  readonly model: ApiModel;
  readonly origin: ClientOrigin;
  /** `servers` of the description. */
  readonly servers: readonly unknown[];
  /** `bank`: the page has a console with a server in it. */
  readonly console: 'none' | 'console' | 'bank';
}

/** Fields of an object that the start shows of a response; the operation has all of them. */
const MAX_FIELDS = 8;

/** What a reader needs for a first call: the address, the credentials, one call with its response, and a server to try it on. */
export function startText({ model, origin, servers, console }: StartInput): string {
  const [operation] = model.operations;
  const facts = [
    ...servers.filter(isObject).map(serverLine),
    ...model.credentials.map(
      ({ kind, name, wireName, writtenName, description }) =>
        `- **${kind === 'basic' || kind === 'bearer' || kind === 'http' ? 'Credential' : nounOf(kind)}**: ` +
        `${code(kind === 'basic' || kind === 'bearer' || kind === 'http' ? name : (writtenName ?? wireName))}${told(description)}`,
    ),
    `- **A server to try**: ${tryText(console, origin)}`,
  ];
  return blocks([facts.join('\n'), ...(operation === undefined ? [] : call(model, operation, origin))]);
}

function nounOf(kind: 'header' | 'query' | 'cookie'): string {
  return { header: 'Header', query: 'Query parameter', cookie: 'Cookie' }[kind];
}

/** The first sentences, on one line. */
function told(description: string): string {
  const text = plainText(description);
  return text === '' ? '' : `. ${text}`;
}

function serverLine({ url, description, variables }: Record<string, unknown>): string {
  const defaults = Object.entries(isObject(variables) ? variables : {}).flatMap(([name, variable]) =>
    isObject(variable) ? [`${code(`{${name}}`)} is ${code(String(variable.default))} by default`] : [],
  );
  const text = typeof description === 'string' ? plainText(description) : '';
  const parts = [code(String(url)), ...(text === '' ? [] : [text.replace(/\.$/, '')]), ...defaults];
  return `- **Base address**: ${parts.join('. ')}.`;
}

function tryText(console: StartInput['console'], origin: ClientOrigin): string {
  const command = `${code(CLIENT_SETUP[origin].server)} on your machine`;
  if (console === 'bank')
    return `the console of this page has a bank inside and sends nothing anywhere. Or run ${command}.`;
  return console === 'console' ? `run ${command}; the console of this page calls it.` : `run ${command}.`;
}

function call(model: ApiModel, operation: OperationModel, origin: ClientOrigin): string[] {
  const samples = samplesOf(model, operation, origin);
  const exports = [
    `export ${environmentName(model, 'baseUrl')}=${shellQuote(model.defaultBaseUrl ?? 'http://localhost:8080')}`,
  ];
  const response = operation.responses.find(({ success }) => success);
  const example = response?.contents[0]?.examples[0]?.value;
  return [
    `### First call: ${plainText(operation.summary) || code(operation.id)}`,
    ...samples
      .toReversed()
      .flatMap(({ lang, label, source }) => [
        `${label}:`,
        fence(
          lang === 'curl' ? [...exports, source].join('\n') : source,
          lang === 'curl' ? 'sh' : 'typescript',
        ),
      ]),
    ...(example === undefined || typeof example === 'string'
      ? []
      : [
          `Response ${response?.status ?? ''}, the first fields:`,
          fence(JSON.stringify(shortened(example), null, 2), 'json'),
        ]),
  ];
}

/** The first fields, with nested ones folded. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (!isObject(value)) return value;
  const plain = Object.entries(value).filter(([, member]) => typeof member !== 'object');
  return Object.fromEntries(plain.slice(0, MAX_FIELDS));
}
