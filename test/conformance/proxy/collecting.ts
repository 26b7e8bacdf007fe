import type { CapturedCall } from '../../../conformance/proxy/captured-call.ts';

/** Keeps calls as they come. */
export function collecting() {
  const calls: CapturedCall[] = [];
  const problems: string[] = [];
  const waiting = new Set<() => void>();
  return {
    calls,
    problems,
    onCall(call: CapturedCall, free: () => void) {
      free();
      calls.push(call);
      for (const one of [...waiting]) one();
    },
    onProblem: (why: string) => void problems.push(why),
    count: (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (calls.length >= count) resolve();
        };
        waiting.add(look);
        look();
      }),
  };
}
