import { isObject } from '../../lib/json.ts';
import { shellQuote } from '../../lib/shell.ts';
import type { ApiModel, CredentialModel, OperationModel } from '../model.ts';
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
  /** True for the page, which has styles for two columns. */
  readonly columns: boolean;
}

/** Fields of an object that the start shows of a response; the operation has all of them. */
const MAX_FIELDS = 8;

/** Writes what a reader needs for a first call: the address, the credentials, one call with its response, and a server to try it on. */
export function startText(input: StartInput): string {
  const [operation] = input.model.operations;
  return blocks([startFacts(input), ...(operation === undefined ? [] : call(input, operation))]);
}

/** Returns address, credentials and where to get a server, as a list. */
export function startFacts({ model, origin, servers, console }: StartInput): string {
  const facts = [
    ...servers.filter(isObject).map(serverLine),
    ...model.credentials.map(
      ({ kind, name, wireName, writtenName, description }) =>
        `- **${isOnWire(kind) ? NOUNS[kind] : 'Credential'}**: ` +
        `${code(isOnWire(kind) ? (writtenName ?? wireName) : name)}${description.trim() === '' ? '' : `. ${told(description)}`}`,
    ),
    `- **A server to try**: ${tryText(console, origin)}`,
  ];
  return facts.join('\n');
}

const NOUNS = { header: 'Header', query: 'Query parameter', cookie: 'Cookie' } as const;

function isOnWire(kind: CredentialModel['kind']): kind is keyof typeof NOUNS {
  return kind in NOUNS;
}

/** The first paragraph of a description, on one line. */
function told(description: string): string {
  const [text = ''] = description.trim().split(/\n\s*\n/);
  return text.replace(/\s+/g, ' ');
}

function serverLine(server: Record<string, unknown>): string {
  const { url, description } = server;
  const filled = addressOf(server);
  const parts = [
    code(String(url)),
    ...(typeof description === 'string' && description.trim() !== ''
      ? [told(description).replace(/\.$/, '')]
      : []),
    ...(filled === url ? [] : [`With its defaults: ${code(filled)}`]),
  ];
  return `- **Base address**: ${parts.join('. ')}.`;
}

function tryText(console: StartInput['console'], origin: ClientOrigin): string {
  const command = `${code(CLIENT_SETUP[origin].server)} on your machine`;
  if (console === 'bank')
    return `the console of this page has a bank inside and sends nothing anywhere. Or run ${command}.`;
  return console === 'console' ? `run ${command}; the console of this page calls it.` : `run ${command}.`;
}

function call({ model, origin, servers, columns }: StartInput, operation: OperationModel): string[] {
  const [curl, typescript] = ['curl', 'TypeScript'].map(
    (lang) => samplesOf(model, operation, origin).find((sample) => sample.lang === lang)?.source ?? '',
  );
  const address = `export ${environmentName(model, 'baseUrl')}=${shellQuote(addressOf(servers[0]))}`;
  const response = operation.responses.find(({ success }) => success);
  const example = response?.contents[0]?.examples[0]?.value;
  return [
    `**First call**: ${plainText(operation.summary) || code(operation.id)}`,
    columns ? '<div class="start"><div>' : '',
    'With curl:',
    fence(`${address}\n${curl}`, 'sh'),
    ...(isObject(example) || Array.isArray(example)
      ? ['The response begins:', fence(JSON.stringify(shortened(example), null, 2), 'json')]
      : []),
    columns ? '</div><div>' : '',
    'With TypeScript:',
    fence(typescript ?? '', 'typescript'),
    columns ? '</div></div>' : '',
  ];
}

/** The address of a server, with the defaults of its variables. */
function addressOf(server: unknown): string {
  if (!isObject(server)) return 'http://localhost:4010';
  const variables = isObject(server.variables) ? server.variables : {};
  return String(server.url).replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    return isObject(variable) && typeof variable.default === 'string' ? variable.default : whole;
  });
}

/** Returns the first fields: those with a plain value, or where there are none the first of all. */
function shortened(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => shortened(item, depth + 1));
  if (!isObject(value)) return value;
  const plain = Object.entries(value).filter(([, member]) => typeof member !== 'object');
  if (plain.length > 0 || depth > 2) return Object.fromEntries(plain.slice(0, MAX_FIELDS));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, 1)
      .map(([name, member]) => [name, shortened(member, depth + 1)]),
  );
}
