import { upperFirst } from '../../../lib/case.ts';
import { number } from '../../../lib/plural.ts';
import type { Report, ReportExchange, RequirementResult } from '../../model/report.ts';
import type { Violation } from '../../model/violation.ts';
import { placeInWords } from '../group-of.ts';
import { sectionWords } from '../section-words.ts';
import { bySeverity, shownStatus } from '../severity.ts';
import { waiverOf } from '../waiver-of.ts';
import { exchangeView } from './exchange-view.ts';
import { html, type Markup, prose } from './markup.ts';

interface Found {
  readonly result: RequirementResult;
  readonly violation: Violation;
}

/** Shows the violations call by call, each with what was expected, and below them request and response. Part by part: it may have megabytes. */
export function* violatedSection(report: Report): Generator<Markup> {
  const found = report.requirements.flatMap((result) =>
    result.violations.map((violation) => ({ result, violation })),
  );
  if (found.length === 0) {
    const judged = report.requirements.filter((one) => one.judged > 0).length;
    yield html`<section id="violated"><h2>Violations</h2><p>No violation was found in ${number(report.counts.exchanges, 'call')}: ${judged} of ${number(report.requirements.length, 'requirement was', 'requirements were')} judged.</p></section>`;
    return;
  }
  yield html`<section id="violated"><h2>Violations</h2>
${causes(report)}
`;
  const seen = new Set(report.exchanges.map(({ id }) => id));
  for (const [index, exchange] of report.exchanges.entries()) {
    const own = found.filter(({ violation }) => violation.exchange === exchange.id);
    if (own.length > 0) yield call(exchange, index, own, report);
  }
  const others = found.filter(({ violation }) => !seen.has(violation.exchange));
  yield html`
${others.length === 0 ? undefined : table(others, report, new Map())}
</section>`;
}

/** Shows what explains several violations, before all of them are shown call by call. */
function causes(report: Report): Markup | undefined {
  const { causes: found = [], exchanges } = report;
  if (found.length === 0) return undefined;
  const calls = new Map(exchanges.map(({ id }, index) => [id, index]));
  return html`<h3 id="causes">What several violations have in common</h3>
<ul class="groups">${found.map(({ sentence, places, requirements, example }) => {
    const index = calls.get(example.exchange);
    const where = html`<code>${example.pointer === '' ? 'the response' : example.pointer}</code>`;
    return html`<li><p><strong>${prose(sentence)}</strong> ${number(places, 'violation')}, such as <code class="id">${example.requirement}</code> at ${index === undefined ? where : html`<a href="#call-${index}">${where}</a>`}</p>
<details><summary>${number(requirements.length, 'requirement')}</summary><ul>${requirements.map((id) => html`<li><code>${id}</code></li>`)}</ul></details></li>\n`;
  })}</ul>`;
}

function call(exchange: ReportExchange, index: number, found: readonly Found[], report: Report): Markup {
  const pointers = [...new Set(found.map(({ violation }) => violation.pointer))].filter((one) => one !== '');
  const marks =
    exchange.response?.body === undefined || report.run.client !== undefined
      ? new Map<string, string>()
      : new Map(pointers.map((pointer, place) => [pointer, `place-${index}-${place}`]));
  return html`<article class="call" id="call-${index}">
<h3>${exchange.purpose} <span class="quiet"><code>${exchange.operation}</code>, ${number(found.length, 'violation')}</span></h3>
${table(found, report, marks)}
${exchangeView(exchange, marks)}
</article>`;
}

function table(found: readonly Found[], report: Report, marks: ReadonlyMap<string, string>): Markup {
  const sorted = found.toSorted((one, other) => bySeverity(one.result, other.result));
  return html`<table class="violations"><thead><tr><th>Requirement</th><th>${report.run.client === undefined ? 'Where in the response' : 'Where in the request'}</th><th>Expected</th><th>Actual</th></tr></thead><tbody>
${sorted.map((one) => row(one, report, marks))}</tbody></table>`;
}

function row({ result, violation }: Found, { waivers }: Report, marks: ReadonlyMap<string, string>): Markup {
  const { pointer, expected, actual, why } = violation;
  const mark = marks.get(pointer);
  const waiver = waiverOf(violation, waivers);
  const where = html`<code>${placeInWords(violation)}</code>`;
  const label = shownStatus(result);
  return html`<tr><td><span class="status ${label}">${label}</span>${violation.baseline === undefined ? undefined : html` <span class="status ${violation.baseline}">${violation.baseline}</span>`} <code class="id">${result.id}</code>
<p>${prose(result.statement)}</p><p class="quiet">${upperFirst(sectionWords(result.section))}${result.sourceUrl === undefined ? undefined : html` (<code>${result.sourceUrl}</code>)`}, ${result.evidence}${waiver === undefined ? undefined : html`. Waived until ${waiver.expires}: ${waiver.reason}`}${violation.scenario === undefined ? undefined : html`. Run <a href="#runs"><code>${violation.scenario}</code></a>`}</p></td>
<td data-label="Where">${mark === undefined ? where : html`<a href="#${mark}">${where}</a>`}</td>
<td data-label="Expected">${expected}</td><td data-label="Actual">${actual}${why === undefined ? undefined : html`<p class="why">${prose(why)}</p>`}</td></tr>\n`;
}
