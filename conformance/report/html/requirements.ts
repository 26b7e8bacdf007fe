import { number } from '../../../lib/plural.ts';
import type { Report, RequirementResult } from '../../model/report.ts';
import { EVIDENCE, OF_ROWS } from '../../model/requirement.ts';
import { groupOf, groupsOf } from '../group-of.ts';
import { SHOWN, shownStatus } from '../severity.ts';
import { html, type Markup, prose } from './markup.ts';

/** All requirements, operation by operation. Folded; the page's script makes them searchable. */
export function requirementsSection({ requirements, exchanges }: Report): Markup {
  const operations = groupsOf(requirements);
  const calls = new Map(exchanges.map(({ id }, index) => [id, index]));
  const options = (name: string, values: readonly string[]) =>
    html`<label>${name} <select name="${name.toLowerCase()}"><option value="">any</option>${values.map(
      (value) => html`<option>${value}</option>`,
    )}</select></label>`;
  return html`<section id="requirements"><h2>All requirements</h2>
<div role="search" id="filter" hidden>
<label class="search">Search <input type="search" name="search" placeholder="id, words of the statement, section" autocomplete="off" spellcheck="false"></label>
${options('Status', SHOWN)}
${options('Operation', operations)}
${options('Evidence', EVIDENCE)}
<button type="button" name="clear">Clear</button>
<output id="shown">${number(requirements.length, 'requirement')}</output>
</div>
${operations.map((operation, index) => {
  const own = requirements.filter((result) => groupOf(result) === operation);
  return html`<details class="operation" id="operation-${index}" data-operation="${operation}"><summary><code>${operation}</code> <span class="quiet">${number(own.length, 'requirement')}</span></summary>
<table><thead><tr><th>Requirement</th><th>Source</th><th>Result</th></tr></thead><tbody>
${own.map((result) => row(result, calls))}</tbody></table></details>\n`;
})}
<p id="nothing" hidden>No requirement matches.</p>
</section>`;
}

function row(result: RequirementResult, calls: ReadonlyMap<string, number>): Markup {
  const { id, section, sourceUrl, evidence, statement, notes, violations } = result;
  const status = shownStatus(result);
  const shown = [...new Set(violations.map(({ exchange }) => calls.get(exchange)))].filter(
    (index) => index !== undefined,
  );
  return html`<tr data-status="${status}" data-evidence="${evidence}"><td><code class="id">${id}</code><p>${prose(statement)}</p></td><td data-label="Source">${section.replace(OF_ROWS, '')}${sourceUrl === undefined ? undefined : html` (<code>${sourceUrl}</code>)`}, ${evidence}</td><td data-label="Result"><span class="status ${status}">${status}</span>${notes.map((note) => html`<p>${note}</p>`)}${shown.map((index) => html` <a href="#call-${index}">shown above</a>`)}</td></tr>\n`;
}
