import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jsonFile } from '../../lib/json-text.ts';
import { FINDS, measureRows } from '../../test/conformance/api/server-behavior.ts';
import { differences } from '../../test/servers/differences.ts';
import { servers } from '../../test/servers/servers.ts';
import { type CallText, readFinding, type ToolFinding } from './findings.ts';
import { type Said, VERDICT_RESULTS, type VerdictResults, verdictsTable } from './table.ts';
import type { HarEntry } from './through-prism.ts';
import { VERDICT_TOOLS } from './tools.ts';

/**
 * Judges the recordings of `test/fixtures/servers/` by this project, Prism's proxy and Redocly's drift: `node bench/verdicts/run.ts` writes `results.json` and docs/verdicts.md. Needs no network. A finding that nobody has
 * read yet ends the run: it is added to the list of differences or to the readings in `findings.ts`, after a look at the description and the response.
 */

const FIXTURES = join(import.meta.dirname, '../../test/fixtures/servers');

const judged: VerdictResults['servers'][number][] = [];
for (const name of Object.keys(differences)) {
  const har = join(FIXTURES, `${name}.har`);
  const description = join(FIXTURES, `${name}.json`);
  const { entries } = (JSON.parse(readFileSync(har, 'utf8')) as { log: { entries: HarEntry[] } }).log;
  const described = JSON.parse(readFileSync(description, 'utf8')) as {
    swagger?: string;
    basePath?: string;
    servers?: { url: string }[];
  };
  const serverPath = new URL(described.servers?.[0]?.url ?? '', 'http://127.0.0.1').pathname;
  const base = (described.basePath ?? serverPath).replace(/\/$/, '');
  const calls = entries.map(({ request, response }): CallText => {
    const { pathname } = new URL(request.url);
    return `${request.method} ${pathname.slice(base.length)} ${response.status}`;
  });
  const { origin } = new URL(entries[0]?.request.url ?? '');
  const said: Record<string, Said> = {};
  for (const tool of VERDICT_TOOLS) {
    const folder = mkdtempSync(join(tmpdir(), 'verdicts-'));
    said[tool.name] = saidOf(
      name,
      calls,
      await tool.findings({
        har,
        entries,
        description,
        isSwagger: described.swagger !== undefined,
        origin,
        base,
        folder,
      }),
    );
    rmSync(folder, { recursive: true, force: true });
  }
  judged.push({ name, title: servers[name]?.title ?? name, calls: entries.length, said });
}
const behavior = [];
for (const name of Object.keys(FINDS)) {
  const { missed, ...counts } = await measureRows(name);
  behavior.push({ name, title: servers[name]?.title ?? name, ...counts, missed: missed.length });
}
const results: VerdictResults = {
  date: new Date().toISOString().slice(0, 10),
  tools: VERDICT_TOOLS.map(({ name, version, command }) => ({ name, version, command })),
  servers: judged,
  behavior,
};
writeFileSync(VERDICT_RESULTS, jsonFile(results));
const page = verdictsTable(results);
writeFileSync(join(import.meta.dirname, '../../docs/verdicts.md'), page);
const table = page.slice(page.indexOf('| Tool'));
console.log(table.slice(0, table.indexOf('\n\n')));

function saidOf(server: string, calls: readonly CallText[], findings: readonly ToolFinding[]): Said {
  const found = new Set<number>();
  const kinds = new Map<string, Said['kinds'][number]>();
  for (const finding of findings) {
    const { is, reason, difference } = readFinding(server, calls[finding.call] as CallText, finding);
    if (difference !== undefined) {
      found.add(difference);
      continue;
    }
    const before = kinds.get(reason);
    kinds.set(reason, {
      ...{ is, reason, text: before?.text ?? finding.text.slice(0, 120) },
      count: (before?.count ?? 0) + finding.count,
    });
  }
  return { found: [...found].sort((one, other) => one - other), kinds: [...kinds.values()] };
}
