import markdoc from '@markdoc/markdoc';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Besides the elements of text that `sanitize-html` allows by itself. */
const MORE_ELEMENTS = ['big', 'center', 'del', 'details', 'font', 'img', 'ins', 'strike', 'summary', 'tt'];

/** The classes of the page's own markup, `page.css` and the console know them. */
const CLASSES = ['console-place', 'downloads', 'evidence', 'note', 'requirements', 'start'];

/** Anchors of the page's own tables. Any other id could take the place of an element that a script looks for. */
const ANCHOR = /^(?:not-shown|requirement|source)\/[\w./:-]+$/;

const ALLOWED: IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags.filter((name) => name !== 'main'), ...MORE_ELEMENTS],
  allowedAttributes: {
    '*': ['align', 'dir', 'id', 'lang', 'title', 'valign'],
    a: ['download', 'href'],
    details: ['open'],
    img: ['alt', 'height', 'src', 'width'],
    li: ['value'],
    ol: ['reversed', 'start', 'type'],
    span: ['data-operation'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedClasses: { '*': CLASSES },
  allowedSchemesByTag: { img: ['data'] },
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isAllowed(name, value))),
    }),
  },
};

/** The page loads nothing: of an image from elsewhere its text is shown. */
function isAllowed(name: string, value: string): boolean {
  if (name === 'id') return ANCHOR.test(value);
  return name !== 'src' || value.startsWith('data:image/');
}

/** Writes as `ALLOWED` does, and leaves out nothing. */
const ANYTHING: IOptions = {
  allowedTags: false,
  allowedAttributes: false,
  allowVulnerableTags: true,
  allowedSchemesAppliedToAttributes: [],
  allowedScriptHostnames: undefined,
  nonTextTags: [],
  parseStyleAttributes: false,
};

type Tokenizer = InstanceType<typeof markdoc.Tokenizer>;
type Token = ReturnType<Tokenizer['tokenize']>[number];

/** As Redoc makes it, so that both take the same for code, text and HTML. */
function redocTokenizer(): Tokenizer {
  const tokenizer = new markdoc.Tokenizer({ html: true, allowIndentation: true, allowComments: true });
  const { parser } = tokenizer as unknown as {
    parser: { block: { ruler: { getRules(name: string): unknown[] } } };
  };
  parser.block.ruler.getRules('reference').length = 0;
  return tokenizer;
}

let tokenizer: Tokenizer | undefined;

/** Harmless wherever it stands; hundreds of notes have no other tags. */
const PLAIN_TAG =
  /<\/?(?:b|br|code|em|i|li|p|small|strong|ul)>|<small class="note">|<details class="note"><summary title="Source">|<\/(?:summary|details)>/g;

/** Changed texts can read otherwise than before. More than these turns no text needs that was not made to need them. */
const TURNS = 4;

/**
 * Markdown whose HTML is text, tables, lists and links alone, whatever Redoc's parser makes of it. What is harmless stays as it is; a tag that is not
 * allowed becomes text, an attribute that is not allowed is left out. Redoc's own tags (`{% … %}`) are no Markdown: they become text, too.
 */
export function harmlessMarkdown(markdown: string): string {
  if (!/<|\{%/.test(markdown.replace(PLAIN_TAG, ''))) return markdown;
  tokenizer ??= redocTokenizer();
  let text = markdown.replaceAll('{%', '{\u2060%');
  for (let turn = 0; turn < TURNS; turn++) {
    const tokens = tokenizer.tokenize(text);
    if (htmlOf(tokens).every(isHarmless)) return text;
    text = withAllowedTags(text, tokens);
  }
  return text.replaceAll('<', '&lt;');
}

/** As Redoc reads it: the HTML of all blocks as one text, and that of each paragraph, heading or cell. */
function htmlOf(tokens: readonly Token[]): string[] {
  const own = tokens.filter(isHtml).map(({ content }) => content);
  const inner = tokens.flatMap(({ children }) => (children?.length ? htmlOf(children) : []));
  return [own.join(''), ...inner];
}

function isHtml({ type }: Token): boolean {
  return type.startsWith('html');
}

function isHarmless(html: string): boolean {
  return html === '' || sanitizeHtml(html, ALLOWED) === sanitizeHtml(html, ANYTHING);
}

/** A tag, with what its quotes hold, or the beginning of one that does not end. */
const TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>?|<(?=[!?/])/gi;

/** Rewrites the tags of lines that hold HTML; in code beside it only those that stand in the HTML, too. */
function withAllowedTags(markdown: string, tokens: readonly Token[]): string {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  for (const { type, map, children } of tokens) {
    const inline = new Set((children ?? []).filter(isHtml).map(({ content }) => content));
    if (!map || (type !== 'html_block' && inline.size === 0)) continue;
    const [from, to] = map;
    const changed = lines
      .slice(from, to)
      .join('\n')
      .replace(TAG, (tag) => (type === 'html_block' || inline.has(tag) ? allowedTag(tag) : tag))
      .split('\n');
    lines.splice(from, to - from, ...changed);
  }
  return lines.join('\n');
}

function allowedTag(tag: string): string {
  const [, name] = /^<\/([a-z][a-z\d]*)\s*>$/i.exec(tag) ?? [];
  if (name !== undefined) return isHarmless(`<${name}></${name}>`) ? `</${name}>` : asText(tag);
  return /^<[^>]*>/.exec(sanitizeHtml(tag, ALLOWED))?.[0] ?? asText(tag);
}

function asText(tag: string): string {
  return tag.replaceAll('<', '&lt;');
}
