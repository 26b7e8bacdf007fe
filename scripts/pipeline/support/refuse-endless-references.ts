import type { JsonObject } from '../../../lib/json.ts';
import { ToolError } from '../../cli/errors.ts';
import { withoutEndlessReferences } from '../loosen/endless-references.ts';

/**
 * Stops a bundled document with schemas that are applied to the same value again and again.
 *
 * @throws ToolError `unsupported` with places in the bundle, further ones in `others`
 */
export function refuseEndlessReferences(bundled: JsonObject): void {
  const pointers: string[] = [];
  withoutEndlessReferences(bundled, ({ pointer }) => pointers.push(pointer));
  const [first, ...others] = pointers.map(
    (pointer) =>
      new ToolError('unsupported', 'The schema contains itself, so checking a value would never end.', {
        place: { file: 'the bundled description', pointer },
        fix: 'Move what is common into a schema of its own, which each of them refers to; or leave out `--strict` to have one of the references left out.',
      }),
  );
  if (first === undefined) return;
  const { message, place, fix } = first;
  throw new ToolError('unsupported', message, { ...(place && { place }), ...(fix && { fix }), others });
}
