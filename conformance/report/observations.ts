import { jsonText } from '../../lib/json-text.ts';
import type { Report } from '../model/report.ts';
import { isOtherApi } from './is-other-api.ts';

/** `observations.json`: what this deployment does about each open question of the source, and which run observed it. */
export function observationsReport(report: Report): string {
  const { id, suite, catalogue, target, profile, seed, startedAt } = report.run;
  const ofProfile = isOtherApi(report) ? {} : { profile };
  const run = { id, suite, catalogue, target, ...ofProfile, seed, startedAt };
  return `${jsonText({ run, observations: report.observations }, 2)}\n`;
}
