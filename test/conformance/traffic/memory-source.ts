import type { CallSource } from '../../../conformance/traffic/call-source.ts';
import type { RecordedCall } from '../../../conformance/traffic/recorded-call.ts';

/** Recorded calls in memory, as if each list were in a file of its own. */
export function memorySource(...files: readonly (readonly RecordedCall[])[]): CallSource {
  return {
    async *scan() {
      for (const [file, calls] of files.entries())
        for (const [offset, call] of calls.entries())
          yield { call, position: { file, offset, length: 1, number: offset + 1 } };
    },
    readAt: ({ file, offset }) => files[file]?.[offset] as RecordedCall,
    others: () => [],
  };
}
