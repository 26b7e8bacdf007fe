import { jsonText } from '../../lib/json-text.ts';
import type { Report } from '../model/report.ts';

/** `observations.json`: what this deployment does about each open question of the source, and which run observed it. */
export function observationsReport({ run, observations }: Report): string {
  const { id, suite, catalogue, target, profile, seed, startedAt } = run;
  return `${jsonText({ run: { id, suite, catalogue, target, profile, seed, startedAt }, observations }, 2)}\n`;
}
