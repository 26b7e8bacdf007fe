import { nearest } from '../../../lib/nearest.ts';
import { ToolError } from '../../cli/errors.ts';
import { OUTPUTS, type Output } from './outputs.ts';

/**
 * Rows of the table by name, in the order of the table. Each word may hold several names with commas.
 *
 * @throws ToolError `usage` for a name that is not in the table, with the nearest one
 */
export function outputsNamed(words: readonly string[]): Output[] {
  const names = words.flatMap((word) => word.split(',')).map((name) => name.trim());
  const known = OUTPUTS.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    const near = nearest(unknown, known);
    throw new ToolError('usage', `There is no output called ${JSON.stringify(unknown)}.`, {
      fix: `${near === undefined ? '' : `Did you mean ${near}? `}The outputs are: ${known.join(', ')}.`,
    });
  }
  return OUTPUTS.filter(({ name }) => names.includes(name));
}
