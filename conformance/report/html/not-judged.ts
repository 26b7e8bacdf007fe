import { number } from '../../../lib/plural.ts';
import { isSuccess } from '../../model/exchange.ts';
import type { Report } from '../../model/report.ts';
import { type Group, groupByReason } from '../not-judged.ts';
import { html, type Markup, prose } from './markup.ts';

/** Requirements that were selected but could not be judged, calls that were not made, and requirements that were not selected. */
export function notJudgedSection({ requirements, exchanges, notSent }: Report): Markup {
  const open = groupByReason(requirements, 'inconclusive');
  const skipped = groupByReason(requirements, 'skipped');
  return html`<section id="not-judged"><h2>What was not checked, and why</h2>
${open.length === 0 ? html`<p>Every selected requirement could be checked.</p>` : groups(open, 'inconclusive')}
${unsuccessful(exchanges)}
${
  notSent.length === 0
    ? undefined
    : html`<h3>Calls that were not made</h3><ul>${notSent.map(
        ({ id, operation, reason }) =>
          html`<li><code>${operation}</code> <span class="quiet">${id}</span>: ${reason}</li>`,
      )}</ul>`
}
${skipped.length === 0 ? undefined : html`<h3>Skipped, which is not a pass</h3>${groups(skipped, 'skipped')}`}
</section>`;
}

/** A refusal is not a violation, but its response explains what to do about it. */
function unsuccessful(exchanges: Report['exchanges']): Markup | undefined {
  const found = exchanges.flatMap((exchange, index) => {
    const { purpose, operation, response, failure } = exchange;
    if (response !== undefined && isSuccess(response)) return [];
    const end = response === undefined ? (failure ?? 'no response') : `returned ${response.status}`;
    return [html`<li><a href="#call-${index}">${purpose}</a> <code>${operation}</code>: ${end}</li>\n`];
  });
  return found.length === 0 ? undefined : html`<h3>Unsuccessful calls</h3><ul>${found}</ul>`;
}

function groups(all: readonly Group[], status: string): Markup {
  return html`<ul class="groups">${all.map(
    ({
      operation,
      reason,
      results,
    }) => html`<li><p><span class="status ${status}">${status}</span> <code>${operation}</code>: ${prose(reason)}</p>
<details><summary>${number(results.length, 'requirement')}</summary><ul>${results.map(
      ({ id }) => html`<li><code>${id}</code></li>`,
    )}</ul></details></li>\n`,
  )}</ul>`;
}
