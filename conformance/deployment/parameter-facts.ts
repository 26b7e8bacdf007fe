import { type Operation, type OperationId, operations } from '../../generated/operations.ts';
import { at, type Json, type JsonObject } from '../../lib/json.ts';
import { step } from '../../lib/json-pointer.ts';
import type { OverlaidDescription } from '../model/overlaid-description.ts';
import type { DeploymentFact } from './deployment-facts.ts';
import { isTouched, isWritten, OWN, pointerOf, resolveAt } from './document-places.ts';
import type { ParameterPlace } from './part-subject.ts';

export interface DescribedParameter {
  readonly name: string;
  readonly in: ParameterPlace;
  readonly node: JsonObject;
  readonly pointer: string;
}

/** Makes facts of what overlays say of the headers, cookies and query parameters of requests. */
export function parameterFacts({ document, written }: OverlaidDescription): DeploymentFact[] {
  return Object.values(operations).flatMap((operation) =>
    parametersOf(operation, document).flatMap(({ name, in: place, node, pointer }): DeploymentFact[] => {
      const shown = `the ${WORDS[place]} \`${name}\``;
      const made = (keyword: string, statement: string, schema?: string): DeploymentFact => ({
        requirement: {
          ...OWN,
          id: `${operation.id}.deployment.request.${place}.${place === 'header' ? name.toLowerCase() : name}:${keyword}`,
          statement,
          operations: [operation.id],
        },
        operation: operation.id,
        about: { parameter: name, in: place, ...(schema !== undefined && { schema }) },
        places: [],
      });
      const schema = step(pointer, 'schema');
      return [
        ...(node.required === true && isWritten(written, step(pointer, 'required'))
          ? [made('required', `A request without ${shown} is refused.`)]
          : []),
        ...(node.schema !== undefined && isTouched(document, written, schema)
          ? [made('schema', `A request is refused where ${shown} is not as the overlay says.`, schema)]
          : []),
      ];
    }),
  );
}

const WORDS = { header: 'header', query: 'query parameter', cookie: 'cookie' } as const;

/** The facts of each operation. */
export function describedParameters(
  document: Json,
): (DescribedParameter & { readonly operation: OperationId })[] {
  return Object.values(operations).flatMap((operation) =>
    parametersOf(operation, document).map((one) => ({ ...one, operation: operation.id })),
  );
}

/** Lists the parameters of an operation and of its path, but for those in the path; of two with one name, the operation's. */
function parametersOf(operation: Operation, document: Json): DescribedParameter[] {
  const own = pointerOf(operation);
  const found = new Map<string, DescribedParameter>();
  for (const holder of [step('#/paths', operation.path), own]) {
    const list = step(holder, 'parameters');
    const entries = at(document, list);
    for (const index of Array.isArray(entries) ? entries.keys() : []) {
      const { node, pointer } = resolveAt(document, step(list, index)) ?? {};
      const { in: place, name } = node ?? {};
      if (node === undefined || pointer === undefined || typeof name !== 'string') continue;
      if (place !== 'header' && place !== 'query' && place !== 'cookie') continue;
      // The Specification has these ignored: `content` and `security` say it.
      if (place === 'header' && /^(?:accept|authorization|content-type)$/i.test(name)) continue;
      found.set(`${place} ${name}`, { name, in: place, node, pointer });
    }
  }
  return [...found.values()];
}
