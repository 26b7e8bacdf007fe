import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { EvidenceRecords, NotShown, RequirementRow } from '../../../templates/reference/evidence.ts';

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
  const rows = <Row>(kind: 'requirement' | 'not-shown'): Row[] =>
    records
      .filter((record) => record.kind === kind)
      .flatMap((record) => record.rows.map(({ value }) => value as Row));
  return {
    requirements: rows<RequirementRow>('requirement'),
    notShown: rows<NotShown>('not-shown'),
  };
}

/** What `loadEvidence` looks at, below the folder of the description, whether it is there or not. */
export function evidencePaths(rootDir: string): string[] {
  const folder = join(rootDir, 'requirements');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name)) : [];
  return ['not-shown.yaml', 'requirements/', ...files.map((name) => `requirements/${name}`)];
}
