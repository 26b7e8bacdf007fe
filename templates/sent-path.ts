/**
 * The path of a request: `/chat` for `/chat#stream` and `/chat?stream=true`. Where a body or an `Accept` header distinguishes operations of one method and
 * address, descriptions give each a fragment or a query of its own, since a path can be described only once.
 */
export function sentPath(path: string): string {
  return path.replace(/[?#][^{}]*$/, '');
}
