const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * What a JSON pointer (RFC 6901, `/config/limits/0`) leads to; `undefined` when there is no such place. Only a document's own
 * members count, and only real indices of lists.
 */
export function findPlace(document: unknown, pointer: string): { readonly value: unknown } | undefined {
  if (document === undefined) return undefined;
  let value: unknown = document;
  for (const token of toTokens(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    if (Array.isArray(value) && !INDEX.test(token)) return undefined;
    value = (value as Record<string, unknown>)[token];
  }
  return { value };
}

function toTokens(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
