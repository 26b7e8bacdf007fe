import { at, isObject, type JsonObject } from '../../../lib/json.ts';
import { step } from '../../../lib/json-pointer.ts';
import type { ApiModel } from '../../../templates/model.ts';
import { ToolError } from '../../cli/errors.ts';

/**
 * A server cannot ask for a credential that the description names and does not describe, and must not let calls in without it.
 *
 * @throws ToolError `unsupported`, with the operation's place in the document
 */
export function refuseUndescribedSchemes(document: JsonObject, { operations }: ApiModel): void {
  const { components } = document;
  const schemes =
    isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {};
  for (const { pointer, id } of operations) {
    const operation = at(document, pointer);
    const own = isObject(operation) ? operation.security : undefined;
    const listed = own ?? document.security;
    const sets = Array.isArray(listed) ? listed.filter(isObject) : [];
    const name = sets.flatMap((set) => Object.keys(set)).find((one) => !Object.hasOwn(schemes, one));
    if (name === undefined) continue;
    throw new ToolError(
      'unsupported',
      `The server would let in calls of ${id} without the credential that they need: there is no security scheme \`${name}\`.`,
      {
        place: {
          file: 'the bundled description',
          pointer: own === undefined ? '#/security' : step(pointer, 'security'),
        },
        fix: 'Describe it below `components.securitySchemes`.',
      },
    );
  }
}
