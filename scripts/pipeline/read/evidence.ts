import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceRecords, NotShown, RequirementRow } from '../../../templates/reference/evidence.ts';
import type { RecordFile } from '../lint/lint-records.ts';
import { toPlace } from './place.ts';

/**
 * Reads what stands beside a description: `requirements/*.yaml` and `not-shown.yaml`. A description that has neither has no
 * evidence. The rows are taken as they are; `lint` holds them against their JSON Schemas.
 *
 * @throws ToolError `problem` for a file that is not YAML
 */
export async function loadEvidence(rootDir: string, cwd: string): Promise<EvidenceRecords> {
  const beside = ['requirements', 'not-shown.yaml'].some((name) => existsSync(join(rootDir, name)));
  if (!beside) return { requirements: [], notShown: [] };
  const { readRecords } = await import('../lint/lint-records.ts');
  const records = readRecords(rootDir, cwd);
  const requirements = rowsOf<RequirementRow>(records, 'requirement').map(({ row, source, pointer }) => {
    const { file, line = 1 } = toPlace({ source, pointer }, rootDir);
    return { ...row, place: { file, line } };
  });
  const notShown = rowsOf<NotShown>(records, 'not-shown').map(({ row }) => row);
  return { requirements, notShown };
}

/** Rows as their JSON Schema says they are; lint holds them to it. */
function rowsOf<Row>(records: readonly RecordFile[], kind: RecordFile['kind']) {
  return records
    .filter((record) => record.kind === kind)
    .flatMap(({ rows, source }) =>
      rows.map(({ value, pointer }) => ({ row: value as unknown as Row, source, pointer })),
    );
}

/** What `loadEvidence` looks at, below the folder of the description, whether it is there or not. */
export function evidencePaths(rootDir: string): string[] {
  const folder = join(rootDir, 'requirements');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return ['not-shown.yaml', 'requirements/', ...files.map((name) => `requirements/${name}`)];
}
