import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ActiveFault } from '../../../server/sandbox-types.ts';
import type { ConsoleEngine } from '../../console-types.ts';
import { CrossIcon } from '../icons.tsx';
import { useSession } from '../use-session.ts';
import { OtherFault } from './OtherFault.tsx';
import type { Bank } from './use-control.ts';

/** Errors to provoke: a list of ready ones, and those that are active. */
export function FaultsPanel({ bank }: { readonly bank: Bank }): JSX.Element {
  const { engine, view } = useSession();
  const { operations } = engine.document.model;
  const [operation, choose] = useState<string>(view.operation);
  const [lasting, last] = useState(false);
  const of = operation === '' ? undefined : operation;
  const times = lasting ? null : 1;
  return (
    <section aria-labelledby="console-faults">
      <h3 id="console-faults">Faults</h3>
      {bank.faults.length > 0 && <ActiveFaultList bank={bank} />}
      <div class="inline">
        <label for="console-fault-operation">For</label>
        <select
          id="console-fault-operation"
          value={operation}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">Every operation</option>
          {operations.map(({ id, summary }) => (
            <option key={id} value={id}>
              {summary || id}
            </option>
          ))}
        </select>
        <label class="check">
          <input type="checkbox" checked={lasting} onChange={(event) => last(event.currentTarget.checked)} />
          until removed, not once
        </label>
      </div>
      <ul class="presets">
        {engine.presets.map((preset) => (
          <li key={preset.id}>
            <span class="what">
              <span>{preset.title}</span>
              <small>{preset.description}</small>
            </span>
            <button
              type="button"
              aria-label={`Switch on: ${preset.title}`}
              onClick={() =>
                void bank.change(
                  (control) => control.addFault({ ...preset.fault(of), times }),
                  `${preset.title} is on.`,
                )
              }
            >
              Switch on
            </button>
          </li>
        ))}
      </ul>
      <OtherFault bank={bank} base={{ ...(of !== undefined && { operation: of }), times }} />
    </section>
  );
}

function ActiveFaultList({ bank }: { readonly bank: Bank }): JSX.Element {
  const { presets, document } = useSession().engine;
  const summaryOf = (id: string | undefined) =>
    id === undefined
      ? 'every operation'
      : document.model.operations.find((one) => one.id === id)?.summary || id;
  return (
    <ul class="active" aria-label="Active faults">
      {bank.faults.map((fault) => (
        <li key={fault.id}>
          <span class="badge">on</span>
          <span class="what">
            <span>{titleOf(fault, presets)}</span>
            <small>
              {summaryOf(fault.operation)} · {leftText(fault)}
            </small>
          </span>
          <button
            type="button"
            class="icon"
            aria-label={`Remove the fault: ${titleOf(fault, presets)}, ${summaryOf(fault.operation)}`}
            title="Remove"
            onClick={() =>
              void bank.change((control) => control.removeFault(fault.id), 'The fault is removed.')
            }
          >
            <CrossIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The title of what it was made from, else what it does. */
function titleOf(fault: ActiveFault, presets: ConsoleEngine['presets']): string {
  const { id: _id, left: _left, times: _times, operation, ...does } = fault;
  const text = JSON.stringify(sorted(does));
  const preset = presets.find((one) => {
    const { times: _its, operation: _of, ...same } = one.fault(operation);
    return JSON.stringify(sorted(same)) === text;
  });
  return preset?.title ?? text;
}

function leftText({ left }: ActiveFault): string {
  if (left === null) return 'until removed';
  return left === 1 ? 'for one call' : `for ${left} calls`;
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
