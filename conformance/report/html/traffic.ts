import { number } from '../../../lib/plural.ts';
import type { Report } from '../../model/report.ts';
import { isOtherApi } from '../is-other-api.ts';
import { trafficTitle } from '../section-words.ts';
import { html, type Markup } from './markup.ts';

/** Other calls that are listed. */
const MAX_OTHERS = 50;

/** Shows where recorded calls are from, and which properties they have shown. */
export function trafficSection(report: Report): Markup | undefined {
  const { traffic } = report;
  if (traffic === undefined) return undefined;
  const { sources, deployments, from, to, operations, others, coverage } = traffic;
  const isOther = isOtherApi(report);
  return html`<section id="traffic"><h2>${trafficTitle(report)}</h2>
<p>${number(
    sources.reduce((sum, { calls }) => sum + calls, 0),
    'call',
  )} in ${sources.map(({ name }) => name).join(', ')}${from === undefined ? '' : `, from ${from} to ${to}`}. Deployments: ${deployments.map(({ baseUrl, calls }) => `${baseUrl} (${calls})`).join(', ') || 'none'}.</p>
<div class="wide"><table class="counts"><thead><tr><th>Operation</th><th>Calls</th><th>Successes</th><th>Refused</th><th>Without a response</th>${isOther ? html`<th>Described statuses</th>` : html`<th>Properties of requests</th><th>Properties of responses</th>`}</tr></thead><tbody>
${operations.map(({ operation, calls, succeeded, refused, failed }) => {
  const shown = (side: 'request' | 'response') => {
    const all = coverage.filter((one) => one.operation === operation && one.side === side);
    return all.length === 0 ? 'none' : `${all.filter((one) => one.shown > 0).length} of ${all.length}`;
  };
  const statuses = Object.entries(refused).map(([status, count]) => `${status}: ${count}`);
  return html`<tr><th scope="row"><code>${operation}</code></th><td>${calls.toLocaleString('en')}</td><td>${succeeded.toLocaleString('en')}</td><td>${statuses.join(', ') || '0'}</td><td>${failed.toLocaleString('en')}</td>${isOther ? undefined : html`<td>${shown('request')}</td>`}<td>${shown('response')}</td></tr>\n`;
})}</tbody></table></div>
<details><summary>How often each ${isOther ? 'status' : 'property'} was there</summary><div class="wide"><table class="counts"><thead><tr><th>${isOther ? 'Status' : 'Property'}</th><th>In</th><th>Shown</th><th>Of</th></tr></thead><tbody>
${coverage.map(
  ({ operation, side, path, shown, of }) =>
    html`<tr><th scope="row"><code>${path}</code></th><td>${side} of <code>${operation}</code></td><td class="${shown === 0 ? 'none' : ''}">${shown.toLocaleString('en')}</td><td>${of.toLocaleString('en')}</td></tr>\n`,
)}</tbody></table></div></details>
${
  others.length === 0
    ? undefined
    : html`<details><summary>Calls outside of the operations</summary><ul>${others
        .slice(0, MAX_OTHERS)
        .map(
          ({ what, count }) => html`<li><code>${what}</code>: ${count.toLocaleString('en')}</li>\n`,
        )}</ul></details>`
}
</section>`;
}
