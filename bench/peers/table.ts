import { join } from 'node:path';

export const RESULTS = join(import.meta.dirname, 'results.json');

export interface PeerVerdict {
  readonly verdict: 'right' | 'wrong' | 'refused' | 'not offered';
  /** The bytes that were sent, or the message of a compiler or of the tool. */
  readonly seen?: string;
}

/** The outcome of each tool for an input. */
export interface PeerOutcome {
  readonly name: string;
  readonly right: string;
  readonly reports?: string;
  readonly verdicts: Readonly<Record<string, PeerVerdict>>;
}

export interface Results {
  readonly date: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly outcomes: readonly PeerOutcome[];
}

/** The text of docs/peers.md. */
export function peersTable({ date, versions, outcomes }: Results): string {
  const tools = Object.keys(outcomes[0]?.verdicts ?? {});
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const cell = ({ verdict }: PeerVerdict) => (verdict === 'right' ? 'right' : `**${verdict}**`);
  const rows = outcomes.map(({ name, right, reports, verdicts }) =>
    line([
      `\`${name}\``,
      (reports === undefined ? right : `${right} (${reports})`).replaceAll('|', '\\|'),
      ...tools.map((tool) => cell(verdicts[tool] as PeerVerdict)),
    ]),
  );
  const sums = tools.map((tool) => {
    const right = outcomes.filter(({ verdicts }) => verdicts[tool]?.verdict === 'right').length;
    return `${right} of ${outcomes.length}`;
  });
  return `# Beside other generators

Each tool, used as its own guide recommends, got each input on ${date} (\`node bench/peers/run.ts\`). The inputs are of kinds that public bug reports are about. The output counts as right if it compiles under TypeScript 5.9 (\`strict\`) and sends the right bytes to
the right address. \`bench/peers/results.json\` has what each tool sent or printed.

- **Versions**: openapi-fetch ${versions['openapi-fetch']} with openapi-typescript ${versions['openapi-typescript']}, hey-api ${versions['@hey-api/openapi-ts']}, orval ${versions.orval}, kubb ${versions['@kubb/plugin-ts']} (kubb 5 has no plugins for types and clients yet).
- **refused**: the tool generates nothing from the description. **not offered**: the tool has no such output, or leaves it to its user.

${line(['input', 'what is right', ...tools])}
${line(['---', '---', ...tools.map(() => '---')])}
${rows.join('\n')}
${line(['', '**right**', ...sums])}
`;
}
