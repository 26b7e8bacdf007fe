/** Returns the same number for the same text, without a visible pattern (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  hash ^= hash >>> 15;
  return Math.imul(hash, 2246822507) >>> 0;
}
