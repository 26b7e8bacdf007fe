import { number } from '../../../lib/plural.ts';
import type { ReportExchange } from '../../model/report.ts';
import { jsonView, type Marks } from './json-view.ts';
import { html, type Markup, type MarkupPart } from './markup.ts';

/** Request and response side by side, and the curl command that sends the request again. */
export function exchangeView(exchange: ReportExchange, marks: Marks = new Map()): Markup {
  const { request, response, failure, curl, sentAt, durationMs } = exchange;
  return html`<div class="pair">
<section><h4>Request</h4>
<p class="line"><code>${request.method} ${request.url}</code></p>
${headers(request.headers)}${request.body === undefined ? html`<p class="quiet">No body.</p>` : box('Request body', jsonView(request.body))}
</section>
<section><h4>Response</h4>
${response === undefined ? html`<p class="line">No response: ${failure ?? 'no reason was recorded'}</p>` : answer(response, marks)}
</section>
</div>
<div class="curl"><p class="quiet">The same call from a shell, sent ${sentAt}, ended after ${number(Math.round(durationMs), 'millisecond')}:</p>
${box('curl command', html`${curl}`)}<button type="button" class="copy" hidden>Copy</button></div>`;
}

function answer(response: NonNullable<ReportExchange['response']>, marks: Marks): Markup {
  const { status, bytes, body, unreadable } = response;
  return html`<p class="line"><code>${status}</code> <span class="quiet">${number(bytes, 'byte')}</span></p>
${headers(response.headers)}${unreadable === undefined ? undefined : html`<p>The body: ${unreadable}</p>`}
${body === undefined ? undefined : box('Response body', jsonView(body, marks))}`;
}

/** It can be scrolled, so it can be reached with the keyboard. */
function box(label: string, content: MarkupPart): Markup {
  return html`<pre tabindex="0" role="region" aria-label="${label}">${content}</pre>\n`;
}

function headers(all: Readonly<Record<string, string>>): Markup {
  const entries = Object.entries(all);
  return html`<details class="headers"><summary>${number(entries.length, 'header')}</summary><ul>${entries.map(
    ([name, value]) => html`<li><code>${name}: ${value}</code></li>`,
  )}</ul></details>\n`;
}
