import type { JSX } from 'preact';
import { useSession } from './use-session.ts';

/** The requests since the page was opened. One click puts a request back into the form, with its response. */
export function HistoryTab(): JSX.Element {
  const session = useSession();
  const { exchanges } = session.engine.state();
  const { operations } = session.engine.document.model;
  if (exchanges.length === 0)
    return <p class="empty">What you send appears here until the page is closed.</p>;
  return (
    <ol class="history" reversed>
      {exchanges.map((exchange) => {
        const { outcome, request } = exchange;
        const summary = operations.find(({ id }) => id === exchange.operation)?.summary || exchange.operation;
        const status = outcome.kind === 'failed' ? 'failed' : String(outcome.response.status);
        const kind = outcome.kind === 'failed' ? 'failed' : `s${status.slice(0, 1)}`;
        return (
          <li key={exchange.id}>
            <button type="button" class="entry" onClick={() => session.recall(exchange)}>
              <span class={`status ${kind}`}>{status}</span>
              <span class="what">
                <span class="summary">{summary}</span>
                <code>
                  {request.method} {request.path}
                </code>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
