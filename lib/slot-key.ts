/**
 * A place of a request that takes a value, as the key of a map: `path:accountId`, `body:/label`.
 *
 * @param place `path`, `query`, `header`, `cookie` or `body`
 * @param name the parameter's, or the field's JSON pointer
 */
export function slotKey(place: string, name: string): string {
  return `${place}:${name}`;
}
