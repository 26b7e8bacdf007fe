import { ToolError } from '../../../cli/errors.ts';

/** Makes the error for a construct that a maker cannot express. The bundled document has no lines, so the place is a pointer. */
export function unsupported(message: string, pointer: string, fix: string): ToolError {
  return new ToolError('unsupported', message, { place: { file: 'the bundled description', pointer }, fix });
}
