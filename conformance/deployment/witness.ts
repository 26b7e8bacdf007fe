import { fieldsOf } from '../catalogue/tree.ts';
import type { DeploymentFact } from './deployment-facts.ts';

/**
 * Who shows a call: the suite or its proxy itself; a file that another program recorded, which may have left out credentials; or a recording of `record/`,
 * which has pseudonyms in place of values, and of names that the description does not have.
 */
export type Witness = 'own' | 'file' | 'pseudonyms';

/** Tells whether a call can show anything about a fact, given who recorded it. */
export function canShow(
  witness: Witness,
  { operation, about, places, requirement }: DeploymentFact,
): boolean {
  if (witness === 'own' || about === 'status') return true;
  if (typeof about === 'object' && 'credentials' in about) return false;
  if (witness === 'file') return true;
  // A field that the description has keeps its name, so that it is known whether it is there.
  if (typeof about === 'object' && !('status' in about)) return false;
  const side = about === 'request' ? 'request' : 'response';
  const path = requirement.id.replace(/^.*?\.deployment\.[^.:]+\.?/, '').replace(/:required$/, '');
  return (
    places.every(({ name }) => name !== undefined) &&
    fieldsOf(operation, side).some((field) => field.path === path)
  );
}
