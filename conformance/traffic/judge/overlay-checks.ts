import type { CallOrigin } from '../../deployment/call-origin.ts';
import { deploymentFacts } from '../../deployment/deployment-facts.ts';
import { DeploymentJudge } from '../../deployment/judge-deployment.ts';
import type { Exchange } from '../../model/exchange.ts';
import type { Judgement } from '../../model/judgement.ts';
import type { OverlaidDescription } from '../../model/overlaid-description.ts';
import type { Requirement } from '../../model/requirement.ts';
import type { RecordedCall } from '../recorded-call.ts';

/** Checks calls against what the overlays say of their deployment. */
export interface OverlayChecks {
  readonly requirements: readonly Requirement[];
  judge(
    call: RecordedCall,
    exchange: Exchange,
  ): readonly { readonly requirement: string; readonly judgement: Judgement }[];
}

/** @param seenBy who has seen the calls: the suite itself, or whoever recorded a file */
export function overlayChecks(
  overlay: OverlaidDescription | undefined,
  seenBy: Exclude<CallOrigin, 'pseudonyms'>,
): OverlayChecks | undefined {
  if (overlay === undefined) return undefined;
  const facts = deploymentFacts(overlay);
  const judge = new DeploymentJudge(overlay, facts);
  return {
    requirements: facts.map(({ requirement }) => requirement),
    judge: ({ pseudonyms }, exchange) => judge.judge(exchange, pseudonyms ? 'pseudonyms' : seenBy),
  };
}
