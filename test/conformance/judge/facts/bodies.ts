import { fieldsOf } from '../../../../conformance/catalogue/tree.ts';
import { type FactFinding, judgeFacts } from '../../../../conformance/judge/facts/judge-facts.ts';
import type { CompleteResponse, Exchange } from '../../../../conformance/model/exchange.ts';
import { type OperationId, operationIds } from '../../../../generated/operations.ts';
import { at, type Json, type JsonObject } from '../../../../lib/json.ts';
import { exampleResponse, successStatus } from '../../../example-call.ts';

export const OPERATIONS = operationIds;

/** A body as the operation's success brings it, with every field, and a text in each list of texts that the example leaves empty. */
export function goodBody(operation: OperationId): JsonObject {
  const lists = fieldsOf(operation, 'response').filter(({ entries }) => entries?.types?.includes('string'));
  return lists
    .map(({ template }) => template.replaceAll('/*', '/0'))
    .reduce(
      (body, pointer) => {
        const list = at(body, pointer);
        const isEmpty = list === null || (Array.isArray(list) && list.length === 0);
        return isEmpty ? (changed(body, pointer, ['1000000001']) as JsonObject) : body;
      },
      structuredClone(exampleResponse(operation)) as JsonObject,
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
