import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BodyEditor } from './BodyEditor.tsx';
import { CredentialFields } from './CredentialFields.tsx';
import { PlayIcon } from './icons.tsx';
import { OperationPicker } from './OperationPicker.tsx';
import { Parameters } from './Parameters.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ResponseView } from './ResponseView.tsx';
import { ServerChoice } from './ServerChoice.tsx';
import { useOperation, useSession } from './use-session.ts';

/** A request of the chosen operation, and its response. */
export function RequestTab(): JSX.Element | null {
  const session = useSession();
  const operation = useOperation();
  if (operation === undefined) return null;
  const { problem } = session.engine.state();
  const sending = session.view.sending.has(operation.id);
  const exchange = session.shown();
  const results = useRef<HTMLDivElement>(null);
  const answered = session.view.answered;
  // The response may be below the visible part.
  useEffect(() => {
    if (answered > 0) results.current?.scrollIntoView({ block: 'start' });
  }, [answered]);
  // The parts that belong to one operation are made anew for another.
  return (
    <div class="request" key={operation.id}>
      <OperationPicker />
      <ServerChoice />
      <CredentialFields operation={operation} />
      <Parameters operation={operation} />
      {operation.body !== undefined && <BodyEditor operation={operation} body={operation.body} />}
      <div class="send">
        <button
          type="button"
          class="primary"
          disabled={problem !== undefined}
          aria-disabled={sending}
          onClick={() => void session.send()}
        >
          <PlayIcon /> {sending ? 'Sending …' : 'Send'}
        </button>
        <button type="button" class="quiet" onClick={() => session.refill()}>
          Start over
        </button>
        <kbd class="hint">{/Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl'} + Enter</kbd>
      </div>
      <div class="results" ref={results}>
        <ProblemList />
        {exchange !== undefined && <ResponseView exchange={exchange} />}
      </div>
    </div>
  );
}
