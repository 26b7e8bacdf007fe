import type { JsonObject } from '../../../lib/json.ts';
import type { HandlerModel } from '../../../templates/msw.ts';
import { inOneDirection } from '../directions/required-names.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { Sampler } from '../sample/sampler.ts';
import { sayNoSamples } from '../sample/say-no-samples.ts';

/** The handlers with a value that fits for each response in JSON, of events or of lines that the description has no example of. The same values for the same document. */
export function withSampledResponses(
  document: DocumentNode,
  handlers: readonly HandlerModel[],
  warn?: (line: string) => void,
): readonly HandlerModel[] {
  if (!handlers.some(lacksExample)) return handlers;
  const givenUp: string[] = [];
  const sampler = new Sampler(inOneDirection(document as JsonObject, 'response'), (pointer) =>
    givenUp.push(pointer),
  );
  const sampled = handlers.map((handler) => {
    const { content } = handler;
    if (content === undefined || !lacksExample(handler)) return handler;
    const sample = sampler.sample(content.type.pointer, 'response');
    if (sample === undefined) return handler;
    return {
      ...handler,
      content: { ...content, examples: [{ name: 'sample', summary: '', value: sample.value }] },
    };
  });
  sayNoSamples(givenUp, warn);
  return sampled;
}

const SAMPLED: ReadonlySet<string | undefined> = new Set(['json', 'events', 'lines']);

const lacksExample = ({ content }: HandlerModel): boolean =>
  SAMPLED.has(content?.kind) && content?.examples.length === 0;
