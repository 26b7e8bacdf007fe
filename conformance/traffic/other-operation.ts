import { at, isObject, type Json } from '../../lib/json.ts';
import { isSameText } from '../judge/same-id.ts';
import { readJsonBody, readJsonText } from '../transport/read-json-body.ts';
import type { OperationMatch } from './match-operation.ts';
import type { RecordedCall } from './recorded-call.ts';

/** Tells whether the parameters in the path of a call have the form of identifiers, as `acc-...`. */
export function hasPathFormat({
  idFormat,
  pathParameters,
}: Pick<OperationMatch, 'idFormat' | 'pathParameters'>): boolean {
  if (idFormat !== undefined)
    for (const name in pathParameters) if (!idFormat.test(pathParameters[name] as string)) return false;
  return true;
}

/**
 * Tells whether a call is to another operation whose path looks the same: `GET /v1/program/search`. Its parameter is in another form, and its
 * response does not show that it is an id all the same. Calls of `conform` are to the operation that they say.
 */
export function isToOther(match: OperationMatch, { response, run }: RecordedCall): boolean {
  if (run !== undefined || hasPathFormat(match)) return false;
  if ('failure' in response || response.status < 200 || response.status > 299) return true;
  const { body } = response;
  if (typeof body === 'object' && 'absent' in body) return true;
  const { value } = typeof body === 'string' ? readJsonText(body) : readJsonBody(body);
  return !isShown(value, match);
}

/** Tells whether a response is the record in the path. */
function isShown(body: Json | undefined, { pathParameters }: OperationMatch): boolean {
  return isObject(body) && Object.values(pathParameters).some((one) => isSameText(at(body, '/id'), one));
}
