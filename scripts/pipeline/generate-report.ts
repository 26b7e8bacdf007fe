import type { RenameModel } from '../../templates/model.ts';
import type { Place } from '../cli/errors.ts';
import { ToolError } from '../cli/errors.ts';
import type { LooseNote } from './loosen/note.ts';
import type { Inputs, SkippedOutput } from './make/outputs.ts';
import { atAuthoredPlace, authoredPlace } from './read/authored.ts';
import type { Description } from './read/load.ts';
import { toPlace } from './read/place.ts';

/** What a user of generated files has to know about them, beside their names. */
export interface GenerateReport {
  readonly renames: readonly RenameModel[];
  /** What accepts more than the description says; places for the first `PLACES`. */
  readonly loose: readonly { readonly message: string; readonly place: Place | undefined }[];
  /** Pages that the description describes in a way that cannot be followed. */
  readonly unusablePages: readonly { readonly message: string; readonly place: Place | undefined }[];
  readonly skipped: readonly {
    readonly output: string;
    readonly reason: string;
    readonly place: Place | undefined;
    readonly fix: string | undefined;
  }[];
}

/** A place is looked up in all of the author's files, which takes time where they are large. */
const PLACES = 100;

export async function reportOf(
  description: Description,
  {
    model,
    notes,
    unusablePages,
    skipped,
  }: Pick<Inputs, 'model'> & {
    readonly notes: readonly LooseNote[];
    readonly unusablePages: readonly LooseNote[];
    readonly skipped: readonly SkippedOutput[];
  },
): Promise<GenerateReport> {
  const upgraded = description.notes.map(({ source, pointer, message }, index) => ({
    message,
    place: index < PLACES ? toPlace({ source, pointer, reportOnKey: true }, description.cwd) : undefined,
  }));
  const once = [...new Map(notes.map((note) => [`${note.pointer} ${note.message}`, note])).values()];
  const withPlace = async ({ pointer, message }: LooseNote, index: number) => ({
    message,
    place:
      index < PLACES
        ? ((await authoredPlace(description, pointer)) ?? { file: 'the bundled description', pointer })
        : undefined,
  });
  const without = skipped.map(async ({ output, error }) => {
    const shown = await atAuthoredPlace(error, description);
    const { message, place, fix } = shown instanceof ToolError ? shown : error;
    return { output, reason: message, place, fix };
  });
  return {
    renames: model.renames,
    loose: [...upgraded, ...(await Promise.all(once.map(withPlace)))],
    unusablePages: await Promise.all(unusablePages.map(withPlace)),
    skipped: await Promise.all(without),
  };
}
