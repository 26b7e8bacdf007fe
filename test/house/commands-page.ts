/** The tables of `docs/commands.md`, made of what `--help` prints. `npm run docs:numbers` writes them, and a test compares. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_CODES } from '../../scripts/cli/exit-codes.ts';
import { GLOBALS } from '../../scripts/cli/program.ts';
import { COMMANDS } from '../../scripts/commands/index.ts';
import { headingsOf } from './anchors.ts';
import { ROOT, read } from './files.ts';

export const COMMANDS_PAGE = 'docs/commands.md';

/** The page with its tables as they should be. A table stands below `<!-- made of --help: NAME -->`, until the next empty line. */
export async function commandsPage(page: string): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const tables: Readonly<Record<string, readonly string[]>> = {
    commands: [
      '| command | what it does | guide |',
      '|---|---|---|',
      ...commands.map(({ name, summary, guide }) => `| \`${name}\` | ${summary} | ${linkTo(guide)} |`),
    ],
    flags: [
      '| flag | meaning |',
      '|---|---|',
      ...GLOBALS.map(([flags, meaning]) => `| \`${flags}\` | ${meaning} |`),
    ],
    'exit codes': [
      '| code | name | meaning |',
      '|---|---|---|',
      ...Object.entries(EXIT_CODES).map(
        ([name, { code, meaning }]) => `| ${code} | \`${name}\` | ${meaning} |`,
      ),
    ],
  };
  return page.replace(
    /(<!-- made of --help: ([a-z ]+) -->\n)(?:.+\n)*/g,
    (_, marker: string, name: string) => `${marker}${(tables[name] ?? []).join('\n')}\n`,
  );
}

/** @param guide as in a command: `docs/traffic.md#parts` */
function linkTo(guide: string): string {
  const [page = '', anchor] = guide.split('#');
  const headings = headingsOf(page);
  const title = anchor === undefined ? [...headings.values()][0] : headings.get(anchor);
  return `[${title}](${guide.replace(/^docs\//, '')})`;
}

if (import.meta.main) writeFileSync(join(ROOT, COMMANDS_PAGE), await commandsPage(read(COMMANDS_PAGE)));
