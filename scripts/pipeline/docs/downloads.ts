import { withHeader } from '../header.ts';
import { type Files, type Inputs, makeFiles, OUTPUTS } from '../outputs.ts';

/** The documents that the page offers to save. */
const NAMES: readonly string[] = ['openapi.yaml', 'openapi.json', 'openapi-3.0.json'];

/** The documents byte for byte as `generate` makes them. */
export async function makeDownloads(inputs: Inputs): Promise<Files> {
  const rows = OUTPUTS.filter(({ files }) => files.some((path) => NAMES.includes(path)));
  return pickDownloads(
    Object.fromEntries(
      Object.entries(await makeFiles(rows, inputs)).map(([path, text]) => [
        path,
        withHeader(path, text, inputs.model),
      ]),
    ),
  );
}

/** The same from files that have been made already, headers included. */
export function pickDownloads(files: Files): Files {
  return Object.fromEntries(
    NAMES.flatMap((name) => (files[name] === undefined ? [] : [[name, files[name]]])),
  );
}
