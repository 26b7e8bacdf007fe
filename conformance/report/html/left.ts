import type { Report } from '../../model/report.ts';
import { changesInWords, whyInWords } from '../changed-record.ts';
import { html, type Markup } from './markup.ts';

/** Records that existed before the run: those that it leaves changed, and those that it has restored. Nothing where there are none. */
export function leftSection({ left = [], restored = [] }: Report): Markup | undefined {
  if (left.length + restored.length === 0) return undefined;
  return html`<section id="left"><h2>${left.length > 0 ? 'Left changed' : 'Restored'}</h2>
${
  left.length === 0
    ? ''
    : html`<p>These records existed before the run. It has changed them, and they are not as they were.</p>
<ul>${left.map(
        (one) =>
          html`<li><code>${one.record}</code> (${one.operation}): ${whyInWords(one)}.
<ul>${changesInWords(one).map(
            ({ pointer, change }) =>
              html`<li><code>${pointer}</code>${change === '' ? '' : `: ${change}`}</li>\n`,
          )}</ul></li>\n`,
      )}</ul>`
}
${
  restored.length === 0
    ? ''
    : html`<p>These records hold what they held before the run.</p>
<ul>${restored.map(
        ({ record, operation, shown }) => html`<li><code>${record}</code> (${operation}): ${shown}.</li>\n`,
      )}</ul>`
}
</section>`;
}
