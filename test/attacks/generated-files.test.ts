import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../scripts/pipeline/command-line.ts';
import { runAccepted } from './accepted.ts';
import { DESCRIPTION } from './description.ts';
import { payloads } from './payloads.ts';
import { textPlaces, withTexts } from './text-places.ts';

// Files that are generated from hostile descriptions: each TypeScript file parses and does nothing of its own, and none has text that looks like another one.

const families = [...new Set(payloads().map(({ family }) => family))];
const places = textPlaces(DESCRIPTION).map(({ word }) => word);

const DISGUISED = /[^\P{Cc}\n\t]|[\p{Bidi_Control}\p{Zl}\p{Zp}]/u;
/** Lists what a renderer of Markdown that shows HTML as it is would load or run. */
const ACTIVE = /<(?:base|embed|form|iframe|input|link|meta|object|script|style|svg|video)\b|<[^>]*\son\w+=/i;

/** Lists what a generated module has at its top level. */
const DECLARATIONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.VariableStatement,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
]);

test.each(families)(
  'files generated from %s are nothing but declarations',
  async (family) => {
    const folder = await temporaryFolder();
    const hostile = payloads([family]);
    const texts = new Map(
      places.map((word, index) => [word, `${word}${hostile[index % hostile.length]?.text}`]),
    );
    const tried = texts.size;
    const argv = ['generate', '--spec', 'openapi.json', '--out', 'out', '--force'];
    // So that the outputs that import packages are made, too.
    writeFileSync(join(folder, 'package.json'), '{"dependencies":{"msw":"*","zod":"*"}}');
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(withTexts(DESCRIPTION, texts)));
    const { refused } = await runAccepted(argv, folder, DESCRIPTION, texts);
    const like = ['generate', '--spec', 'openapi.json', '--out', 'out/like/schema.d.ts'];
    await runAccepted([...like, '--like', 'openapi-typescript'], folder, DESCRIPTION, texts);
    const files = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:ts|md|ya?ml|json)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) {
      const text = readFileSync(join(folder, 'out', file), 'utf8');
      expect(text, file).not.toMatch(DISGUISED);
      if (file.endsWith('.md'))
        expect(
          marked.parse(text.replace(/^<!-- (?:(?!--).)* -->\n/, ''), { async: false }),
          file,
        ).not.toMatch(ACTIVE);
      if (!file.endsWith('.ts')) continue;
      const source = ts.createSourceFile(
        file,
        text,
        ts.ScriptTarget.Latest,
        false,
        ts.ScriptKind.TS,
      ) as ts.SourceFile & {
        readonly parseDiagnostics: readonly ts.Diagnostic[];
      };
      const errors = source.parseDiagnostics.map(
        ({ messageText, start = 0 }) => `${messageText}: ${text.slice(Math.max(0, start - 60), start + 60)}`,
      );
      expect(errors, file).toEqual([]);
      const others = source.statements
        .filter(({ kind }) => !DECLARATIONS.has(kind))
        .map(({ pos, end }) => text.slice(pos, end));
      expect(others, file).toEqual([]);
    }
    console.log(`${family}: ${tried} texts in ${files.length} files, ${refused.length} refused, 0 broken`);
  },
  120_000,
);
