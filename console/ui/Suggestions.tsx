import type { JSX } from 'preact';
import type { CarriedValue } from '../console-types.ts';
import { useSession } from './use-session.ts';

interface Props {
  /** Name of the field. */
  readonly name: string;
  /** The text of the field. */
  readonly value: string | undefined;
  readonly suggestions: readonly CarriedValue[];
  readonly onChoose: (value: string) => void;
}

/** Shows where the value of a field came from, and the other known values. */
export function Suggestions({ name, value, suggestions, onChoose }: Props): JSX.Element | null {
  const origin = useOriginText();
  const own = suggestions.find((one) => one.value === value);
  const others = suggestions.filter((one) => one.value !== value);
  if (suggestions.length === 0) return null;
  return (
    <div class="origin">
      {own !== undefined && <span>{origin(own)}</span>}
      {others.length > 0 && (
        <select
          aria-label={`Known values for ${name}`}
          value=""
          onChange={(event) => {
            if (event.currentTarget.value !== '') onChoose(event.currentTarget.value);
          }}
        >
          <option value="">{own === undefined ? 'Known values' : 'Others'}</option>
          {others.map((one) => (
            <option key={one.value} value={one.value}>
              {`${one.value} (${origin(one)})`}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** `from the examples`, `from the response of createAccount` */
function useOriginText(): (value: CarriedValue) => string {
  const { engine } = useSession();
  return ({ from }) => {
    if (from.what === 'story') return 'from the examples';
    const operation = engine.document.model.operations.find(({ id }) => id === from.operation);
    return `from a response: ${operation?.summary || from.operation}`;
  };
}
