import { type OperationId, operations } from '../../generated/operations.ts';

/**
 * A call of `conform` says this of the run that made it: `_run` of a HAR entry, `run` of an NDJSON line. Such calls are judged as the run judged
 * them: nobody else is expected to have changed its records meanwhile. It holds the suite's own words only, no text from the server.
 */
export interface RunNote {
  /** `RunInfo.id` */
  readonly id: string;
  /** The step, which was the exchange's id: `issue-card`. */
  readonly step: string;
  /** A refusal leaves no requirement open, as with `ScenarioStep.optional`. */
  readonly optional?: true;
  /** Noted on the run's first call. */
  readonly settings?: RunSettingsNote;
}

/** The settings that decided which calls the run made. */
export interface RunSettingsNote {
  readonly profile: 'full' | 'schema';
  readonly readOnly: boolean;
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** Steps that were not made, and why: `Report.notSent`. */
  readonly notSent: readonly {
    readonly id: string;
    readonly operation: OperationId;
    readonly reason: string;
  }[];
  /** `RunInfo.stopped` */
  readonly stopped?: string;
}

/** A note as a file has it; `undefined` for anything else: other tools may use the same name. */
export function readRunNote(value: unknown): RunNote | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, step, optional, settings } = value as Record<string, unknown>;
  if (typeof id !== 'string' || typeof step !== 'string') return undefined;
  const read = readSettings(settings);
  return { id, step, ...(optional === true && { optional }), ...(read !== undefined && { settings: read }) };
}

function readSettings(value: unknown): RunSettingsNote | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { profile, readOnly, only, skip, notSent, stopped } = value as Record<string, unknown>;
  const isRead =
    (profile === 'full' || profile === 'schema') &&
    typeof readOnly === 'boolean' &&
    [only, skip].every((list) => Array.isArray(list) && list.every((one) => typeof one === 'string')) &&
    Array.isArray(notSent) &&
    notSent.every(
      (one) => typeof one?.id === 'string' && one.operation in operations && typeof one.reason === 'string',
    );
  if (!isRead) return undefined;
  return {
    profile,
    readOnly,
    only,
    skip,
    notSent,
    ...(typeof stopped === 'string' && { stopped }),
  } as RunSettingsNote;
}
