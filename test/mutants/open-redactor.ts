import type { DisplayValue } from '../../conformance/model/judgement.ts';
import type { Redactor } from '../../conformance/redact/redactor.ts';

/**
 * Masks nothing: whoever looks into a mutant that lives wants to see the values, none of them is anybody's, and masking takes longer than
 * all judging. What masking does is proved in `test/conformance/redact/`.
 */
export const openRedactor: Redactor = {
  learn: () => {},
  learnText: () => {},
  learnFrom: () => {},
  exchange({ id, operation, purpose, question, sentAt, endedAt, request, outcome }) {
    const { method, url, headers, body } = request;
    return {
      id,
      operation,
      purpose,
      ...(question !== undefined && { question }),
      sentAt: new Date(sentAt).toISOString(),
      durationMs: endedAt - sentAt,
      request: { method, url, headers, ...(body !== undefined && { body }) },
      ...(outcome.kind === 'failure'
        ? { failure: `${outcome.reason}: ${outcome.detail}` }
        : {
            response: {
              status: outcome.status,
              headers: outcome.headers,
              bytes: outcome.bytes,
              ...(outcome.body.value !== undefined && { body: outcome.body.value }),
            },
          }),
      curl: '',
    };
  },
  body: (_operation, _side, body) => body,
  name: (name) => name,
  display: (_operation, _side, display) => words(display),
  shows: () => true,
  url: (address) => address,
  header: (_name, value) => value,
  text: (text) => text,
  foreign: (text) => text,
};

function words(display: DisplayValue): string {
  if (!('value' in display)) return display.words;
  const value = display.value === undefined ? 'no such field' : JSON.stringify(display.value);
  return [display.words, value].filter((part) => part !== undefined).join(' ');
}
