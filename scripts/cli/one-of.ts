import { ToolError } from './errors.ts';

/**
 * Reads one of a few words.
 *
 * @param flag its name in the error: `--format`
 */
export function oneOf<Word extends string>(flag: string, allowed: readonly Word[]): (text: string) => Word {
  return (text) => {
    const found = allowed.find((word) => word === text);
    if (found !== undefined) return found;
    throw new ToolError('usage', `Invalid value "${text}" for ${flag}.`, {
      fix: `Use one of: ${allowed.join(', ')}.`,
    });
  };
}
