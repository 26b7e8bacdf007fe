import type { Report } from '../../model/report.ts';
import { outlived } from '../waiver-of.ts';
import { html, type Markup } from './markup.ts';

/** The operator's waivers and their states. Nothing where there are none. */
export function waiversSection({ waivers }: Report): Markup | undefined {
  if (waivers.length === 0) return undefined;
  return html`<section id="waivers"><h2>Waivers</h2>
<table><thead><tr><th>Requirement</th><th>State</th><th>Until</th><th>Reason</th></tr></thead><tbody>
${waivers.map((waiver) => {
  const { requirement, pointer, reason, expires, state } = waiver;
  const gone = outlived(waiver);
  return html`<tr><td><code class="id">${requirement}</code>${pointer === undefined ? undefined : html`<p>only at <code>${pointer}</code></p>`}</td>
<td data-label="State"><span class="status ${gone === undefined ? 'waived' : 'violated'}">${state}</span>${gone === undefined ? undefined : html`<p>${gone}</p>`}</td>
<td class="date" data-label="Until">${expires}</td><td data-label="Reason">${reason}</td></tr>\n`;
})}</tbody></table></section>`;
}
