import type { ServerErrorEvent } from '../../generated/server.ts';
import type { SandboxEvent } from '../sandbox-types.ts';
import type { StoreUnavailable } from '../store/unavailable.ts';

/** Passes events to the listener of the sandbox, whose errors must not fail a call. */
export class EventReporter {
  readonly #listener: ((event: SandboxEvent) => void) | undefined;

  constructor(listener: ((event: SandboxEvent) => void) | undefined) {
    this.#listener = listener;
  }

  get hasListener(): boolean {
    return this.#listener !== undefined;
  }

  report(event: SandboxEvent): void {
    try {
      this.#listener?.(event);
    } catch {
      // The response is sent even if the log is broken.
    }
  }

  reportFailure(event: Pick<ServerErrorEvent, 'error' | 'operation' | 'requestId' | 'errors'>): void {
    this.report(toFailedEvent(event));
  }

  reportUnavailable({ reason, note }: StoreUnavailable, requestId = ''): void {
    this.report({ kind: 'store-unavailable', requestId, reason, note });
  }
}

type FailedEvent = Extract<SandboxEvent, { kind: 'failed' }>;

/** The log may show these parts of an exception or an invalid reply: names and places, but no messages and no values. */
function toFailedEvent(
  event: Pick<ServerErrorEvent, 'error' | 'operation' | 'requestId' | 'errors'>,
): FailedEvent {
  const { error, operation, requestId = '', errors } = event;
  return {
    kind: 'failed',
    requestId,
    operation,
    error: error instanceof Error ? error.name : typeof error,
    stack: error instanceof Error ? placesOf(error) : '',
    errors: errors.map(({ pointer, keyword }) => ({ pointer, keyword })),
  };
}

/** The lines of a stack that name places. The message precedes them and may contain anything, even such lines. */
function placesOf({ stack = '', message }: Error): string {
  const start = message === '' ? 0 : stack.indexOf(message);
  if (start < 0) return '';
  const lines = stack.slice(start + message.length).split('\n');
  return lines.filter((line) => /^\s+at /.test(line)).join('\n');
}
