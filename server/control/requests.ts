/** The last requests to the API, for whoever wonders what an app has sent, and what was wrong with it. */
import { ProblemError } from '../../generated/server.ts';
import { MAX_REQUESTS } from '../request-list.ts';
import type { RequestFilter } from '../sandbox-types.ts';
import {
  invalidParameters,
  PROGRAM_PARAMETER,
  queryError,
  queryParameter,
  readProgramId,
} from './parameters.ts';
import type { ControlRoute } from './route.ts';

export const requestsRoute: ControlRoute = {
  id: 'listRequests',
  method: 'GET',
  path: '/_sandbox/requests',
  does: `Lists the last requests to the API, the latest one last, without any value: limit=1..${MAX_REQUESTS} (100), programId=prg-... for one program, after=REQUEST_ID for those that followed. The last ${MAX_REQUESTS} are kept, until a reset.`,
  query: [PROGRAM_PARAMETER, queryParameter('limit', 'integer'), queryParameter('after', 'string')],
  async handle({ query, context }) {
    const { limit, after } = query as RequestFilter;
    if (limit !== undefined && (limit < 1 || limit > MAX_REQUESTS))
      throw invalidParameters([queryError('limit', 'limit', `must be 1 to ${MAX_REQUESTS}`)]);
    const programId = await readProgramId(query, context.store);
    const requests = context.listRequests({
      ...(limit !== undefined && { limit }),
      ...(after !== undefined && { after }),
      ...(programId !== undefined && { programId }),
    });
    if (requests !== undefined) return { status: 200, body: { requests } };
    throw new ProblemError(404, {
      code: 'not-found',
      detail: `Unknown request, or no longer among the last ${MAX_REQUESTS}.`,
    });
  },
};
