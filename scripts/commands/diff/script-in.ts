import { extname } from 'node:path';

/** The script of a source file. */
export interface Script {
  /** Blanks out all else, so that lines and columns stay those of the file. */
  readonly script: string;
  /** The extension that says how it is to be read: `ts`, `tsx`, `js`. */
  readonly lang: string;
  /** Members that the markup reads: `createCard` of `@click="client.createCard()"`. */
  readonly members: readonly string[];
}

/** A value of an attribute may hold `>`: `generic="T extends Map<string, number>"`. */
const SCRIPT = /(<script(?:"[^"]*"|'[^']*'|[^>"'])*>)([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b[\s\S]*?<\/style\s*>/gi;
const FRONT_MATTER = /^(\s*---\r?\n)([\s\S]*?)\r?\n---/;

/** Takes the scripts out of a component of Vue, Svelte or Astro; a script file is one as a whole. */
export function scriptIn(file: string, text: string): Script {
  const extension = extname(file).slice(1);
  if (!['vue', 'svelte', 'astro'].includes(extension)) return { script: text, lang: extension, members: [] };
  const blocks = extension === 'astro' ? [...text.matchAll(new RegExp(FRONT_MATTER, 'g'))] : [];
  const scripts = [...text.matchAll(SCRIPT)].filter(([, tag = '']) => isCode(tag));
  const lang = scripts.some(([, tag = '']) => attribute(tag, 'lang') === 'tsx')
    ? 'tsx'
    : extension === 'astro' || scripts.some(([, tag = '']) => /^ts|^typescript/.test(attribute(tag, 'lang')))
      ? 'ts'
      : 'js';
  let [script, end] = ['', 0];
  let markup = '';
  for (const { index, 1: tag = '', 2: code = '' } of [...blocks, ...scripts]) {
    const start = index + tag.length;
    const before = text.slice(end, start);
    markup += before;
    // Two scripts of one file stand side by side, and the first may end without a semicolon.
    script += `${blank(before).replace(/ $/, script === '' ? ' ' : ';')}${code}`;
    end = start + code.length;
  }
  markup += text.slice(end);
  const members = [...markup.replace(STYLE, '').matchAll(/\.\s*([\p{ID_Start}_$][\p{ID_Continue}$]*)/gu)];
  return { script, lang, members: members.map(([, name = '']) => name) };
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, ' ');
}

/** Data in a script element is none: `<script type="application/ld+json">`. */
function isCode(tag: string): boolean {
  return /^(?:|module|text\/babel|(?:text|application)\/(?:java|type)script)$/.test(attribute(tag, 'type'));
}

function attribute(tag: string, name: string): string {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]*))`, 'i').exec(tag);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').toLowerCase();
}
