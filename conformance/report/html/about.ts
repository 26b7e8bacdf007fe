import { number } from '../../../lib/plural.ts';
import type { Report } from '../../model/report.ts';
import { dataWords, tooFewValues } from '../data-words.ts';
import { isOtherApi } from '../is-other-api.ts';
import { html, type Markup } from './markup.ts';

/** Shows how the run was made, so that it can be made again. */
export function aboutSection(report: Report): Markup {
  const { run, traffic } = report;
  const rows: readonly (readonly [name: string, value: string])[] = [
    run.client === undefined
      ? [isOtherApi(report) ? 'Server' : 'Deployment', run.target.baseUrl]
      : ['Client', `${run.client.command}, run ${number(run.client.runs, 'time')}`],
    ['Suite', `${run.suite.name} ${run.suite.version}`],
    ['Description', `${run.description.title} ${run.description.version}, ${run.description.digest}`],
    ['Requirements', run.catalogue.digest],
    ...(isOtherApi(report)
      ? []
      : ([
          ['Profile', run.profile],
          ['Lowest evidence that fails', run.evidence],
        ] as const)),
    ['Only', run.only.join(', ') || 'everything'],
    ['Skipped', run.skip.join(', ') || 'nothing'],
    ...(traffic === undefined
      ? ([
          ['Writes', run.readOnly ? 'none: read-only' : 'allowed'],
          ...(run.seed === undefined ? [] : [['Seed', String(run.seed)] as const]),
          ...(run.data === undefined ? [] : [['Values of --data', dataWords(run.data)] as const]),
          ...(run.data === undefined || tooFewValues(run.data).length === 0
            ? []
            : [['Too few values', tooFewValues(run.data).join(' ')] as const]),
        ] as const)
      : []),
    ['Started', run.startedAt],
    ['Ended', run.endedAt],
    ['Run', run.id],
  ];
  return html`<section id="about"><h2>About this run</h2>
<dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>\n`)}</dl>
<p>${run.seed !== undefined ? html`To send the same data again, add <code>--seed ${run.seed}</code>${run.data !== undefined ? html` and the same <code>--data</code>` : undefined}. ` : undefined}To check a single requirement, add <code>--only</code> and its ID. ${isOtherApi(report) ? 'Keys, and texts that the description does not have,' : 'Keys, persons and bank details'} are masked throughout this file.</p>
</section>`;
}
