import type { Request, Response } from '@playwright/test';
import { matchOperation } from '../traffic/match-operation.ts';
import { MAX_CONTENT, toBody } from '../traffic/recorded-body.ts';
import type { HeaderList, RecordedBody, RecordedCall } from '../traffic/recorded-call.ts';

/** Only scripts of a page send these. Of others, a browser may load the body again to show it. */
const OF_SCRIPTS = new Set(['fetch', 'xhr']);

/**
 * A request that a page has made, as it crossed the wire as far as the browser says; `undefined` for one of no operation, or that a route of the
 * test has answered. Bodies that the browser
 * does not show are not recorded.
 */
export async function recordRequest(id: string, request: Request): Promise<RecordedCall | undefined> {
  const [method, url] = [request.method(), request.url()];
  if (matchOperation(method, url) === undefined) return undefined;
  const { startTime, responseEnd } = request.timing();
  const startedAt = startTime > 0 ? startTime : Date.now();
  const around = { id, startedAt, endedAt: startedAt + Math.max(responseEnd, 0) };
  const response = await request.response();
  const sent = { method, url, headers: Object.entries(await request.allHeaders()), body: sentBy(request) };
  if (response === null) {
    const detail = 'the browser has no response to this request';
    return { ...around, request: sent, response: { failure: 'not-recorded', detail } };
  }
  // A route of the test has made it, so it says nothing about the deployment.
  if ((await response.serverAddr()) === null) return undefined;
  const headers = (await response.headersArray()).map(({ name, value }) => [name, value] as const);
  const body = await bodyOf(request, response, headers);
  return { ...around, request: sent, response: { status: response.status(), headers, body } };
}

function sentBy(request: Request): RecordedBody {
  const bytes = request.postDataBuffer();
  if (bytes !== null) return toBody(bytes);
  // A blob or a form with files is not shown.
  return request.headers()['content-type'] === undefined ? { absent: 'none' } : { absent: 'not-recorded' };
}

async function bodyOf(request: Request, response: Response, headers: HeaderList): Promise<RecordedBody> {
  if (!OF_SCRIPTS.has(request.resourceType())) return { absent: 'not-recorded' };
  try {
    const { responseBodySize } = await request.sizes();
    const length = Number(
      headers.find(([name]) => name.toLowerCase() === 'content-length')?.[1] ?? responseBodySize,
    );
    if (length > MAX_CONTENT) return { absent: 'not-recorded' };
    const bytes = await response.body();
    // The browser no longer has it.
    if (bytes.length === 0 && length > 0) return { absent: 'not-recorded' };
    return bytes.length > MAX_CONTENT ? { absent: 'not-recorded' } : toBody(bytes);
  } catch {
    return { absent: 'not-recorded' };
  }
}
