import type { Report, ViolationPlace } from '../../model/report.ts';
import { html, type Markup } from './markup.ts';

/** Shows what has become of an earlier report's violations. New and persisting ones are marked where they are shown. */
export function baselineSection({ baseline }: Report): Markup | undefined {
  if (baseline === undefined) return undefined;
  const { run, fixed, notJudged } = baseline;
  return html`<section id="baseline"><h2>Compared with the baseline</h2>
<p>The run of ${run.startedAt.slice(0, 16).replace('T', ' ')} UTC against <strong>${run.baseUrl}</strong>. Violations of it are accepted; only new ones fail this run.</p>
<table><thead><tr><th>Violations</th><th>Places</th></tr></thead><tbody>
<tr><td><span class="status new">new</span></td><td data-label="Places">${baseline.new.toLocaleString('en')}</td></tr>
<tr><td><span class="status">persisting</span></td><td data-label="Places">${baseline.persisting.toLocaleString('en')}</td></tr>
${list('fixed', fixed)}${list('not checked', notJudged)}</tbody></table></section>`;
}

function list(state: string, places: readonly ViolationPlace[]): Markup {
  return html`<tr><td><span class="status ${state === 'fixed' ? 'fixed' : 'inconclusive'}">${state}</span></td><td data-label="Places">${places.length.toLocaleString('en')}${
    places.length === 0
      ? undefined
      : html`<ul>${places.map(
          ({ requirement, operation, pointer }) =>
            html`<li><code class="id">${requirement}</code> at <code>${operation}${pointer}</code></li>\n`,
        )}</ul>`
  }</td></tr>\n`;
}
