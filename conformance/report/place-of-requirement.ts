import { type OperationId, operations } from '../../generated/operations.ts';
import { rows } from '../catalogue/catalogue.ts';
import type { RequirementResult } from '../model/report.ts';
import { type FilePlace, isOfOtherApi } from '../model/requirement.ts';

/** From the root of this repository: the description, and the requirements on clients. */
const DESCRIPTION = 'spec';
const ON_CLIENTS = 'conformance/client/requirements';

/**
 * Returns the place where a requirement is written. A deployment has no files, and tools that collect findings take none without one: a row stands in
 * its file, the form of a response in the file of its path.
 */
export function placeOfRequirement(
  { id: requirement, section, place }: Pick<RequirementResult, 'id' | 'section' | 'place'>,
  operation: OperationId,
): FilePlace {
  if (place !== undefined) return place;
  if (isOfOtherApi(section)) return { file: 'openapi.yaml', line: 1 };
  const [area = ''] = requirement.split('.');
  if (!Object.hasOwn(operations, area)) return { file: `${ON_CLIENTS}/${area}.yaml`, line: 1 };
  const { file, line } = rows.find(({ id }) => id === requirement)?.place ?? {
    file: `paths/${operations[operation].path.slice(1).replaceAll('/', '_')}.yaml`,
    line: 1,
  };
  return { file: `${DESCRIPTION}/${file}`, line };
}
