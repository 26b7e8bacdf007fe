import type { JsonObject } from '../../lib/json.ts';
import type { RenameModel } from '../../templates/model.ts';
import type { Place } from '../cli/errors.ts';
import { ToolError } from '../cli/errors.ts';
import { int64Places } from './document/int64-places.ts';
import type { LooseNote } from './loosen/note.ts';
import type { Inputs, SkippedOutput } from './make/outputs.ts';
import { atAuthoredPlace, authoredPlace } from './read/authored.ts';
import type { Description } from './read/load.ts';
import { toPlace } from './read/place.ts';

/** A user of generated files has to know this about them, beside their names. */
export interface GenerateReport {
  readonly renames: readonly RenameModel[];
  /** The schemas that accept more than the description says; places for the first `PLACES`. */
  readonly loose: readonly { readonly message: string; readonly place: Place | undefined }[];
  /** Pages that the description describes in a way that cannot be followed. */
  readonly unusablePages: readonly { readonly message: string; readonly place: Place | undefined }[];
  /** 64-bit integers, which numbers of JavaScript hold exactly up to 2 to the power of 53: how many fields have them, and where the first are. */
  readonly int64: { readonly fields: number; readonly places: readonly Place[] };
  readonly skipped: readonly {
    readonly output: string;
    readonly reason: string;
    readonly place: Place | undefined;
    readonly fix: string | undefined;
  }[];
}

/** A place is looked up in all of the author's files, which takes time where they are large. */
const PLACES = 100;

/** The note on 64-bit integers, which are often the identifiers of everything. */
const INT64_PLACES = 3;

export async function reportOf(
  description: Description,
  {
    bundle,
    model,
    notes,
    unusablePages,
    skipped,
  }: Pick<Inputs, 'bundle' | 'model'> & {
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
    place: index < PLACES ? await placeOf(description, pointer) : undefined,
  });
  const without = skipped.map(async ({ output, error }) => {
    const shown = await atAuthoredPlace(error, description);
    const { message, place, fix } = shown instanceof ToolError ? shown : error;
    return { output, reason: message, place, fix };
  });
  const long = model.int64 === undefined ? int64Places(bundle.document as JsonObject) : [];
  const first = long.slice(0, INT64_PLACES).map((pointer) => placeOf(description, pointer));
  return {
    int64: { fields: long.length, places: await Promise.all(first) },
    renames: model.renames,
    loose: [...upgraded, ...(await Promise.all(once.map(withPlace)))],
    unusablePages: await Promise.all(unusablePages.map(withPlace)),
    skipped: await Promise.all(without),
  };
}

async function placeOf(description: Description, pointer: string): Promise<Place> {
  return (await authoredPlace(description, pointer)) ?? { file: 'the bundled description', pointer };
}
