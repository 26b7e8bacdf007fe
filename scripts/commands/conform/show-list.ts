import type { OverlaidDescription } from '../../../conformance/model/overlaid-description.ts';
import type { Requirement } from '../../../conformance/model/requirement.ts';
import type { Context } from '../../cli/command.ts';
import type { ConformSettings } from '../settings/settings-for.ts';

/** Prints the requirements that are asked for, a line each or as data; of a row of `spec/requirements/` also what is checked. */
export async function showList(
  settings: ConformSettings,
  overlay: OverlaidDescription | undefined,
  context: Context,
): Promise<void> {
  const [{ requirements: ofSource, rows }, { deploymentFacts }, { select }, { steps }, { checkWords }] =
    await Promise.all([
      import('../../../conformance/catalogue/catalogue.ts'),
      import('../../../conformance/deployment/deployment-facts.ts'),
      import('../../../conformance/options/select.ts'),
      import('../../../conformance/scenario/steps.ts'),
      import('../../../conformance/judge/checks/describe-check.ts'),
    ]);
  const facts = overlay === undefined ? [] : deploymentFacts(overlay);
  const requirements = [...ofSource, ...facts.map(({ requirement }) => requirement)];
  const checks = new Map(rows.map(({ id, check, where }) => [id, checkWords(check, where)]));
  const selection = select(settings, requirements, steps);
  const asked = requirements.filter((one) => selection.notAsked(one) === undefined);
  context.result({
    requirements: asked.map((one) => ({ ...one, ...(checks.has(one.id) && { check: checks.get(one.id) }) })),
  });
  context.prose(listText(asked, checks));
  context.info(
    `${asked.length.toLocaleString('en')} of ${requirements.length.toLocaleString('en')} requirements`,
  );
}

function listText(requirements: readonly Requirement[], checks: ReadonlyMap<string, string>): string {
  return requirements
    .map(({ evidence, section, id, statement }) => {
      const check = checks.get(id);
      const fact = statement.replaceAll(/\s+/g, ' ').trim();
      return `${evidence.padEnd(8)}  ${section.padEnd(4)}  ${id}  ${fact}${check === undefined ? '' : ` [${check}]`}\n`;
    })
    .join('');
}
