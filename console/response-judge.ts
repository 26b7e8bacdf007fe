/** Requests and responses against the description. */

import { slotKey } from '../lib/slot-key.ts';
import { type ContentModel, contentOf, type ResponseModel } from '../templates/model.ts';
import { typedValue } from '../templates/samples/write-parameters.ts';
import type {
  BodyViolation,
  ConsoleDocument,
  ConsoleOperation,
  Draft,
  DraftProblem,
  ReceivedResponse,
  ResponseJudgement,
} from './console-types.ts';
import { violationsOf } from './schema-errors.ts';
import { SchemaIndex } from './schema-index.ts';

/** A violation of a request, and where it is. */
export type RequestViolation = BodyViolation & Pick<DraftProblem, 'in' | 'name'>;

export class ResponseJudge {
  readonly #document: ConsoleDocument;
  readonly #index: SchemaIndex;

  constructor(document: ConsoleDocument) {
    this.#document = document;
    this.#index = new SchemaIndex(document.schemas);
  }

  /** Finds the faults of a draft by the description. */
  draft(operation: ConsoleOperation, draft: Draft): RequestViolation[] {
    const found = operation.parameters.flatMap((parameter) => {
      const text = draft.parameters[slotKey(parameter.in, parameter.name)];
      const place = { in: parameter.in, name: parameter.name };
      if (text === undefined)
        return parameter.required ? [{ ...own('', 'required', 'must be sent'), ...place }] : [];
      const values = readings(typedValue(parameter, text), parameter.shape);
      const judged = values.map((value) => this.#value(parameter.type.pointer, value));
      const best = judged.find((violations) => violations.length === 0) ?? judged[0] ?? [];
      return best.map((one) => ({ ...one, ...place }));
    });
    const content = operation.body?.contents.find(({ mediaType }) => mediaType === draft.mediaType);
    if (content === undefined || content.kind === 'multipart') return found;
    const body = this.#body(content, draft.body) ?? [];
    return [...found, ...body.map((one) => ({ ...one, in: 'body' as const, name: one.pointer }))];
  }

  response(operation: ConsoleOperation, response: ReceivedResponse): ResponseJudgement {
    const described = responseFor(operation.responses, response.status);
    if (described === undefined) return { status: undefined, violations: [], compared: false };
    const { status } = described;
    const hasBody = response.text !== '' && operation.method !== 'head';
    if (described.contents.length === 0 || (!hasBody && operation.method === 'head'))
      return { status, violations: [], compared: false };
    const type = response.headers.find(([name]) => name === 'content-type')?.[1];
    const content = contentFor(described.contents, type);
    if (content === undefined) {
      const expected = described.contents.map(({ mediaType }) => mediaType).join(' or ');
      const message =
        type === undefined ? `has no content type; expected ${expected}` : `is ${type}; expected ${expected}`;
      return { status, violations: [own('', 'content-type', message)], compared: true };
    }
    const violations = this.#body(content, response.text);
    return { status, violations: violations ?? [], compared: violations !== undefined };
  }

  /** `undefined` where there is nothing to compare. */
  #body(content: ContentModel, text: string): BodyViolation[] | undefined {
    if (content.kind === 'lines')
      return text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .flatMap((line) => this.#json(content, line));
    return content.kind === 'json' ? this.#json(content, text) : undefined;
  }

  #json(content: ContentModel, text: string): BodyViolation[] {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [own('', 'json', text === '' ? 'is empty, not JSON' : 'is not JSON')];
    }
    return this.#value(content.type.pointer, value);
  }

  #value(pointer: string, value: unknown): BodyViolation[] {
    try {
      const result = this.#index.validator(pointer)?.validate(value);
      if (result === undefined || result.valid) return [];
      return violationsOf(result.errors, this.#index, pointer, this.#document.schemaAnchors);
    } catch {
      // A pattern that this browser cannot read, or a value deeper than its stack: nothing is held against it.
      return [];
    }
  }
}

/** A fact of HTTP or JSON: no schema states it. */
function own(pointer: string, keyword: string, message: string): BodyViolation {
  return { pointer, keyword, message, link: undefined };
}

/** Lists the values that a parameter's text may stand for: `1` is a number or a text. */
function readings(value: unknown, shape: unknown): unknown[] {
  if (typeof value !== 'string' || shape === 'string') return [value];
  const others: unknown[] = [];
  if (/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value)) others.push(Number(value));
  if (value === 'true' || value === 'false') others.push(value === 'true');
  return [...others, value];
}

/** As OpenAPI has it: the status itself, then its range, then `default`. */
function responseFor(responses: readonly ResponseModel[], status: number): ResponseModel | undefined {
  const named = (name: string) => responses.find((one) => one.status.toUpperCase() === name);
  return named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? named('DEFAULT');
}

/** The content that a media type is described by; the preferred one where the response names none that is known. */
function contentFor(contents: readonly ContentModel[], type: string | undefined): ContentModel | undefined {
  const essence = (text: string) => text.replace(/;.*$/, '').trim().toLowerCase();
  const sent = type === undefined ? undefined : essence(type);
  const fits = ({ mediaType }: ContentModel) => {
    const range = essence(mediaType);
    return (
      range === sent || range === '*/*' || (range.endsWith('/*') && sent?.startsWith(range.slice(0, -1)))
    );
  };
  if (sent === undefined) return contentOf({ contents } as ResponseModel);
  return contents.find(fits);
}
