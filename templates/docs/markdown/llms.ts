import type { ApiModel, OperationModel } from '../../model.ts';
import { blocks, code, plainText } from '../../reference/markdown.ts';

export interface LlmsInput {
  readonly model: ApiModel;
  /** One sentence. */
  readonly summary: string;
  /** Further files beside this one: name and what is in it, by path. */
  readonly files: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
  readonly pathOf: (operation: OperationModel) => string;
}

/** `llms.txt` as llmstxt.org describes it: a title, a summary, and lists of links. */
export function llmsText({ model, summary, files, pathOf }: LlmsInput): string {
  const link = (title: string, path: string, says: string) =>
    `- [${title}](${path})${says === '' ? '' : `: ${says}`}`;
  const lists: [
    title: string,
    operations: readonly OperationModel[],
    says: (operation: OperationModel) => string,
  ][] = [
    ['Operations', model.operations, ({ method, path }) => code(`${method.toUpperCase()} ${path}`)],
    ['Webhooks', model.webhooks, ({ method }) => `${method.toUpperCase()}, sent by the server`],
  ];
  return blocks([
    `# ${plainText(`${model.title} ${model.version}`)}`,
    `> ${plainText(summary)}`,
    'Each page below has one operation with its parameters, bodies, schemas, examples and requirements. What a page does not say is not known.',
    ...lists
      .filter(([, operations]) => operations.length > 0)
      .flatMap(([title, operations, says]) => [
        `## ${title}`,
        operations
          .map((operation) =>
            link(plainText(operation.summary || operation.id), pathOf(operation), says(operation)),
          )
          .join('\n'),
      ]),
    ...(Object.keys(files).length === 0
      ? []
      : [
          '## Reference',
          Object.entries(files)
            .map(([path, { title, content }]) => link(title, path, content))
            .join('\n'),
        ]),
  ]);
}
