import { workflowCommand } from '../../../../lib/workflow-command.ts';
import type { DiffReport } from '../diff-report.ts';

const LEVELS = { breaking: 'error', additive: 'notice', editorial: undefined } as const;

/** A line for each change that GitHub Actions shows as an annotation; those that are accepted are warnings. */
export function showAnnotations(report: DiffReport): string {
  return report.changes
    .flatMap(({ impact, where, message, used, accepted }) => {
      const level = LEVELS[impact];
      if (level === undefined || !used) return [];
      const isAccepted = accepted !== undefined;
      const text = `${where}: ${message}${isAccepted ? ` (accepted: ${accepted})` : ''}`;
      return [workflowCommand(isAccepted ? 'warning' : level, { title: `API description: ${impact}` }, text)];
    })
    .join('\n');
}
