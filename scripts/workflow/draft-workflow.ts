import { at, isObject, type Json, type JsonObject } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import { isCollectionOf, plainName } from '../../lib/record-names.ts';
import { type ApiModel, contentOf, type OperationModel } from '../../templates/model.ts';
import { Sampler } from '../pipeline/sample/sampler.ts';
import { lastingPayload, withoutMembers } from './draft-payload.ts';
import { identifierAmong, propertyNamesOf, schemaPartsOf } from './schema-parts.ts';

/** A description as `draftWorkflows` takes it. */
export interface DraftInput {
  readonly model: ApiModel;
  /** Bundled, in OpenAPI 3.1. */
  readonly document: JsonObject;
  /** The draft says this of the description's file. */
  readonly url: string;
}

/** A kind of records: what creates one, and what is done with one. */
interface RecordKind {
  readonly create: OperationModel;
  readonly list: OperationModel | undefined;
  /** The operations of paths that name one record: `GET`, `PUT`, `PATCH`, `DELETE`. */
  readonly own: readonly OperationModel[];
  /** The parameter that names it. */
  readonly parameter: string;
}

/** Levels of records that belong to each other: a note of a folder of a team. */
const MAX_LEVELS = 4;

/**
 * Drafts an Arazzo document: a workflow for each kind of records that the description can create, and one for everything that only reads. Payloads are examples
 * of the description, or samples; texts that may be anything are inputs, so that two passes differ.
 *
 * @returns the document as JSON
 */
export function draftWorkflows({ model, document, url }: DraftInput): JsonObject {
  const drafter = new Drafter(model, document);
  const kinds = recordKinds(model.operations);
  const workflows = [...kinds.map((kind) => drafter.lifeOf(kind, kinds)), ...drafter.reads(kinds)];
  return {
    arazzo: '1.0.1',
    info: { title: `Workflows of ${model.title}`, version: '1.0.0' },
    sourceDescriptions: [{ name: 'api', url, type: 'openapi' }],
    workflows,
  };
}

/** `POST /notes` with `/notes/{id}`, or with `/note/{id}`. */
function recordKinds(operations: readonly OperationModel[]): RecordKind[] {
  return operations.flatMap((create): RecordKind[] => {
    if (create.method !== 'post') return [];
    const own = operations.filter(({ path }) => isOneOf(path, create.path));
    const [, parameter = ''] = /\{([^}]+)\}\/?$/.exec(own[0]?.path ?? '') ?? [];
    const list = operations.find(({ path, method }) => path === create.path && method === 'get');
    return own.length === 0 || parameter === '' ? [] : [{ create, list, own, parameter }];
  });
}

function isOneOf(path: string, collection: string): boolean {
  const [, before = ''] = /^(.*)\/\{[^}]+\}\/?$/.exec(path) ?? [];
  return before !== '' && isCollectionOf(collection, before);
}

class Drafter {
  readonly #model: ApiModel;
  readonly #document: JsonObject;
  readonly #sampler: Sampler;

  constructor(model: ApiModel, document: JsonObject) {
    this.#model = model;
    this.#document = document;
    this.#sampler = new Sampler(document);
  }

  lifeOf(kind: RecordKind, kinds: readonly RecordKind[]): JsonObject {
    const inputs = new Map<string, Json>();
    const parents: RecordKind[] = [];
    for (let child = kind; parents.length < MAX_LEVELS; child = parents[0] as RecordKind) {
      const parent = kinds.find((one) =>
        one.own.some(({ path }) => child.create.path.startsWith(`${path.replace(/\/$/, '')}/`)),
      );
      if (parent === undefined || parents.includes(parent) || parent === kind) break;
      parents.unshift(parent);
    }
    const chain = [...parents, kind];
    const [{ create: outermost } = kind] = chain;
    const found = this.#found([outermost], kinds, inputs);
    const values = this.#foundFor(outermost, found.values);
    const { steps } = found;
    steps.push(...chain.flatMap((one) => this.#creation(one, values, inputs)));
    const named = kind.create.id;
    const step = (
      name: string,
      operation: OperationModel | undefined,
      more: JsonObject = {},
    ): JsonObject[] =>
      operation === undefined ? [] : [this.#step(`${name}-${named}`, operation, values, inputs, more)];
    const own = (method: string) => kind.own.find((one) => one.method === method);
    const reads = (name: string, more?: JsonObject) => step(name, own('get'), more);
    const update = own('put') ?? own('patch');
    const isDeleted = own('delete') !== undefined;
    steps.push(
      ...reads('read'),
      ...step('update', own('put')),
      ...step('change', own('patch')),
      ...(update === undefined ? [] : reads('read-updated')),
      ...step('list', kind.list),
    );
    for (const one of [...chain].reverse()) {
      const remove = one.own.find(({ method }) => method === 'delete');
      if (remove !== undefined)
        steps.push(this.#step(`delete-${one.create.id}`, remove, values, inputs, { 'x-cleanup': true }));
      if (one === kind && isDeleted)
        steps.push(
          ...reads('read-deleted', {
            successCriteria: [{ condition: '$statusCode == 404 || $statusCode == 410' }],
          }),
        );
    }
    return workflow(`${kind.create.id}-life`, inputs, steps);
  }

  /** Everything that can be read without a record of one's own. */
  reads(kinds: readonly RecordKind[]): JsonObject[] {
    const used = new Set(kinds.flatMap(({ list, own }) => [...own, ...(list === undefined ? [] : [list])]));
    const inputs = new Map<string, Json>();
    const read = this.#model.operations.filter((one) => one.method === 'get' && !used.has(one));
    const { steps, values } = this.#found(read, kinds, inputs);
    for (const one of read) {
      const known = this.#foundFor(one, values);
      steps.push({ ...this.#step(`call-${one.id}`, one, known, inputs, {}), ...goOn() });
    }
    return steps.length === 0 ? [] : [workflow('reads', inputs, steps)];
  }

  /**
   * Lists that show which records there are of a kind that no operation creates, if the description has no example of one: `GET /servers` for `{server_id}`.
   *
   * @returns the steps, and the values by the path up to the parameter
   */
  #found(operations: readonly OperationModel[], kinds: readonly RecordKind[], inputs: Map<string, Json>) {
    const values = new Map<string, Json>();
    const steps = operations.flatMap((operation) =>
      operation.parameters.flatMap((one): JsonObject[] => {
        const { name } = one;
        const path = pathUpTo(operation, name);
        const isMade = values.has(path) || kinds.some(({ parameter }) => parameter === name);
        if (one.in !== 'path' || isMade || this.#hasValue(one)) return [];
        const list = this.#model.operations.find(
          (it) => it.method === 'get' && `${it.path}/{${name}}` === path,
        );
        const place = list === undefined ? undefined : this.#firstEntry(list, name);
        if (list === undefined || place === undefined) return [];
        const step = `find-${name}-${list.id}`.replace(/[^\w-]/g, '-');
        const outputs = { [name]: `$response.body#${place}` };
        const found = this.#step(step, list, this.#foundFor(list, values), inputs, { outputs, ...goOn() });
        values.set(path, `$steps.${step}.outputs.${name}`);
        return [found];
      }),
    );
    return { steps, values };
  }

  #foundFor(operation: OperationModel, values: ReadonlyMap<string, Json>): Map<string, Json> {
    return new Map(
      operation.parameters.flatMap(({ name }) => {
        const value = values.get(pathUpTo(operation, name));
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
  }

  #hasValue({ example, type }: OperationModel['parameters'][number]): boolean {
    const known = ['default', 'const', 'enum', 'example', 'examples'];
    return (
      example !== undefined ||
      schemaPartsOf(this.#document, at(this.#document, type.pointer)).some((part) =>
        known.some((key) => part[key] !== undefined),
      )
    );
  }

  /** The place of the identifier in the first entry of a list: the body is the list, or has one. */
  #firstEntry(list: OperationModel, parameter: string): string | undefined {
    const content = contentOf(list.responses.find(({ success }) => success));
    const body = schemaPartsOf(
      this.#document,
      content === undefined ? undefined : at(this.#document, content.type.pointer),
    );
    const inner = body.flatMap(({ properties }) => (isObject(properties) ? Object.entries(properties) : []));
    for (const [place, schema] of [
      ['', body] as const,
      ...inner.map(([name, one]) => [toPointer([name]), schemaPartsOf(this.#document, one)] as const),
    ]) {
      const [items] = schema.flatMap((part) => (part.items === undefined ? [] : [part.items]));
      if (items === undefined) continue;
      const entry = schemaPartsOf(this.#document, items);
      if (entry.some(({ type }) => type === 'string')) return `${place}/0`;
      const name = identifierAmong(propertyNamesOf(entry), plainName(parameter));
      if (name !== undefined) return `${place}/0${toPointer([name])}`;
    }
    return undefined;
  }

  #creation(kind: RecordKind, values: Map<string, Json>, inputs: Map<string, Json>): JsonObject[] {
    const { create, parameter } = kind;
    const step = `create-${kind.create.id}`;
    const made = this.#step(
      step,
      create,
      values,
      inputs,
      { outputs: { [parameter]: this.#identifierOf(kind) } },
      this.#assigned(kind),
    );
    values.set(parameter, `$steps.${step}.outputs.${parameter}`);
    return [made];
  }

  /** Names of identifiers that a creation may leave to the server. */
  #assigned({ create, parameter }: RecordKind): string[] {
    const parts = schemaPartsOf(
      this.#document,
      at(this.#document, contentOf(create.body)?.type.pointer ?? ''),
    );
    const required = parts.flatMap((part) => (Array.isArray(part.required) ? part.required : []));
    return ['id', parameter].filter((name) => !required.includes(name));
  }

  /** Finds where the response to a creation has the identifier: as links of the description say it, or by its name. */
  #identifierOf({ create, own, parameter }: RecordKind): Json {
    const linked = this.#linked(create, own, parameter);
    if (linked !== undefined) return linked;
    const response = create.responses.find(({ success }) => success);
    const names = this.#properties(contentOf(response)?.type.pointer);
    const wanted = plainName(parameter);
    const found = identifierAmong(names, wanted);
    if (found !== undefined) return `$response.body#${toPointer([found])}`;
    const sent = this.#properties(contentOf(create.body)?.type.pointer).find(
      (name) => plainName(name) === wanted || wanted.endsWith(plainName(name)),
    );
    return sent === undefined ? '$response.body#/id' : `$request.body#${toPointer([sent])}`;
  }

  #linked(
    { pointer }: OperationModel,
    own: readonly OperationModel[],
    parameter: string,
  ): string | undefined {
    const operation = at(this.#document, pointer);
    const responses = isObject(operation) && isObject(operation.responses) ? operation.responses : {};
    for (const response of Object.values(responses)) {
      const links = isObject(response) && isObject(response.links) ? response.links : {};
      for (const written of Object.values(links)) {
        const link =
          isObject(written) && typeof written.$ref === 'string' ? at(this.#document, written.$ref) : written;
        if (!isObject(link) || !isObject(link.parameters)) continue;
        if (!own.some(({ id }) => id === link.operationId)) continue;
        const value = link.parameters[parameter] ?? link.parameters[`path.${parameter}`];
        if (typeof value === 'string' && value.startsWith('$')) return value;
      }
    }
    return undefined;
  }

  #properties(pointer: string | undefined): string[] {
    return pointer === undefined
      ? []
      : propertyNamesOf(schemaPartsOf(this.#document, at(this.#document, pointer)));
  }

  #step(
    stepId: string,
    operation: OperationModel,
    values: ReadonlyMap<string, Json>,
    inputs: Map<string, Json>,
    more: JsonObject,
    left: readonly string[] = [],
  ): JsonObject {
    const parameters = operation.parameters.flatMap((one): JsonObject[] => {
      if (!one.required && one.in !== 'path') return [];
      const isCredential = this.#model.credentials.some(
        ({ wireName }) => wireName === one.name.toLowerCase(),
      );
      if (isCredential) return [];
      return [
        { name: one.name, in: one.in, value: values.get(one.name) ?? this.#parameterValue(one, inputs) },
      ];
    });
    const payload = this.#payload(operation, inputs, left);
    return {
      stepId: stepId.replace(/[^\w-]/g, '-'),
      ...(operation.summary !== '' && { description: operation.summary }),
      operationId: this.#writtenId(operation),
      ...(parameters.length > 0 && { parameters }),
      ...(payload !== undefined && { requestBody: payload }),
      ...more,
    };
  }

  #writtenId({ id }: OperationModel): string {
    const renamed = this.#model.renames.find(({ kind, to }) => kind === 'operation' && to === id);
    return renamed === undefined || /\s/.test(renamed.from) ? id : renamed.from;
  }

  /** An input, whose example or sample is the default: nobody can make up an identifier that exists. */
  #parameterValue(
    { name, example, type }: OperationModel['parameters'][number],
    inputs: Map<string, Json>,
  ): Json {
    const value = (example as Json | undefined) ?? this.#sampler.sample(type.pointer, 'request')?.value;
    const schema = at(this.#document, type.pointer);
    const kind = isObject(schema) && typeof schema.type === 'string' ? { type: schema.type } : {};
    const input = name.replace(/[^\w-]/g, '-');
    if (!inputs.has(input)) inputs.set(input, { ...kind, ...(value !== undefined && { default: value }) });
    return `$inputs.${input}`;
  }

  #payload(
    operation: OperationModel,
    inputs: Map<string, Json>,
    left: readonly string[],
  ): JsonObject | undefined {
    const content = contentOf(operation.body);
    if (content === undefined || content.kind === 'multipart' || content.kind === 'binary') return undefined;
    const example = content.examples[0]?.value as Json | undefined;
    const sample = example ?? this.#sampler.sample(content.type.pointer, 'request')?.value;
    const value =
      example === undefined && isObject(sample) ? lastingPayload(withoutMembers(sample, left)) : sample;
    if (value === undefined) return undefined;
    return {
      ...(content.kind !== 'json' && { contentType: content.mediaType }),
      payload: this.#varied(value, content.type.pointer, inputs),
    };
  }

  /** Texts that may be anything become inputs. */
  #varied(value: Json, pointer: string, inputs: Map<string, Json>): Json {
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const schema = this.#schemaOf(pointer, name);
        const input = name.replace(/[^\w-]/g, '-');
        const known = inputs.get(input);
        const isOwn = known === undefined || (isObject(known) && !('default' in known));
        if (typeof inner !== 'string' || schema === undefined || !isOwn) return [name, inner];
        inputs.set(input, schema);
        return [name, `$inputs.${input}`];
      }),
    );
  }

  /** The schema of a member that is a text and nothing more. */
  #schemaOf(pointer: string, name: string): JsonObject | undefined {
    const found = schemaPartsOf(this.#document, at(this.#document, pointer)).flatMap(({ properties }) =>
      isObject(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
    );
    const [schema] = found;
    if (!isObject(schema) || found.length > 1 || schema.type !== 'string') return undefined;
    const isFree = Object.keys(schema).every((key) =>
      /^(?:type|description|title|minLength|maxLength|examples?|x-.*|deprecated)$/.test(key),
    );
    if (!isFree || Number(schema.maxLength ?? 100) < 12) return undefined;
    const { minLength, maxLength } = schema;
    return {
      type: 'string',
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
    };
  }
}

/** `/servers/{server_id}` of `/servers/{server_id}/zones` */
function pathUpTo({ path }: OperationModel, parameter: string): string {
  const end = `/{${parameter}}`;
  return path.includes(end) ? path.slice(0, path.indexOf(end) + end.length) : '';
}

/** A read that is refused is no reason to leave the others out. */
function goOn(): JsonObject {
  return { successCriteria: [{ condition: '$statusCode >= 100' }] };
}

function workflow(id: string, inputs: ReadonlyMap<string, Json>, steps: readonly JsonObject[]): JsonObject {
  return {
    workflowId: id.replace(/[^\w-]/g, '-'),
    ...(inputs.size > 0 && { inputs: { type: 'object', properties: Object.fromEntries(inputs) } }),
    steps,
  };
}
