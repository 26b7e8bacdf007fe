import { randomUUID } from 'node:crypto';
import type { JudgedApi } from '../api/judged-api.ts';
import type { ConformanceOptions } from '../model/options.ts';
import { RECORDING, type Report } from '../model/report.ts';
import { readOptions } from '../options/read-options.ts';
import { harOfRun } from '../record/record-run.ts';
import { createRedactor } from '../redact/create-redactor.ts';
import type { ConformanceEvent } from '../run/events.ts';
import { type GatedOperation, refuseWrites } from '../run/safety/gate.ts';
import { readTarget } from '../run/safety/target.ts';
import { secretsOf } from '../run/secrets-of.ts';
import type { CallSource } from '../traffic/call-source.ts';
import { type JudgeTrafficOptions, judgeTraffic } from '../traffic/judge-traffic.ts';
import type { RecordedCall } from '../traffic/recorded-call.ts';
import type { WorkflowDriver } from './driver.ts';
import { makeWorkflowCalls } from './make-calls.ts';

/** A run of workflows yields the events of other runs, and what the author of a workflow wants to know. Redacted. */
export type WorkflowEvent = ConformanceEvent | { readonly type: 'note'; readonly text: string };

type Given =
  | 'baseUrl'
  | 'readOnly'
  | 'allowWrites'
  | 'allowMoney'
  | 'confirmHost'
  | 'headers'
  | 'getHeaders'
  | 'tls'
  | 'proxyUrl'
  | 'journal'
  | 'signal'
  | 'fetch'
  | 'rate'
  | 'seed'
  | 'timeoutMs'
  | 'clock';

export interface WorkflowRunOptions
  extends Pick<ConformanceOptions, Given>,
    Pick<JudgeTrafficOptions, 'only' | 'skip' | 'evidence' | 'profile' | 'waivers' | 'onDisagreements'> {
  readonly api: JudgedApi;
  /** Operations that the steps may call. */
  readonly operations: readonly GatedOperation[];
  /** Values that are never shown: credentials, and inputs that came from the environment. */
  readonly secrets: readonly string[];
}

/**
 * Makes the calls of workflows and judges them as a recording in which nobody else has changed anything.
 *
 * @throws SafetyRefusal for calls that the operator has not allowed: before the first of them
 */
export async function* runWorkflow(
  driver: WorkflowDriver,
  options: WorkflowRunOptions,
): AsyncGenerator<WorkflowEvent, Report, undefined> {
  const { api, baseUrl, readOnly = false } = options;
  const { seed, clock, ...settings } = readOptions(options);
  const target = readTarget(baseUrl, options.proxyUrl);
  if (!readOnly) refuseWrites(target, options, options.operations);
  const redactor = createRedactor('recorded', api.words);
  for (const secret of [...secretsOf(options, target), ...options.secrets]) redactor.learn(secret);
  const id = randomUUID();
  const startedAt = clock.now();
  yield {
    type: 'start',
    requirements: api.requirements.length,
    run: {
      ...{ id, suite: { name: '', version: '' }, description: api.description },
      catalogue: { digest: api.catalogueDigest },
      target: { baseUrl: redactor.url(target.url.href) },
      ...{ profile: settings.profile, evidence: settings.evidence, readOnly, seed },
      ...{ only: options.only ?? [], skip: options.skip ?? [] },
      startedAt: new Date(startedAt).toISOString(),
    },
  };
  const { calls, notSent, stopped } = yield* makeWorkflowCalls(driver, options, redactor, {
    ...settings,
    ...{ run: id, clock, proxy: target.proxy },
  });
  const { onDisagreements, evidence, profile, only, skip, waivers } = options;
  const given = Object.fromEntries(
    Object.entries({ onDisagreements, evidence, profile, only, skip, waivers }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const judged = await judgeTraffic(inMemory(calls.map(({ recorded }) => recorded)), {
    ...given,
    ...{ api, clock, complete: true },
  });
  const notDeleted = driver.left().map((one) => ({ ...one, ids: one.ids.map(redactor.text) }));
  const exchanges = calls.map(({ exchange }) => exchange);
  const shown = exchanges.map((exchange) => redactor.exchange(exchange));
  const unsent = notSent.map((one) => ({ ...one, reason: redactor.text(one.reason) }));
  const verdict =
    judged.run.verdict === 'conformant' && stopped !== undefined ? 'inconclusive' : judged.run.verdict;
  const run = {
    ...judged.run,
    ...{ id, readOnly, seed, verdict },
    target: { baseUrl: redactor.url(target.url.href) },
    startedAt: new Date(startedAt).toISOString(),
    durationMs: Math.max(0, clock.now() - startedAt),
    ...(stopped !== undefined && { stopped }),
  };
  const report: Report = {
    ...judged,
    run,
    counts: { ...judged.counts, exchanges: exchanges.length },
    exchanges: shown,
    notSent: unsent,
    ...(notDeleted.length > 0 && { notDeleted }),
    [RECORDING]: () => harOfRun({ run, selection: { steps: [] }, exchanges, shown, notSent: unsent }),
  };
  for (const result of report.requirements) yield { type: 'requirement', result };
  yield { type: 'end', report };
  return report;
}

/** Calls as a recording that is not a file. */
function inMemory(calls: readonly RecordedCall[]): CallSource {
  return {
    async *scan() {
      for (const [index, call] of calls.entries())
        yield { call, position: { file: 0, offset: index, length: 1, number: index + 1 } };
    },
    isOfOneDeployment: true,
    readAt({ offset }) {
      const call = calls[offset];
      if (call === undefined) throw new RangeError('No such call.');
      return call;
    },
    others: () => [],
  };
}
