import { deploymentFacts } from '../../deployment/deployment-facts.ts';
import { DeploymentJudge } from '../../deployment/judge-deployment.ts';
import type { Witness } from '../../deployment/witness.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { Judgement } from '../../model/judgement.ts';
import type { OverlaidDescription } from '../../model/overlaid-description.ts';
import type { Requirement } from '../../model/requirement.ts';
import type { RecordedCall } from '../recorded-call.ts';

/** The overlays' word about the deployment whose calls are checked. */
export interface DeploymentWord {
  readonly requirements: readonly Requirement[];
  judge(
    call: RecordedCall,
    exchange: Exchange,
  ): readonly { readonly requirement: string; readonly judgement: Judgement }[];
}

/** @param seenBy who has seen the calls: the suite itself, or whoever recorded a file */
export function deploymentWord(
  overlay: OverlaidDescription | undefined,
  seenBy: Exclude<Witness, 'pseudonyms'>,
): DeploymentWord | undefined {
  if (overlay === undefined) return undefined;
  const facts = deploymentFacts(overlay);
  const judge = new DeploymentJudge(overlay, facts);
  return {
    requirements: facts.map(({ requirement }) => requirement),
    judge: ({ pseudonyms }, exchange) => judge.judge(exchange, pseudonyms ? 'pseudonyms' : seenBy),
  };
}
