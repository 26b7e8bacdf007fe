import { describe, expect, test } from 'vitest';
import { withHarmlessTexts } from '../../../../scripts/pipeline/docs/with-harmless-texts.ts';
import { harmlessMarkdown } from '../../../../scripts/pipeline/document/harmless-markdown.ts';

test.each([
  'a < b, and **c**',
  '`<iframe srcdoc="x">` in code',
  '```xml\n<Envelope><Body/></Envelope>\n```',
  'a<br>b <sub>2</sub> <kbd>x</kbd> <img src="data:image/png;base64,aa" alt="x">',
  '<details><summary>More</summary>\n\n`<script>`\n\n</details>',
  '<table><tr><td colspan="2" align="right">x</td></tr></table>',
  '<https://example.com> [x](https://example.com) <a href="mailto:x@example.com">x</a>',
  '<small class="note">[x](#requirement/a.b)</small> <a id="requirement/a.b"></a>',
  '<p>one\n<p>two',
])('stays as it is: %j', (markdown) => expect(harmlessMarkdown(markdown)).toBe(markdown));

test.each([
  ['<iframe srcdoc="<b>x</b>"></iframe>', '&lt;iframe srcdoc="&lt;b>x&lt;/b>">&lt;/iframe>'],
  ['x <b onclick="y">z</b>', 'x <b>z</b>'],
  ['`<b onclick="y">` is <b onmouseover="y">z</b>', '`<b onclick="y">` is <b>z</b>'],
  ['<img src="https://example.com/x.png" alt="A cat">', '<img alt="A cat" />'],
  ['<a href="java&#115;cript:x">y</a>', '<a>y</a>'],
  ['Bearer <token>', 'Bearer &lt;token>'],
  ['<div id="console-bank" class="note other" style="position:fixed">x</div>', '<div class="note">x</div>'],
  ['{% html name="iframe" /%}', '{\u2060% html name="iframe" /%}'],
  ['```\n<b onclick>\n```\n\n<font color="red">x</font>', '```\n<b onclick>\n```\n\n<font>x</font>'],
  ['> - <style>\n>   *{}\n>   </style>', '> - &lt;style>\n>   *{}\n>   &lt;/style>'],
])('%j becomes %j', (markdown, harmless) => expect(harmlessMarkdown(markdown)).toBe(harmless));

describe('a document', () => {
  const markup = '<script>x</script>';
  const text = '&lt;script>x&lt;/script>';

  test('has harmless texts where they are read as Markdown, and data and names as they are', () => {
    const schema = {
      title: markup,
      description: markup,
      pattern: '^<b onclick>$',
      default: markup,
      examples: [{ description: markup }],
      properties: { default: { description: markup, enum: [markup] } },
    };
    const document = {
      info: { summary: markup, 'x-note': [{ any: markup }] },
      tags: [{ name: markup, 'x-displayName': markup }],
      paths: {
        '/x': {
          get: {
            responses: { default: { description: markup } },
            callbacks: { value: { default: { post: { description: markup } } } },
          },
        },
      },
      components: { schemas: { example: schema } },
    };
    expect(withHarmlessTexts(document)).toEqual({
      info: { summary: text, 'x-note': [{ any: text }] },
      tags: [{ name: markup, 'x-displayName': markup }],
      paths: {
        '/x': {
          get: {
            responses: { default: { description: text } },
            callbacks: { value: { default: { post: { description: text } } } },
          },
        },
      },
      components: {
        schemas: {
          example: {
            ...schema,
            description: text,
            properties: { default: { description: text, enum: [markup] } },
          },
        },
      },
    });
  });

  test('has no data where a reference leads into it', () => {
    const value = { description: markup };
    const document = (ref: string) => ({
      paths: { '/x': { get: { responses: { 200: { $ref: ref } } } } },
      components: { examples: { x: { value } } },
    });
    const componentsOf = (ref: string) => withHarmlessTexts(document(ref)).components;
    expect(componentsOf('#/components/responses/x')).toEqual({ examples: { x: { value } } });
    for (const ref of ['#/components/examples/x/value', '#/components/examples/x/%76alue'])
      expect(componentsOf(ref)).toEqual({ examples: { x: { value: { description: text } } } });
  });

  test.each(['javascript:x', ' java\nscript:x', 'DATA:text/html,x', 'file:///etc/passwd', 'vbscript:x'])(
    'has no address %j',
    (url) => expect(withHarmlessTexts({ externalDocs: { url } })).toEqual({ externalDocs: { url: '' } }),
  );

  test.each(['https://example.com', '/docs', '{scheme}://x', '#a', 'data:image/png;base64,aa'])(
    'keeps the address %j',
    (url) => expect(withHarmlessTexts({ externalDocs: { url } })).toEqual({ externalDocs: { url } }),
  );
});
