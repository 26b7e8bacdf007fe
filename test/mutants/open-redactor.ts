import type { Told } from '../../conformance/judge/check.ts';
import type { Redactor } from '../../conformance/redact/redactor.ts';

/**
 * Masks nothing: whoever looks into a mutant that lives wants to see the values, none of them is anybody's, and masking takes longer than
 * all judging. What masking does is proved in `test/conformance/redact/`.
 */
export const openRedactor: Redactor = {
  learn: () => {},
  learnFrom: () => {},
  exchange({ id, operation, purpose, sentAt, endedAt, request, outcome }) {
    const { method, url, headers, body } = request;
    return {
      id,
      operation,
      purpose,
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
  told: (_operation, _side, told) => words(told),
  url: (address) => address,
  text: (text) => text,
};

function words(told: Told): string {
  if (!('value' in told)) return told.words;
  const value = told.value === undefined ? 'no such field' : JSON.stringify(told.value);
  return [told.words, value].filter((part) => part !== undefined).join(' ');
}
