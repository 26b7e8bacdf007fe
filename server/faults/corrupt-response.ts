import { applyPatch, type PatchSources } from './apply-patch.ts';
import { corruptBody, cutMidway } from './corrupt-body.ts';
import type { Fault, FaultyAnswer } from './fault.ts';

/** Statuses without a body in HTTP. */
export const BODILESS: readonly number[] = [204, 205, 304];

const utf8 = new TextEncoder();

const broken = new WeakSet<Response>();

/** True if the response's body ends early on purpose. The server must send what there is, then cut the connection. */
export function isCutMidway(response: Response): boolean {
  return broken.has(response);
}

const typeless = new WeakSet<Response>();

/** True if a fault has removed the content type, so that the server must not add one. */
export function hasNoType(response: Response): boolean {
  return typeless.has(response);
}

/** The response as changed by the fault. Throws FaultNotApplicable. */
export async function corruptResponse(
  fault: Fault,
  response: Response,
  sources: PatchSources,
): Promise<Response> {
  const { status = response.status, patch } = fault;
  if ((fault.status ?? fault.headers ?? patch ?? fault.body) === undefined && fault.drop !== 'midway')
    return response;
  const headers = new Headers(response.headers);
  for (const [name, line] of Object.entries(fault.headers ?? {})) {
    if (line === null) headers.delete(name);
    else headers.set(name, line);
  }
  if (BODILESS.includes(status)) return new Response(null, { status, headers });
  let text = await response.text();
  if (patch !== undefined) text = JSON.stringify(applyPatch(JSON.parse(text), patch, sources));
  const body = text === '' ? null : corruptBody(text, fault.body);
  if (fault.drop === 'midway' && body instanceof Uint8Array) {
    headers.set('content-length', String(body.length));
    const answered = new Response(cutMidway(body), { status, headers });
    broken.add(answered);
    return answered;
  }
  // Bytes, not a string: a string would add a content type where the fault has removed it.
  return noteType(new Response(body, { status, headers }));
}

function noteType(response: Response): Response {
  if (!response.headers.has('content-type')) typeless.add(response);
  return response;
}

export function toResponse({ status, headers: given, body }: FaultyAnswer): Response {
  const headers = new Headers(given);
  if (body === undefined) return new Response(null, { status, headers });
  if (typeof body === 'string') return noteType(new Response(utf8.encode(body), { status, headers }));
  if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  return new Response(utf8.encode(JSON.stringify(body)), { status, headers });
}
