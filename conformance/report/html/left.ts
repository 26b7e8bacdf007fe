import type { Report } from '../report.ts';
import { html, type Markup } from './markup.ts';

/** Records that existed before the run and that it leaves changed; nothing where there are none. */
export function leftSection({ left = [] }: Report): Markup | undefined {
  if (left.length === 0) return undefined;
  return html`<section id="left"><h2>Left changed</h2>
<p>These records existed before the run. It has changed them, and they are not as they were.</p>
<ul>${left.map(
    ({ record, operation, pointers, why }) =>
      html`<li><code>${record}</code> (${operation}): ${why}. <code>${pointers.join(' ')}</code></li>\n`,
  )}</ul>
</section>`;
}
