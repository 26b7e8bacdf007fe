import { type CredentialName, type OperationId, operations } from '../../../generated/operations.ts';
import { isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { escapeInvisible, jsonText } from '../../../lib/json-text.ts';
import type { Sandbox } from '../../../server/sandbox-types.ts';
import { DATA_NOTICE, dataBlock } from '../data-block.ts';
import { type DescribedApi, textOf } from '../items/description.ts';
import { type KeptTexts, textPartOf } from '../kept-texts.ts';
import { type Tool, ToolCallFailure } from '../tool.ts';

/** The credentials that a call carries. */
const CREDENTIALS = ['all', 'key', 'none'] as const;

interface Arguments {
  readonly operation: OperationId;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly body?: JsonObject;
  readonly credentials?: (typeof CREDENTIALS)[number];
}

const INPUT = {
  type: 'object',
  properties: {
    operation: { enum: Object.keys(operations) },
    parameters: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Path parameters: {"accountId": "acc-…"}',
    },
    body: { type: 'object' },
    credentials: { enum: CREDENTIALS, default: 'all', description: 'key: no person' },
  },
  required: ['operation'],
  additionalProperties: false,
} as const;

const OUTPUT = {
  type: 'object',
  properties: {
    status: { type: 'integer' },
    refusal: { type: 'string' },
    notice: { type: 'string' },
    data: {},
    truncated: { type: 'string' },
  },
  required: ['status', 'notice'],
} as const;

/** @param apiKey of the seeded program */
export function callSandboxTool(
  sandbox: Sandbox,
  apiKey: string,
  { credentials }: DescribedApi,
  kept: KeptTexts,
): Tool {
  return {
    name: 'call_sandbox',
    title: 'Call the sandbox',
    description:
      'Call an operation of a simulated bank in memory. Records last for this session; no real bank is called. Read the operation first: its request example works as it is.',
    inputSchema: INPUT,
    outputSchema: OUTPUT,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    async run(args: Arguments, { signal }) {
      const response = await sandbox.fetch(
        new Request(urlOf(args), {
          ...requestOf(args, { apiKey, personId: sandbox.seed.personId }, credentials),
          signal,
        }),
      );
      const { status } = response;
      const body = await response.text();
      const value = parsed(body);
      const text = value === undefined ? escapeInvisible(body) : jsonText(value, 1);
      const { part, next } = textPartOf(text, 0);
      const refusal = refusalOf(status);
      const head = [`${args.operation}: status ${status}.`, refusal].join(' ').trim();
      const id = next === undefined ? undefined : kept.keep('response', text);
      const truncated = `${text.length - (next ?? 0)} more characters: read ${id} with offset ${next}.`;
      return {
        content: [
          { type: 'text', text: `${head} ${dataBlock(part)}${id === undefined ? '' : `\n${truncated}`}` },
        ],
        structuredContent: {
          status,
          ...(refusal !== '' && { refusal }),
          notice: DATA_NOTICE,
          ...(id === undefined ? { data: value ?? body } : { data: part, truncated }),
        },
      };
    },
  };
}

/** The source shows no errors, so what is refused, and how, says nothing of the API. */
function refusalOf(status: number): string {
  if (status === 0) return 'The connection was cut by a fault.';
  return status >= 400
    ? "This refusal is the sandbox's choice; the source does not show what the API does."
    : '';
}

function requestOf(
  { operation, body, credentials = 'all' }: Arguments,
  values: Readonly<Record<CredentialName, string>>,
  schemes: DescribedApi['credentials'],
): RequestInit {
  const { method, request } = operations[operation];
  if (request === undefined && body !== undefined)
    throw new ToolCallFailure(`${operation} has no request body.`, 'Leave out body.');
  const carried = operations[operation].credentials.filter(
    (name) => credentials === 'all' || (credentials === 'key' && name === 'apiKey'),
  );
  const headers = carried.flatMap((name) => {
    const sent = textOf(schemes.get(name)?.name);
    return sent === '' ? [] : [[sent, values[name]] as [string, string]];
  });
  return {
    method,
    headers: [
      ...headers,
      ...(body === undefined ? [] : [['content-type', 'application/json'] as [string, string]]),
    ],
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** @throws ToolCallFailure for parameters that are missing, empty or unknown */
function urlOf({ operation, parameters = {} }: Arguments): string {
  const { path, parameters: described } = operations[operation];
  const names = described.filter((one) => one.in === 'path').map(({ name }) => name);
  const takes = names.length === 0 ? 'It takes none.' : `It takes ${names.join(', ')}.`;
  const unknown = Object.keys(parameters).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new ToolCallFailure(
      `${operation} has no parameter ${jsonText(unknown[0]?.slice(0, 60))}.`,
      `${takes} Fields go into body.`,
    );
  let url = path;
  for (const name of names) {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (value === undefined || /^\.{0,2}$|\p{Cs}/u.test(value))
      throw new ToolCallFailure(
        `${operation} requires the parameter ${name}.`,
        `Give an ID: {"${name}": "…"}. read sandbox lists those that exist.`,
      );
    url = url.replace(`{${name}}`, () => encodeURIComponent(value));
  }
  return `http://127.0.0.1${url}`;
}

function parsed(body: string): Json | undefined {
  try {
    const value: Json = JSON.parse(body);
    return isObject(value) || Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
