import { nearest } from '../../../lib/nearest.ts';
import { ToolError } from '../../cli/errors.ts';
import { OUTPUTS, type Output, withNeeded } from './outputs.ts';

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

/**
 * The outputs that a run makes: those asked for, without those that the configuration leaves out, with all that their files import.
 *
 * @throws ToolError `usage` where what is left out is imported by what is made
 */
export function outputsToMake(asked: readonly Output[], skip: readonly string[]): readonly Output[] {
  const rows = withNeeded(asked.filter(({ name }) => !skip.includes(name)));
  const missed = rows.find(({ name }) => skip.includes(name));
  if (missed === undefined) return rows;
  const importing = rows.filter((row) => row !== missed && withNeeded([row]).includes(missed));
  const names = importing.map(({ name }) => name);
  throw new ToolError(
    'usage',
    `The configuration skips the output ${missed.name}, which these outputs import: ${names.join(', ')}.`,
    { fix: `Remove ${missed.name} from \`skip\`, or add ${names.join(', ')} to it.` },
  );
}
