import type { OperationId } from '../../generated/operations.ts';
import type { Report, ReportExchange, RequirementResult, RunInfo } from '../model/report.ts';

/** `runConformance` yields these events while it works. Everything in it is redacted already. */
export type ConformanceEvent =
  | {
      readonly type: 'start';
      readonly run: Omit<RunInfo, 'endedAt' | 'durationMs' | 'verdict' | 'stopped'>;
      /** The number of requirements that are asked for. */
      readonly requirements: number;
    }
  | { readonly type: 'waiting'; readonly milliseconds: number; readonly why: string }
  | {
      readonly type: 'request';
      readonly exchange: string;
      readonly operation: OperationId;
      readonly method: string;
      readonly path: string;
      readonly purpose: string;
    }
  /** The call got 401: it is made again, with headers that were got anew (`getHeaders`). */
  | { readonly type: 'renewed'; readonly exchange: string }
  | { readonly type: 'exchange'; readonly exchange: ReportExchange }
  | {
      readonly type: 'not-sent';
      readonly exchange: string;
      readonly operation: OperationId;
      readonly reason: string;
    }
  | { readonly type: 'stopped'; readonly reason: string }
  | { readonly type: 'requirement'; readonly result: RequirementResult }
  | { readonly type: 'end'; readonly report: Report };
