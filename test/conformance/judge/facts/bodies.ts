import { type FactFinding, judgeFacts } from '../../../../conformance/judge/facts/judge.ts';
import type { CompleteResponse, Exchange } from '../../../../conformance/model/exchange.ts';
import {
  type BodyName,
  type OperationId,
  operationIds,
  operations,
} from '../../../../generated/operations.ts';
import type { Json, JsonObject } from '../../../../lib/json.ts';
import { exampleResponse, successStatus } from '../../../example-call.ts';

export const OPERATIONS = operationIds;

const ORIGINATORS = {
  '/config/incoming/achPull/allowedOriginators': ['1000000001'],
  '/config/incoming/achPull/blockedOriginators': ['1000000003'],
};

/** What the examples leave empty, by the record that a success shows, so that everything there is to judge is there. */
const FILLED: Partial<Record<BodyName, Readonly<Record<string, Json>>>> = {
  Program: {
    '/allowedIps': ['192.0.2.7', '198.51.100.7'],
    '/incoming/achPull/allowedOriginators': ['1000000001', '1000000002'],
    '/incoming/achPull/blockedOriginators': ['1000000003'],
  },
  Account: ORIGINATORS,
};

/** A body as the operation's success brings it, with every field and no empty list. */
export function goodBody(operation: OperationId): JsonObject {
  const record = operations[operation].response;
  const body = structuredClone(exampleResponse(operation)) as JsonObject;
  return Object.entries((record && FILLED[record]) ?? {}).reduce<JsonObject>(
    (filled, [pointer, value]) => changed(filled, pointer, value) as JsonObject,
    body,
  );
}

/** A copy with something else at a place that is there, or with nothing there when `value` is left out. */
export function changed(body: Json, pointer: string, value?: Json): Json {
  if (pointer === '') return value ?? null;
  const copy = structuredClone(body);
  const names = pointer.slice(1).split('/');
  const last = names.pop() as string;
  // biome-ignore lint/suspicious/noExplicitAny: walks what was just copied
  const holder = names.reduce((here: any, name) => here[name], copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

export function answered(operation: OperationId, answer: Partial<CompleteResponse>): Exchange {
  return {
    id: 'the-call',
    operation,
    purpose: 'A call',
    request: { method: '', url: '', pathParameters: {}, headers: {}, body: undefined },
    sentAt: 0,
    endedAt: 1,
    outcome: {
      kind: 'response',
      status: successStatus(operation),
      headers: { 'content-type': 'application/json' },
      bytes: 2,
      body: { kind: 'json', value: goodBody(operation) },
      ...answer,
    },
  };
}

export function judgeBodyOf(operation: OperationId, value: Json): readonly FactFinding[] {
  return judgeFacts(answered(operation, { body: { kind: 'json', value } }));
}

/** `requirement at pointer` of each violation. */
export function violations(findings: readonly FactFinding[]): string[] {
  return findings.flatMap(({ requirement, judgement }) =>
    judgement.outcome === 'violated' ? [`${requirement} at ${judgement.pointer}`] : [],
  );
}
