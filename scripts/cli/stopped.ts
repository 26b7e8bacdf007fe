/** Resolves when the user has asked the command to stop. A server that was stopped on purpose has done its work: exit 0. */
export function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
