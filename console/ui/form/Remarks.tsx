import type { JSX } from 'preact';
import type { Remark } from './form-context.ts';

/** Shows the remarks about a place, with its pointer. Where the server has spoken, the description's opinion is left out. */
export function Remarks({ remarks }: { readonly remarks: readonly Remark[] }): JSX.Element | null {
  const errors = remarks.filter(({ kind }) => kind === 'error');
  const shown = errors.length > 0 ? errors : remarks;
  if (shown.length === 0) return null;
  return (
    <>
      {shown.map(({ kind, pointer, label, message }) => (
        <p key={`${pointer} ${message}`} class={`remark ${kind}`}>
          {label !== '' && <code>{label}</code>} {message}
        </p>
      ))}
    </>
  );
}
