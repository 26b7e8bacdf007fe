import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../lib/json.ts';
import type { LanguageName } from '../../scripts/pipeline/clients/languages.ts';
import { TOOLCHAINS } from '../projects/languages/toolchains.ts';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { runAccepted } from './accepted.ts';
import { DESCRIPTION } from './description.ts';
import { type Payload, payloads } from './payloads.ts';
import { textPlaces, withTexts } from './text-places.ts';

// Clients in other languages of hostile descriptions: each compiles, and runs nothing of its description. Each place gets a payload of each family in one of
// the copies of the description that stand side by side in one document, since a compiler takes seconds to start.

const ROUNDS = 2;
/** Compilers make files of names, so that a long one does nothing but fail. */
const texts = payloads().filter(({ family }) => family !== 'long');
const families = [...new Set(texts.map(({ family }) => family))].map((family) => payloads([family]));
/** Words of the copies. */
const COPIED_WORD = /zz[A-Z][A-Za-z]*C\d+Z/g;
const copies = Math.ceil(families.length / ROUNDS);

/** Repeats the same description in one, with words of its own each time. */
function repeated(count: number): JsonObject {
  const merge = (one: Json | undefined, other: Json | undefined): Json => {
    if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
      return other ?? null;
    const [left, right] = [one as JsonObject, other as JsonObject];
    const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    return Object.fromEntries(
      names.map((name) => [name, name in right ? merge(left[name], right[name]) : (left[name] as Json)]),
    );
  };
  return Array.from({ length: count }, (_, copy) =>
    withTexts(DESCRIPTION, new Map(textPlaces(DESCRIPTION).map(({ word }) => [word, `${word}C${copy}Z`]))),
  ).reduce((all, one) => ({ ...(merge(all, one) as JsonObject), security: one.security as Json }));
}

/** A payload of a family that depends on copy and round, before or behind the place's word, so that no two places get the same name. */
function textsFor(places: readonly string[], round: number): Map<string, string> {
  return new Map(
    places.map((word, index) => {
      const copy = Number(/C(\d+)Z$/.exec(word)?.[1]);
      const family = families[(copy + round * copies) % families.length] as readonly Payload[];
      const { text } = family[index % family.length] as Payload;
      // A version is in comments of all languages, and there is only one.
      if (word.startsWith('zzVersion'))
        return [
          word,
          texts
            .filter((_, at) => at % ROUNDS === round)
            .map(({ text }) => text)
            .join(' '),
        ];
      return [word, index % 2 === 0 ? `${word}${text}` : `${text}${word}`];
    }),
  );
}

const execute = promisify(execFile);

interface Attempt {
  readonly run: (folder: string) => Promise<string>;
  readonly file: (folder: string) => string;
}

const ATTEMPTS: Readonly<Record<LanguageName, Attempt>> = {
  python: {
    file: () => 'client.py',
    run: (cwd) => output(TOOLCHAINS.python.command[0], ['-W', 'error', 'client.py'], cwd),
  },
  go: {
    file: () => 'client.go',
    run: async (cwd) => {
      mkdirSync(join(cwd, 'client'));
      writeFileSync(join(cwd, 'client/client.go'), readFileSync(join(cwd, 'client.go')));
      mkdirSync(join(cwd, 'main'));
      writeFileSync(
        join(cwd, 'main/main.go'),
        'package main\n\nimport "example.test/bank/client"\n\nfunc main() { client.New(client.Config{}) }\n',
      );
      writeFileSync(join(cwd, 'go.mod'), 'module example.test/bank\n\ngo 1.19\n');
      return output('go', ['run', './main'], cwd);
    },
  },
  java: {
    file: () => 'Client.java',
    run: async (cwd) => {
      const path =
        readdirSync(cwd, { recursive: true, encoding: 'utf8' }).find((file) =>
          file.endsWith('Client.java'),
        ) ?? '';
      const name = path.replaceAll('/', '.').replace(/\.java$/, '');
      writeFileSync(join(cwd, 'Load.java'), LOAD.replace('NAME', name));
      const compiled = await output(
        'javac',
        ['-encoding', 'UTF-8', '-nowarn', '-d', 'classes', 'Load.java', path],
        cwd,
      );
      return compiled + (await output('java', ['-XX:TieredStopAtLevel=1', '-cp', 'classes', 'Load'], cwd));
    },
  },
  php: {
    file: () => 'client.php',
    run: (cwd) =>
      output('php', ['-d', 'error_reporting=-1', '-d', 'display_errors=stderr', 'client.php'], cwd),
  },
};

/** Initializes the client and all that is inside. */
const LOAD = `public class Load {
  public static void main(String[] args) throws Exception { load("NAME"); }
  static void load(String name) throws Exception {
    for (Class<?> inner : Class.forName(name).getDeclaredClasses()) load(inner.getName());
  }
}
`;

async function output(program: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, GOCACHE: join(tmpdir(), 'banking-attack-go-cache'), GOFLAGS: '-mod=mod' };
  const { stdout, stderr } = await execute(program, args, { cwd, env, maxBuffer: 1 << 28 });
  return stdout + stderr;
}

const names = (Object.keys(TOOLCHAINS) as LanguageName[]).filter(
  (name) => TOOLCHAINS[name].missing() === undefined,
);

test.skipIf(names.length === 0).each(Array.from({ length: ROUNDS }, (_, round) => round))(
  `clients in ${names.join(', ')} run nothing of their description, part %i`,
  async (round) => {
    const folder = await temporaryFolder();
    const document = repeated(copies);
    const texts = textsFor(
      textPlaces(document).map(({ word }) => word),
      round,
    );
    const tried = texts.size;
    const argv = [
      'generate',
      '--spec',
      'openapi.json',
      '--only',
      'openapi',
      '--clients',
      names.join(','),
      '--out',
      'out',
    ];
    const { refused } = await runAccepted(
      argv,
      folder,
      document,
      texts,
      (text) => text.match(COPIED_WORD) ?? [],
    );
    for (const name of names) {
      const printed = await ATTEMPTS[name].run(join(folder, 'out/clients', name));
      expect(printed, name).toBe('');
    }
    console.log(
      `${tried} texts of ${families.length} families in ${names.length} languages: ${refused.length} refused, 0 run`,
    );
  },
  300_000,
);
