import type { Fault } from '../server/faults/fault.ts';
import type { FaultPreset } from './console-types.ts';

const of = (fault: Fault) => (operation?: string) =>
  operation === undefined ? fault : { ...fault, operation };

/** Faults that every app meets once, each for the next call. */
export const FAULT_PRESETS: readonly FaultPreset[] = [
  {
    id: 'internal-error',
    title: '500 Internal Server Error',
    description: 'The next call fails, and nothing is done.',
    fault: of({ answer: { status: 500, body: { title: 'Internal Server Error', status: 500 } } }),
  },
  {
    id: 'unavailable',
    title: '503 with Retry-After',
    description: 'The next call is asked to come back in two seconds.',
    fault: of({
      answer: {
        status: 503,
        headers: { 'retry-after': '2' },
        body: { title: 'Service Unavailable', status: 503 },
      },
    }),
  },
  {
    id: 'too-many-requests',
    title: '429 Too Many Requests',
    description: 'The next call is one too many.',
    fault: of({
      answer: {
        status: 429,
        headers: { 'retry-after': '1' },
        body: { title: 'Too Many Requests', status: 429 },
      },
    }),
  },
  {
    id: 'response-lost',
    title: 'Done, but the response is lost',
    description: 'The next call takes effect, and its connection is cut: was it done or not?',
    fault: of({ drop: 'after' }),
  },
  {
    id: 'connection-cut',
    title: 'Connection cut',
    description: 'The connection of the next call is cut before anything is done.',
    fault: of({ drop: 'before' }),
  },
  {
    id: 'slow',
    title: 'Three seconds late',
    description: 'The next call takes three seconds.',
    fault: of({ delayMs: 3000 }),
  },
  {
    id: 'changed-field',
    title: 'A field of another type',
    description:
      'The next call is done; the id in its response is a number, which the description does not allow.',
    fault: of({ patch: [{ op: 'replace', path: '/id', value: 7 }] }),
  },
  {
    id: 'not-json',
    title: 'HTML in place of JSON',
    description: 'The next call is done, and responds with a page of HTML, as proxies do.',
    fault: of({ body: 'not-json' }),
  },
  {
    id: 'truncated',
    title: 'Half of the JSON',
    description: 'The next call is done, and half of its response is missing.',
    fault: of({ body: 'truncated' }),
  },
];
