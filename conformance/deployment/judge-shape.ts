import type { OperationId } from '../../generated/operations.ts';
import { at, type Json } from '../../lib/json.ts';
import { fromPointer, step, toPointer } from '../../lib/json-pointer.ts';
import { type FactFinding, unreadableWords } from '../judge/facts/judge-facts.ts';
import { type CompleteResponse, type Exchange, isSuccess } from '../model/exchange.ts';
import type { Judgement } from '../model/judgement.ts';
import type { Requirement } from '../model/requirement.ts';
import { KNOWN_MEDIA_TYPES } from '../redact/mask-media-type.ts';
import {
  bareType,
  type DescribedContent,
  type DescribedHeader,
  type DescribedResponse,
  describedResponses,
  isJsonType,
  isMediaTypeOf,
} from './described-responses.ts';
import { pointerOf, resolveAt, responseAmong } from './document-places.ts';
import { DocumentValidator, type PlacedError, pointerOfError } from './document-validator.ts';
import { readings } from './judge-part.ts';
import { withoutValues } from './without-values.ts';

/** A description by whose schemas responses are judged. */
export interface ShapeDescription {
  /** Bundled, in OpenAPI 3.1. */
  readonly document: Json;
  readonly operations: readonly {
    readonly id: OperationId;
    readonly method: string;
    readonly path: string;
  }[];
  /** It was written in Swagger 2.0, which has no word for null, and says media types for all statuses at once. */
  readonly isSwagger: boolean;
  /** Formats are no annotations. */
  readonly assertsFormats: boolean;
  /** Operations of which nobody said a media type. */
  readonly withoutMediaTypes: ReadonlySet<string>;
}

/** Reasons that begin so are about the description: what it says cannot be checked. */
export const NOT_CHECKED = 'not checked: ';

/** The evidence and section of a requirement that has no source. */
const OWN = { kind: 'schema', section: 'description', evidence: 'stated' } as const;

/** The violations of one requirement in one response; further ones are counted. */
const MAX_VIOLATIONS = 100;

/**
 * Judges the form of each response, errors too, by what a description of any API says of its status. Each rule keeps a server from being accused of what its description
 * leaves open: no content that is described, nothing to read; what is undescribed is a violation of successes alone; formats are annotations.
 */
export class ShapeJudge {
  readonly requirements: readonly Requirement[];
  readonly #described: ShapeDescription;
  readonly #responses: ReadonlyMap<string, readonly DescribedResponse[]>;
  readonly #validator: DocumentValidator;
  /** The check of bodies whose values are pseudonyms. */
  #ofPseudonyms: DocumentValidator | undefined;

  constructor(described: ShapeDescription) {
    const { document, operations, assertsFormats } = described;
    this.#described = described;
    this.#responses = new Map(operations.map((one) => [one.id, describedResponses(document, one)]));
    this.#validator = new DocumentValidator(document, { tracks: false, assertsFormats });
    this.requirements = operations.flatMap(({ id }) =>
      requirementsOf(id, this.#responses.get(id) ?? [], assertsFormats),
    );
  }

  /** `200`, `4XX`, `default` */
  statusesOf(operation: OperationId): readonly string[] {
    return (this.#responses.get(operation) ?? []).map(({ status }) => status);
  }

  /** Returns which of them a status is. */
  statusOf(operation: OperationId, status: number): string | undefined {
    return responseAmong(this.statusesOf(operation), status);
  }

  /** Empty where nothing is said: of a call without a response, of redirects, and of what has no content by its method or status. */
  judge(exchange: Exchange, hasPseudonyms = false): readonly FactFinding[] {
    const { operation, request, outcome, id } = exchange;
    if (outcome.kind !== 'response' || request.method === 'HEAD') return [];
    if (outcome.status < 200 || (outcome.status > 299 && outcome.status < 400)) return [];
    const all = this.#responses.get(operation) ?? [];
    const status = this.statusOf(operation, outcome.status);
    const found = (requirement: string, judgement: Judgement): FactFinding => ({ requirement, judgement });
    const onStatus: FactFinding = {
      ...found(statusId(operation), this.#judgeStatus(exchange, outcome, all, status)),
      ...(status === undefined && {
        fault: { template: '', place: this.#placeOf(operation, outcome.status) },
      }),
    };
    const described = all.find((one) => one.status === status);
    if (described === undefined) return [onStatus];
    const headers = described.headers.flatMap((header) =>
      this.#judgeHeader(exchange, outcome, described, header, hasPseudonyms),
    );
    const { contents } = described;
    if (contents.length === 0) {
      const hasContent = outcome.body.kind === 'json' || !/^(?:empty|not-recorded)$/.test(outcome.body.why);
      const reason = `content of a response with ${described.status}, of which nothing is described`;
      return [
        onStatus,
        ...headers,
        ...(hasContent ? [found(onStatus.requirement, vacuous(id, reason))] : []),
      ];
    }
    return [onStatus, ...headers, ...this.#judgeContent(exchange, outcome, described, hasPseudonyms)];
  }

  /** Returns where the response with a status would be described. */
  #placeOf(operation: string, status: number): string {
    const known = this.#described.operations.find(({ id }) => id === operation);
    return known === undefined ? '' : step(pointerOf(known), 'responses', status);
  }

  #judgeStatus(
    { id, operation }: Exchange,
    { status }: CompleteResponse,
    all: readonly DescribedResponse[],
    described: string | undefined,
  ): Judgement {
    if (described !== undefined) return { outcome: 'held', exchange: id };
    const success = all.map((one) => one.status).filter((one) => one.startsWith('2'));
    if (status >= 400 || success.length === 0)
      return vacuous(id, `the status ${status}, which is not described`);
    return {
      ...{ outcome: 'violated', exchange: id, operation, pointer: '' },
      expected: { words: `the status ${success.join(' or ')}` },
      actual: { words: `the status ${status}` },
    };
  }

  #judgeHeader(
    { id, operation }: Exchange,
    { headers }: CompleteResponse,
    { status }: DescribedResponse,
    { name, required, requiredAt, schema }: DescribedHeader,
    hasPseudonyms: boolean,
  ): FactFinding[] {
    // The recording has none at all.
    if (Object.keys(headers).length === 0) return [];
    const value = headers[name];
    const isOpen = schema === undefined || hasPseudonyms;
    const isRight = value === undefined ? !required : isOpen || this.#fitsText(schema, value);
    if (value === undefined && isRight) return [];
    const judgement: Judgement = isRight
      ? { outcome: 'held', exchange: id }
      : {
          ...{ outcome: 'violated', exchange: id, operation, pointer: '' },
          expected: { words: `the header ${name}${value === undefined ? '' : ' as it is described'}` },
          actual: { words: value === undefined ? 'no such header' : 'another value' },
        };
    const place = value === undefined ? requiredAt : schema;
    return [
      {
        requirement: headerId(operation, status, name),
        judgement,
        ...(!isRight && place !== undefined && { fault: { template: '', place } }),
      },
    ];
  }

  #fitsText(schema: string, value: string): boolean {
    // A schema that is invalid is no reason to accuse anybody.
    return readings([value]).some((one) => (this.#validator.validate(schema, one)?.errors.length ?? 0) === 0);
  }

  #judgeContent(
    exchange: Exchange,
    response: CompleteResponse,
    described: DescribedResponse,
    hasPseudonyms: boolean,
  ): FactFinding[] {
    const { id, operation } = exchange;
    const { contents, status } = described;
    const { headers, body } = response;
    const found = (requirement: string, judgement: Judgement): FactFinding => ({ requirement, judgement });
    const onBody = bodyId(operation, status);
    const violated = (expected: string, actual: string): Judgement => ({
      ...{ outcome: 'violated', exchange: id, operation, pointer: '' },
      expected: { words: expected },
      actual: { words: actual },
    });
    const isAllJson = contents.every(
      ({ mediaType, schema }) => isJsonType(mediaType) && schema !== undefined,
    );
    if (body.kind === 'unreadable' && body.why === 'not-recorded')
      return isAllJson
        ? [found(onBody, { outcome: 'inconclusive', exchange: id, reason: unreadableWords(body) })]
        : [];
    if (body.kind === 'unreadable' && body.why === 'empty')
      return isAllJson ? [found(onBody, violated('a JSON text', unreadableWords(body)))] : [];

    const sent = headers['content-type'];
    const essence = sent === undefined ? undefined : bareType(sent);
    const isUnsaid = this.#described.withoutMediaTypes.has(operation);
    const { isSwagger } = this.#described;
    const content = contentFor(contents, essence, isUnsaid);
    const onType: FactFinding[] = [];
    if (essence !== undefined && !isUnsaid) {
      const isKnown = content !== undefined;
      // Swagger 2.0 says media types of a whole operation: its errors may be of another one, and a text may be a text.
      const isText = essence.startsWith('text/') && contents.some((one) => this.#isText(one));
      const mayDiffer = isSwagger && (!isSuccess(response) || isText);
      const types = contents.map(({ mediaType }) => mediaType).join(' or ');
      const isViolated = !isKnown && !mayDiffer;
      onType.push({
        ...found(
          typeId(operation, status),
          isKnown
            ? { outcome: 'held', exchange: id }
            : mayDiffer
              ? vacuous(id, `another media type than ${types}`)
              : violated(types, 'another media type'),
        ),
        // Any other name may say something about somebody.
        ...(isViolated &&
          KNOWN_MEDIA_TYPES.has(essence) && {
            fault: { template: '', place: step(described.contentAt, essence) },
          }),
      });
    }
    if (content?.schema === undefined) return onType;
    if (essence !== undefined && !isJsonType(essence)) return onType;
    if (body.kind === 'unreadable')
      return body.why === 'byte-order-mark'
        ? [...onType, found(onBody, { outcome: 'inconclusive', exchange: id, reason: unreadableWords(body) })]
        : [...onType, found(onBody, violated('a JSON text', unreadableWords(body)))];
    const faults = this.#validatorOf(hasPseudonyms).faults(content.schema, body.value);
    return [...onType, ...this.#judgeBody(exchange, body.value, faults, onBody)];
  }

  #isText({ schema }: DescribedContent): boolean {
    return schema !== undefined && resolveAt(this.#described.document, schema)?.node.type === 'string';
  }

  #validatorOf(hasPseudonyms: boolean): DocumentValidator {
    if (!hasPseudonyms) return this.#validator;
    this.#ofPseudonyms ??= new DocumentValidator(withoutValues(this.#described.document), { tracks: false });
    return this.#ofPseudonyms;
  }

  #judgeBody(
    { id, operation }: Exchange,
    body: Json,
    faults: readonly PlacedError[] | undefined,
    requirement: string,
  ): FactFinding[] {
    const found = (judgement: Judgement): FactFinding => ({ requirement, judgement });
    if (faults === undefined)
      return [
        found({
          outcome: 'inconclusive',
          exchange: id,
          reason: `${NOT_CHECKED}its schema is invalid, or takes too long`,
        }),
      ];
    const isNote = (error: PlacedError) => this.#described.isSwagger && at(body, error.instancePath) === null;
    const notes = faults
      .filter(isNote)
      .map((error) =>
        found(vacuous(id, `null at ${templateOf(error.instancePath)}, for which Swagger 2.0 has no word`)),
      );
    const wrong = faults.filter((error) => !isNote(error));
    if (wrong.length === 0)
      return [found({ outcome: 'held', exchange: id }), ...notes.slice(0, MAX_VIOLATIONS)];
    const told = wrong.slice(0, MAX_VIOLATIONS).map((error): FactFinding => {
      const pointer = pointerOfError(error);
      return {
        ...found({
          ...{ outcome: 'violated', exchange: id, operation, pointer },
          expected: { words: wordsOf(error) },
          actual: { value: at(body, pointer), pointer },
        }),
        fault: {
          template: templateOf(pointer),
          place: keywordOf(error),
          others: (error.others ?? []).map(keywordOf),
        },
      };
    });
    const more = wrong.length - told.length;
    const first = told[0]?.judgement;
    return [
      ...told,
      ...(more > 0 && first?.outcome === 'violated'
        ? [found({ ...first, pointer: '', actual: { words: `${more} more places` } })]
        : []),
      ...notes.slice(0, MAX_VIOLATIONS),
    ];
  }
}

/** The content that a response with a media type has; without one, the only one that it can have. */
function contentFor(
  contents: readonly DescribedContent[],
  essence: string | undefined,
  isUnsaid: boolean,
): DescribedContent | undefined {
  if (essence === undefined) return contents.length === 1 ? contents[0] : undefined;
  const exact = contents.find(({ mediaType }) => mediaType === essence);
  const ranges = contents.filter(({ mediaType }) => isMediaTypeOf(essence, mediaType));
  ranges.sort((one, other) => other.mediaType.length - one.mediaType.length);
  return exact ?? ranges[0] ?? (isUnsaid && isJsonType(essence) ? contents[0] : undefined);
}

/** Returns the place of a name that a list `required` has. */
function keywordOf({ keyword, place, params, parentSchema }: PlacedError): string {
  const { missingProperty } = params as { missingProperty?: string };
  const { required } = (parentSchema ?? {}) as { required?: readonly unknown[] };
  const index = keyword === 'required' && Array.isArray(required) ? required.indexOf(missingProperty) : -1;
  return index < 0 ? place : step(place, index);
}

function vacuous(exchange: string, reason: string): Judgement {
  return { outcome: 'vacuous', exchange, reason };
}

// `/items/3/name` becomes `/items/*/name`.
function templateOf(pointer: string): string {
  return toPointer(fromPointer(pointer).map((name) => (/^\d+$/.test(name) ? '*' : name)));
}

/** Writes what Ajv says, with the values that the description lists. */
function wordsOf({ keyword, message = 'another value', schema }: PlacedError): string {
  if (keyword === 'enum' && Array.isArray(schema))
    return `one of ${JSON.stringify(schema).slice(1, -1).slice(0, 300)}`;
  if (keyword === 'const') return JSON.stringify(schema).slice(0, 300);
  return message;
}

function statusId(operation: string): string {
  return `${operation}.response.status`;
}

function typeId(operation: string, status: string): string {
  return `${operation}.response.${status}.media-type`;
}

function bodyId(operation: string, status: string): string {
  return `${operation}.response.${status}.body`;
}

function headerId(operation: string, status: string, name: string): string {
  return `${operation}.response.${status}.header.${name}`;
}

function requirementsOf(
  operation: OperationId,
  all: readonly DescribedResponse[],
  assertsFormats: boolean,
): Requirement[] {
  const asDescribed = `is as it is described${assertsFormats ? ', formats included' : ''}.`;
  const common = { ...OWN, operations: [operation] };
  return [
    { ...common, id: statusId(operation), statement: 'A success has a status that is described.' },
    ...all.flatMap(({ status, contents, headers }): Requirement[] => {
      const response = `a response with ${status === 'default' ? 'any other status' : status}`;
      const isRead = contents.some(({ schema }) => schema !== undefined);
      return [
        ...(contents.length === 0
          ? []
          : [
              {
                ...common,
                id: typeId(operation, status),
                statement: `The media type of ${response} is one that is described.`,
              },
            ]),
        ...(isRead
          ? [
              {
                ...common,
                id: bodyId(operation, status),
                statement: `The body of ${response} ${asDescribed}`,
              },
            ]
          : []),
        ...headers.map(({ name }) => ({
          ...common,
          id: headerId(operation, status, name),
          statement: `The header \`${name}\` of ${response} ${asDescribed}`,
        })),
      ];
    }),
  ];
}
