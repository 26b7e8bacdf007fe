import type { JsonObject } from '../../../lib/json.ts';
import { call, type WrittenRow } from './notes.ts';

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

export const note = (more: JsonObject = {}): JsonObject => ({ id: 1, text: 'old', ...more });
export const created = call('POST /notes', note(), { sent: { text: 'old' } });
export const updated = call('PATCH /notes/1', note({ text: 'new' }), { sent: { text: 'new' } });
export const replaced = call('PUT /notes/1', note({ text: 'new' }), { sent: { text: 'new' } });
export const deleted = call('DELETE /notes/1');
export const read = (text: string, made = {}) => call('GET /notes/1', note({ text }), made);
export const as = (user: string) => ({ headers: [['authorization', `Bearer ${user}`]] as const });
