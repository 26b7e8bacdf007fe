import type { ApiModel, OperationModel } from '../../model.ts';
import { blocks, code, plainText } from '../../reference/markdown.ts';

export interface LlmsInput {
  readonly model: ApiModel;
  /** One sentence. */
  readonly summary: string;
  /** Address, credentials and a server, as a list. */
  readonly start: string;
  /** Pages that a reader needs before an operation. */
  readonly guides: readonly { readonly path: string; readonly title: string; readonly isAppendix: boolean }[];
  /** Further files beside this one: name and what is in it, by path. */
  readonly files: Readonly<Record<string, { readonly title: string; readonly content: string }>>;
  readonly pathOf: (operation: OperationModel) => string;
}

/** `llms.txt` as llmstxt.org describes it: a title, a summary, and lists of links. */
export function llmsText({ model, summary, start, guides, files, pathOf }: LlmsInput): string {
  const link = (title: string, path: string, says: string) =>
    `- [${title}](${path})${says === '' ? '' : `: ${says}`}`;
  const pageList = (title: string, isAppendix: boolean) => {
    const pages = guides.filter((page) => page.isAppendix === isAppendix);
    return pages.length === 0
      ? []
      : [`## ${title}`, pages.map((page) => link(page.title, page.path, '')).join('\n')];
  };
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
    'Read the guides first: they say what holds for every operation. Each page of an operation has its parameters, bodies, schemas, examples and requirements. What neither says is not known.',
    start,
    ...pageList('Guides', false),
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
    ...pageList('Appendices', true),
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
