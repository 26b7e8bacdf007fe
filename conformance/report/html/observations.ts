import { number } from '../../../lib/plural.ts';
import type { Observation, Report } from '../../model/report.ts';
import { html, type Markup, prose } from './markup.ts';

/** Shown of each entry before the rest is folded. */
const FIRST = 4;

/** Shows what this deployment does where the source leaves it open. */
export function observationsSection({ observations }: Report): Markup {
  const seen = observations.filter((one) => one.seen.length > 0);
  const unseen = observations.filter((one) => one.seen.length === 0);
  return html`<section id="observations"><h2>What the source does not show, and what this deployment does</h2>
<p>None of this is a violation. Other deployments may differ, so do not rely on it.</p>
${
  seen.length === 0
    ? html`<p>This run observed nothing about it.</p>`
    : html`<table><thead><tr><th>Not shown</th><th>Observed</th></tr></thead><tbody>
${seen.map(
  (
    one,
  ) => html`<tr><td><p>${prose(one.open)}</p><p class="quiet"><code>${one.id}</code>, section ${one.section}</p></td>
<td data-label="Observed">${observedCell(one)}</td></tr>\n`,
)}</tbody></table>`
}
${
  unseen.length === 0
    ? undefined
    : html`<details><summary>Not observed in this run: ${number(unseen.length, 'open question')}</summary><ul>${unseen.map(
        ({ id, open, section }) =>
          html`<li>${prose(open)} <span class="quiet"><code>${id}</code>, section ${section}</span></li>\n`,
      )}</ul></details>`
}
</section>`;
}

function observedCell({ seen }: Observation): Markup {
  const list = (some: Observation['seen']) =>
    html`<ul>${some.map(
      ({ operation, pointer, what }) => html`<li><code>${operation}${pointer ?? ''}</code>: ${what}</li>\n`,
    )}</ul>`;
  const rest = seen.slice(FIRST);
  return html`${list(seen.slice(0, FIRST))}${
    rest.length === 0
      ? undefined
      : html`<details><summary>${number(rest.length, 'more', 'more')}</summary>${list(rest)}</details>`
  }`;
}
