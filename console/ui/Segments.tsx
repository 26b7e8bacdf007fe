import type { ComponentChildren, JSX } from 'preact';

interface Props<Value extends string> {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, title: ComponentChildren])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few alternatives side by side, of which one is on. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: Props<Value>): JSX.Element {
  return (
    <fieldset class="segments">
      <legend class="sr">{label}</legend>
      {options.map(([option, title]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {title}
        </button>
      ))}
    </fieldset>
  );
}
