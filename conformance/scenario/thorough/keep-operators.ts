import type { JsonObject } from '../../../lib/json.ts';
import { dataUses } from '../data-uses.ts';
import type { StepContext } from '../step.ts';
import { usual } from './question.ts';

type Change = (text: string, pointer: string) => string;

/** A change that leaves values of the operator's as they are: the deployment may accept no others there. */
export function keepOperators({ data }: StepContext, step: string, body: JsonObject, change: Change): Change {
  const places = dataUses(usual(step).operation, body, data).map(({ pointer }) => pointer);
  const isOperators = (pointer: string) =>
    places.some((place) => pointer === place || pointer.startsWith(`${place}/`));
  return (text, pointer) => (isOperators(pointer) ? text : change(text, pointer));
}
