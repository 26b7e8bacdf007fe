/** Keys of a path item that are operations in OpenAPI 3.0 and 3.1. */
export const HTTP_METHODS: ReadonlySet<string> = new Set([
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
]);

/**
 * Tells whether a key of a path item in a bundled description is an operation. OpenAPI 3.2 adds `query`, and further methods by the names that are
 * sent, `COPY`, which stand beside the others in a bundle.
 */
export function isMethod(key: string): boolean {
  return HTTP_METHODS.has(key) || key === 'query' || isOwnMethod(key);
}

/** Fetch sends none of these. */
export function cannotBeSent(key: string): boolean {
  return /^(trace|TRACK|CONNECT)$/.test(key);
}

/** Tells whether `additionalOperations` of OpenAPI 3.2 can name a method so that it is made. Its other names are no methods in capitals. */
export function isOwnMethod(key: string): boolean {
  return /^[A-Z][A-Z\d-]*$/.test(key) && !HTTP_METHODS.has(key.toLowerCase()) && key !== 'QUERY';
}
