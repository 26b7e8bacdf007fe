import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ClientRow } from './client-row.ts';

const FOLDER = new URL('./requirements/', import.meta.url);

/** In the order in which a report shows them. */
const AREAS = ['credentials', 'requests', 'amounts', 'ids', 'retries', 'responses', 'failures', 'process'];

/** Every requirement on clients; read when it is first asked for. */
export function clientRows(): readonly ClientRow[] {
  known ??= AREAS.flatMap((area) => {
    const rows = parse(readFileSync(new URL(`${area}.yaml`, FOLDER), 'utf8')) as Omit<ClientRow, 'area'>[];
    return rows.map((row) => ({ ...row, area }));
  });
  return known;
}

let known: readonly ClientRow[] | undefined;
