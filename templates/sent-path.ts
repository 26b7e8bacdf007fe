/**
 * What is sent of a path template: `/chat` of `/chat#stream`. Where a body or an `Accept` header distinguishes operations of one method and
 * address, descriptions give each a fragment of its own, since a path can be described only once.
 */
export function sentPath(path: string): string {
  return path.replace(/#[^{}]*$/, '');
}
