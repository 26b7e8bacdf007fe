import type { ProblemDetails, ProblemError } from '../../generated/server.ts';
import { statusPhrase } from '../../lib/status-phrase.ts';

export function toProblem({ status, input: { code = '', detail = '' } }: ProblemError): ProblemDetails {
  return { type: 'about:blank', title: statusPhrase(status) ?? '', status, detail, code };
}

/** Responds to a call that comes neither to an operation nor to a control route, as these would. */
export function problemResponse(error: ProblemError): Response {
  return new Response(JSON.stringify(toProblem(error)), {
    status: error.status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(error.input.headers as Record<string, string>),
    },
  });
}
