import { operations } from '../../generated/operations.ts';
import { at, isObject } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import type { OverlaidDescription } from '../model/overlaid-description.ts';
import type { DeploymentFact } from './deployment-facts.ts';
import { isTouched, isWritten, OWN, pointerOf, resolveAt } from './document-places.ts';

/** Makes facts of what overlays say of the headers of responses. */
export function headerFacts({ document, written }: OverlaidDescription): DeploymentFact[] {
  return Object.values(operations).flatMap((operation) => {
    const responses = step(pointerOf(operation), 'responses');
    const statuses = at(document, responses);
    return Object.keys(isObject(statuses) ? statuses : {}).flatMap((status) => {
      const response = resolveAt(document, step(responses, status));
      const headers =
        response === undefined ? undefined : resolveAt(document, step(response.pointer, 'headers'));
      return Object.keys(headers?.node ?? {}).flatMap((name): DeploymentFact[] => {
        const header = resolveAt(document, step(headers?.pointer ?? '', name));
        // The Specification has it ignored: `content` says it.
        if (header === undefined || name.toLowerCase() === 'content-type') return [];
        const { pointer, node } = header;
        const made = (keyword: string, statement: string, schema?: string): DeploymentFact => ({
          requirement: {
            ...OWN,
            id: `${operation.id}.deployment.${status}.header.${name.toLowerCase()}:${keyword}`,
            statement,
            operations: [operation.id],
          },
          operation: operation.id,
          about: { header: name.toLowerCase(), ofStatus: status, ...(schema !== undefined && { schema }) },
          places: [],
        });
        const of = status === 'default' ? 'any other status' : status;
        const schema = step(pointer, 'schema');
        return [
          ...(node.required === true && isWritten(written, step(pointer, 'required'))
            ? [made('required', `A response with ${of} has the header \`${name}\`.`)]
            : []),
          ...(node.schema !== undefined && isTouched(document, written, schema)
            ? [
                made(
                  'schema',
                  `The header \`${name}\` of a response with ${of} is as the overlay says.`,
                  schema,
                ),
              ]
            : []),
        ];
      });
    });
  });
}
