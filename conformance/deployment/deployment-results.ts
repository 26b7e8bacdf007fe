import { type ResultsInput, toResults } from '../judge/results.ts';
import type { Judgement } from '../model/judgement.ts';
import type { OverlaidDescription } from '../model/overlaid-description.ts';
import type { RequirementResult } from '../model/report.ts';
import type { DeploymentFact } from './deployment-facts.ts';
import { DeploymentJudge } from './judge-deployment.ts';

type Input = Omit<ResultsInput, 'requirements' | 'judgements'>;

/**
 * A result of each fact that overlays state of the deployment. One that no call shows is skipped: a run makes no call for its sake, and many are about
 * refusals, which a run avoids.
 */
export function deploymentResults(
  overlay: OverlaidDescription,
  facts: readonly DeploymentFact[],
  input: Input,
): RequirementResult[] {
  const judge = new DeploymentJudge(overlay, facts);
  const judgements = new Map<string, Judgement[]>();
  for (const exchange of input.exchanges)
    for (const { requirement, judgement } of judge.judge(exchange))
      judgements.set(requirement, [...(judgements.get(requirement) ?? []), judgement]);
  const requirements = facts.map(({ requirement }) => requirement);
  return toResults({ ...input, requirements, judgements }).map(skippedUnlessShown);
}

/** A fact that no call shows is no reason to doubt it. */
export function skippedUnlessShown(result: RequirementResult): RequirementResult {
  return result.status === 'inconclusive'
    ? { ...result, status: 'skipped', notes: ['no call shows it'] }
    : result;
}
