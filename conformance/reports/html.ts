import type { Report } from '../report.ts';
import { aboutSection } from './html/about.ts';
import { callsSection } from './html/calls.ts';
import { html } from './html/markup.ts';
import { notJudgedSection } from './html/not-judged.ts';
import { observationsSection } from './html/observations.ts';
import { page } from './html/page.ts';
import { requirementsSection } from './html/requirements.ts';
import { summarySection } from './html/summary.ts';
import { violatedSection } from './html/violated.ts';
import { waiversSection } from './html/waivers.ts';
import { verdictWords } from './verdict-words.ts';

/** `conformance.html`: one file for people, to be read from disk, printed or sent on. All of it can be read without its script. */
export async function htmlReport(report: Report): Promise<string> {
  const links = [
    ['violated', 'Violated'],
    ['not-judged', 'Not judged'],
    ...(report.waivers.length > 0 ? [['waivers', 'Waivers']] : []),
    ['observations', 'Left open'],
    ['requirements', 'All requirements'],
    ['calls', 'Calls'],
    ['about', 'This run'],
  ] as readonly (readonly [id: string, name: string])[];
  const title = `${verdictWords(report).title}: ${report.run.target.baseUrl}`;
  return page(
    title,
    html`<main>
${summarySection(report)}
<nav aria-label="On this page">${links.map(([id, name]) => html`<a href="#${id}">${name}</a> `)}</nav>
${violatedSection(report)}
${notJudgedSection(report)}
${waiversSection(report)}
${observationsSection(report)}
${requirementsSection(report)}
${callsSection(report)}
${aboutSection(report)}
</main>`,
  );
}
