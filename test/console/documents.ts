import type { ConsoleDocument } from '../../console/console-types.ts';
import { consoleDocument } from '../../scripts/pipeline/docs/console/console-document.ts';
import { withSamples } from '../../scripts/pipeline/docs/with-samples.ts';
import { type DescriptionName, inputsOf, ORIGINS } from '../scripts/pipeline/docs/descriptions.ts';

/** The document that the page of a description holds. */
export async function documentOf(name: DescriptionName): Promise<ConsoleDocument> {
  const { bundle, model, evidence } = await inputsOf(name);
  const { document } = bundle;
  const sampled = withSamples(document, model);
  const made = await consoleDocument({ document, model: sampled, evidence, origin: ORIGINS[name] });
  // As it comes out of the page.
  return JSON.parse(JSON.stringify(made)) as ConsoleDocument;
}
