import type { Oas3Rule } from '@redocly/openapi-core';
import { isObject } from '../../lib/json.ts';

/** "Messages." tells a reader no more than the name does. */
const MIN_WORDS = 4;

/** A description is at least one sentence: four words, and a period at the end. One of several lines is a page. */
export const descriptionSentence: Oas3Rule = () => ({
  any(node, ctx) {
    const description = isObject(node) ? node.description : undefined;
    if (typeof description !== 'string') return;
    const text = description.trim();
    if (text === '' || text.includes('\n')) return;
    const words = text.split(/\s+/).length;
    const report = (message: string) => ctx.report({ message, location: ctx.location.child('description') });
    if (words < MIN_WORDS) {
      report(
        `The description has ${words === 1 ? '1 word' : `${words} words`}. Write a sentence that says what this is.`,
      );
    } else if (!text.endsWith('.')) {
      report('The description does not end with a period.');
    }
  },
});
