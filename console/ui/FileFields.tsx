import type { JSX } from 'preact';
import type { ContentModel } from '../../templates/model.ts';
import { useSession } from './use-session.ts';

/** Files that a form holds beside its texts, or the file that is the body. */
export function FileFields({ content }: { readonly content: ContentModel }): JSX.Element | null {
  const session = useSession();
  const { files } = session.draft();
  const names =
    content.kind === 'binary'
      ? ['']
      : content.fields.filter(({ shape }) => shape === 'file' || shape === 'files').map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <>
      {names.map((name) => (
        <div key={name} class="field">
          <div class="name">
            <label for={`console-file-${name}`}>{name === '' ? 'File' : name}</label>
            <span class="type">file</span>
          </div>
          <div class="value">
            <input
              id={`console-file-${name}`}
              type="file"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                const { [name]: _before, ...others } = files;
                session.edit({ files: file === undefined ? others : { ...others, [name]: file } });
              }}
            />
          </div>
        </div>
      ))}
    </>
  );
}
