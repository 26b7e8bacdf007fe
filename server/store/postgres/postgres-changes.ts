import type { ClientBase } from 'pg';
import type { Change, StoredRecord } from '../store.ts';
import { MOST_HELD, type PostgresRecords } from './postgres-records.ts';

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
  if (ids.length > MOST_HELD) return makeAlone();
  const texts = ids.length === 0 ? new Map<string, string>() : await records.holdAndRead(client, ids);
  const { put, answer } = decideAll(jobs, texts);
  if (put.length > MOST_HELD) return makeAlone();
  attempt.committing = true;
  if (ids.length > 0) await records.putAndCommit(client, put);
  else if (put.length > 0) await records.put(client, put);
  return answer;

  /** Too many records for holding each of them. */
  async function makeAlone(): Promise<() => void> {
    await client.query('ROLLBACK');
    await records.holdAll(client);
    const { put, answer } = decideAll(jobs, await records.read(client, ids));
    await records.putHeld(client, put);
    attempt.committing = true;
    await client.query('COMMIT');
    return answer;
  }
}

function decideAll(jobs: readonly ChangeJob[], texts: Map<string, string>) {
  const put = new Map<string, StoredRecord>();
  const answers = jobs.map((job) => {
    try {
      const change = job.decide(job.ids.map((id) => texts.get(id)));
      for (const record of change.put) {
        put.set(record.id, record);
        texts.set(record.id, record.text);
      }
      return () => job.resolve(change.result);
    } catch (error) {
      return () => job.reject(error);
    }
  });
  return {
    put: [...put.values()],
    answer(): void {
      for (const settle of answers) settle();
    },
  };
}
