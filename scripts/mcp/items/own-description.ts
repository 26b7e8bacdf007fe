import { readFileSync } from 'node:fs';
import { type DescribedApi, describedApi } from './description.ts';

/** The published description, as it is in `generated/openapi.json`. */
export function ownDescription(): DescribedApi {
  return describedApi(
    JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')),
  );
}
