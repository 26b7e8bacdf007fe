const TRACEPARENT =
  /^(?:00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}|(?!00|ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}(?:-.*)?)$/;

/**
 * The trace id of a `traceparent` header (W3C Trace Context): 32 lower-case hexadecimal digits. `undefined` for a value that is invalid: it
 * comes from a client, and goes into the log.
 */
export function readTraceId(traceparent: string | null): string | undefined {
  const [, id, parent, laterId, laterParent] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const [traceId, parentId] = [id ?? laterId, parent ?? laterParent];
  return traceId === undefined || /^0+$/.test(traceId) || /^0+$/.test(`${parentId}`) ? undefined : traceId;
}
