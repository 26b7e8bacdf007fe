import type { Report } from '../../model/report.ts';
import { exchangeView } from './exchange-view.ts';
import { html, type Markup } from './markup.ts';

/** Every call that was made. Calls shown above with their violations are not repeated. */
export function callsSection({ exchanges, requirements }: Report): Markup {
  const shown = new Set(requirements.flatMap(({ violations }) => violations.map(({ exchange }) => exchange)));
  return html`<section id="calls"><h2>Calls</h2>
${exchanges.length === 0 ? html`<p>No calls were made.</p>` : undefined}
${exchanges.map((exchange, index) => {
  const { id, purpose, operation, response, failure } = exchange;
  const end = response === undefined ? (failure ?? 'no response') : String(response.status);
  const title = html`${purpose} <span class="quiet"><code>${operation}</code>, ${id}: ${end}</span>`;
  return shown.has(id)
    ? html`<p class="call-line">${title} <a href="#call-${index}">shown above</a></p>\n`
    : html`<details class="call-line" id="call-${index}"><summary>${title}</summary>${exchangeView(exchange)}</details>\n`;
})}
</section>`;
}
