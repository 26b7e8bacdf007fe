import type { ClientBase } from 'pg';
import type { PostgresRecords } from './postgres-records.ts';
import type { Change } from './store.ts';

/** A call of `change` that waits for its answer. */
export interface ChangeJob {
  readonly ids: readonly string[];
  readonly decide: (texts: readonly (string | undefined)[]) => Change<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

export interface Attempt {
  /** True once it may have been written: an error after that does not say that it was not. */
  committing: boolean;
}

/**
 * Makes these changes one after another in one transaction: each sees what those before it have written. What one of them throws is its
 * own affair.
 *
 * @returns settles the jobs; to be called when this has resolved
 */
export async function makeChanges(
  client: ClientBase,
  records: PostgresRecords,
  jobs: readonly ChangeJob[],
  attempt: Attempt,
): Promise<() => void> {
  const ids = [...new Set(jobs.flatMap((job) => job.ids))];
  const texts = ids.length === 0 ? new Map<string, string>() : await records.holdAndRead(client, ids);
  const put = new Map<string, string>();
  const answers = jobs.map((job) => {
    try {
      const change = job.decide(job.ids.map((id) => texts.get(id)));
      for (const { id, text } of change.put) {
        put.set(id, text);
        texts.set(id, text);
      }
      return () => job.resolve(change.result);
    } catch (error) {
      return () => job.reject(error);
    }
  });
  const written = Array.from(put, ([id, text]) => ({ id, text }));
  attempt.committing = true;
  if (ids.length > 0) await records.putAndCommit(client, written);
  else if (written.length > 0) await records.put(client, written);
  return () => {
    for (const answer of answers) answer();
  };
}
