import { at } from '../../../lib/json.ts';
import type {
  CollectionEnvironment,
  CollectionFolder,
  CollectionModel,
  CollectionRequest,
  CollectionVariable,
  ResponseChecks,
  ResponseExample,
} from '../../../templates/collections/collection.ts';
import {
  type ApiModel,
  type CredentialModel,
  contentOf,
  type OperationModel,
  type ResponseModel,
} from '../../../templates/model.ts';
import { credentialRemark, credentialsOf, exampleOf } from '../../../templates/samples/sampled-values.ts';
import { encode, plain } from '../../../templates/samples/write-parameters.ts';
import { slotsAndYields } from '../docs/console/slots-and-yields.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapping, trimmedText } from '../model/values.ts';
import { type Carried, carriedValues, type SlotVariable } from './carried.ts';
import { draft07 } from './draft-07.ts';
import type { WorkflowValues } from './read-workflow-values.ts';
import { collectionBody, collectionHeaders, collectionPath, queryOf } from './request-parts.ts';
import { withSegmentParts } from './segment-parts.ts';

export interface CollectionInput {
  /** The bundled 3.1 document. */
  readonly document: DocumentNode;
  /** The examples have a value for each request body. */
  readonly model: ApiModel;
  readonly workflow: WorkflowValues;
  /** A server on this machine: the name of its environment, and its address. */
  readonly local: { readonly name: string; readonly url: string };
}

/** Everything that the collections say, whatever their format. */
export function collectionModel({ document, model, workflow, local }: CollectionInput): CollectionModel {
  const credentials = model.credentials.flatMap(credentialVariables);
  const places = withSegmentParts(slotsAndYields(document, model), model);
  const reserved = ['baseUrl', ...credentials.map(({ name }) => name)];
  const carried = carriedValues(model, places, workflow.order, reserved);
  const inputs = carried.variables.filter(({ isCarried }) => !isCarried);
  const environment = (name: string, values: (name: string) => string): CollectionEnvironment => ({
    name,
    variables: [
      { name: 'baseUrl', value: values('baseUrl'), description: BASE_URL, secret: false },
      ...credentials.map((one) => ({ ...one, value: values(one.name) })),
      ...inputs.map((one) => ({ ...variableOf(one, ''), value: values(one.name) })),
    ],
  });
  const known = new Map([
    ['baseUrl', local.url],
    ...inputs.map((one) => [one.name, inputValue(one, workflow)] as const),
    ...model.credentials.flatMap((one) => credentialValue(one, workflow)),
  ]);
  return {
    name: model.title,
    version: model.version,
    description: descriptionOf(document),
    folders: carried.folders.map(
      ({ name, operations }): CollectionFolder => ({
        name,
        description: tagDescription(document, name),
        requests: operations.map((operation) => requestOf(operation, document, model, carried)),
      }),
    ),
    variables: carried.variables
      .filter(({ isCarried }) => isCarried)
      .map((one) => variableOf(one, exampleValue(one))),
    environments: [
      environment(local.name, (name) => known.get(name) ?? ''),
      environment('deployment', () => ''),
    ],
  };
}

const BASE_URL = 'Scheme, host and path prefix of the server, without a trailing slash.';

function descriptionOf(document: DocumentNode): string {
  const info = mapping(document.info);
  return trimmedText(info.summary) || firstParagraph(trimmedText(info.description));
}

function firstParagraph(markdown: string): string {
  return markdown.trim().split(/\n\s*\n/)[0] ?? '';
}

function tagDescription({ tags }: DocumentNode, name: string): string {
  const tag = (Array.isArray(tags) ? tags : []).map(mapping).find((one) => one.name === name);
  return trimmedText(tag?.description).trim();
}

/** The text of HTTP basic is made of two values. */
function credentialVariables({ name, kind, description }: CredentialModel): CollectionVariable[] {
  const names = kind === 'basic' ? [`${name}Username`, `${name}Password`] : [name];
  return names.map((one) => ({ name: one, value: '', description, secret: true }));
}

/** A key that the workflow calls the local server with. */
function credentialValue(
  { name, kind, wireName }: CredentialModel,
  { inputs }: WorkflowValues,
): (readonly [string, string])[] {
  const found = inputs.find(
    (one) => one.in === kind && one.name.toLowerCase() === wireName.toLowerCase(),
  )?.value;
  return found === undefined ? [] : [[name, plain(found)]];
}

function variableOf({ name, takenBy }: SlotVariable, value: string): CollectionVariable {
  const operations = [...new Set(takenBy.map(({ operation }) => operation.id))];
  const others = operations.length > 4 ? ` and ${operations.length - 4} more` : '';
  return {
    name,
    value,
    description: `Taken by ${operations.slice(0, 4).join(', ')}${others}.`,
    secret: false,
  };
}

/** Returns the value that the workflow starts with, else the first example. */
function inputValue(variable: SlotVariable, { inputs }: WorkflowValues): string {
  for (const { operation, slot } of variable.takenBy) {
    const input = inputs.find(
      (one) => one.operation === operation.id && one.in === slot.in && one.name === slot.name,
    );
    if (input !== undefined) return plain(input.value);
  }
  return exampleValue(variable);
}

function exampleValue({ takenBy }: SlotVariable): string {
  for (const { operation, slot } of takenBy) {
    const parameter = operation.parameters.find((one) => one.in === slot.in && one.name === slot.name);
    const value =
      slot.in === 'body' ? at(contentOf(operation.body)?.examples[0]?.value, slot.name) : parameter?.example;
    if (value !== undefined && value !== null && value !== '') return plain(value);
  }
  const [first] = takenBy.flatMap(({ operation, slot }) =>
    operation.parameters.filter((one) => one.in === slot.in && one.name === slot.name),
  );
  return first === undefined ? '' : plain(exampleOf(first));
}

function requestOf(
  operation: OperationModel,
  document: DocumentNode,
  model: ApiModel,
  carried: Carried,
): CollectionRequest {
  const variables = carried.variablesOf(operation);
  const body = collectionBody(operation, variables);
  const accepted = operation.responses.filter(({ success }) => success).flatMap(({ contents }) => contents);
  const fixed = (name: string, value: string) => ({ name, value, description: '', enabled: true });
  const credentials = credentialsOf(model, operation);
  const { headers, query, cookies, auth } = credentialParts(credentials);
  const own = collectionHeaders(operation, variables);
  const cookie = [...own.filter(({ name }) => name === 'cookie').map(({ value }) => value), ...cookies];
  return {
    id: operation.id,
    name: operation.summary.trim() || operation.id,
    description: requestDescription(operation, model),
    method: operation.method.toUpperCase(),
    ...collectionPath(operation, variables),
    query: [...queryOf(operation, variables), ...query],
    headers: [
      ...(accepted[0] === undefined ? [] : [fixed('accept', accepted[0].mediaType)]),
      ...(body?.mediaType === undefined ? [] : [fixed('content-type', body.mediaType)]),
      ...own.filter(({ name }) => name !== 'cookie'),
      ...headers,
      ...(cookie.length === 0 ? [] : [fixed('cookie', cookie.join('; '))]),
    ],
    auth,
    body: body?.body,
    checks: checksOf(operation, document, carried),
    examples: operation.responses.flatMap(examplesOf),
  };
}

function credentialParts(credentials: readonly CredentialModel[]) {
  const sent = (kind: CredentialModel['kind']) => credentials.filter((one) => one.kind === kind);
  const named = ({ name, wireName, writtenName, description }: CredentialModel) => ({
    name: writtenName ?? wireName,
    value: `{{${name}}}`,
    description,
    enabled: true,
  });
  const [bearer] = sent('bearer');
  const [basic] = sent('basic');
  return {
    headers: [
      ...sent('header').map(named),
      ...sent('http').map((one) => ({ ...named(one), value: `${one.scheme ?? ''} {{${one.name}}}`.trim() })),
    ],
    query: sent('query').map((one) => ({ ...named(one), name: encode(one.wireName) })),
    cookies: sent('cookie').map(({ name, wireName }) => `${wireName}={{${name}}}`),
    auth:
      bearer !== undefined
        ? ({ kind: 'bearer', token: `{{${bearer.name}}}` } as const)
        : basic !== undefined
          ? ({
              kind: 'basic',
              username: `{{${basic.name}Username}}`,
              password: `{{${basic.name}Password}}`,
            } as const)
          : undefined,
  };
}

function requestDescription(operation: OperationModel, model: ApiModel): string {
  return [
    operation.description.trim(),
    credentialRemark(model, operation) ?? '',
    operation.source === undefined ? '' : `Source ${operation.source}.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** An entry of the list of what is not shown. Where the content type of responses is one, no test asks for it. */
const CONTENT_TYPE = 'response-content-type';

function checksOf(operation: OperationModel, document: DocumentNode, carried: Carried): ResponseChecks {
  const expected = operation.responses.filter(({ success }) => success);
  const notShown = [document['x-not-shown'] ?? [], operation.notShown].flat();
  const withBody = operation.method === 'head' ? [] : expected.filter(({ contents }) => contents.length > 0);
  return {
    statuses: expected.map(({ status }) => status.toUpperCase()),
    mediaTypes: notShown.includes(CONTENT_TYPE)
      ? []
      : withBody.map(({ status, contents }) => ({
          status: status.toUpperCase(),
          types: contents.map(({ mediaType }) => (mediaType.split(';')[0] ?? '').trim().toLowerCase()),
        })),
    schemas: withBody.flatMap(({ status, contents }) => {
      const [content] = contents;
      // A response that may be something else than JSON has a text that cannot be held against a schema.
      if (content === undefined || contents.some(({ kind }) => kind !== 'json')) return [];
      const schema = draft07(document, content.type.pointer);
      return schema === undefined ? [] : [{ status: status.toUpperCase(), schema }];
    }),
    carries: carried.carriesOf(operation),
  };
}

function examplesOf(response: ResponseModel): ResponseExample[] {
  const content = contentOf(response);
  if (content === undefined || content.kind === 'binary') return [];
  const status = /^\d{3}$/.test(response.status) ? Number(response.status) : response.success ? 200 : 500;
  return content.examples.map(({ name, summary, value }) => ({
    name: `${response.status}: ${summary || name}`,
    status,
    mediaType: content.mediaType,
    text:
      typeof value === 'string' && content.kind !== 'json'
        ? value
        : JSON.stringify(value ?? null, undefined, 2),
  }));
}
