import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { operations } from '../../generated/operations.ts';
import { DECIMAL_MULTIPLE_OF } from '../../lib/is-multiple.ts';
import { at, isObject, type Json } from '../../lib/json.ts';
import { fromPointer, step, toFragment } from '../../lib/json-pointer.ts';
import { type CompleteResponse, type Exchange, isSuccess } from '../model/exchange.ts';
import type { Judgement } from '../model/judgement.ts';
import type { OverlaidDescription } from '../model/overlaid-description.ts';
import { bodiesOf, type DeploymentFact, type DescribedBody, type FactSubject } from './deployment-facts.ts';
import { isWithin, pointerOf } from './document-places.ts';
import { judgePart } from './judge-part.ts';
import { canShow, type Witness } from './witness.ts';

const DOCUMENT = 'urn:banking-platform-api:overlaid-description';

/**
 * Holds calls against the deployment's own word: the body of each response against the overlaid schema of its status, error or not, and
 * each accepted request against what the deployment is said to require.
 */
export class DeploymentJudge {
  private readonly document: Json;
  private readonly facts: readonly DeploymentFact[];
  private readonly bodies: readonly DescribedBody[];
  private readonly ajv: Ajv2020;
  private readonly validators = new Map<string, ValidateFunction>();
  /** Pointers of the schemas that the validation in progress has applied. */
  private applied = new Set<string>();
  /** Many facts are about one body. */
  private last: { readonly value: Json; readonly schema: string; readonly result: Validation } | undefined;

  constructor({ document }: OverlaidDescription, facts: readonly DeploymentFact[]) {
    this.document = document;
    this.facts = facts;
    this.bodies = bodiesOf(document);
    this.ajv = new Ajv2020({
      allErrors: true,
      inlineRefs: false,
      logger: false,
      strict: false,
      validateFormats: false,
      validateSchema: false,
      verbose: true,
      $comment: (text) => void this.applied.add(text),
    });
    this.ajv.removeKeyword('multipleOf').addKeyword(DECIMAL_MULTIPLE_OF);
    this.ajv.addSchema(withComments(document, '#') as AnySchema, DOCUMENT);
  }

  /** What a call shows about each fact; nothing of those that it says nothing about. */
  judge(
    exchange: Exchange,
    witness: Witness = 'own',
  ): { readonly requirement: string; readonly judgement: Judgement }[] {
    const { outcome } = exchange;
    if (outcome.kind !== 'response') return [];
    return this.facts
      .filter(({ operation }) => operation === exchange.operation)
      .flatMap((fact) => {
        if (!canShow(witness, fact)) return [];
        const judgement = this.judgeFact(fact, exchange, outcome, witness);
        return judgement === undefined ? [] : [{ requirement: fact.requirement.id, judgement }];
      });
  }

  private judgeFact(
    fact: DeploymentFact,
    exchange: Exchange,
    response: CompleteResponse,
    witness: Witness,
  ): Judgement | undefined {
    const { operation, about } = fact;
    const { id } = exchange;
    if (about === 'status') {
      if (!isSuccess(response)) return undefined;
      const { statuses = [] } = fact;
      if (statuses.includes(String(response.status))) return { outcome: 'held', exchange: id };
      return {
        ...{ outcome: 'violated', exchange: id, operation, pointer: '' },
        expected: { words: `the status ${statuses.join(' or ')}` },
        actual: { words: `the status ${response.status}` },
      };
    }
    if (about === 'request') {
      // What was refused may have been refused for it.
      if (!isSuccess(response) || exchange.request.body === undefined) return undefined;
      const { errors } = this.validate(fact, about, exchange.request.body);
      const error = errors.find((one) => contradicts(fact, one));
      // That a request which fits is accepted shows nothing.
      if (error === undefined) return undefined;
      return {
        ...{ outcome: 'violated', exchange: id, operation, pointer: '' },
        expected: { words: `a refusal, since the ${fieldOf(error)} ${error.message ?? 'is wrong'}` },
        actual: { words: 'the request was accepted' },
      };
    }
    if (!('status' in about)) {
      const statusOf = (status: number) => this.responseOf(fact, status);
      const fits = (schema: string, value: Json) => this.validatorOf(schema)(value) === true;
      return judgePart(operation, about, { exchange, response, witness, statusOf, fits });
    }
    if (about.status !== this.statusOf(fact, response.status)) return undefined;
    const { body } = response;
    if (body.kind !== 'json')
      return { outcome: 'inconclusive', exchange: id, reason: 'the body is not JSON' };
    const { errors, applied } = this.validate(fact, about, body.value);
    const error = errors.find((one) => contradicts(fact, one));
    if (error !== undefined) {
      const { pointer } = placeOf(error);
      return {
        ...{ outcome: 'violated', exchange: id, operation, pointer },
        expected: { words: error.message ?? 'what the overlay says' },
        actual: { value: at(body.value, pointer), pointer },
      };
    }
    const isShown = fact.places.some(({ pointer }) => applied.has(pointer) || applied.has(holderOf(pointer)));
    return isShown ? { outcome: 'held', exchange: id } : undefined;
  }

  private validate(fact: DeploymentFact, about: DescribedBody['about'], value: Json): Validation {
    const { schema } =
      this.bodies.find((one) => one.operation === fact.operation && isSameSubject(one.about, about)) ?? {};
    if (schema === undefined) return { errors: [], applied: new Set() };
    if (this.last?.value === value && this.last.schema === schema) return this.last.result;
    this.applied = new Set();
    const validate = this.validatorOf(schema);
    const isRight = validate(value);
    const result = { errors: isRight ? [] : (validate.errors ?? []).map(withPlace), applied: this.applied };
    this.last = { value, schema, result };
    return result;
  }

  private validatorOf(schema: string): ValidateFunction {
    const known = this.validators.get(schema);
    if (known !== undefined) return known;
    const made = this.ajv.compile({ $ref: `${DOCUMENT}${toFragment(fromPointer(schema))}` });
    this.validators.set(schema, made);
    return made;
  }

  /** The response of a status as the description has it: its own, that of its range, or the default. */
  private statusOf({ operation }: DeploymentFact, status: number): string | undefined {
    const known = this.bodies.flatMap((body) =>
      body.operation === operation && body.about !== 'request' ? [body.about.status] : [],
    );
    return statusAmong(known, status);
  }

  /** The same of a response that may have no body. */
  private responseOf({ operation }: DeploymentFact, status: number): string | undefined {
    const responses = at(this.document, step(pointerOf(operations[operation]), 'responses'));
    return statusAmong(Object.keys(isObject(responses) ? responses : {}), status);
  }
}

interface Validation {
  readonly errors: readonly PlacedError[];
  readonly applied: ReadonlySet<string>;
}

function statusAmong(known: readonly string[], status: number): string | undefined {
  const range = `${String(status)[0]}XX`;
  return [String(status), range, range.toLowerCase(), 'default'].find((one) => known.includes(one));
}

function isSameSubject(one: FactSubject, other: FactSubject): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

interface PlacedError extends ErrorObject {
  /** Pointer of the keyword in the document. */
  readonly place: string;
}

/** Ajv's own path starts from the last reference; the comment in the schema says where it stands. */
function withPlace(error: ErrorObject): PlacedError {
  const { $comment = '' } = (error.parentSchema ?? {}) as { $comment?: string };
  return { ...error, place: step($comment, error.keyword) };
}

function contradicts({ places }: DeploymentFact, { place, params }: PlacedError): boolean {
  const { missingProperty } = params as { missingProperty?: string };
  return places.some(({ pointer, name }) =>
    name === undefined ? isWithin(place, pointer) : place === pointer && name === missingProperty,
  );
}

/** The schema that a keyword stands in. */
function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function placeOf({ instancePath, params }: ErrorObject): { readonly pointer: string } {
  const { missingProperty } = params as { missingProperty?: string };
  return { pointer: missingProperty === undefined ? instancePath : step(instancePath, missingProperty) };
}

function fieldOf(error: ErrorObject): string {
  return error.instancePath === '' ? 'body' : fromPointer(error.instancePath).join('.');
}

/** Each schema says when it is applied. */
function withComments(node: Json, pointer: string): Json {
  if (Array.isArray(node)) return node.map((item: Json, index) => withComments(item, step(pointer, index)));
  if (!isObject(node)) return node;
  const members = Object.entries(node).map(([name, value]) => [
    name,
    DATA.test(name) ? value : withComments(value, step(pointer, name)),
  ]);
  return { ...Object.fromEntries(members), ...(!MAPPING.test(pointer) && { $comment: pointer }) };
}

/** What holds values, and not schemas. */
const DATA = /^(?:const|default|enum|examples?|x-.*)$/;
/** Where schemas stand by names. */
const MAPPING = /\/(?:properties|patternProperties|dependentSchemas|\$defs|schemas)$/;
