import { join } from 'node:path';
import { at } from '../../../../lib/json.ts';
import { step } from '../../../../lib/json-pointer.ts';
import { bundleDescription } from '../../../../scripts/pipeline/bundle/bundle.ts';
import { loadDescription } from '../../../../scripts/pipeline/read/load.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is walked as data here, and a wrong step fails the test.
type Any = any;

const root = join(import.meta.dirname, '../../../..');

export const DESCRIPTIONS = {
  bank: 'spec/openapi.yaml',
  ferry: 'test/fixtures/ferry/openapi.yaml',
} as const;

/** One operation of a description with the request and the answer that its examples show. */
export interface Call {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  /** `undefined` when the operation takes none. */
  readonly body: unknown;
  /** As in the description: `201`, `2XX`. */
  readonly status: string;
  /** The example and its schema; `undefined` when the answer has no body. */
  readonly answer: { readonly name: string; readonly example: unknown; readonly pointer: string } | undefined;
}

export async function documentOf(name: keyof typeof DESCRIPTIONS): Promise<Record<string, unknown>> {
  return (await bundleDescription(await loadDescription(DESCRIPTIONS[name], root))).document;
}

/** Every operation as its examples show it, without any credential but a mandatory one. */
export function callsOf(document: Record<string, unknown>): Call[] {
  const follow = (node: Any): Any =>
    typeof node?.$ref === 'string' ? follow(at(document, node.$ref)) : node;
  return Object.entries(document.paths as Any).flatMap(([template, item]: [string, Any]) =>
    Object.entries(item).map(([method, operation]: [string, Any]): Call => {
      const parameters: Any[] = (operation.parameters ?? []).map(follow);
      const path = parameters
        .filter((one) => one.in === 'path')
        .reduce((text, one) => text.replace(`{${one.name}}`, one.example), template);
      const query = new URLSearchParams(
        parameters
          .filter((one) => one.in === 'query')
          .flatMap((one) => [one.example].flat().map((value): [string, string] => [one.name, `${value}`])),
      );
      const body = follow(operation.requestBody)?.content['application/json'];
      const [status, response] = Object.entries(operation.responses).find(([code]) =>
        code.startsWith('2'),
      ) as [string, Any];
      const content = follow(response).content?.['application/json'];
      const [name] = Object.keys(content?.examples ?? {});
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path: query.size === 0 ? path : `${path}?${query}`,
        headers: (operation.security ?? document.security)?.[0]?.bearer
          ? { authorization: 'Bearer token' }
          : {},
        body: body === undefined ? undefined : follow(Object.values(body.examples)[0]).value,
        status,
        answer:
          name === undefined
            ? undefined
            : {
                name,
                example: follow(content.examples[name]).value,
                pointer: step(
                  '#/paths',
                  template,
                  method,
                  'responses',
                  status,
                  'content',
                  'application/json',
                  'schema',
                ),
              },
      };
    }),
  );
}

/** Sends a call as its examples show it, with other headers or another body where given. */
export function send(
  url: string,
  call: Call,
  changes: { headers?: Record<string, string>; text?: string | Buffer } = {},
): Promise<Response> {
  const text = changes.text ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  return fetch(url + call.path, {
    method: call.method,
    headers: {
      ...call.headers,
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...changes.headers,
    },
    ...(text === undefined ? {} : { body: text as string }),
  });
}
