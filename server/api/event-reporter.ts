import type { ServerErrorEvent } from '../../generated/server.ts';
import type { SandboxEvent } from '../sandbox-types.ts';
import type { StoreUnavailable } from '../store/unavailable.ts';
import { toFailedEvent } from './to-failed-event.ts';

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
