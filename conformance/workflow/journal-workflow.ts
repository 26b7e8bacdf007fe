import type { Exchange } from '../model/exchange.ts';
import type { Journal } from '../model/journal.ts';
import type { Redactor } from '../redact/redactor.ts';
import type { WorkflowCall } from './driver.ts';

/** Longer ones identify nothing that a person could look for. */
const MAX_ID = 200;

/**
 * Writes the two lines of each write. The journal is for whoever has to clean up: it shows identifiers, and no credential.
 */
export function journalWorkflow(journal: Journal, run: string, redactor: Redactor, now: () => number) {
  const shown = (text: string) => redactor.text(text.slice(0, MAX_ID));
  const line = ({ id, operation }: WorkflowCall) => ({
    run,
    exchange: id,
    operation,
    at: new Date(now()).toISOString(),
  });
  return {
    /** Rejects when the line could not be kept. */
    beforeCall(call: WorkflowCall): Promise<void> {
      const { origin, pathname } = new URL(call.url);
      return journal.write({
        event: 'about-to-write',
        ...line(call),
        method: call.method,
        url: redactor.text(`${origin}${pathname}`),
        about: Object.fromEntries(
          Object.entries(call.pathParameters).map(([name, value]) => [name, shown(value)]),
        ),
      });
    },
    /** The line that was written before the call shows what may exist, so a lost second line is no reason to stop. */
    async afterCall(call: WorkflowCall, { outcome }: Exchange, ids: readonly string[]): Promise<void> {
      const [id] = ids;
      const entry =
        outcome.kind === 'failure'
          ? ({ event: 'unknown', ...line(call), reason: outcome.detail } as const)
          : ({
              event: 'answered',
              ...line(call),
              status: outcome.status,
              ...(id !== undefined && { id: shown(id) }),
            } as const);
      await journal.write(entry).catch(() => {});
    },
  };
}
