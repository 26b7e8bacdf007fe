import type { JSX } from 'preact';
import { useSession } from '../use-session.ts';
import { ClockPanel } from './ClockPanel.tsx';
import { FaultsPanel } from './FaultsPanel.tsx';
import { RecordsPanel } from './RecordsPanel.tsx';
import { StatePanel } from './StatePanel.tsx';
import { useControl } from './use-control.ts';

/** Shows what the bank holds, and the controls that the API itself does not have. */
export function BankTab(): JSX.Element {
  const { engine } = useSession();
  const { opening, choice } = engine.state();
  const bank = useControl();
  if (opening) return <p class="empty">The bank is being opened …</p>;
  if (bank === undefined) {
    return (
      <p class="empty">
        {choice.kind === 'local'
          ? 'A page may not control a server on this machine. The records, clock and faults of a sandbox are below its path /_sandbox/, for curl and for tests.'
          : 'The bank could not be opened.'}
      </p>
    );
  }
  return (
    <div class="bank">
      {bank.error !== '' && (
        <p class="remark error" role="alert">
          {bank.error}
        </p>
      )}
      <RecordsPanel bank={bank} />
      <ClockPanel bank={bank} />
      <FaultsPanel bank={bank} />
      <StatePanel bank={bank} />
    </div>
  );
}
