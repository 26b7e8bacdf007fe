import type { CatalogueRequirement } from '../../../generated/catalogue.ts';
import { at, type Json } from '../../../lib/json.ts';
import type { BankRow } from '../../api/judged-api.ts';
import { exceedsProgram, isSetting, isWithinSettings } from '../../judge/account-settings.ts';
import { kindOf } from '../../judge/checks/checks.ts';
import type { ObservedResponse } from '../../judge/history.ts';
import type { Judgement, Violated } from '../../model/judgement.ts';
import { asksForChange, isPlainValue } from './plain-value.ts';
import type { TrafficRecords } from './traffic-records.ts';
import type { Uncertainty } from './uncertainty.ts';

export interface RowJudgement {
  readonly judgements: readonly Judgement[];
  /** Differences that a call by somebody else would explain, and the record that it would have changed. */
  readonly doubtful?: {
    readonly violations: readonly Violated[];
    readonly record: string;
    readonly reason: string;
    /** The record since it was written last, in the calls that are known: each counts once. Absent: each response counts. */
    readonly state?: number;
  };
  /** It compares with a response that was itself compared with an earlier one, so it shows no further record. */
  readonly isAgain: boolean;
  /** The parts of this that another call may change. A live judge waits for it. */
  readonly decidedBy: {
    /** A response differs from what the row asks for: who else has made calls meanwhile may excuse that. */
    readonly neighbors: boolean;
    /** A record was asked for that no call before has shown, or somebody else may have changed it. */
    readonly laterRecord: boolean;
    /** Another record may get the same id. */
    readonly laterId: boolean;
  };
}

/**
 * Judges one recorded response by one row. Nobody is accused of what the deployment may do for what a client has sent, nor of what
 * somebody else may have done meanwhile.
 */
export function judgeRow(row: BankRow, response: ObservedResponse, records: TrafficRecords): RowJudgement {
  records.forget();
  const judgements = row.check.judgeResponse(response, records);
  const neighbors = judgements.some(isViolated);
  const { isMissing, comparesIds: laterId, comparesAgain: isAgain } = records;
  const judged: Pick<RowJudgement, 'judgements' | 'doubtful'> = neighbors
    ? withUncertainties(judgements, row, response, records)
    : { judgements };
  const laterRecord = isMissing || judged.doubtful !== undefined;
  return { ...judged, isAgain, decidedBy: { neighbors, laterRecord, laterId } };
}

function withUncertainties(
  judgements: readonly Judgement[],
  { requirement, check }: BankRow,
  response: ObservedResponse,
  records: TrafficRecords,
): Pick<RowJudgement, 'judgements' | 'doubtful'> {
  const uncertainties = records.takeUncertainties();
  const reason = records.whyUnclear(response) ?? whyOpen(requirement, response, records);
  if (reason !== undefined) return { judgements: withoutViolations(judgements, response, () => reason) };
  const clear = withoutViolations(judgements, response, (one) =>
    whyNotPlain(requirement, one, response, records),
  );
  if (!clear.some(isViolated)) return { judgements: clear };
  if (kindOf(requirement.check).isOfClock) {
    // The creations before it say whether the clock of the deployment had moved on.
    const earliest = records.earliest();
    const isOpen =
      earliest !== undefined && !check.judgeResponse(response, earliest.records).some(isViolated);
    return {
      judgements: isOpen ? withoutViolations(clear, response, () => earliest.reason) : clear,
    };
  }
  return weigh(clear, uncertainties, { requirement, check }, response, records);
}

function weigh(
  judgements: readonly Judgement[],
  uncertainties: readonly Uncertainty[],
  { requirement, check }: BankRow,
  response: ObservedResponse,
  records: TrafficRecords,
): Pick<RowJudgement, 'judgements' | 'doubtful'> {
  const { isFixed } = kindOf(requirement.check);
  const isOpen = (one: Judgement) => isViolated(one) && isFixed?.(one.pointer) !== true;
  const [uncertainty] = uncertainties.toSorted(
    (one, other) => Number(one.record !== undefined) - Number(other.record !== undefined),
  );
  if (uncertainty === undefined) return { judgements };
  const { record, reason } = uncertainty;
  const between = uncertainties.some((one) => one.isBetweenTwo);
  if (record === undefined) return { judgements: withoutViolations(judgements, response, () => reason) };
  if (!judgements.some(isOpen)) return { judgements };
  if (between && !check.judgeResponse(response, records.later()).some(isViolated))
    return {
      judgements: withoutViolations(judgements, response, () => 'the program was changed at about that time'),
    };
  return {
    judgements: judgements.filter((one) => !isOpen(one)),
    doubtful: { violations: judgements.filter(isViolated).filter(isOpen), record, reason },
  };
}

function isViolated(judgement: Judgement): judgement is Violated {
  return judgement.outcome === 'violated';
}

/** @param why a violation is none, in words; `undefined`: it is one */
function withoutViolations(
  judgements: readonly Judgement[],
  { exchange }: ObservedResponse,
  why: (violated: Violated) => string | undefined,
): Judgement[] {
  return judgements.map((one) => {
    const reason = isViolated(one) ? why(one) : undefined;
    return reason === undefined ? one : { outcome: 'inconclusive', exchange, reason };
  });
}

/** Says why the row as a whole is open for what was sent. */
function whyOpen(
  requirement: CatalogueRequirement,
  response: ObservedResponse,
  records: TrafficRecords,
): string | undefined {
  if (!kindOf(requirement.check).isOfClock) return undefined;
  const [before] = records.earlier(response);
  records.forget();
  return before !== undefined && asksForChange(response.sent, before.body)
    ? undefined
    : 'nothing shows that the update asked for a change';
}

/** Says why a place is open for what was sent there. */
function whyNotPlain(
  { check }: CatalogueRequirement,
  { operation, pointer, expected }: Violated,
  response: ObservedResponse,
  records: TrafficRecords,
): string | undefined {
  const { isOfSent, isPlain, needsEmpty } = kindOf(check);
  if (!('value' in expected)) {
    const isDropped = needsEmpty === true && !isEmptyAt(response.sent, pointer);
    // A rail that is off may be left out.
    const isOff = isSetting(operation, `${pointer}/`) && at(response.body, pointer) === null;
    return isDropped || isOff ? NOT_PLAIN : undefined;
  }
  const { value = null } = expected;
  if (isPlain !== undefined) return isPlain(value) ? undefined : NOT_PLAIN;
  if (!isOfSent) return undefined;
  if (!isPlainValue(operation, pointer, value, response.sent)) return NOT_PLAIN;
  if (!isSetting(operation, pointer)) return undefined;
  const [before] = records.earlier(response);
  const programs = [records, records.later()].map((one) => one.programOf(response)?.body);
  records.forget();
  const isGiven =
    isWithinSettings(pointer, value, before?.body, programs[0]) &&
    !programs.some((program) => exceedsProgram(pointer, value, program));
  return isGiven ? undefined : 'nothing shows that the account can be given this setting';
}

const NOT_PLAIN = 'what was sent there is not in the format that the source shows';

function isEmptyAt(sent: Json | undefined, pointer: string): boolean {
  const value = at(sent, pointer);
  return value === undefined || value === '';
}
