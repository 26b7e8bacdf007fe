import type { OperationId } from '../../generated/operations.ts';
import type { Json, JsonObject } from '../../lib/json.ts';
import type { OverlayInfo } from './overlaid-description.ts';
import type { Requirement } from './requirement.ts';
import type { TrafficSection } from './traffic-section.ts';
import type { ReportEvidence, Violation } from './violation.ts';

/** Names the form of `conformance.json`: the `$id` of `report.schema.json`. A change that breaks readers takes the next number. */
export const REPORT_SCHEMA = 'urn:banking-platform-api:conformance-report:1';

/** A report of this process keeps its calls here, as `record/` makes them. No part of `conformance.json`. */
export const RECORDING: unique symbol = Symbol('recording');

/** `conformance.json`, as `report.schema.json` describes it. Redacted. */
export interface Report {
  readonly $schema: typeof REPORT_SCHEMA;
  readonly run: RunInfo;
  readonly counts: Counts;
  /** One for each requirement of the catalogue, in its order, selected or not. */
  readonly requirements: readonly RequirementResult[];
  readonly waivers: readonly WaiverResult[];
  /** One for each entry of `spec/not-shown.yaml`, observed or not. */
  readonly observations: readonly Observation[];
  readonly exchanges: readonly ReportExchange[];
  /** Calls that were not made, and why. */
  readonly notSent: readonly {
    readonly id: string;
    readonly operation: OperationId;
    readonly reason: string;
  }[];
  /** Records that a run of workflows created and did not delete. Absent: none. */
  readonly notDeleted?: readonly LeftRecord[];
  /** Records that existed before the run and that it leaves changed. Absent: none. */
  readonly left?: readonly LeftBehind[];
  /** Records that existed before the run, that it has changed, and that hold again what they held. Absent: none. */
  readonly restored?: readonly RestoredRecord[];
  /** Runs of a client. Absent: the report is about a deployment. */
  readonly scenarios?: readonly ReportScenario[];
  /** The features that several violations have in common, the most frequent first. Absent: nothing, or nobody looked. */
  readonly causes?: readonly Cause[];
  /** The comparison with an earlier report. Absent: nobody asked for one. */
  readonly baseline?: BaselineComparison;
  /** The section about recorded traffic. Absent for a run. */
  readonly traffic?: TrafficSection;
  /** The digest of everything else in the report, in canonical form: `sha256:…`. `jsonReport` adds it. Shows edits by accident; it is no signature. */
  readonly digest?: string;
  /** Writes the calls as they may be shared, as HAR. Only of a run of this process, and no part of the file. */
  readonly [RECORDING]?: () => string;
}

/**
 * `conformant`: no requirement that fails the run is violated, and enough could be judged. `violated`: at least one is. `inconclusive`: the run could not show
 * either, for example because calls were refused.
 */
export type Verdict = 'conformant' | 'violated' | 'inconclusive';

export interface RunInfo {
  /** Random, also in each line of the journal. */
  readonly id: string;
  readonly suite: { readonly name: string; readonly version: string };
  readonly description: { readonly title: string; readonly version: string; readonly digest: string };
  /** The digest of the requirements and the not-shown list: `sha256:…`. */
  readonly catalogue: { readonly digest: string };
  /** The overlays that the deployment was checked against, too. Absent: none. */
  readonly overlays?: readonly OverlayInfo[];
  readonly target: { readonly baseUrl: string };
  /** Present only in the report about a client: the command, and how often it was run. `target` is then the sandbox. */
  readonly client?: { readonly command: string; readonly runs: number };
  readonly profile: 'full' | 'schema';
  readonly evidence: ReportEvidence;
  readonly readOnly: boolean;
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** Absent where the suite has made up no data: of recorded traffic and of clients. */
  readonly seed?: number;
  /** The values that the operator gave, which were sent instead of generated data. Absent: nothing. */
  readonly data?: DataSection;
  /** The questions that `--thorough` asked. Absent: the run was not a thorough one. */
  readonly thorough?: ThoroughSection;
  /** RFC 3339, with milliseconds. */
  readonly startedAt: string;
  readonly endedAt: string;
  readonly durationMs: number;
  readonly verdict: Verdict;
  /** The reason why the run ended before its last call; absent when it did not. */
  readonly stopped?: string;
}

/** The values that came from the operator. Not the values: they are about people and bank accounts. */
export interface DataSection {
  readonly kinds: readonly {
    /** `routingNumbers` */
    readonly name: string;
    /** The number of values. */
    readonly values: number;
    /** The number that is needed to keep all fields apart that could be mixed up. Absent: there are enough. */
    readonly enough?: number;
    /** Requirements that such a mix-up may escape. Absent: there are enough values. */
    readonly weaker?: readonly string[];
  }[];
}

export interface ThoroughSection {
  /** Calls at most. */
  readonly maxCalls: number;
  /** The questions in the order of worth. */
  readonly questions: readonly AskedQuestion[];
  /** `AskedQuestion.id` of those for which there were not calls enough. */
  readonly leftOut: readonly string[];
}

export interface AskedQuestion {
  /** The name in words: `edge-blanks`. The exchanges that are for it say so. */
  readonly id: string;
  /** The question for people: `Do texts with blanks at their edges come back as they were sent?` */
  readonly asks: string;
}

/** Numbers of requirements by status, and of what the report holds. `passed`, `violated`, `inconclusive`, `skipped` and `waived` add up to `requirements`. */
export interface Counts {
  readonly requirements: number;
  readonly passed: number;
  readonly violated: number;
  /** The number of `violated` requirements whose evidence is too low to fail the run. */
  readonly warnings: number;
  readonly inconclusive: number;
  readonly skipped: number;
  readonly waived: number;
  /** Single violations, several of one requirement counted each. */
  readonly violations: number;
  readonly exchanges: number;
}

/**
 * The outcome of one requirement: it holds (`passed`), it does not (`violated`), the calls could not show it (`inconclusive`), nobody asked for it (`skipped`), or
 * its violations are accepted (`waived`).
 */
export type Status = 'passed' | 'violated' | 'inconclusive' | 'skipped' | 'waived';

export interface RequirementResult extends Omit<Requirement, 'evidence'> {
  readonly evidence: ReportEvidence;
  /** The group of requirements on clients, in place of their first operation: `retries`. */
  readonly area?: string;
  readonly status: Status;
  /** The number of times that it was checked. 0 with `passed`: nothing in the responses could have violated it. */
  readonly judged: number;
  readonly violations: readonly Violation[];
  /** Violated, and its evidence fails the run. */
  readonly fails: boolean;
  /** The reason why it is inconclusive or skipped, or which part could not be checked. */
  readonly notes: readonly string[];
}

/** A record that a run of workflows has created and left behind. */
export interface LeftRecord {
  readonly operation: OperationId;
  /** `ReportExchange.id` of the call that has created it. */
  readonly call: string;
  /** The identifier that the deployment has given; may be empty. */
  readonly ids: readonly string[];
}

/** A record that existed before the run and holds something else now. */
export interface LeftBehind {
  /** Its identifier. */
  readonly record: string;
  readonly operation: OperationId;
  /** `ReportExchange.id` of the last update. */
  readonly exchange: string;
  /** JSON pointers into the response's body. */
  readonly pointers: readonly string[];
  /** An entry for each of `pointers`, in their order. Absent in reports of earlier versions. */
  readonly values?: readonly ChangedValue[];
  /** The reason for people: `no response showed what it held before`. */
  readonly why: string;
  /** `ReportExchange.id` of the response that shows what it holds now. Absent: none does. */
  readonly shownBy?: string;
  /** The evidence for people: `as shown by read-settings-again, an update that changes nothing`. */
  readonly shown?: string;
}

/** A value that a run has changed, for people, redacted: what the suite has made up is shown, what the record held is not. */
export interface ChangedValue {
  /** JSON pointer into the response's body. */
  readonly pointer: string;
  /** The value before the run. Absent: no response showed it. */
  readonly before?: string;
  /** Absent: no response shows it. */
  readonly now?: string;
  /** The last value of its own that the run sent there, if there is no `now`. */
  readonly sent?: string;
}

/** A record that existed before the run and holds again what it held. */
export interface RestoredRecord {
  /** Its identifier. */
  readonly record: string;
  readonly operation: OperationId;
  /** `ReportExchange.id` of the last update that sent values. */
  readonly exchange: string;
  /** `ReportExchange.id` of the response that shows what it holds now. */
  readonly shownBy: string;
  /** The evidence for people: `as shown by the response to restore-settings alone: no operation of the API reads it back`. */
  readonly shown: string;
}

/** One run of a client: what the sandbox did in it, and how the client ended. */
export interface ReportScenario {
  /** `server-error:createCard` */
  readonly id: string;
  /** The scenario for people: `500 with a problem in JSON: createCard`. */
  readonly title: string;
  /** Faults of the sandbox, to be posted to `/_sandbox/faults` before the client starts. */
  readonly faults: readonly JsonObject[];
  /** The changes that no fault can make, in words. */
  readonly rewriting?: string;
  /** The ending for people: `exit code 1`. */
  readonly end: string;
  readonly calls: number;
}

/** One thing that explains several violations: without it, they would not be there. */
export interface Cause {
  /** A name in words, equal for the same cause in every run: `names-in-snake-case`. */
  readonly id: string;
  /** A sentence for people: `Field names are in snake_case.` */
  readonly sentence: string;
  /** Violations that have it. */
  readonly places: number;
  /** The ids of those requirements, in the catalog's order. */
  readonly requirements: readonly string[];
  /** One of the violations. */
  readonly example: { readonly requirement: string; readonly exchange: string; readonly pointer: string };
}

/** A violation by its place: indices of lists are `*`. */
export interface ViolationPlace {
  readonly requirement: string;
  readonly operation: OperationId;
  readonly pointer: string;
}

/** A comparison says what has become of the violations of an earlier report. */
export interface BaselineComparison {
  /** The earlier run. */
  readonly run: { readonly id: string; readonly startedAt: string; readonly baseUrl: string };
  /** As of a run, except that violations and requirements that could not be judged count only where the baseline does not have them. */
  readonly verdict: Verdict;
  /** Violations that the baseline does not have, and others. */
  readonly new: number;
  readonly persisting: number;
  /** Violated in the baseline and not any more, although it was judged. */
  readonly fixed: readonly ViolationPlace[];
  /** Violated in the baseline, and not judged this time: neither fixed nor persisting. */
  readonly notJudged: readonly ViolationPlace[];
}

export interface WaiverResult {
  readonly requirement: string;
  readonly pointer?: string;
  readonly reason: string;
  readonly expires: string;
  /** `unused`: its requirement could not be judged or was not selected. `stale` and `expired` fail the run. */
  readonly state: 'applied' | 'stale' | 'expired' | 'unused';
}

/** An observation says what this deployment does about an entry of `spec/not-shown.yaml`. Never a violation. */
export interface Observation {
  /** The entry's id. */
  readonly id: string;
  readonly section: string;
  /** The question that the source leaves open. */
  readonly open: string;
  /** Empty: the run observed nothing about it. */
  readonly seen: readonly {
    readonly exchange: string;
    readonly operation: OperationId;
    /** JSON pointer into the response's body, if there is a place. */
    readonly pointer?: string;
    /** Redacted: `returned 200`, `an object with the keys a, b`. */
    readonly what: string;
  }[];
}

/** Request and response, redacted. */
export interface ReportExchange {
  readonly id: string;
  readonly operation: OperationId;
  readonly purpose: string;
  /** `AskedQuestion.id`, of a call that only `--thorough` makes. */
  readonly question?: string;
  readonly sentAt: string;
  readonly durationMs: number;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: Json;
  };
  readonly response?: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly bytes: number;
    readonly body?: Json;
    /** The reason why there is no `body`, or why it is not valid JSON. */
    readonly unreadable?: string;
  };
  /** The reason why there is no response. */
  readonly failure?: string;
  /** A curl command, with variables and marks in place of hidden values. */
  readonly curl: string;
}
