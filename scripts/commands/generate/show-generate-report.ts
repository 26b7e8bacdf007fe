import type { Context } from '../../cli/command.ts';
import type { Place } from '../../cli/errors.ts';
import type { GenerateReport } from '../../pipeline/generate-report.ts';

/** The number of entries of a kind that are shown; `--json` has all. */
const SHOWN = 8;

/** Shows what was skipped, what is looser than described, and what has another name in code. */
export function showGenerateReport(
  { skipped, loose, unusablePages, renames, int64 }: GenerateReport,
  context: Context,
): void {
  for (const { output, reason, place } of skipped) {
    context.warn(`The output ${output} is skipped: ${reason}${place === undefined ? '' : ` (${at(place)})`}`);
  }
  for (const { message, place } of unusablePages.slice(0, SHOWN))
    context.warn(`${message}${place === undefined ? '' : ` (${at(place)})`}`);
  more(unusablePages.length, context);
  if (loose.length > 0) {
    context.info(`${count(loose.length, 'place')} accepted more loosely than described:`);
    for (const { message, place } of loose.slice(0, SHOWN)) {
      context.info(`  ${place === undefined ? '' : `${at(place)}: `}${message}`);
    }
    more(loose.length, context);
  }
  if (int64.fields > 0) {
    const first = int64.places.map(at).join(', ');
    const rest = int64.fields > int64.places.length ? ', and more' : '';
    context.info(
      `${count(int64.fields, 'field')} a 64-bit integer (${first}${rest}): beyond ${Number.MAX_SAFE_INTEGER} a number of JavaScript loses digits.`,
    );
  }
  if (renames.length > 0) {
    context.info(
      `${count(renames.length, 'name')} different in code (set them with \`names\` in the configuration file):`,
    );
    for (const { from, to } of renames.slice(0, SHOWN)) context.info(`  ${from} -> ${to}`);
    more(renames.length, context);
  }
}

function at({ file, line, column, pointer = '' }: Place): string {
  return line === undefined ? `${file} ${pointer}` : `${file}:${line}:${column}`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? ' is' : 's are'}`;
}

function more(number: number, context: Context): void {
  if (number > SHOWN) context.info(`  and ${number - SHOWN} more; --json lists all`);
}
