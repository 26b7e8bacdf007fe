import { join } from 'node:path';
import type { MeasuredRows } from '../../test/conformance/api/server-behavior.ts';
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
  /** The rows of `test/fixtures/servers/` in honest calls, and in those of faulty servers. */
  readonly behavior: readonly (Omit<MeasuredRows, 'missed'> & {
    readonly name: string;
    readonly title: string;
    readonly missed: number;
  })[];
}

const CLASSES: Readonly<Record<Exclude<FindingClass, 'true'>, string>> = {
  false: 'false accusation',
  unanswered: 'no response',
  arguable: 'arguable',
  client: 'about the request',
};

/** The text of docs/verdicts.md. */
export function verdictsTable({ date, tools, servers, behavior }: VerdictResults): string {
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
  // Differences of one server for one reason stand in one line, if the tools found the same of them.
  const groups = new Map<string, string[]>();
  for (const { name, title, said } of servers)
    for (const [index, { method, path, status, place, reason }] of (differences[name] ?? []).entries()) {
      const found = tools.map((tool) => (said[tool.name]?.found.includes(index) ? 'found' : '**missed**'));
      const where =
        place === 'media-type' ? ', media type' : /^(?:status)?$/.test(place) ? '' : `, \`${place}\``;
      const key = JSON.stringify([title, reason, ...found]);
      groups.set(key, [...(groups.get(key) ?? []), `\`${method} ${path}\` ${status}${where}`]);
    }
  const rows = [...groups].map(([key, places]) => {
    const [title = '', reason = '', ...found] = JSON.parse(key) as string[];
    const [first = '', ...more] = places;
    const others = more.length > 0 ? `, and ${more.length} more` : '';
    return line([title, `${first}${others}`, reason, ...found]);
  });
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

A person decided what is right by reading the descriptions and the responses: for the last four only at places that one of the tools had named. Each finding of a tool is one of these:

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

Each finding counts once for each call and place. All descriptions were given without their prose. Five of them are written in Swagger 2.0, which Redocly drift does not read, so it got the OpenAPI 3.1 that \`generate --only openapi\` makes of them.
Docker Engine and Netdata were chosen after this project's checks were finished; etcd and JupyterHub are first runs, and nothing was changed after them. JupyterHub has 33 of the ${all} places: one description of a user is used by five operations.
Prism's process ends at each error of etcd, whose header announces a trailer. It was started again each time.

## Behavior

[Requirements](behavior.md) for eight servers were written from their documentation. They are checked in honest calls, and in the calls of servers that break one requirement each.

${head(['Server', 'Requirements', 'Honest calls', 'Broken by the server', 'Wrongly accused', 'Seeded faults', 'Found'])}
${behavior.map(({ title, rows, calls, differences, accused, faults, missed }) => line([title, rows, calls, differences, accused, faults, faults - missed])).join('\n')}

In the first run, 2 of 52 requirements for etcd and JupyterHub accused wrongly, and 4 with \`--complete\`: bytes, which JSON holds in base64, are sorted as bytes; a number may come back as a text; and two were about requests that lack a value in their body, which a row could not say. All of them are corrected.
Faults that were not found leave the verdict open: a server may refuse a weak version, and a first page may not say whether another one follows.

## The disagreements

${head(['Server', 'Response', 'What differs', ...tools.map(({ name }) => name)])}
${rows.join('\n')}

## All other findings

${head(['Tool', 'Kind', 'Why', 'Count', 'For example'])}
${kinds.join('\n')}
`;
}
