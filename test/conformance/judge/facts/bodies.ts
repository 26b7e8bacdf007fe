import { type Finding, judgeFacts } from '../../../../conformance/judge/facts/judge.ts';
import type { Answer, Exchange } from '../../../../conformance/transport/exchange.ts';
import { examples } from '../../../../generated/examples.ts';
import { type OperationId, operationIds } from '../../../../generated/operations.ts';
import type { Json, JsonObject } from '../../../../lib/json.ts';
import { successStatus } from '../../../example-call.ts';

export const OPERATIONS = operationIds;

/** What the examples leave empty, so that everything there is to judge is there. */
const FILLED: Partial<Record<OperationId, Readonly<Record<string, Json>>>> = {
  retrieveProgram: {
    '/allowedIps': ['192.0.2.7', '198.51.100.7'],
    '/incoming/achPull/allowedOriginators': ['1000000001', '1000000002'],
    '/incoming/achPull/blockedOriginators': ['1000000003'],
  },
  createAccount: {
    '/config/incoming/achPull/allowedOriginators': ['1000000001'],
    '/config/incoming/achPull/blockedOriginators': ['1000000003'],
  },
  updateAccount: { '/config/incoming/achPull/blockedOriginators': ['1000000003'] },
};

/** A body as the operation's success brings it, with every field and no empty list. */
export function goodBody(operation: OperationId): JsonObject {
  const [example] = Object.values(examples[operation].responses);
  const body = structuredClone(example) as unknown as JsonObject;
  return Object.entries(FILLED[operation] ?? {}).reduce<JsonObject>(
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

export function answered(operation: OperationId, answer: Partial<Answer>): Exchange {
  return {
    id: 'the-call',
    operation,
    purpose: 'A call',
    request: { method: '', url: '', pathParameters: {}, headers: {}, body: undefined },
    sentAt: 0,
    endedAt: 1,
    outcome: {
      kind: 'answer',
      status: successStatus(operation),
      headers: { 'content-type': 'application/json' },
      bytes: 2,
      body: { kind: 'json', value: goodBody(operation) },
      ...answer,
    },
  };
}

export function judgeBodyOf(operation: OperationId, value: Json): readonly Finding[] {
  return judgeFacts(answered(operation, { body: { kind: 'json', value } }));
}

/** `requirement at pointer` of each violation. */
export function violations(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ requirement, judgement }) =>
    judgement.outcome === 'violated' ? [`${requirement} at ${judgement.pointer}`] : [],
  );
}
