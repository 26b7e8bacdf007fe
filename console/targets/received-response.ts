import type { ReceivedResponse } from '../console-types.ts';

/** Larger bodies would stop the page. */
const MAX_CHARACTERS = 5_000_000;

/** Reads a response to its end. Rejects when its body breaks off. */
export async function receivedResponse(response: Response, start: number): Promise<ReceivedResponse> {
  const text = await response.text();
  const { status, statusText } = response;
  return {
    status,
    statusText,
    headers: [...response.headers],
    text: text.slice(0, MAX_CHARACTERS),
    milliseconds: performance.now() - start,
  };
}
