import type { ApiModel, ContentModel } from '../../../templates/model.ts';
import { ToolError } from '../../cli/errors.ts';

/**
 * Stops a description whose 64-bit integers cannot all be read as strings and written as numbers.
 *
 * @throws ToolError `unsupported` with the place in the bundle
 */
export function refuseInt64({ operations, webhooks }: ApiModel): void {
  for (const { body, responses } of [...operations, ...webhooks]) {
    const contents = [...(body?.contents ?? []), ...responses.flatMap((response) => response.contents)];
    const found = contents.find(isBeyond);
    if (found === undefined) continue;
    throw new ToolError(
      'unsupported',
      `64-bit integers in ${found.mediaType} cannot be strings: only those of JSON, of parameters and of plain fields of forms can.`,
      {
        place: { file: 'the bundled description', pointer: found.type.pointer },
        fix: 'Generate without --int64 string.',
      },
    );
  }
}

function isBeyond({ kind, int64 }: ContentModel): boolean {
  if (int64 === undefined || kind !== 'multipart') return false;
  // A field that is an object is a part of JSON.
  const fields = typeof int64 === 'object' && int64.u === undefined ? Object.values(int64.p ?? {}) : [false];
  return fields.some((field) => field !== true);
}
