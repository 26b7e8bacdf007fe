import { randomUUID } from 'node:crypto';
import { type OperationId, operationIds, operations } from '../../generated/operations.ts';
import { notShown, requirements } from '../catalogue/catalogue.ts';
import { description } from '../catalogue/description.ts';
import { shows, updates } from '../catalogue/effect.ts';
import { checks } from '../judge/checks/checks.ts';
import { judge } from '../judge/judge.ts';
import { ConfigurationError, type ConformanceOptions } from '../model/options.ts';
import { readOptions } from '../options/read-options.ts';
import { displayWord } from '../options/select.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import type { Redactor } from '../redact/redactor.ts';
import { passGate } from '../run/safety/gate.ts';
import { readTarget } from '../run/safety/target.ts';
import { learnSecrets } from '../run/secrets-of.ts';
import type { Finding } from './discovery-finding.ts';
import { findAssigned } from './find-assigned.ts';
import { findErrors, isElsewhere } from './find-errors.ts';
import { findFields } from './find-fields.ts';
import { findObservations } from './find-observations.ts';
import { findStatuses } from './find-status.ts';
import { GENERAL_PROBES } from './general-probes.ts';
import type { DiscoveredOverlay } from './overlay.ts';
import { Halt, outcomeOf, type ProbeExchange, Prober } from './prober.ts';
import { operationsOfProbe, runProbe } from './run-probes.ts';
import { Session } from './session.ts';
import { toOverlay } from './to-overlay.ts';
import { World } from './world.ts';

export interface DiscoveryOptions extends ConformanceOptions {
  /** Entries of `spec/not-shown.yaml`. Default: all. */
  readonly only?: readonly string[];
  /** Operations that are not called. */
  readonly skip?: readonly string[];
  /** Each refusal must be seen this often. From 2 on. Default: 2. */
  readonly repeat?: number;
  /** Default: 3000. */
  readonly maxCalls?: number;
  /** Reports progress: each call when it is over. Nothing of what was sent or received is in it. */
  readonly onCall?: (call: DiscoveryCall) => void;
}

export interface DiscoveryCall {
  readonly number: number;
  readonly entry: string | undefined;
  readonly purpose: string;
  readonly status: number | undefined;
}

export interface Discovery {
  readonly overlay: DiscoveredOverlay;
  /** Requirements that responses to complete requests violated: the description stays as it is. */
  readonly violations: readonly string[];
  readonly calls: number;
  /** Operations that could not be probed, and why. */
  readonly notProbed: readonly { readonly operation: OperationId; readonly reason: string }[];
  readonly stopped: string | undefined;
}

export const MAX_CALLS = 3000;
export const REPEAT = 2;

/**
 * Finds out what a deployment does about the entries of `spec/not-shown.yaml`, by requests that differ from an accepted one in one thing.
 *
 * @throws ConfigurationError for invalid options, SafetyRefusal for calls that the operator has not allowed: both before the first call
 */
export async function runDiscovery(
  options: DiscoveryOptions,
  overrides: {
    readonly redactor?: Redactor;
    readonly onExchanges?: (all: readonly ProbeExchange[]) => void;
  } = {},
): Promise<Discovery> {
  const { only: entries = [], skip = [], repeat = REPEAT, maxCalls = MAX_CALLS } = options;
  // To a conformance run, this is the limit of its additional calls.
  const { maxCalls: _, ...ofRun } = options;
  const settings = readOptions(ofRun);
  const asked = readEntries(entries);
  const skipped = readOperations(skip);
  const target = readTarget(options.baseUrl, options.proxyUrl);
  const probed = probedOperations(options, skipped);
  passGate(
    target,
    options,
    probed.map((operation) => ({ operation })),
  );
  const redactor = overrides.redactor ?? createRedactor();
  learnSecrets(redactor, options, target);
  const startedAt = settings.clock.now();
  const prober = new Prober({
    ...{ options, settings, target, redactor, maxCalls, run: randomUUID() },
    onExchange: ({ entry, purpose, outcome }) =>
      options.onCall?.({
        ...{ number: prober.calls, entry, purpose },
        status: outcome.kind === 'response' ? outcome.status : undefined,
      }),
  });
  const world = new World(prober, skipped);
  const session = new Session(prober, world, repeat);
  const { findings, halt } = await probeAll(session, new World(prober, skipped), probed, asked);
  const stopped = halt && redactor.text(halt.message);
  const { exchanges } = prober;
  overrides.onExchanges?.(exchanges);
  const described = exchanges.filter((one) => !isElsewhere(one));
  findings.push(...inferredFrom(described, redactor, repeat).filter(({ entry }) => asked(entry)));
  const accepted = described.filter((one) => outcomeOf(one) === 'accepted');
  const settled = findings
    .filter((one) => !one.byRefusal || session.isSure(one))
    .flatMap((one) => one.settle?.(accepted) ?? [one]);
  const deployment = redactor.url(target.url.href).replace(/\/$/, '');
  return {
    overlay: toOverlay(settled, {
      deployment,
      description: description.digest,
      seed: settings.seed,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: new Date(settings.clock.now()).toISOString(),
      calls: prober.calls,
      ...(stopped !== undefined && { stopped }),
    }),
    violations: violationsOf(exchanges),
    calls: prober.calls,
    notProbed: probed
      .filter((operation) => !exchanges.some((one) => one.operation === operation))
      .map((operation) => ({
        operation,
        reason: halt ? 'the discovery stopped before it' : redactor.text(world.whyNot(operation)),
      })),
    stopped,
  };
}

/** All probes, or those up to the one that ends the discovery. */
async function probeAll(
  session: Session,
  scratch: World,
  probed: readonly OperationId[],
  asked: (entry: string) => boolean,
): Promise<{ readonly findings: Finding[]; readonly halt: Halt | undefined }> {
  const findings: Finding[] = [];
  try {
    await session.world.renew();
    for await (const found of probe(session, scratch, probed, asked)) findings.push(...found);
    await session.confirmAll();
    return { findings, halt: undefined };
  } catch (error) {
    if (!(error instanceof Halt)) throw error;
    return { findings, halt: error };
  }
}

/** Concludes from all exchanges together. */
function inferredFrom(
  described: readonly ProbeExchange[],
  redactor: Redactor,
  repeat: number,
): readonly Finding[] {
  return [
    ...findStatuses(described, repeat),
    ...findErrors(described, redactor, repeat),
    ...findFields(enough(described), redactor, repeat),
    ...findObservations(described, redactor),
    ...findAssigned(described, repeat),
  ];
}

async function* probe(
  session: Session,
  scratch: World,
  probed: readonly OperationId[],
  asked: (entry: string) => boolean,
): AsyncGenerator<readonly Finding[]> {
  // Updates come last: what an account's settings are decides what else it accepts.
  const inOrder = [...probed].sort((one, other) => Number(updates(one)) - Number(updates(other)));
  for (const operation of inOrder) {
    if (updates(operation)) await session.world.renew();
    if (updates(operation) && shows(operation, 'Account') && !session.world.hasOwnAccount) continue;
    for (let times = 0; times < session.repeat; times += 1) await session.control(operation);
    for (const { entries, isFor, find } of GENERAL_PROBES)
      if (entries.some(asked) && isFor?.(operation) !== false)
        yield (await find(session, operation)).filter(({ entry }) => asked(entry));
  }
  await session.world.renew();
  for (const { id: entry, probes = [] } of notShown.filter(({ id }) => asked(id)))
    for (const one of probes) {
      if (operationsOfProbe(one).every((operation) => probed.includes(operation)))
        yield await runProbe(one, { session, scratch, entry });
    }
}

/** Responses of each operation: more show no other fields, and take time. */
const ENOUGH = 40;

function enough(exchanges: readonly ProbeExchange[]): ProbeExchange[] {
  const counts = new Map<OperationId, number>();
  return exchanges.filter((one) => {
    if (outcomeOf(one) !== 'accepted') return false;
    const count = (counts.get(one.operation) ?? 0) + 1;
    counts.set(one.operation, count);
    return count <= ENOUGH;
  });
}

/** Finds the violations of responses to complete requests, with all that other calls have sent and shown. */
function violationsOf(exchanges: readonly ProbeExchange[]): string[] {
  const complete = new Set(
    exchanges.filter((one) => one.entry === undefined && outcomeOf(one) === 'accepted').map(({ id }) => id),
  );
  const judgements = judge(
    exchanges.filter((one) => !isElsewhere(one)),
    checks,
  );
  const isViolated = (id: string) =>
    (judgements.get(id) ?? []).some(
      ({ outcome, exchange }) => outcome === 'violated' && complete.has(exchange),
    );
  return requirements.flatMap(({ id }) => (isViolated(id) ? [id] : []));
}

/** Operations that the options leave in. */
export function probedOperations(
  { readOnly = false }: Pick<ConformanceOptions, 'readOnly'>,
  skipped: readonly OperationId[],
): OperationId[] {
  return operationIds.filter((id) => !skipped.includes(id) && (!readOnly || operations[id].safe));
}

/** @throws ConfigurationError */
export function readEntries(entries: readonly string[]): (entry: string) => boolean {
  const known = notShown.map(({ id }) => id);
  const unknown = entries.find((entry) => !known.includes(entry));
  if (unknown !== undefined)
    throw new ConfigurationError(
      `unknown entry of the list of what is not shown: ${displayWord(unknown, known)}`,
      `Use ${known.join(', ')}.`,
    );
  return (entry) => entries.length === 0 || entries.includes(entry);
}

/** @throws ConfigurationError */
export function readOperations(skip: readonly string[]): OperationId[] {
  const unknown = skip.find((one) => !(operationIds as readonly string[]).includes(one));
  if (unknown !== undefined)
    throw new ConfigurationError(
      `unknown operation: ${displayWord(unknown, operationIds)}`,
      `Use ${operationIds.join(', ')}.`,
    );
  return skip as OperationId[];
}
