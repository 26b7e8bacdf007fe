import { join } from 'node:path';
import { differences } from '../../test/servers/differences.ts';
import type { FindingClass } from './findings.ts';

export const VERDICT_RESULTS = join(import.meta.dirname, 'results.json');

/** The findings of a tool about a server's calls. */
export interface Said {
  /** Positions in the list of differences. */
  readonly found: readonly number[];
  /** Its other findings, by how they were read. */
  readonly kinds: readonly {
    readonly is: FindingClass;
    readonly reason: string;
    /** One of the texts. */
    readonly text: string;
    readonly count: number;
  }[];
}

export interface VerdictResults {
  readonly date: string;
  readonly tools: readonly { readonly name: string; readonly version: string; readonly command: string }[];
  readonly servers: readonly {
    readonly name: string;
    readonly title: string;
    readonly calls: number;
    /** The results by the name of a tool. */
    readonly said: Readonly<Record<string, Said>>;
  }[];
}

const CLASSES: Readonly<Record<Exclude<FindingClass, 'true'>, string>> = {
  false: 'false accusation',
  unanswered: 'no response',
  arguable: 'arguable',
  client: 'about the request',
};

/** The text of docs/verdicts.md. */
export function verdictsTable({ date, tools, servers }: VerdictResults): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => `${cell}`.replaceAll('|', '\\|')).join(' | ')} |`;
  const head = (cells: readonly string[]) => `${line(cells)}\n${line(cells.map(() => '---'))}`;
  const all = servers.flatMap(({ name }) => differences[name] ?? []).length;
  const saidBy = (tool: string) => servers.map(({ said }) => said[tool] as Said);
  const countOf = (tool: string, is: FindingClass) =>
    saidBy(tool)
      .flatMap(({ kinds }) => kinds)
      .filter((kind) => kind.is === is)
      .reduce((sum, { count }) => sum + count, 0);
  const sums = tools.map(({ name, version }) => {
    const found = saidBy(name).reduce((sum, one) => sum + one.found.length, 0);
    const others = Object.keys(CLASSES).map((is) => countOf(name, is as FindingClass));
    return line([`${name} ${version}`.trim(), `${found} of ${all}`, all - found, ...others]);
  });
  const rows = servers.flatMap(({ name, title, said }) =>
    (differences[name] ?? []).map(({ method, path, status, place, reason }, index) =>
      line([
        title,
        `\`${method} ${path}\` ${status}${place === '' || place === 'status' ? '' : place === 'media-type' ? ', media type' : `, \`${place}\``}`,
        reason,
        ...tools.map((tool) => (said[tool.name]?.found.includes(index) ? 'found' : '**missed**')),
      ]),
    ),
  );
  const kinds = tools.flatMap(({ name }) =>
    Object.entries(CLASSES).flatMap(([is, words]) =>
      servers.flatMap(({ title, said }) =>
        (said[name]?.kinds ?? [])
          .filter((kind) => kind.is === is)
          .map(({ count, text, reason }) => line([name, words, title, count, `\`${text}\``, reason])),
      ),
    ),
  );
  const calls = servers.map(({ title, calls }) => `${title} (${calls} calls)`);
  return `# Verdicts beside other tools

A server and its description do not always agree. Three tools that compare them were given the same recorded calls of five real servers, each with the description of its own version:
${calls.join(', ')}. The calls are those of an honest client, with some mistakes that a client makes. \`node bench/verdicts/run.ts\` measured this on ${date}.

A person decided what is right, by reading the descriptions and the responses: for the last two only at places that one of the tools had named. Each finding of a tool is then one of these:

- **Found**: one of the ${all} places where server and description formally disagree. Which of the two is wrong is another question.
- **False accusation**: the server does what its description allows.
- **Arguable**: the description is silent, or its format cannot say what its prose says. Neither is wrong.
- **About the request**: the client sent something that the description does not allow, and the tool says so. The server is not accused.
- **No response**: a client gets no response through the tool, although the server sends one.

${head(['Tool', 'Found', 'Missed', 'False accusations', 'No response', 'Arguable', 'About the request'])}
${sums.join('\n')}

${tools.map(({ name, version, command }) => `- ${`${name} ${version}`.trim()}: ${command}`).join('\n')}

Each finding counts once for each call and place. Redocly drift reads no Swagger 2.0, in which four of the descriptions are written. It was given the OpenAPI 3.1 that \`generate --only openapi\` makes of them.
Docker Engine and Netdata were chosen after the judge of this project was finished.
All descriptions were given without their prose.

## The disagreements

${head(['Server', 'Response', 'What differs', ...tools.map(({ name }) => name)])}
${rows.join('\n')}

## Everything else that was said

${head(['Tool', 'Kind', 'Server', 'Count', 'For example', 'Why it counts so'])}
${kinds.join('\n')}
`;
}
