import { shellQuote } from '../../../lib/shell.ts';
import type { Report, ReportScenario } from '../../model/report.ts';
import { html, type Markup } from './markup.ts';

/** The runs of a client, and how to see each again. */
export function runsSection({ scenarios = [] }: Report): Markup {
  return html`<section id="runs"><h2>Runs of the client</h2>
<p>Each run has a bank of its own. To see one again, start the sandbox, post its faults, and start the client.</p>
<table><thead><tr><th>Run</th><th>Calls</th><th>End</th></tr></thead><tbody>
${scenarios.map(row)}</tbody></table>
</section>`;
}

function row({ id, title, faults, rewriting, end, calls }: ReportScenario): Markup {
  return html`<tr><td><code class="id">${id}</code><p>${title}</p>${rewriting === undefined ? undefined : html`<p>${rewriting}</p>`}${
    faults.length === 0
      ? undefined
      : html`<details><summary>Commands</summary><pre>${faults.map((fault) => `${commandOf(fault)}\n`)}</pre></details>`
  }</td><td data-label="Calls">${String(calls)}</td><td data-label="End">${end}</td></tr>\n`;
}

/** The command for a POSIX shell, with the address of the sandbox. */
function commandOf(fault: ReportScenario['faults'][number]): string {
  const body = shellQuote(JSON.stringify(fault));
  return `curl -sS "$BANKING_BASE_URL/_sandbox/faults" -H 'content-type: application/json' --data ${body}`;
}
