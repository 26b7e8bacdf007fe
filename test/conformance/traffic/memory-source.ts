import type { CallSource } from '../../../conformance/traffic/call-source.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';

/** Recorded calls in memory. */
export function memorySource(calls: readonly RecordedCall[]): CallSource {
  return {
    async *scan() {
      for (const [index, call] of calls.entries())
        yield { call, position: { file: 0, offset: index, length: 1 } };
    },
    readAt: ({ offset }) => calls[offset] as RecordedCall,
    others: () => [],
  };
}
