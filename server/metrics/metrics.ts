import type { AnsweredEvent, Sandbox, SandboxEvent } from '../sandbox-types.ts';

/** Upper limits of the classes of durations, in seconds: those that Prometheus suggests. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The calls of one operation. */
interface Durations {
  /** The number of calls that took at most the time of each class. */
  readonly counts: number[];
  count: number;
  seconds: number;
}

/**
 * Counts what a sandbox does, for Prometheus. The labels are operations, statuses and reasons, so there are few of them, and none holds
 * what a caller has sent.
 */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations = new Map<string, Durations>();
  readonly #unavailable = new Map<string, number>();
  #failures = 0;

  /** Counts an event of a sandbox. */
  add(event: SandboxEvent): void {
    if (event.kind === 'answered') this.#addAnswered(event);
    else if (event.kind === 'failed') this.#failures += 1;
    else count(this.#unavailable, `reason="${event.reason}"`);
  }

  #addAnswered(event: AnsweredEvent): void {
    const operation = event.control ? 'control' : (event.operation ?? 'none');
    const label = `operation="${operation}"`;
    count(this.#requests, `${label},status="${event.status}"`);
    const seconds = event.milliseconds / 1000;
    const known = this.#durations.get(label) ?? { counts: BUCKETS.map(() => 0), count: 0, seconds: 0 };
    this.#durations.set(label, known);
    known.count += 1;
    known.seconds += seconds;
    for (const [index, limit] of BUCKETS.entries())
      if (seconds <= limit) known.counts[index] = (known.counts[index] as number) + 1;
  }

  /** Returns all of them in the text format of Prometheus, version 0.0.4. */
  text(): string {
    const { rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    return [
      ...family(
        'banking_sandbox_requests_total',
        'counter',
        'Requests, by operation and status; 0 is a connection that was cut.',
        [...samples('banking_sandbox_requests_total', this.#requests)],
      ),
      ...family(
        'banking_sandbox_request_duration_seconds',
        'histogram',
        'Time from the arrival of a request to its response.',
        [...this.#durations].flatMap(([label, one]) => durationSamples(label, one)),
      ),
      ...family(
        'banking_sandbox_store_unavailable_total',
        'counter',
        'Calls that the database failed.',
        samples('banking_sandbox_store_unavailable_total', this.#unavailable),
      ),
      ...family('banking_sandbox_failures_total', 'counter', 'Requests that failed with a bug.', [
        `banking_sandbox_failures_total ${this.#failures}`,
      ]),
      ...family('process_cpu_seconds_total', 'counter', 'Processor time of the process.', [
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
      ]),
      ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
        `process_resident_memory_bytes ${rss}`,
      ]),
      '',
    ].join('\n');
  }
}

/** Serves the metrics at `/_sandbox/metrics`, open to all callers, and everything else as before. */
export function withMetrics(fetch: Sandbox['fetch'], metrics: Metrics): Sandbox['fetch'] {
  return async (request, caller) => {
    const isAsked = /^\w+:\/\/[^/]*\/_sandbox\/metrics(?:$|\?)/.test(request.url);
    if (!isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) return fetch(request, caller);
    return new Response(request.method === 'HEAD' ? null : metrics.text(), {
      headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' },
    });
  };
}

function count(all: Map<string, number>, label: string): void {
  all.set(label, (all.get(label) ?? 0) + 1);
}

function family(name: string, type: string, help: string, lines: readonly string[]): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines];
}

function samples(name: string, all: ReadonlyMap<string, number>): string[] {
  return [...all].map(([label, value]) => `${name}{${label}} ${value}`);
}

function durationSamples(label: string, { counts, count: total, seconds }: Durations): string[] {
  const name = 'banking_sandbox_request_duration_seconds';
  return [
    ...BUCKETS.map((limit, index) => `${name}_bucket{${label},le="${limit}"} ${counts[index]}`),
    `${name}_bucket{${label},le="+Inf"} ${total}`,
    `${name}_sum{${label}} ${seconds}`,
    `${name}_count{${label}} ${total}`,
  ];
}
