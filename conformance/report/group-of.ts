import type { Report, RequirementResult, RunInfo } from '../model/report.ts';
import type { Violation } from '../model/violation.ts';

/** Returns the group that a requirement is listed under: its first operation, or the area of a requirement on clients. */
export function groupOf({ area, operations: [first] }: RequirementResult): string {
  return area ?? first ?? '';
}

/** Each group once, in order. */
export function groupsOf(requirements: Report['requirements']): string[] {
  return [...new Set(requirements.map(groupOf))];
}

/** Returns what was checked: the address of a deployment, or the command of a client. Traffic without calls of the API names no deployment. */
export function subjectOf({ client, target }: Pick<RunInfo, 'client' | 'target'>): string {
  if (client !== undefined) return `the client ${client.command}`;
  return target.baseUrl || 'traffic without calls to the API';
}

/** Returns the place of a violation, for people. */
export function placeInWords({ pointer, scenario }: Violation): string {
  if (pointer !== '') return pointer;
  return scenario === undefined ? 'the response' : 'the call';
}
