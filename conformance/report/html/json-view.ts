import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';

/** Places in a body to mark, by JSON pointer, each with the id of its mark. */
export type Marks = ReadonlyMap<string, string>;

/**
 * A body of JSON, indented, with the line of each marked place marked. A missing place gets a line of its own in its
 * parent.
 */
export function jsonView(body: Json, marks: Marks = new Map()): Markup {
  const places = new Map<string, { readonly id: string; readonly missing: string | undefined }[]>();
  for (const [pointer, id] of marks) {
    const { there, missing } = nearest(body, pointer);
    places.set(there, [...(places.get(there) ?? []), { id, missing }]);
  }

  function value(here: Json, path: readonly string[], before: MarkupPart, after: string): MarkupPart {
    const indent = '  '.repeat(path.length);
    const found = places.get(toPointer(path)) ?? [];
    const own = found.filter(({ missing }) => missing === undefined);
    const absent = found.flatMap(({ id, missing }) => (missing === undefined ? [] : [{ id, missing }]));
    const line = (text: MarkupPart) =>
      own.reduce<MarkupPart>(
        (inner, { id }) => html`<mark id="${id}">${inner}</mark>`,
        html`${indent}${before}${text}`,
      );

    const entries = entriesOf(here);
    if (entries === undefined || (entries.length === 0 && absent.length === 0))
      return html`${line(JSON.stringify(here) + after)}\n`;
    const [open, close] = Array.isArray(here) ? ['[', ']'] : ['{', '}'];
    return [
      html`${line(open)}\n`,
      entries.map(([name, entry], index) =>
        value(
          entry,
          [...path, name],
          Array.isArray(here) ? '' : `${JSON.stringify(name)}: `,
          index < entries.length - 1 ? ',' : '',
        ),
      ),
      absent.map(
        ({ id, missing }) =>
          html`${indent}  <mark class="missing" id="${id}">${JSON.stringify(missing)} is missing</mark>\n`,
      ),
      `${indent}${close}${after}\n`,
    ];
  }
  return html`${value(body, [], '', '')}`;
}

function entriesOf(value: Json): (readonly [string, Json])[] | undefined {
  if (Array.isArray(value)) return (value as readonly Json[]).map((entry, index) => [String(index), entry]);
  return isObject(value) ? Object.entries(value as JsonObject) : undefined;
}

/** Returns how far a pointer leads, and the first name on its path that is missing; values without members have no missing name. */
function nearest(body: Json, pointer: string): { there: string; missing: string | undefined } {
  const path = fromPointer(pointer);
  for (let length = path.length; length >= 0; length--) {
    const there = toPointer(path.slice(0, length));
    const found = at(body, there);
    if (found === undefined) continue;
    return { there, missing: entriesOf(found) === undefined ? undefined : path[length] };
  }
  return { there: '', missing: undefined };
}
