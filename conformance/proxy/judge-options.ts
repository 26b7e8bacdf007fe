import { toJudgedApi } from '../api/to-judged-api.ts';
import type { LiveJudgeOptions } from '../traffic/live-judge.ts';
import type { JudgingSetup } from './judging-messages.ts';

/** The options of the judge: a message between processes has a description, and no functions. */
export function judgeOptions({
  options,
  description,
}: Pick<JudgingSetup, 'options' | 'description'>): LiveJudgeOptions {
  return description === undefined
    ? options
    : { ...options, api: toJudgedApi(description, { isOneDeployment: true }) };
}
