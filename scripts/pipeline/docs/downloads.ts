import { ToolError } from '../../cli/errors.ts';
import { withHeader } from '../emit/header.ts';
import { type Files, type Inputs, OUTPUTS, type Output } from '../make/outputs.ts';

/** The documents that the page offers to save. */
const NAMES: readonly string[] = ['openapi.yaml', 'openapi.json', 'openapi-3.0.json'];

/**
 * The documents byte for byte as `generate` makes them. What OpenAPI 3.0 cannot say costs the page that one document only.
 *
 * @param table the rows that make them, among others
 */
export async function makeDownloads(inputs: Inputs, table: readonly Output[] = OUTPUTS): Promise<Files> {
  const rows = table.filter(({ files }) => files.some((path) => NAMES.includes(path)));
  const made = await Promise.all(
    rows.map((row) =>
      row.make(inputs).catch((error: unknown): Files => {
        if (error instanceof ToolError && error.exit === 'unsupported') return {};
        throw error;
      }),
    ),
  );
  const files = Object.entries(Object.assign({}, ...made) as Files);
  return pickDownloads(
    Object.fromEntries(files.map(([path, text]) => [path, withHeader(path, text, inputs.model)])),
  );
}

/** Returns the same downloads from files that have been made already, headers included. */
export function pickDownloads(files: Files): Files {
  return Object.fromEntries(
    NAMES.flatMap((name) => (files[name] === undefined ? [] : [[name, files[name]]])),
  );
}
