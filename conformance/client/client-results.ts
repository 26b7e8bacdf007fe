import { type OperationId, operations } from '../../generated/operations.ts';
import { fromPointer, toPointer } from '../../lib/json-pointer.ts';
import { conclude, skipped } from '../judge/conclude.ts';
import type { Waivers } from '../judge/waivers.ts';
import type { RequirementResult } from '../model/report.ts';
import type { ClientEvidence } from '../model/requirement.ts';
import type { Violation } from '../model/violation.ts';
import type { Redactor } from '../redact/redactor.ts';
import { describeExit } from './checks/endings.ts';
import { clientCheck, kindsFor } from './checks/kinds.ts';
import type { ClientRuns, ClientViolation } from './client-judgement.ts';
import type { ClientRow } from './client-rows.ts';
import type { ClientRun } from './client-run.ts';
import type { Quote } from './create-quoter.ts';

interface ResultsInput {
  readonly rows: readonly ClientRow[];
  /** The reason why a row is not asked for; `undefined`: it is. */
  readonly notAsked: (row: ClientRow) => string | undefined;
  readonly runs: readonly ClientRun[];
  /** Tells whether a row that no call concerns is open: the user has named it, or not all runs were made. */
  readonly untouchedIsOpen: boolean;
  /** The reason why there are no runs but the one without faults. */
  readonly unusable: string | undefined;
  /** The weakest evidence that fails a run. */
  readonly evidence: ClientEvidence;
  readonly waivers: Waivers;
  readonly redactor: Redactor;
}

const UNTOUCHED = 'no call of the client concerns it';

const ALL = Object.keys(operations) as OperationId[];

/** One result of each row, in order. */
export function clientResults(input: ResultsInput): RequirementResult[] {
  const [plain] = input.runs;
  const runs: ClientRuns | undefined = plain && {
    plain,
    all: input.runs,
    of: (kinds) => input.runs.filter(({ scenario }) => kinds.includes(scenario.kind)),
  };
  return input.rows.map((row) => toResult(row, runs, input));
}

function toResult(row: ClientRow, runs: ClientRuns | undefined, input: ResultsInput): RequirementResult {
  const { id, area, section, evidence, statement } = row;
  const base = { id, area, kind: 'behaviour' as const, section, evidence, statement, operations: ALL };
  const notAsked = input.notAsked(row);
  if (notAsked !== undefined) return skipped(base, [notAsked]);
  const judgements = runs === undefined ? [] : clientCheck(row)(runs);
  // A client without a GET cannot break what is about a GET.
  if (judgements.length === 0 && input.unusable === undefined && !input.untouchedIsOpen)
    return skipped(base, [UNTOUCHED]);
  const violated = unique(judgements.filter((one) => one.outcome === 'violated'));
  const held = judgements.filter(({ outcome }) => outcome === 'held').length;
  const reasons = (outcome: 'vacuous' | 'inconclusive') =>
    judgements.flatMap((one) => (one.outcome === outcome ? [one.reason] : []));
  // The run without faults alone does not show what depends on faults; and of several runs, each has to show it.
  const isOpen = input.unusable !== undefined && kindsFor(row).length > 0;
  const open = isOpen ? [input.unusable] : reasons('inconclusive');
  const shown = {
    held,
    violated: violated.length,
    places: violated.map(({ pointer }) => pointer),
    vacuous: reasons('vacuous'),
    inconclusive: [],
    failed: violated.length > 0 ? [] : open,
    whyNothing: () => [input.unusable ?? UNTOUCHED],
  };
  const { status, judged, fails, notes } = conclude(row, shown, input.waivers, input.evidence);
  return {
    ...base,
    status,
    judged,
    violations: violated.map((one) => toViolation(row, one, input.redactor)),
    fails,
    notes: notes.map((note) => input.redactor.foreign(note)),
  };
}

/** The same finding in run after run is one violation. */
function unique(violated: readonly ClientViolation[]): ClientViolation[] {
  const first = new Map<string, ClientViolation>();
  for (const one of violated) {
    const key = JSON.stringify([
      one.operation,
      one.pointer,
      one.expected,
      one.actual.replace(/\d+ ms/, 'ms'),
    ]);
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

function toViolation(
  { id, section, evidence }: ClientRow,
  one: ClientViolation,
  redactor: Redactor,
): Violation {
  const { run, call, pointer, expected, actual } = one;
  const called = run.calls.flatMap(({ operation }) => operation ?? []);
  return {
    requirement: id,
    section,
    evidence,
    operation: one.operation ?? called.at(-1) ?? (ALL[0] as OperationId),
    // The names of fields may be values, too.
    pointer: toPointer(fromPointer(pointer).map((name) => redactor.name(name))),
    expected: redactor.foreign(expected),
    actual: redactor.foreign(actual),
    exchange: call?.id ?? run.scenario.id,
    scenario: run.scenario.id,
  };
}

/** Returns how a run ended, and the line of its output that says most. */
export function endOf(run: ClientRun, quote: Quote): string {
  const line = errorLine(run);
  return line === '' ? describeExit(run) : `${describeExit(run)}: ${shortened(quote(line))}`;
}

/** After masking: a secret that is cut off would not be found. */
function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}...` : text;
}

const MAX_LENGTH = 200;

/** The line that names an error is rarely its last one. It may be of any length. */
function errorLine({ exit: { stdout, stderr } }: ClientRun): string {
  const lines = (stderr.trim() === '' ? stdout : stderr).trim().split('\n');
  const line =
    lines.find((line) => /^(?:\S*(?:Error|Exception)|Uncaught .*|Caused by)\b.*:/.test(line)) ??
    lines.find((line) => /error|exception|fatal|not found/i.test(line)) ??
    lines.at(-1) ??
    '';
  return line.trim();
}
