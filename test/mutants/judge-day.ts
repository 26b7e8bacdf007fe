/** Checks what recorded traffic of a day shows of a faulty or permitted server. */

import { dayOfBank } from './day-of-bank.ts';
import type { Job } from './jobs.ts';
import type { BankToJudge } from './judge-bank.ts';
import { toBank } from './permitted/to-bank.ts';
import { judgeHar } from './recorded.ts';
import { unexpectedViolations } from './unexpected.ts';

export interface JudgedDay {
  readonly id: string;
  /** The result for what the server breaks: `violated`, or `inconclusive` or `passed` with its notes. `undefined`: it breaks nothing. */
  readonly status?: string;
  /** The reason why it is not known to be violated. */
  readonly notes: readonly string[];
  /** Violations that have nothing to do with what is broken. */
  readonly accused: readonly string[];
}

export async function judgeDay(job: Job): Promise<JudgedDay> {
  const { requirements } = await judgeHar(await dayOfBank(bankOf(job)));
  const violations = requirements.flatMap((one) => one.violations);
  if ('permitted' in job) {
    const accused = violations.map(({ requirement, pointer }) => `${requirement} ${pointer}`);
    return { id: job.permitted.id, notes: [], accused };
  }
  const { id, breaks } = job.mutant;
  const broken = requirements.find((one) => one.id === breaks);
  return {
    id,
    ...(broken !== undefined && { status: broken.status }),
    notes: broken?.notes ?? [],
    accused: unexpectedViolations(job.mutant, violations),
  };
}

function bankOf(job: Job): BankToJudge {
  if ('permitted' in job) return toBank(job.permitted.variations);
  const { faults, around } = job.mutant;
  return { faults, ...(around !== undefined && { around: around() }) };
}
