import type { Problem } from './session.ts';

/** A parameter, a credential, or a place of the body by its pointer. */
export interface FieldPlace {
  readonly in: Problem['in'] | 'credential';
  readonly name: string;
}

/** Id of the control of a place: `console-body-_2fconfig_2flabel`. */
export function idOf(place: FieldPlace): string {
  const name = place.name.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16)}`);
  return `console-${place.in}-${name}`;
}

/** Focuses the control of a place, or of what contains it where the form does not show it. */
export function focusPlace(place: FieldPlace): void {
  const found = document.getElementById(idOf(place));
  if (found === null) {
    const end = place.name.lastIndexOf('/');
    if (place.in === 'body' && end >= 0) focusPlace({ ...place, name: place.name.slice(0, end) });
    return;
  }
  for (
    let above = found.closest('details');
    above !== null;
    above = above.parentElement?.closest('details') ?? null
  ) {
    above.open = true;
  }
  const first = found.matches('input, select, textarea, button, summary')
    ? found
    : found.querySelector<HTMLElement>('input, select, textarea, summary, button');
  first?.focus();
  first?.scrollIntoView({ block: 'nearest' });
}

/** Does the same once the form has been rendered with what was just added. */
export function focusPlaceSoon(place: FieldPlace): void {
  requestAnimationFrame(() => focusPlace(place));
}
