import type { ProblemDetails, ProblemError } from '../../generated/server.ts';
import { statusPhrase } from '../../lib/status-phrase.ts';

/**
 * Responds to a call that comes neither to an operation nor to a control route, as these would.
 *
 * @param onProblem is called with the body
 */
export function problemResponse(
  { status, input: { code = '', detail = '', headers } }: ProblemError,
  onProblem?: (problem: ProblemDetails) => void,
): Response {
  const problem = { type: 'about:blank', title: statusPhrase(status) ?? '', status, detail, code };
  onProblem?.(problem);
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(headers as Record<string, string>),
    },
  });
}
