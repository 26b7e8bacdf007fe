import { createPseudonymizer } from '../record/create-pseudonymizer.ts';
import { createRecording } from '../traffic/create-recording.ts';
import type { CallRecorder } from './call-desk.ts';

/**
 * Creates a file of calls, HAR or NDJSON by its name, in which every secret is a pseudonym.
 *
 * @throws the system's error
 */
export async function createCallRecorder(path: string): Promise<CallRecorder> {
  const recording = await createRecording(path);
  const pseudonymizer = createPseudonymizer();
  return {
    write: async (call) => recording.write(pseudonymizer.call(call)),
    async close() {
      pseudonymizer.close();
      await recording.close();
    },
  };
}
