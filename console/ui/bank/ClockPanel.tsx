import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Bank } from './use-control.ts';

const STEPS = [
  { title: '+ 1 hour', seconds: 3600 },
  { title: '+ 1 day', seconds: 86_400 },
  { title: '+ 30 days', seconds: 30 * 86_400 },
];

/** The time that the bank goes by. */
export function ClockPanel({ bank }: { readonly bank: Bank }): JSX.Element {
  const { clock } = bank;
  return (
    <section aria-labelledby="console-clock">
      <h3 id="console-clock">Clock</h3>
      <p class="clock">
        <time dateTime={clock?.now}>
          {clock === undefined ? '…' : clock.now.replace('T', ' ').replace('Z', ' UTC')}
        </time>
        {clock?.frozen === true && <span class="badge">stopped</span>}
      </p>
      <div class="buttons">
        {STEPS.map(({ title, seconds }) => (
          <button
            key={title}
            type="button"
            onClick={() =>
              void bank.change(
                (control) => control.setClock({ advanceSeconds: seconds }),
                'The clock is advanced.',
              )
            }
          >
            {title}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={clock?.frozen === true}
          onClick={() =>
            void bank.change(
              (control) => control.setClock({ frozen: clock?.frozen !== true }),
              clock?.frozen === true ? 'The clock runs.' : 'The clock is stopped.',
            )
          }
        >
          {clock?.frozen === true ? 'Let it run' : 'Stop it'}
        </button>
        <button
          type="button"
          onClick={() => void bank.change((control) => control.resetClock(), 'The clock is reset.')}
        >
          Reset
        </button>
      </div>
      <TimeForm bank={bank} />
    </section>
  );
}

function TimeForm({ bank }: { readonly bank: Bank }): JSX.Element {
  const [typed, type] = useState('');
  return (
    <form
      class="inline"
      onSubmit={(event) => {
        event.preventDefault();
        void bank.change((control) => control.setClock({ now: typed }), 'The clock is set.');
      }}
    >
      <label for="console-clock-now">Set to</label>
      <input
        id="console-clock-now"
        type="text"
        spellcheck={false}
        autocomplete="off"
        placeholder={bank.clock?.now ?? '2026-03-02T14:05:10Z'}
        value={typed}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <button type="submit" disabled={typed === ''}>
        Set
      </button>
    </form>
  );
}
