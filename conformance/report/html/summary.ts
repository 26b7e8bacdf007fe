import { number } from '../../../lib/plural.ts';
import type { Report, RequirementResult } from '../../model/report.ts';
import { groupOf, groupsOf, subjectOf } from '../group-of.ts';
import { isOtherApi } from '../is-other-api.ts';
import { type Shown, shownStatus } from '../severity.ts';
import { decisive, verdictWords } from '../verdict-words.ts';
import { html, type Markup } from './markup.ts';

const KINDS = [
  'passed',
  'violated',
  'warning',
  'waived',
  'inconclusive',
  'skipped',
] as const satisfies Shown[];

const OWN =
  'A requirement is a fact from the source, the document that the API description was written from. What the source leaves open is never a violation.';
const OTHER =
  'A requirement is what the description says about responses, or a row that was written beside it. What neither of them says is never a violation.';

/** The verdict in words, and how much it rests on. */
export function summarySection(report: Report): Markup {
  const { run, requirements } = report;
  const { title, reasons } = verdictWords(report);
  const operations = groupsOf(requirements);
  const kinds = KINDS.filter((kind) => requirements.some((one) => shownStatus(one) === kind));
  return html`<header class="verdict ${decisive(report)}">
<p class="quiet">Conformance of <strong>${subjectOf(run)}</strong> on ${run.startedAt.slice(0, 16).replace('T', ' ')} UTC</p>
<h1>${title}</h1>
${reasons.map((reason) => html`<p>${reason}</p>\n`)}</header>
<section id="counts"><h2>What was checked</h2>
${bar(requirements, kinds)}
<div class="wide"><table class="counts"><thead><tr><th>Operation</th>${kinds.map(
    (kind) => html`<th><span class="status ${kind}">${kind}</span></th>`,
  )}</tr></thead><tbody>
${operations.map(
  (operation, index) =>
    html`<tr><th scope="row"><code>${operation}</code></th>${cells(
      requirements.filter((result) => groupOf(result) === operation),
      kinds,
      { href: `#operation-${index}`, operation },
    )}</tr>\n`,
)}</tbody><tfoot><tr><th scope="row">All</th>${cells(requirements, kinds, { href: '#requirements', operation: '' })}</tr></tfoot></table></div>
<p class="quiet">${number(requirements.length, 'requirement')}, ${number(report.counts.exchanges, 'call')}, ${(run.durationMs / 1000).toFixed(1)} seconds. ${isOtherApi(report) ? OTHER : OWN}</p>
</section>`;
}

/** Each number leads to its rows, which the page's script filters. */
function cells(
  results: readonly RequirementResult[],
  kinds: readonly Shown[],
  { href, operation }: { readonly href: string; readonly operation: string },
): Markup[] {
  return kinds.map((kind) => {
    const count = results.filter((one) => shownStatus(one) === kind).length;
    if (count === 0) return html`<td class="none">0</td>`;
    return html`<td class="${kind}"><a href="${href}" data-operation="${operation}" data-status="${kind}">${count.toLocaleString('en')}</a></td>`;
  });
}

/** The table below has the figures. */
function bar(results: readonly RequirementResult[], kinds: readonly Shown[]): Markup {
  let from = 0;
  const parts = kinds.map((kind) => {
    const count = results.filter((one) => shownStatus(one) === kind).length;
    const part = html`<rect class="${kind}" x="${from}" y="0" width="${count}" height="1"/>`;
    from += count;
    return part;
  });
  return html`<svg class="bar" viewBox="0 0 ${Math.max(results.length, 1)} 1" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}
