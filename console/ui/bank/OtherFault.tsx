import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isObject } from '../../../lib/json.ts';
import type { Fault } from '../../../server/faults/fault.ts';
import { draftOfText } from '../../form/body-draft.ts';
import type { Bank } from './use-control.ts';

const EXAMPLE = '{\n  "status": 202,\n  "headers": { "x-trace": "1" }\n}';

/** Any fault that the sandbox knows, as JSON. */
export function OtherFault({
  bank,
  base,
}: {
  readonly bank: Bank;
  /** The choices for the fault: the operation, and how often. */
  readonly base: Fault;
}): JSX.Element {
  const [text, type] = useState(EXAMPLE);
  const { value, error } = draftOfText(text);
  const wrong = error !== '' ? `Not JSON: ${error}` : isObject(value) ? '' : 'A fault is a JSON object.';
  return (
    <details class="change">
      <summary>Another fault</summary>
      <label class="description" for="console-fault-json">
        A fault as JSON. Its members: status, headers, body, patch, delayMs, drop, <code>answer</code>,
        written
      </label>
      <textarea
        id="console-fault-json"
        class="json"
        rows={5}
        spellcheck={false}
        aria-invalid={wrong !== ''}
        aria-describedby="console-fault-notes"
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <p class="remark error" id="console-fault-notes">
        {wrong}
      </p>
      <button
        type="button"
        disabled={wrong !== ''}
        onClick={() =>
          void bank.change(
            (control) => control.addFault({ ...base, ...(value as Fault) }),
            'The fault is on.',
          )
        }
      >
        Switch on
      </button>
    </details>
  );
}
