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
    Object.entries(CLASSES).flatMap(([is, words]) => {
      const found = servers.flatMap(({ title, said }) =>
        (said[name]?.kinds ?? []).filter((kind) => kind.is === is).map((kind) => ({ title, ...kind })),
      );
      return [...new Set(found.map(({ reason }) => reason))].map((reason) => {
        const those = found.filter((one) => one.reason === reason);
        const counts = those.map(({ title, count }) => `${title}: ${count}`).join(', ');
        return line([name, words, reason, counts, `\`${those[0]?.text}\``]);
      });
    }),
  );
  const calls = servers.map(({ title, calls }) => `${title} (${calls} calls)`);
  return `# Verdicts beside other tools

A server and its description do not always agree. Three tools that compare them got the same recorded calls of ${servers.length} real servers, each with the description of its own version:
${calls.join(', ')}. The client means no harm and makes some mistakes. \`node bench/verdicts/run.ts\` measured this on ${date}.

A person decided what is right by reading the descriptions and the responses: for the last two only at places that one of the tools had named. Each finding of a tool is one of these:

| Finding | Meaning |
| --- | --- |
| found | one of the ${all} places where server and description disagree, whichever of the two is wrong |
| false accusation | the server does what its description allows |
| no response | the client gets no response through the tool, although the server sends one |
| arguable | the description is silent, or its format cannot say what its prose says |
| about the request | the client sent something that the description does not allow; the server is not accused |

${head(['Tool', 'Found', 'Missed', 'False accusations', 'No response', 'Arguable', 'About the request'])}
${sums.join('\n')}

${tools.map(({ name, version, command }) => `- ${`${name} ${version}`.trim()}: ${command}`).join('\n')}

Each finding counts once for each call and place. All descriptions were given without their prose. Four of them are written in Swagger 2.0, which Redocly drift does not read, so it got the OpenAPI 3.1 that \`generate --only openapi\` makes of them.
Docker Engine and Netdata were chosen after this project's checks were finished.

## The disagreements

${head(['Server', 'Response', 'What differs', ...tools.map(({ name }) => name)])}
${rows.join('\n')}

## All other findings

${head(['Tool', 'Kind', 'Why', 'Count', 'For example'])}
${kinds.join('\n')}
`;
}
