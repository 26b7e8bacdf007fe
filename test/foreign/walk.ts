import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { withoutEndlessReferences } from '../../scripts/pipeline/loosen/endless-references.ts';
import type { Inputs } from '../../scripts/pipeline/make/outputs.ts';
import { startMock } from '../../scripts/pipeline/mock/mock.ts';
import { Sampler } from '../../scripts/pipeline/sample/sampler.ts';
import {
  type ContentModel,
  type CredentialModel,
  contentOf,
  type OperationModel,
  type ParameterLocation,
  parametersIn,
} from '../../templates/model.ts';
import { sentPath } from '../../templates/sent-path.ts';
import { referenceFor } from './oracle.ts';

export interface WalkResult {
  readonly operations: number;
  /** Operations for which no valid arguments were found: most often, their schemas accept nothing. */
  readonly withoutArguments: number;
  /** Responses for which no value was found that fits: most often, their schemas accept nothing. */
  readonly withoutResponse: number;
  /** `createCard: 422 body/name must be string` for each call that was not answered as described. */
  readonly failed: readonly string[];
}

type SampleOf = Sampler['sample'];
type Call = (...args: unknown[]) => Promise<unknown>;
interface ClientModule {
  createClient(options: object): Readonly<Record<string, Call & { withResponse: Call }>>;
}
interface Validators {
  readonly responses: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>>;
}

/** Calls each operation once, with arguments made from the schemas, through the generated client and the mock. */
export async function walk({ document, model }: Inputs, out: string): Promise<WalkResult> {
  const load = async (file: string) => import(pathToFileURL(join(out, file)).href);
  const { createClient } = (await load('client.ts')) as ClientModule;
  const { responses } = (await load('validators.ts')) as Validators;
  const sampler = new Sampler(document as JsonObject);
  const reference = referenceFor(withoutEndlessReferences(document as JsonObject, () => {}));
  // A sample may fit several members of a \`oneOf\` that only a discriminator tells apart, so that its schema accepts nothing.
  const sampleOf: SampleOf = (pointer, direction) => {
    const sample = sampler.sample(pointer, direction);
    return sample === undefined || reference(pointer)?.(sample.value) === false ? undefined : sample;
  };
  const lines: string[] = [];
  const mock = await startMock({
    document,
    port: 0,
    host: '127.0.0.1',
    log: (line) => lines.push(line),
  });
  const credentials = Object.fromEntries(model.credentials.map((one) => [one.name, credentialOf(one)]));
  const client = createClient({ baseUrl: mock.url, credentials, retry: false });
  const failed: string[] = [];
  let withoutArguments = 0;
  let withoutResponse = 0;
  try {
    for (const operation of model.operations) {
      const args = argumentsOf(operation, sampleOf);
      if (args === undefined) {
        withoutArguments += 1;
        continue;
      }
      const problem = await callOnce(operation, client, args, responses);
      if (problem === undefined) continue;
      if (problem.pointer !== undefined && isAmbiguous(operation, model.operations)) continue;
      if (problem.pointer !== undefined && sampleOf(problem.pointer, 'response') === undefined)
        withoutResponse += 1;
      else failed.push(`${operation.id}: ${problem.message}; mock: ${lines.at(-1)}`);
    }
  } finally {
    await mock.close();
  }
  return { operations: model.operations.length, withoutArguments, withoutResponse, failed };
}

function credentialOf({ kind, scheme }: CredentialModel): unknown {
  if (kind === 'basic') return { username: 'user', password: 'word' };
  const isDigest = scheme?.toLowerCase() === 'digest';
  return isDigest ? 'username="a", realm="b", nonce="c", uri="d", response="e"' : 'secret';
}

interface Problem {
  readonly message: string;
  /** The pointer of the schema that a response does not fit. */
  readonly pointer?: string;
}

async function callOnce(
  operation: OperationModel,
  client: ReturnType<ClientModule['createClient']>,
  args: readonly unknown[],
  validators: Validators['responses'],
): Promise<Problem | undefined> {
  try {
    const method = client[operation.id];
    if (method === undefined) return { message: 'the client has no such method' };
    const { status, data, headers } = (await method.withResponse(...args)) as {
      status: number;
      data: unknown;
      headers: Headers;
    };
    const described = operation.responses.find((one) => matches(one.status, status));
    // An example that contradicts its schema is its author's: what the mock makes by itself has to fit.
    const content = contentOf(described);
    if (described === undefined || content?.kind !== 'json' || content.examples.length > 0) return undefined;
    if (operation.method === 'head') return undefined;
    // Validators know one of several media types.
    const isOther = headers.get('content-type') !== content.mediaType;
    if (isOther && described.contents.length > 1) return undefined;
    return validators[operation.id]?.[described.status]?.(data) === false
      ? { message: 'the response does not fit its schema', pointer: content.type.pointer }
      : undefined;
  } catch (error) {
    const { status, message } = error as { status?: number; message: string };
    const hasSuccess = operation.responses.some(({ success, status: one }) => success || one === 'default');
    // A mock can only respond with the described failure if no success is described.
    if (!hasSuccess && operation.responses.some((one) => matches(one.status, status ?? 0))) return undefined;
    return { message: message.split('\n')[0] ?? '' };
  }
}

/** Tells whether another operation is called in the same way, so that its response may come: `/a/{x}` and `/a/{y}`. */
function isAmbiguous(one: OperationModel, all: readonly OperationModel[]): boolean {
  const shape = ({ method, path }: OperationModel) =>
    `${method} ${sentPath(path).replaceAll(/\{[^}]*\}/g, '{}')}`;
  return all.some((other) => other !== one && shape(other) === shape(one));
}

function matches(described: string, status: number): boolean {
  return (
    described === String(status) ||
    described.toUpperCase() === `${String(status)[0]}XX` ||
    described === 'default'
  );
}

/** Path parameters, the body and options, as a method takes them. */
function argumentsOf(operation: OperationModel, sampleAt: SampleOf): unknown[] | undefined {
  let complete = true;
  const sampleOf = (pointer: string): Json | undefined => {
    const sample = sampleAt(pointer, 'request');
    if (sample === undefined) complete = false;
    return sample?.value;
  };
  const group = (place: ParameterLocation) => {
    const members = parametersIn(operation, place)
      .filter(({ required }) => required)
      .map(({ name, type }) => [name, sampleOf(type.pointer)] as const);
    return Object.fromEntries(members);
  };
  const path = parametersIn(operation, 'path').map(({ type }) => {
    const value = sampleOf(type.pointer);
    // A path cannot say nothing.
    return value === '' ? 'x' : value;
  });
  const { body } = operation;
  const content = contentOf(body);
  const bodies = content === undefined ? [] : [bodyOf(content, sampleOf)];
  const options = { query: group('query'), headers: group('header'), cookies: group('cookie') };
  return complete ? [...path, ...bodies, options] : undefined;
}

/** A value for content, in the form that a method takes it. */
function bodyOf(
  { kind, type, fields }: ContentModel,
  sampleOf: (pointer: string) => Json | undefined,
): unknown {
  if (kind === 'binary') return new Blob(['bytes']);
  const value = sampleOf(type.pointer);
  if (kind === 'text') return typeof value === 'string' ? value : 'text';
  if (kind === 'events' || kind === 'lines') return [value];
  if ((kind !== 'form' && kind !== 'multipart') || !isObject(value)) return value;
  const files = fields.filter(({ name, shape }) => (shape === 'file' || shape === 'files') && name in value);
  const blobs = files.map(({ name, shape }) => {
    const blob = new Blob(['bytes']);
    return [name, shape === 'files' ? [blob] : blob] as const;
  });
  return { ...value, ...Object.fromEntries(blobs) };
}
