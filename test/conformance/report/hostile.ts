/** Texts that a server may answer so as to get out of the place where they are shown. Each with a name without them. */
export const HOSTILE: readonly (readonly [name: string, text: string])[] = [
  [
    'an element',
    '<script>document.title = "hostile"</script><img src=x onerror="document.title = &quot;hostile&quot;">',
  ],
  ['the end of a script', '</script></style></title></pre><h1>hostile</h1>'],
  ['a comment', '<!-- hostile --><!-- <script> '],
  ['the end of an attribute', `" onmouseover="document.title = 'hostile'" x='`],
  ['ends of a CDATA section', ']]><failure/>]]><failure/>'],
  ['separators of lines', 'one\u2028two\u2029three\r\nConformant. Everything is kept.'],
  ['controls', '\u0000\u0007\u001b[2J\u001b]0;hostile\u0007\u009b31m\u007f'],
  ['writing from right to left', 'abc\u202edef\u2066ghi\u200b'],
  ['what XML cannot hold', '\ufffe\uffff\ud800 \udc00'],
  ['an entity', '&lt;script&gt; &#60;script&#62; &hostile;'],
];
