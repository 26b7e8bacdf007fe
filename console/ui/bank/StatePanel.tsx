import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useSession } from '../use-session.ts';
import type { Bank } from './use-control.ts';

const KEPT = {
  'indexed-db': 'It is kept in this browser and survives a reload.',
  'local-storage': 'It is kept in this browser and survives a reload.',
  nothing: 'This browser does not store data for this page: the bank is lost when you close the page.',
};

/** The bank as a whole: where it is kept, how to start anew, how to take it elsewhere. */
export function StatePanel({ bank }: { readonly bank: Bank }): JSX.Element {
  const session = useSession();
  const file = useRef<HTMLInputElement>(null);
  const { persistence } = session.engine.state();
  return (
    <section aria-labelledby="console-state">
      <h3 id="console-state">State of the bank</h3>
      {persistence !== undefined && (
        <p class="description">{persistence.message ?? KEPT[persistence.kept]}</p>
      )}
      <div class="buttons">
        <button
          type="button"
          onClick={() =>
            void bank.change((control) => control.reset(), 'The bank is back in its initial state.')
          }
        >
          Restore the initial records
        </button>
        <button
          type="button"
          onClick={() =>
            void bank.change(async (control) => save(await control.snapshot()), 'The state is saved.')
          }
        >
          Save to a file
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Load from a file
        </button>
        {persistence !== undefined && (
          <button
            type="button"
            class="danger"
            onClick={() => void bank.change(() => session.engine.discard(), 'The stored data is deleted.')}
          >
            Delete the stored data
          </button>
        )}
      </div>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="File with the state of a bank"
        onChange={async (event) => {
          const input = event.currentTarget;
          const [chosen] = input.files ?? [];
          if (chosen === undefined) return;
          const text = await chosen.text();
          input.value = '';
          await bank.change((control) => control.restore(text), 'The state is loaded.');
        }}
      />
    </section>
  );
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'bank.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
