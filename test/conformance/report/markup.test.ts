import { expect, test } from 'vitest';
import { html, prose } from '../../../conformance/report/html/markup.ts';

test('texts are escaped for content and for attributes, pieces of HTML go in as they are', () => {
  const text = `<b> & "c" 'd'`;
  expect(html`<p title="${text}">${text}</p>`.text).toBe(
    '<p title="&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;">&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39;</p>',
  );
  expect(html`${html`<i>${1}</i>`}${[html`<b>`, '<', ['>']]}${undefined}`.text).toBe('<i>1</i><b>&lt;&gt;');
});

test('what only looks like a piece of HTML is none', () => {
  expect(() => html`${{ text: '<b>' } as never}`).toThrow(TypeError);
});

test('what is not to be seen is written out, lines stay lines', () => {
  expect(html`a${'b\u0000\u202e\u2028\ud800\u{e0001}\nc'}`.text).toBe(
    'ab\\u0000\\u202e\\u2028\\ud800\\u{e0001}\nc',
  );
});

test('what stands between backticks in a sentence is code', () => {
  expect(prose('The `label` < that.').text).toBe('The <code>label</code> &lt; that.');
});
