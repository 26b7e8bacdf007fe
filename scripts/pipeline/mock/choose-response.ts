import { isObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { ContentModel, OperationModel, ResponseModel } from '../../../templates/model.ts';
import { preferredType } from '../../../templates/runtime/server-media-types.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { componentName, follow } from '../document/refs.ts';
import { mapping } from '../model/values.ts';
import type { Sampler } from '../sample/sampler.ts';
import { MADE_UP, type MockResponse, madeUp } from './mock-request.ts';
import { writeBody } from './response-body.ts';
import { responseHeaders } from './response-headers.ts';

/** A request asks this of a response. */
export interface Wish {
  /** A status that has to be; by default the lowest success. */
  readonly code?: number | undefined;
  /** Name of an example. */
  readonly example?: string | undefined;
  /** A value by chance in place of the example; the same for the same seed. */
  readonly seed?: string | undefined;
  readonly accept?: string | undefined;
}

/** The statuses that a response is described for come first, then ranges, then `default`. */
export function describedFor({ responses }: OperationModel, code: number): ResponseModel | undefined {
  const range = `${String(code).charAt(0)}XX`;
  return (
    responses.find(({ status }) => status === String(code)) ??
    responses.find(({ status }) => status.toUpperCase() === range) ??
    responses.find(({ status }) => status === 'default')
  );
}

/** Makes responses of what is described: of examples, or else of schemas. */
export class ResponseMaker {
  readonly #document: DocumentNode;
  readonly #sampler: Sampler;

  constructor(document: DocumentNode, sampler: Sampler) {
    this.#document = document;
    this.#sampler = sampler;
  }

  make(operation: OperationModel, wish: Wish): MockResponse {
    const { code } = wish;
    const response = code === undefined ? usual(operation) : describedFor(operation, code);
    if (response === undefined) {
      const what = code === undefined ? 'No response is described' : `No response ${code} is described`;
      return madeUp(code === undefined ? 500 : 404, what);
    }
    const status = code ?? statusOf(response);
    if (response === NOTHING) return { status, headers: {}, body: undefined };
    const pointer = step(operation.pointer, 'responses', response.status);
    const at = follow(this.#document, this.#node(pointer), pointer);
    const headers = responseHeaders(this.#document, at, this.#sampler);
    if (this.#node(operation.pointer).deprecated === true) headers.deprecation = 'true';
    const content =
      accepted(response.contents, wish.accept) ?? (code === undefined ? undefined : response.contents[0]);
    if (content === undefined && response.contents.length > 0) {
      const types = response.contents.map(({ mediaType }) => mediaType).join(', ');
      return madeUp(406, `The response is described as ${types} only`);
    }
    if (content === undefined || WITHOUT_BODY.has(status)) {
      // An error without a body is told from one of the server by a label.
      const label = status < 400 ? {} : { [MADE_UP.header]: MADE_UP.value };
      return { status, headers: { ...headers, ...label }, body: undefined };
    }
    const media = follow(
      this.#document,
      mapping(at.node.content)[content.mediaType],
      step(at.pointer, 'content', content.mediaType),
    ).node;
    const value = this.#valueOf(content, media, wish);
    if ('missing' in value) return madeUp(value.status, value.missing);
    const { contentType, text } = writeBody(this.#document, content, value.value);
    return { status, headers: { ...headers, 'content-type': contentType }, body: text };
  }

  #node(pointer: string): DocumentNode {
    return follow(this.#document, { $ref: pointer }, pointer).node;
  }

  #valueOf(content: ContentModel, media: DocumentNode, { example, seed }: Wish): Value {
    const examples = this.#examplesOf(media);
    if (example !== undefined) {
      const named = examples.find(({ names }) => names.includes(example));
      if (named === undefined)
        return { status: 404, missing: `No example of this response is called ${example}` };
      if ('value' in named.node) return { value: named.node.value };
      return {
        status: 404,
        missing: `The example ${example} is outside of the description, and is not read`,
      };
    }
    const { pointer } = content.type;
    const drawn = seed === undefined ? undefined : this.#sampler.draw(pointer, 'response', seed);
    const given = examples.find(({ node }) => 'value' in node)?.node;
    if (drawn !== undefined || given !== undefined) return drawn ?? { value: given?.value };
    if (!isDescribed(this.#document, pointer)) return { value: content.kind === 'json' ? {} : undefined };
    const sample = this.#sampler.nearest(pointer, 'response');
    return (
      sample ?? {
        status: 500,
        missing: 'No sample of this response could be made; give an example in the description',
      }
    );
  }

  #examplesOf(media: DocumentNode): { readonly names: readonly string[]; readonly node: DocumentNode }[] {
    if ('example' in media) return [{ names: ['example'], node: { value: media.example } }];
    return Object.entries(mapping(media.examples)).map(([key, one]) => {
      const { node, pointer } = follow(this.#document, one, '#');
      return { names: [key, componentName(pointer, 'examples') ?? key], node };
    });
  }
}

type Value = { readonly value: unknown } | { readonly status: number; readonly missing: string };

/** Statuses that never have a body. */
export const WITHOUT_BODY = new Set([204, 205, 304]);

function isDescribed(document: DocumentNode, pointer: string): boolean {
  try {
    return isObject(follow(document, { $ref: pointer }, pointer).node);
  } catch {
    return false;
  }
}

/** The lowest success, else `default`, else the first. Nobody waits for the end of a `101`. */
function usual({ responses }: OperationModel): ResponseModel | undefined {
  const final = responses.filter(({ status }) => !status.startsWith('1'));
  const successes = final
    .filter(({ success }) => success)
    .sort((one, other) => (one.status < other.status ? -1 : 1));
  return successes[0] ?? final.find(({ status }) => status === 'default') ?? final[0] ?? NOTHING;
}

/** Responses may be left out since OpenAPI 3.1. */
const NOTHING: ResponseModel = {
  status: 'default',
  success: true,
  description: '',
  contents: [],
  headers: [],
};

function statusOf({ status }: ResponseModel): number {
  return status === 'default' ? 200 : Number(status.replace(/XX$/i, '00'));
}

/** Chooses what the caller prefers; a range that is described holds something for every caller. */
function accepted(contents: readonly ContentModel[], accept: string | undefined): ContentModel | undefined {
  if (accept === undefined || accept.trim() === '') return contents[0];
  const request = new Request('http://mock.invalid', { headers: { accept } });
  const type = preferredType(
    request,
    contents.map(({ mediaType }) => mediaType),
  );
  return (
    contents.find(({ mediaType }) => mediaType === type) ??
    contents.find(({ mediaType }) => mediaType.includes('*'))
  );
}
