import type { JSX } from 'preact';
import { fromPointer } from '../../../lib/json-pointer.ts';
import type { Remark } from './form-context.ts';

/**
 * What is said of a place. Where the server has spoken, the description's opinion is left out.
 *
 * @param under the pointer that the reader sees these at: deeper ones are named
 */
export function Remarks({
  remarks,
  under,
}: {
  remarks: readonly Remark[];
  under?: string;
}): JSX.Element | null {
  const errors = remarks.filter(({ kind }) => kind === 'error');
  const shown = errors.length > 0 ? errors : remarks;
  if (shown.length === 0) return null;
  return (
    <>
      {shown.map(({ kind, pointer, message }) => {
        const deeper = under === undefined || pointer === under ? '' : pointer.slice(under.length);
        return (
          <p key={`${pointer} ${message}`} class={`remark ${kind}`}>
            {deeper !== '' && (
              <>
                <code>{fromPointer(deeper).join('.')}</code>{' '}
              </>
            )}
            {message}
          </p>
        );
      })}
    </>
  );
}
