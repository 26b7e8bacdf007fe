import { Ajv2020 } from 'ajv/dist/2020.js';
import { isElsewhere } from '../../../conformance/discover/find-errors.ts';
import type { ProbeExchange } from '../../../conformance/discover/prober.ts';
import { published } from '../../../conformance/discover/schema-places.ts';
import { type CredentialName, credentials, operations } from '../../../generated/operations.ts';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { toPointer } from '../../../lib/json-pointer.ts';

/** Calls that a description says are refused, and that were accepted; and responses that it does not describe. What the published description itself gets wrong does not count. */
export function contradictions(document: JsonObject, exchanges: readonly ProbeExchange[]): string[] {
  const [ours, plain] = [createJudge(document), createJudge(published)];
  return exchanges
    .filter((one) => !isElsewhere(one))
    .flatMap((one) => {
      const known = plain(one);
      return ours(one)
        .filter((words) => !known.includes(words))
        .map((words) => `${one.purpose}: ${words}`);
    });
}

function createJudge(document: JsonObject): (exchange: ProbeExchange) => string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allowUnionTypes: true });
  ajv.addSchema(document, 'doc');
  const known = new Map<string, ReturnType<typeof ajv.getSchema>>();
  const matches = (pointer: string, value: Json) => {
    if (!known.has(pointer)) known.set(pointer, ajv.getSchema(`doc#${encodeURI(pointer)}`));
    const validate = known.get(pointer);
    if (validate === undefined) throw new Error(`There is no schema at ${pointer}.`);
    return validate(value) === true;
  };
  return ({ operation, request, outcome }) => {
    if (outcome.kind === 'failure') return [];
    const { path, method } = operations[operation];
    const place = ['paths', path, method.toLowerCase()];
    const { status, body, headers } = outcome;
    const isAccepted = status >= 200 && status < 300;
    const found: string[] = [];
    const schema = toPointer([...place, 'requestBody', 'content', 'application/json', 'schema']);
    if (isAccepted && request.body !== undefined && !matches(schema, request.body))
      found.push('a body was accepted that does not match');
    const security = at(document, toPointer([...place, 'security'])) as readonly JsonObject[];
    const isListed = security.some((one) =>
      Object.keys(one).every(
        (name) => request.headers[credentials[name as CredentialName].wireName] !== undefined,
      ),
    );
    if (isAccepted && !isListed) found.push('credentials were accepted that are not listed');
    const responses = at(document, toPointer([...place, 'responses'])) as JsonObject;
    const response = responses[status] ?? (isAccepted ? responses['2XX'] : undefined);
    if (isAccepted && response === undefined) found.push(`the status ${status} is not described`);
    const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    const key = isAccepted ? 'application/json' : type;
    const content = isObject(response) ? at(response, toPointer(['content', key, 'schema'])) : undefined;
    const which = responses[status] === undefined ? '2XX' : String(status);
    if (content !== undefined && body.kind === 'json')
      if (!matches(toPointer([...place, 'responses', which, 'content', key, 'schema']), body.value))
        found.push(`the body of a response with ${status} does not match`);
    return found;
  };
}
