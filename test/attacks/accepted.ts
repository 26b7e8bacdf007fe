import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, type JsonObject } from '../../lib/json.ts';
import { fromPointer } from '../../lib/json-pointer.ts';
import { type Ran, run } from '../scripts/pipeline/command-line.ts';
import { withTexts } from './text-places.ts';

/**
 * Runs a command on a description with hostile texts (`openapi.json` in the folder), and again without those that it refuses, until it accepts the others. `texts`
 * is left with these.
 *
 * @param wordsIn finds the words of places in what an error points to
 * @returns what was said of each refused text
 */
export async function runAccepted(
  argv: readonly string[],
  folder: string,
  document: JsonObject,
  texts: Map<string, string>,
  wordsIn: (text: string) => readonly string[] = (text) =>
    [...texts.keys()].filter((word) => text.includes(word)),
): Promise<{ readonly refused: readonly string[]; readonly runs: readonly Ran[] }> {
  const refused: string[] = [];
  const runs: Ran[] = [];
  for (;;) {
    const changed = withTexts(document, texts);
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(changed, undefined, 1));
    const ran = await run([...argv, '--json'], folder);
    runs.push(ran);
    if (ran.code === 0) return { refused, runs };
    const before = texts.size;
    for (const line of ran.stderr.trim().split('\n')) {
      const { error } = JSON.parse(line) as { error?: { message: string; place?: { pointer?: string } } };
      if (error === undefined) continue;
      const { pointer = '' } = error.place ?? {};
      const value = at(changed, pointer);
      const shown = [
        typeof value === 'string' ? value : '',
        ...fromPointer(pointer).reverse(),
        error.message,
      ];
      const word = shown.flatMap((text) => wordsIn(text)).find((one) => texts.has(one));
      if (word === undefined) continue;
      texts.delete(word);
      refused.push(`${word}: ${error.message}`);
    }
    if (texts.size === before) throw new Error(`refused for another reason: ${ran.stderr.slice(0, 3000)}`);
  }
}
