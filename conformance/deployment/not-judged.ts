import { type OperationId, operations } from '../../generated/operations.ts';
import { at, isObject, type JsonObject } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';

/** Operations of which overlays say something that no call of a run can contradict. */
export function notJudged(before: JsonObject, after: JsonObject): OperationId[] {
  return Object.values(operations).flatMap(({ id, path, method }) => {
    const [was, is] = [before, after].map((document) => {
      const pointer = step('#/paths', path, method.toLowerCase());
      const responses = Object.entries((at(document, step(pointer, 'responses')) ?? {}) as JsonObject);
      return JSON.stringify(
        [
          at(document, step(pointer, 'security')),
          at(document, step(pointer, 'parameters')),
          responses.map(
            ([status, response]) => isObject(response) && 'headers' in response && [status, response.headers],
          ),
        ].map((one) => (Array.isArray(one) ? one.filter(Boolean) : one)),
      );
    });
    return was === is ? [] : [id];
  });
}
