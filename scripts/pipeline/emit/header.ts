import { plainLines, visible } from '../../../lib/visible.ts';
import { packageInfo } from '../../cli/package-info.ts';

/** The origin of a set of generated files. */
export interface DescriptionInfo {
  /** `info.title` and `info.version` of the description. */
  readonly title: string;
  readonly version: string;
}

/** Commands whose files carry the header. */
export type Maker = 'generate' | 'docs';

const MARK = /Made by `banking-platform-api (?:generate|docs)`/;

/** The opening and the end of a comment in each kind of file. JSON has no comments, so it gets no header. */
const COMMENTS: Readonly<Record<string, readonly [open: string, close: string]>> = {
  ts: ['// ', ''],
  js: ['// ', ''],
  yaml: ['# ', ''],
  yml: ['# ', ''],
  md: ['<!-- ', ' -->'],
};

/**
 * The line of each kind of file that tells ESLint, Oxlint and Biome (from 2.5 on) to leave it alone. ESLint warns of a directive in a file without
 * problems, so there is one in each: more lines than one. It is reported at the second line, so the directive has to be there.
 */
const NO_LINT: Readonly<Record<string, string>> = {
  ts: '/* eslint-disable */ /* eslint max-lines: [1, 1] */ // biome-ignore-all lint assist/source/organizeImports format: generated\n',
  yaml: '# biome-ignore-all format: generated\n',
  yml: '# biome-ignore-all format: generated\n',
  md: '<!-- biome-ignore-all format: generated -->\n',
};

/** A statement of our modules begins a line, and nothing else does. */
const STATEMENT =
  /^(?=(?:export|import|const|let|function|async function|type|interface|class|abstract class|declare) )/gm;

/**
 * Tells Prettier to leave a text alone: TypeScript statement by statement, since it has no comment for whole modules. It would reformat the
 * modules of a project, and its ESLint plugin needs minutes to compare a large one with what it would make of it.
 */
function withoutPrettier(extension: string, text: string): string {
  if (extension === 'md') return `<!-- prettier-ignore-start -->\n\n${text}\n\n<!-- prettier-ignore-end -->`;
  if (extension === 'yaml' || extension === 'yml') return `# prettier-ignore\n${text}`;
  return extension === 'ts'
    ? text.replace(/\n{3,}(?=\S)/g, '\n\n').replace(STATEMENT, '// prettier-ignore\n')
    : text;
}

/**
 * Puts the line on top that says what made a file, from what, and how to make it again, and below it the packages that the file imports,
 * and what tools for style obey. Ends the text with one line end.
 */
export function withHeader(
  path: string,
  text: string,
  { title, version }: DescriptionInfo,
  maker: Maker = 'generate',
): string {
  const comment = COMMENTS[extension(path)];
  if (comment === undefined) return text;
  const [open, close] = comment;
  // Two dashes could end a comment of Markdown, and some tools look for tags even there.
  const from = visible(`${title} ${version}`.replace(/\s+/g, ' '))
    .replace(/-(?=-)/g, '- ')
    .replace(/<(?=[a-z/!?])/gi, '< ');
  const line = `Made by \`banking-platform-api ${maker}\` from ${from}. Do not edit: change the description and run it again.`;
  const packages = importedPackages(text);
  const requires = packages.length === 0 ? '' : `${open}Requires ${packages.join(' and ')}.${close}\n`;
  // Written out, a control is the same value in a string of TypeScript, and harmless in a comment. YAML has escaped its own.
  const plain = open === '# ' ? text.trim() : plainLines(text.trim());
  const body = maker === 'generate' ? withoutPrettier(extension(path), plain) : plain;
  const noLint = maker === 'generate' || extension(path) === 'ts' ? (NO_LINT[extension(path)] ?? '') : '';
  // One piece of memory, which a template of a long text is not.
  return [open, line, close, '\n', noLint, requires, '\n', body, '\n'].join('');
}

/** `zod ^3.25.76 || ^4.0.0`, as package.json has them as peers; other packages by name alone. */
function importedPackages(text: string): string[] {
  const { peerRanges } = packageInfo();
  const names: string[] = [];
  // A search for the few places first: a pattern would be tried at each of some hundred thousand lines.
  for (let at = text.indexOf(" from '"); at !== -1; at = text.indexOf(" from '", at + 1)) {
    const end = text.indexOf('\n', at);
    const line = text.slice(text.lastIndexOf('\n', at) + 1, end === -1 ? undefined : end);
    const specifier = /^(?:import|export|\}) ?[^'"]*from '([^.'][^']*)';$/.exec(line)?.[1];
    if (specifier !== undefined) names.push(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier);
  }
  return [...new Set(names)].sort().map((name) => `${name} ${peerRanges[name] ?? ''}`.trim());
}

/** The names of the packages that a file's header says it imports. */
export function requiredPackages(text: string): string[] {
  const line = /^(?:.*\n){1,2}\/\/ Requires (.*)\.\n/.exec(text)?.[1];
  return line === undefined || !hasHeader(text)
    ? []
    : line.split(' and ').map((one) => one.split(' ', 1)[0] as string);
}

/** Tells whether files of this name carry a header, and so tell by themselves who made them. */
export function carriesHeader(path: string): boolean {
  return extension(path) in COMMENTS;
}

/** Tells whether a text begins with the header, whatever description it names. */
export function hasHeader(text: string): boolean {
  return MARK.test(text.slice(0, text.indexOf('\n')));
}

function extension(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
