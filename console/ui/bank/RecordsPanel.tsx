import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isObject, type Json } from '../../../lib/json.ts';
import type { BankRecord, RecordKind } from '../../console-types.ts';
import { draftOfText } from '../../form/body-draft.ts';
import { CopyButton } from '../CopyButton.tsx';
import { JsonView } from '../JsonView.tsx';
import { Segments } from '../Segments.tsx';
import type { Bank } from './use-control.ts';

const KINDS: Readonly<Record<RecordKind, string>> = {
  accounts: 'Accounts',
  contacts: 'Contacts',
  cards: 'Cards',
  transfers: 'Transfers',
};

/** The records by kind; each opens to its JSON. */
export function RecordsPanel({ bank }: { readonly bank: Bank }): JSX.Element {
  const [kind, choose] = useState<RecordKind>('accounts');
  const { records } = bank;
  const shown = records?.[kind] ?? [];
  return (
    <section aria-labelledby="console-records">
      <h3 id="console-records">Records</h3>
      <Segments
        label="Kind of record"
        options={(Object.keys(KINDS) as RecordKind[]).map((name) => [
          name,
          <>
            {KINDS[name]} <span class="count">{records?.[name].length ?? ''}</span>
          </>,
        ])}
        value={kind}
        onChange={choose}
      />
      {records !== undefined && shown.length === 0 && <p class="empty">None yet.</p>}
      <ul class="records">
        {shown.map((one) => (
          <li key={one.id}>
            <RecordRow record={one} bank={bank} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fields that tell one record from another, in the order of how well they do. */
const TELLING = ['label', 'name', 'email', 'status', 'type', 'amount', 'availableBalance', 'limitAmount'];

function RecordRow({
  record: { id, record },
  bank,
}: {
  readonly record: BankRecord;
  readonly bank: Bank;
}): JSX.Element {
  const [open, setOpen] = useState(false);
  const telling = TELLING.flatMap((name) => {
    const value = record[name];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <code>{id}</code>
        <span class="hint">{telling.slice(0, 3).join(' · ')}</span>
      </summary>
      {open && (
        <>
          <div class="box">
            <CopyButton text={JSON.stringify(record, null, 2)} what="the record" />
            <JsonView value={record as Json} />
          </div>
          <ChangeRecord id={id} bank={bank} />
        </>
      )}
    </details>
  );
}

/** A merge patch, for what the API has no operation for: funding an account, settling a pull, activating a card. */
function ChangeRecord({ id, bank }: { readonly id: string; readonly bank: Bank }): JSX.Element {
  const [text, type] = useState('{\n  \n}');
  const { value, error } = draftOfText(text);
  const noPatch = error !== '' ? error : isObject(value) ? '' : 'a merge patch is a JSON object';
  return (
    <details class="change">
      <summary>Change it</summary>
      <label class="description" for={`console-change-${id}`}>
        Merge patch: fields to set, such as {'{"status": "active"}'}
      </label>
      <textarea
        id={`console-change-${id}`}
        class="json"
        rows={4}
        spellcheck={false}
        aria-invalid={noPatch !== ''}
        value={text}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <button
        type="button"
        disabled={noPatch !== ''}
        onClick={() =>
          void bank.change((control) => control.changeRecord(id, value as object), 'The record is changed.')
        }
      >
        Change the record
      </button>
    </details>
  );
}
