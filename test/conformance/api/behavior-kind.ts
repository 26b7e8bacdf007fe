import type { call, WrittenRow } from './notes.ts';

export type BehaviorCalls = ReturnType<typeof call>[];

export interface BehaviorKind {
  readonly row: WrittenRow;
  /** Servers that break the row. */
  readonly faulty: Readonly<Record<string, BehaviorCalls>>;
  /** Servers that keep it, and calls that say nothing of it. */
  readonly honest: Readonly<Record<string, BehaviorCalls>>;
  /** A difference that something else explains: inconclusive even where nobody else has changed anything. */
  readonly doubtful?: Readonly<Record<string, BehaviorCalls>>;
  /** It is about one response, so that nobody else can have changed anything. */
  readonly isAlone?: true;
}
