import { createPseudonymizer } from '../record/create-pseudonymizer.ts';
import { createRecording, writerFor } from '../traffic/create-recording.ts';
import type { CallRecorder } from './call-desk.ts';

/**
 * Creates a file of calls in which every secret is a pseudonym.
 *
 * @param name by which it is HAR or NDJSON
 * @throws the system's error
 */
export async function createCallRecorder(path: string, name: string): Promise<CallRecorder> {
  const recording = await createRecording(path, writerFor(name));
  const pseudonymizer = createPseudonymizer();
  return {
    write: async (call) => recording.write(pseudonymizer.call(call)),
    async close() {
      pseudonymizer.close();
      await recording.close();
    },
  };
}
