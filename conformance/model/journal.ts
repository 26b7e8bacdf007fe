import type { OperationId } from '../../generated/operations.ts';

/** A record that a run has created, as its journal knows it. */
export interface CreatedRecord {
  readonly id: string;
  /** The time as the deployment wrote it. */
  readonly createdAt: string | undefined;
}

/** Keeps what may have been created, so that it is known after a crash. */
export interface Journal {
  /** Resolves when the entry cannot be lost any more; rejects when it could not be kept: the write is then not sent. */
  write(entry: JournalEntry): Promise<void>;
  /** Records that earlier runs have created, where the journal knows them. */
  created?(): Promise<readonly CreatedRecord[]>;
}

/** A line of `created.jsonl`. Redacted. */
export type JournalEntry =
  | {
      readonly event: 'about-to-write';
      /** `RunInfo.id` */
      readonly run: string;
      readonly exchange: string;
      readonly operation: OperationId;
      /** RFC 3339 */
      readonly at: string;
      readonly method: string;
      readonly url: string;
      /** The values that identify it at the bank: ids, label, amount. */
      readonly about: Readonly<Record<string, string>>;
    }
  | {
      readonly event: 'answered' | 'unknown';
      readonly run: string;
      readonly exchange: string;
      readonly operation: OperationId;
      readonly at: string;
      readonly status?: number;
      /** The id of what was created or changed, if the response contains it. */
      readonly id?: string;
      /** As the response says it. */
      readonly createdAt?: string;
      /** The reason why its outcome is unknown. */
      readonly reason?: string;
    };
