const MAX_PAUSE_MS = 50;

/**
 * Does `work` again while it fails with an error that is temporary, after random pauses. Gives up after about `ms`, counted from the
 * first failure, and throws the last one.
 */
export async function retry<Result>(
  ms: number,
  isTemporary: (error: unknown) => boolean,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  let deadline: number | undefined;
  for (let count = 1; ; count += 1) {
    try {
      return await work();
    } catch (error) {
      deadline ??= performance.now() + ms;
      if (!isTemporary(error) || performance.now() >= deadline) throw error;
    }
    const pauseMs = Math.random() * Math.min(2 ** count, MAX_PAUSE_MS);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
