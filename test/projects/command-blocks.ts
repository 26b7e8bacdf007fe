import { read } from '../house/files.ts';

/** A block of commands on a page that people read. */
export interface CommandBlock {
  readonly page: string;
  readonly lines: readonly string[];
  /** The reason why no test can run it here, from the comment above it: `needs a container engine`. */
  readonly notRun?: string;
}

/**
 * The blocks of shell commands on a page. A line that ends in a backslash continues. Above a block that cannot run in a test stands
 * `<!-- not run: needs a container engine -->`.
 *
 * @throws where commands stand in a block that is not marked as `sh`, so that none is missed
 */
export function commandBlocks(page: string): CommandBlock[] {
  const blocks = read(page).matchAll(/(?:^<!-- not run: ([^\n]+) -->\n)?^```(\S*)\n(.*?)^```$/gms);
  return [...blocks].flatMap(([, notRun, language = '', text = '']) => {
    if (language !== 'sh' && (language !== '' || !COMMAND.test(text))) {
      if (/^(bash|shell|console)$/.test(language)) throw new Error(`${page}: use \`\`\`sh, not ${language}`);
      return [];
    }
    if (language === '') throw new Error(`${page}: commands in a block without \`sh\`: ${text}`);
    const lines = text
      .replaceAll('\\\n', ' ')
      .split('\n')
      .filter((line) => line !== '');
    return [{ page, lines, ...(notRun !== undefined && { notRun }) }];
  });
}

const COMMAND = /^(\$ |[A-Z_]+=\S* |npx|npm|node|curl|docker|podman|cp|sh|export|git|cd) /;
