import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Json } from '../../lib/json.ts';
import { toPointer } from '../../lib/json-pointer.ts';
import type { BodyModel, ContentModel } from '../../templates/model.ts';
import type { ConsoleOperation } from '../console-types.ts';
import { draftOfText, draftOfValue } from '../form/body-draft.ts';
import { withValueAt } from '../form/edit-value.ts';
import { FileFields } from './FileFields.tsx';
import { FormContext, type FormState } from './form/form-context.ts';
import { Remarks } from './form/Remarks.tsx';
import { SchemaField } from './form/SchemaField.tsx';
import { idOf } from './place.ts';
import { Segments } from './Segments.tsx';
import { useRemarks } from './use-remarks.ts';
import { useLookup, useSession } from './use-session.ts';

interface Props {
  readonly operation: ConsoleOperation;
  readonly body: BodyModel;
}

/** The body as a form or as text: two views of one text. */
export function BodyEditor({ operation, body }: Props): JSX.Element {
  const session = useSession();
  const { mediaType } = session.draft();
  const content = body.contents.find((one) => one.mediaType === mediaType);
  const hasForm = content !== undefined && ['json', 'form', 'multipart'].includes(content.kind);
  return (
    <fieldset class="part">
      <legend>Body</legend>
      <div class="toolbar">
        <MediaTypes body={body} />
        {content !== undefined && <Examples content={content} />}
        {hasForm && <Views />}
      </div>
      {content !== undefined && content.kind === 'binary' && <FileFields content={content} />}
      {hasForm && !session.view.asJson && <BodyForm operation={operation} content={content} />}
      {content !== undefined && content.kind !== 'binary' && (!hasForm || session.view.asJson) && (
        <BodyText content={content} />
      )}
      {content?.kind === 'multipart' && <FileFields content={content} />}
    </fieldset>
  );
}

function MediaTypes({ body }: { readonly body: BodyModel }): JSX.Element {
  const session = useSession();
  const { mediaType } = session.draft();
  const [only] = body.contents;
  if (body.required && body.contents.length === 1) return <code class="media">{only.mediaType}</code>;
  return (
    <select
      aria-label="Media type"
      value={mediaType ?? ''}
      onChange={(event) => {
        const { value } = event.currentTarget;
        if (value === '') session.edit({ mediaType: undefined });
        else session.refill(value);
      }}
    >
      {!body.required && <option value="">No body</option>}
      {body.contents.map((one) => (
        <option key={one.mediaType} value={one.mediaType}>
          {one.mediaType}
        </option>
      ))}
    </select>
  );
}

function Examples({ content }: { readonly content: ContentModel }): JSX.Element | null {
  const session = useSession();
  if (content.examples.length < 2) return null;
  return (
    <select
      aria-label="Fill in an example"
      value=""
      onChange={(event) => session.refill(content.mediaType, event.currentTarget.value)}
    >
      <option value="">Examples</option>
      {content.examples.map(({ name, summary }) => (
        <option key={name} value={name}>
          {summary || name}
        </option>
      ))}
    </select>
  );
}

function Views(): JSX.Element {
  const session = useSession();
  return (
    <Segments
      label="Edit the body as"
      options={[
        ['form', 'Form'],
        ['json', 'JSON'],
      ]}
      value={session.view.asJson ? 'json' : 'form'}
      onChange={(value) => session.set({ asJson: value === 'json' })}
    />
  );
}

function BodyForm({
  operation,
  content,
}: {
  readonly operation: ConsoleOperation;
  readonly content: ContentModel;
}): JSX.Element {
  const session = useSession();
  const lookup = useLookup();
  const remarks = useRemarks({ in: 'body', name: '' });
  const { body } = session.draft();
  const { value, error } = useMemo(() => draftOfText(body), [body]);
  if (error !== '') {
    return (
      <p class="remark error" id={idOf({ in: 'body', name: '' })}>
        The form cannot show this body, since it is not JSON: {error}{' '}
        <button type="button" class="link" onClick={() => session.set({ asJson: true })}>
          Edit the text
        </button>
      </p>
    );
  }
  const form: FormState = {
    lookup,
    remarks,
    set: (path, put) =>
      session.edit(
        { body: draftOfValue(withValueAt(value, path, put)).text },
        { in: 'body', name: toPointer(path) },
      ),
    suggestions: (pointer) => session.engine.suggestions(operation.id, { in: 'body', name: pointer }),
  };
  return (
    <FormContext.Provider value={form}>
      <SchemaField
        schema={lookup(content.type.pointer)}
        path={[]}
        name=""
        value={value as Json | undefined}
        required={true}
        removable={false}
      />
    </FormContext.Provider>
  );
}

/** Lines of the box of a text: not so many that the rest of the request is out of sight. */
const ROWS = { least: 6, most: 26 };

function BodyText({ content }: { readonly content: ContentModel }): JSX.Element {
  const session = useSession();
  const remarks = useRemarks({ in: 'body', name: '' });
  const { body } = session.draft();
  const isJson = ['json', 'form', 'multipart'].includes(content.kind);
  const { error } = useMemo(() => draftOfText(body), [body]);
  const id = idOf({ in: 'body', name: '' });
  return (
    <div class="text">
      <textarea
        id={id}
        class="json"
        aria-label={isJson ? 'Body as JSON' : 'Body'}
        aria-describedby={`${id}-notes`}
        aria-invalid={(isJson && error !== '') || remarks.some(({ kind }) => kind === 'error')}
        spellcheck={false}
        autocomplete="off"
        rows={Math.min(ROWS.most, Math.max(ROWS.least, body.split('\n').length))}
        value={body}
        onInput={(event) => session.edit({ body: event.currentTarget.value }, { in: 'body', name: '' })}
      />
      <div id={`${id}-notes`} class="notes">
        {isJson && error !== '' && <p class="remark error">Not JSON: {error}</p>}
        <Remarks remarks={remarks} />
      </div>
    </div>
  );
}
