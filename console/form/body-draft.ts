import type { Json } from '../../lib/json.ts';

/** A JSON body while it is edited: its text, and the value it stands for as long as the text is JSON. */
export interface BodyDraft {
  readonly text: string;
  readonly value: Json | undefined;
  /** The reason why the text is not JSON; empty if it is JSON, or if there is none. */
  readonly error: string;
}

export const EMPTY_BODY: BodyDraft = { text: '', value: undefined, error: '' };

/** A draft of a value, as the form makes it. */
export function draftOfValue(value: Json | undefined): BodyDraft {
  return value === undefined ? EMPTY_BODY : { text: JSON.stringify(value, null, 2), value, error: '' };
}

/** A draft of a text, as it is typed. It is sent as it stands, JSON or not. */
export function draftOfText(text: string): BodyDraft {
  if (text.trim() === '') return { ...EMPTY_BODY, text };
  try {
    return { text, value: JSON.parse(text) as Json, error: '' };
  } catch (error) {
    return { text, value: undefined, error: (error as Error).message };
  }
}
