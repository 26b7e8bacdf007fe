import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { isObject, type Json } from '../../../lib/json.ts';
import type { BankRecord, BankRecordKind } from '../../console-types.ts';
import { draftOfText } from '../../form/body-draft.ts';
import { CopyButton } from '../CopyButton.tsx';
import { JsonView } from '../JsonView.tsx';
import { Segments } from '../Segments.tsx';
import { useSession } from '../use-session.ts';
import { summarize } from './summarize.ts';
import type { Bank } from './use-control.ts';

const KINDS: Readonly<Record<BankRecordKind, string>> = {
  accounts: 'Accounts',
  contacts: 'Contacts',
  cards: 'Cards',
  transfers: 'Transfers',
};

/** The records by kind; each opens to its JSON. Those that the last response was about are marked. */
export function RecordsPanel({ bank }: { readonly bank: Bank }): JSX.Element {
  const { records } = bank;
  const inLast = useLastResponse();
  const kinds = Object.keys(KINDS) as BankRecordKind[];
  const [chosen, choose] = useState<BankRecordKind | undefined>(undefined);
  const kind = chosen ?? kinds.find((one) => records?.[one].some(({ id }) => inLast(id))) ?? 'accounts';
  const shown = records?.[kind] ?? [];
  return (
    <section aria-labelledby="console-records">
      <h3 id="console-records">Records</h3>
      <Segments
        label="Kind of record"
        options={kinds.map((name) => [
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
            <RecordRow kind={kind} record={one} marked={inLast(one.id)} bank={bank} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tells whether the last response has the id of a record as its own. */
function useLastResponse(): (id: string) => boolean {
  const [last] = useSession().engine.state().exchanges;
  const body = last?.outcome.kind === 'response' ? draftOfText(last.outcome.response.text).value : undefined;
  return (id) => isObject(body) && body.id === id;
}

interface RowProps {
  readonly kind: BankRecordKind;
  readonly record: BankRecord;
  readonly marked: boolean;
  readonly bank: Bank;
}

function RecordRow({ kind, record, marked, bank }: RowProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const { title, details } = summarize(kind, record);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="title">{title}</span>
        <span class="details">{details.join(' · ')}</span>
        {marked && <span class="badge">last response</span>}
        <code>{record.id}</code>
      </summary>
      {open && (
        <>
          <div class="box">
            <CopyButton text={JSON.stringify(record.record, null, 2)} what="the record" />
            <JsonView value={record.record as Json} />
          </div>
          <ChangeRecord id={record.id} bank={bank} />
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
