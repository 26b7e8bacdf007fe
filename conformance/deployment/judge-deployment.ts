import { operations } from '../../generated/operations.ts';
import { at, isObject, type Json } from '../../lib/json.ts';
import { fromPointer, step } from '../../lib/json-pointer.ts';
import { type CompleteResponse, type Exchange, isSuccess } from '../model/exchange.ts';
import type { Judgement } from '../model/judgement.ts';
import type { OverlaidDescription } from '../model/overlaid-description.ts';
import { type CallOrigin, canShow } from './call-origin.ts';
import { bodiesOf, type DeploymentFact, type DescribedBody, type FactSubject } from './deployment-facts.ts';
import { isWithin, pointerOf, responseAmong } from './document-places.ts';
import { DocumentValidator, type PlacedError, type Validation } from './document-validator.ts';
import { judgePart } from './judge-part.ts';

/**
 * Holds calls against the deployment's own word: the body of each response against the overlaid schema of its status, error or not, and
 * each accepted request against what the deployment is said to require.
 */
export class DeploymentJudge {
  private readonly document: Json;
  private readonly facts: readonly DeploymentFact[];
  private readonly bodies: readonly DescribedBody[];
  private readonly validator: DocumentValidator;
  /** Many facts are about one body. */
  private last: { readonly value: Json; readonly schema: string; readonly result: Validation } | undefined;

  constructor({ document }: OverlaidDescription, facts: readonly DeploymentFact[]) {
    this.document = document;
    this.facts = facts;
    this.bodies = bodiesOf(document);
    this.validator = new DocumentValidator(document, { tracks: true });
  }

  /** Returns what a call shows about each fact; nothing of those that it says nothing about. */
  judge(
    exchange: Exchange,
    origin: CallOrigin = 'own',
  ): { readonly requirement: string; readonly judgement: Judgement }[] {
    const { outcome } = exchange;
    if (outcome.kind !== 'response') return [];
    return this.facts
      .filter(({ operation }) => operation === exchange.operation)
      .flatMap((fact) => {
        if (!canShow(origin, fact)) return [];
        const judgement = this.judgeFact(fact, exchange, outcome, origin);
        return judgement === undefined ? [] : [{ requirement: fact.requirement.id, judgement }];
      });
  }

  private judgeFact(
    fact: DeploymentFact,
    exchange: Exchange,
    response: CompleteResponse,
    origin: CallOrigin,
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
      // A refused request may have been refused for it.
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
      const fits = (schema: string, value: Json) => this.validator.fits(schema, value);
      return judgePart(operation, about, { exchange, response, origin, statusOf, fits });
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
    if (schema === undefined) return NOTHING;
    if (this.last?.value === value && this.last.schema === schema) return this.last.result;
    const result = this.validator.validate(schema, value) ?? NOTHING;
    this.last = { value, schema, result };
    return result;
  }

  /** The response of a status as the description has it: its own, that of its range, or the default. */
  private statusOf({ operation }: DeploymentFact, status: number): string | undefined {
    const known = this.bodies.flatMap((body) =>
      body.operation === operation && body.about !== 'request' ? [body.about.status] : [],
    );
    return responseAmong(known, status);
  }

  /** Does the same for a response that may have no body. */
  private responseOf({ operation }: DeploymentFact, status: number): string | undefined {
    const responses = at(this.document, step(pointerOf(operations[operation]), 'responses'));
    return responseAmong(Object.keys(isObject(responses) ? responses : {}), status);
  }
}

const NOTHING: Validation = { errors: [], applied: new Set() };

function isSameSubject(one: FactSubject, other: FactSubject): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
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

function placeOf({ instancePath, params }: PlacedError): { readonly pointer: string } {
  const { missingProperty } = params as { missingProperty?: string };
  return { pointer: missingProperty === undefined ? instancePath : step(instancePath, missingProperty) };
}

function fieldOf(error: PlacedError): string {
  return error.instancePath === '' ? 'body' : fromPointer(error.instancePath).join('.');
}
