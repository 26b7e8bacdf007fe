/** A status that fits what is described: `201`, or 200 for `2XX`. */
export function statusOf([first = '']: readonly string[]): number {
  return Number(first.replace('XX', '00'));
}
