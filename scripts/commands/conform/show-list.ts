import type { Requirement } from '../../../conformance/catalogue/requirement.ts';
import type { Context } from '../../cli/command.ts';
import type { Settings } from './settings.ts';

/** Prints the requirements that are asked for: a line each, or as data. */
export async function showList(settings: Settings, context: Context): Promise<void> {
  const [{ requirements }, { select }, { steps }] = await Promise.all([
    import('../../../conformance/catalogue/catalogue.ts'),
    import('../../../conformance/run/select.ts'),
    import('../../../conformance/scenario/steps.ts'),
  ]);
  const selection = select(settings, requirements, steps);
  const asked = requirements.filter((one) => selection.notAsked(one) === undefined);
  context.result({ requirements: asked });
  context.data(listText(asked));
  context.info(
    `${asked.length.toLocaleString('en')} of ${requirements.length.toLocaleString('en')} requirements`,
  );
}

function listText(requirements: readonly Requirement[]): string {
  return requirements
    .map(
      ({ evidence, section, id, statement }) =>
        `${evidence.padEnd(8)}  ${section.padEnd(4)}  ${id}  ${statement.replaceAll(/\s+/g, ' ').trim()}\n`,
    )
    .join('');
}
