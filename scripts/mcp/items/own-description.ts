import { readFileSync } from 'node:fs';
import { type Description, readDescription } from './description.ts';

/** The published description, as it is in `generated/openapi.json`. */
export function ownDescription(): Description {
  return readDescription(
    JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8')),
  );
}
