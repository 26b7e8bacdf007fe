import { operations } from '../../../generated/operations.ts';
import { findRepeatedMember } from '../../../lib/find-repeated-member.ts';
import { isObject, type Json } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import { maskMediaType } from '../../redact/mask-media-type.ts';
import { createSecrets } from '../../redact/secrets.ts';
import { describeCall } from '../../traffic/count-others.ts';
import {
  bankCalls,
  type ClientCheckKind,
  type ClientJudgement,
  HELD,
  type JudgeClient,
  violation,
} from '../client-judgement.ts';
import type { ClientRun, ObservedCall } from '../client-run.ts';
import { FINDING_KINDS, type FindingKind, findingsOf } from '../request-findings.ts';

/** The recorder does not know which parts of the client's calls are secret. */
const UNKNOWN = createSecrets(true);

/** Request bodies have no finding of this kind. */
export const fits: ClientCheckKind<FindingKind> = {
  grammar: { enum: FINDING_KINDS.filter((kind) => kind !== 'ids') },
  judge: (kind) =>
    eachCall(hasBody, (call, run) => {
      const { operation, requestBody } = call;
      if (operation === undefined || requestBody.value === undefined) return [];
      const found = findingsOf(operation, requestBody.value).filter((one) => one.kind === kind);
      if (found.length === 0) return [HELD];
      return found.map(({ pointer, expected, actual }) => violation(run, call, expected, actual, pointer));
    }),
};

/** The places of an operation's request body where nothing is sent: JSON pointers in which `*` stands for any name. */
export const unsent: ClientCheckKind<Readonly<Record<string, readonly string[]>>> = {
  grammar: {
    type: 'object',
    minProperties: 1,
    additionalProperties: { type: 'array', minItems: 1, items: { type: 'string', pattern: '^(/[^/]+)+$' } },
  },
  judge: (places) =>
    eachCall(
      ({ operation, requestBody }) =>
        operation !== undefined && Object.hasOwn(places, operation) && requestBody.value !== undefined,
      (call, run) => {
        const { operation = '', requestBody } = call;
        const found = (places[operation] ?? []).flatMap((place) => [
          ...sentAt(requestBody.value, place.slice(1).split('/'), ''),
        ]);
        if (found.length === 0) return [HELD];
        return found.map((pointer) => violation(run, call, 'nothing there', 'something', pointer));
      },
    ),
};

function* sentAt(
  value: Json | undefined,
  [name, ...rest]: readonly string[],
  pointer: string,
): Iterable<string> {
  if (name === undefined) {
    if (value !== undefined) yield pointer;
    return;
  }
  if (!isObject(value)) return;
  for (const key of name === '*' ? Object.keys(value) : [name])
    if (Object.hasOwn(value, key)) yield* sentAt(value[key], rest, step(pointer, key));
}

export const knownOperation: JudgeClient = eachCall(
  () => true,
  (call, run) => [
    call.operation === undefined
      ? violation(
          run,
          call,
          'a method and a path of the description',
          describeCall(call.request.method, call.request.url),
        )
      : HELD,
  ],
);

export const contentTypeIsJson: JudgeClient = eachCall(hasBody, (call, run) => {
  const type = call.request.headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1];
  const isJson = /^application\/json\s*(;|$)/i.test(type?.trim() ?? '');
  return [
    isJson
      ? HELD
      : violation(
          run,
          call,
          'application/json',
          type === undefined ? 'no content type' : maskMediaType(type, UNKNOWN),
        ),
  ];
});

export const bodyIsJson: JudgeClient = eachCall(isBodyDescribed, ({ requestBody, ...call }, run) => {
  const { value } = requestBody;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return [HELD];
  const actual =
    requestBody.kind === 'unreadable'
      ? requestBody.why === 'empty'
        ? 'no body'
        : 'no JSON'
      : 'JSON, but not an object';
  return [violation(run, { ...call, requestBody }, 'a JSON object', actual)];
});

export const bodyIsUtf8: JudgeClient = eachCall(hasBody, (call, run) => {
  const { requestBody } = call;
  const why = requestBody.kind === 'unreadable' ? requestBody.why : undefined;
  if (why === 'not-utf8') return [violation(run, call, 'UTF-8', 'bytes that are not UTF-8')];
  if (why === 'byte-order-mark') return [violation(run, call, 'no byte order mark', 'a byte order mark')];
  return [HELD];
});

export const uniqueNames: JudgeClient = eachCall(hasBody, (call, run) => {
  const { body } = call.request;
  if (typeof body !== 'string' || call.requestBody.value === undefined) return [];
  return [
    findRepeatedMember(body) !== undefined
      ? violation(run, call, 'each name once', 'a name that is there twice')
      : HELD,
  ];
});

export const noBodyWhereNoneIsDescribed: JudgeClient = eachCall(
  ({ operation }) => operation !== undefined && operations[operation].request === undefined,
  (call, run) => [hasBody(call) || announcesBody(call) ? violation(run, call, 'no body', 'a body') : HELD],
);

function eachCall(
  concerns: (call: ObservedCall) => boolean,
  judge: (call: ObservedCall, run: ClientRun) => readonly ClientJudgement[],
): JudgeClient {
  return ({ all }) =>
    all.flatMap((run) =>
      bankCalls(run)
        .filter(concerns)
        .flatMap((call) => judge(call, run)),
    );
}

function hasBody({ request: { body } }: ObservedCall): boolean {
  return typeof body === 'string' || body instanceof Uint8Array;
}

/** The body of a GET does not come through the objects of Fetch. */
function announcesBody({ request }: ObservedCall): boolean {
  return request.headers.some(
    ([name, value]) => (name === 'content-length' && Number(value) > 0) || name === 'transfer-encoding',
  );
}

function isBodyDescribed({ operation }: ObservedCall): boolean {
  return operation !== undefined && operations[operation].request !== undefined;
}
