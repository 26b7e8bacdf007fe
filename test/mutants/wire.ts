/** A fault of a message. Where there is no whole success to look at, nobody may be accused, and nothing may pass. */
import type { OperationId } from '../../generated/operations.ts';
import type { Fault } from '../../server/faults/fault.ts';
import type { Mutant } from './mutant.ts';
import { responseShapes } from './schema/response-fields.ts';

const PAGE = '<!doctype html><title>Away</title><p>We are away.';
const HTML = { 'content-type': 'text/html' };

/** Each operation, for all of its calls: the run must be inconclusive. */
const NO_SUCCESS: Readonly<Record<string, Fault>> = {
  'cut before it is done': { drop: 'before' },
  'cut after it is done': { drop: 'after' },
  'cut in the middle of the body': { drop: 'midway' },
  'refused with 400': { answer: { status: 400, body: { message: 'no' } } },
  'refused with 401': { answer: { status: 401 } },
  'refused with 403': { answer: { status: 403, headers: HTML, body: PAGE } },
  'refused with 404': { answer: { status: 404, body: null } },
  'refused with 409': { answer: { status: 409, body: [] } },
  'refused with 422': { answer: { status: 422, body: { errors: [{ field: 'amount' }] } } },
  'refused with 429': { answer: { status: 429, headers: { 'retry-after': '1' } } },
  'failed with 500': { answer: { status: 500, headers: HTML, body: PAGE } },
  'failed with 503': { answer: { status: 503 } },
  'a success as an error': { status: 400 },
  'sent elsewhere with 301': { answer: { status: 301, headers: { location: 'https://elsewhere.example/' } } },
  'sent elsewhere with 302': { answer: { status: 302, headers: { location: '/v1/login' } } },
  'sent elsewhere with 307': { answer: { status: 307, headers: { location: 'https://elsewhere.example/' } } },
  'sent elsewhere with 308': { answer: { status: 308, headers: { location: 'https://elsewhere.example/' } } },
  'nothing new, 304': { answer: { status: 304 } },
};

/** The response still calls itself a success, and is none. */
const NO_RESOURCE: Readonly<Record<string, Fault & { readonly breaks: string }>> = {
  'a page of HTML': { body: 'not-json', headers: HTML, breaks: 'response.json' },
  'an error in a success': {
    patch: [{ op: 'replace', path: '', value: { error: 'no' } }],
    breaks: 'body.id:present',
  },
  'the resource in an envelope': {
    patch: [
      { op: 'add', path: '/data', value: {} },
      { op: 'move', from: '/id', path: '/data/id' },
    ],
    breaks: 'body.id:present',
  },
  'in a list': { patch: [{ op: 'replace', path: '', value: [{}] }], breaks: 'body:type' },
  null: { patch: [{ op: 'replace', path: '', value: null }], breaks: 'body:type' },
};

export const wireMutants: readonly Mutant[] = responseShapes.flatMap(({ operation }) => [
  ...Object.entries(NO_SUCCESS).map(([how, fault]) => mutant(operation, how, fault)),
  { ...mutant(operation, 'answers too late', { delayMs: 400 }), timeoutMs: 60 },
  ...Object.entries(NO_RESOURCE).map(([how, { breaks, ...fault }]) => ({
    ...mutant(operation, how, fault),
    breaks: `${operation}.${breaks}`,
  })),
]);

function mutant(operation: OperationId, how: string, fault: Fault): Mutant {
  return {
    id: `${operation}: ${how}`,
    kind: 'wire',
    operation,
    faults: [{ operation, times: null, ...fault }],
  };
}
