import { fieldsOf } from '../catalogue/tree.ts';
import type { DeploymentFact } from './deployment-facts.ts';

/**
 * A call is shown by the suite or its proxy itself; by a file that another program recorded, which may have left out credentials; or by a recording of
 * `record/`, which has pseudonyms in place of values, and of names that the description does not have.
 */
export type CallOrigin = 'own' | 'file' | 'pseudonyms';

/** Tells whether a call can show anything about a fact, given who recorded it. */
export function canShow(
  origin: CallOrigin,
  { operation, about, places, requirement }: DeploymentFact,
): boolean {
  if (origin === 'own' || about === 'status') return true;
  if (typeof about === 'object' && 'credentials' in about) return false;
  if (origin === 'file') return true;
  // A field that the description has keeps its name, so that it is known whether it is there.
  if (typeof about === 'object' && !('status' in about)) return false;
  const side = about === 'request' ? 'request' : 'response';
  const path = requirement.id.replace(/^.*?\.deployment\.[^.:]+\.?/, '').replace(/:required$/, '');
  return (
    places.every(({ name }) => name !== undefined) &&
    fieldsOf(operation, side).some((field) => field.path === path)
  );
}
