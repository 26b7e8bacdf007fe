import type { ConformanceOptions } from '../../conformance/model/options.ts';
import type { Plan } from '../../conformance/run/plan.ts';
import type { ScenarioStep } from '../../conformance/scenario/step.ts';

export interface PlannedRun extends Plan {
  /** Without credentials. */
  readonly baseUrl: string;
}

/**
 * The steps that a run with these options takes.
 *
 * @throws ConfigurationError
 */
export async function stepsOf(options: ConformanceOptions): Promise<readonly ScenarioStep[]> {
  const [{ requirements }, { select }, { steps }] = await Promise.all([
    import('../../conformance/catalogue/catalogue.ts'),
    import('../../conformance/options/select.ts'),
    import('../../conformance/scenario/steps.ts'),
  ]);
  return select(options, requirements, steps).steps;
}

/**
 * Determines without the network what a run with these options would send.
 *
 * @throws ConfigurationError
 */
export async function planOf(options: ConformanceOptions): Promise<PlannedRun> {
  const [{ planRun }, { createRedactor }, { readTarget }] = await Promise.all([
    import('../../conformance/run/plan.ts'),
    import('../../conformance/redact/create-redactor.ts'),
    import('../../conformance/run/safety/target.ts'),
  ]);
  const redactor = createRedactor();
  const plan = planRun(options, await stepsOf(options), redactor);
  const { url } = readTarget(options.baseUrl, options.proxyUrl);
  // The plan has told the redactor what is secret.
  return { ...plan, baseUrl: redactor.url(url.href) };
}
