import type { JSX } from 'preact';
import { groupBy } from '../../lib/group-by.ts';
import { useOperation, useSession } from './use-session.ts';

export function OperationPicker(): JSX.Element | null {
  const session = useSession();
  const operation = useOperation();
  const { operations } = session.engine.document.model;
  if (operation === undefined) return null;
  const groups = groupBy(operations, ({ section }) => section);
  return (
    <div class="operation">
      <select
        aria-label="Operation"
        value={operation.id}
        onChange={(event) => session.set({ operation: event.currentTarget.value })}
      >
        {[...groups].map(([section, members]) => (
          <optgroup key={section} label={section || 'Operations'}>
            {members.map(({ id, summary }) => (
              <option key={id} value={id}>
                {summary || id}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p class="line">
        <span class={`verb ${operation.method}`}>{operation.method.toUpperCase()}</span>
        <code>{operation.path}</code>
        {operation.anchor !== '' && <a href={operation.anchor}>Documentation</a>}
      </p>
    </div>
  );
}
