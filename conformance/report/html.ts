import type { Report } from '../model/report.ts';
import { subjectOf } from './group-of.ts';
import { aboutSection } from './html/about.ts';
import { baselineSection } from './html/baseline-section.ts';
import { callsSection } from './html/calls-section.ts';
import { leftSection } from './html/left.ts';
import { html, type Markup } from './html/markup.ts';
import { notJudgedSection } from './html/not-judged.ts';
import { observationsSection } from './html/observations.ts';
import { page } from './html/page.ts';
import { requirementsSection } from './html/requirements.ts';
import { runsSection } from './html/runs.ts';
import { summarySection } from './html/summary.ts';
import { trafficSection } from './html/traffic.ts';
import { violatedSection } from './html/violated.ts';
import { waiversSection } from './html/waivers.ts';
import { isOtherApi } from './is-other-api.ts';
import { verdictWords } from './verdict-words.ts';

/** `conformance.html`: one file for people, to be read from disk, printed or sent on. All of it can be read without its script. */
export async function htmlReport(report: Report): Promise<string> {
  return [...(await htmlReportParts(report))].join('');
}

/** Returns the same text part by part: reports have megabytes. */
export function htmlReportParts(report: Report): Promise<Iterable<string>> {
  const title = `${verdictWords(report).title}: ${subjectOf(report.run)}`;
  return page(title, sections(report));
}

function* sections(report: Report): Generator<Markup> {
  const isOfClient = report.run.client !== undefined;
  const isOther = isOtherApi(report);
  const links = [
    link('violated', 'Violations'),
    link('not-judged', 'Not checked'),
    report.left === undefined && report.restored === undefined
      ? undefined
      : link('left', report.left === undefined ? 'Restored' : 'Left changed'),
    report.baseline === undefined ? undefined : link('baseline', 'Baseline'),
    report.waivers.length > 0 ? link('waivers', 'Waivers') : undefined,
    report.traffic === undefined ? undefined : link('traffic', 'Traffic'),
    isOfClient ? link('runs', 'Runs') : isOther ? undefined : link('observations', 'Not shown'),
    link('requirements', 'All requirements'),
    link('calls', 'Calls'),
    link('about', 'This run'),
  ];
  yield html`<main>
${summarySection(report)}
<nav aria-label="On this page">${links}</nav>
`;
  yield* violatedSection(report);
  yield html`
${notJudgedSection(report)}
${leftSection(report)}
${baselineSection(report)}
${waiversSection(report)}
${trafficSection(report)}
${isOfClient ? runsSection(report) : isOther ? undefined : observationsSection(report)}
`;
  yield html`${requirementsSection(report)}
${callsSection(report)}
${aboutSection(report)}
</main>`;
}

function link(id: string, name: string): Markup {
  return html`<a href="#${id}">${name}</a> `;
}
