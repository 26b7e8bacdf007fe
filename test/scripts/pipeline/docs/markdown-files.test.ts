import { posix } from 'node:path';
import { marked, type Token } from 'marked';
import { beforeAll, describe, expect, test } from 'vitest';
import { markdownFiles, markdownPath } from '../../../../scripts/pipeline/docs/markdown-files.ts';
import type { Inputs } from '../../../../scripts/pipeline/make/outputs.ts';
import { DESCRIPTIONS, inputsOf } from './descriptions.ts';

const names = Object.keys(DESCRIPTIONS) as (keyof typeof DESCRIPTIONS)[];

describe.each(names)('the Markdown pages of %s', (name) => {
  let inputs: Inputs;
  let files: Record<string, string>;
  beforeAll(async () => {
    inputs = await inputsOf(name);
    const { bundle, model, evidence } = inputs;
    files = markdownFiles({ document: bundle.document, model, evidence, origin: 'package' });
  });

  test('have one for each operation, and llms.txt lists every file', () => {
    const { operations, webhooks } = inputs.model;
    const pages = [...operations, ...webhooks].map(markdownPath);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(pages));
    const links = linksIn(files['llms.txt'] ?? '');
    expect(links.toSorted()).toEqual(
      Object.keys(files)
        .filter((path) => path !== 'llms.txt')
        .toSorted(),
    );
  });

  test('lead only to files that are there, and to no place in the page', () => {
    for (const [path, text] of Object.entries(files))
      for (const href of linksIn(text).filter((one) => !/^[a-z]+:/.test(one)))
        expect(Object.keys(files), `${path} -> ${href}`).toContain(posix.join(posix.dirname(path), href));
  });

  test('show every example as it is, and all fields of the schemas that an operation leads to', () => {
    for (const operation of inputs.model.operations) {
      const text = files[markdownPath(operation)] ?? '';
      const tokens = marked.lexer(text);
      const codes = tokens.flatMap((token) =>
        token.type === 'code' && token.lang === 'json' ? [JSON.parse(token.text)] : [],
      );
      const contents = [operation.body, ...operation.responses].flatMap((holder) => holder?.contents ?? []);
      const values = contents.flatMap(({ examples }) => examples.map(({ value }) => value));
      expect(codes).toEqual(expect.arrayContaining(values.filter((value) => typeof value !== 'string')));
      const headings = tokens.flatMap((token) =>
        token.type === 'heading' && token.depth === 3 ? [token.text] : [],
      );
      for (const { type } of contents) if (type.name !== undefined) expect(headings).toContain(type.name);
      for (const heading of headings) {
        const { schemas } = inputs.bundle.document.components as {
          schemas: Record<string, { properties?: object }>;
        };
        for (const field of Object.keys(schemas[heading]?.properties ?? {}))
          expect(text).toContain(`\`${field}`);
      }
    }
  });

  test('have none of the elements that the page is made of', () => {
    expect(Object.values(files).join('')).not.toMatch(/<(?:small|span|details)|\[object Object\]/);
  });
});

function linksIn(text: string): string[] {
  const links: string[] = [];
  marked.walkTokens(marked.lexer(text), (token: Token) => {
    if (token.type === 'link') links.push(token.href);
  });
  return links;
}
