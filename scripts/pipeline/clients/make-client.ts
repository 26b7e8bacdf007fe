import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '../../../lib/json.ts';
import { ToolError } from '../../cli/errors.ts';
import { redoclyIn } from '../../cli/redocly-cli.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { hideDataReferences } from '../read/data-places.ts';
import { LANGUAGES, type LanguageName } from './languages.ts';
import { withNeutralTexts } from './neutral-texts.ts';

/**
 * A client in another language, by Redocly's generator: its files by path from the language's folder. The same bytes for the same document.
 *
 * @param document made for generators (`bundle --for-generators`)
 * @throws ToolError `environment` when Redocly's command line is not installed, `unsupported` when it fails
 */
export async function makeClient(
  name: LanguageName,
  document: DocumentNode,
  signal?: AbortSignal,
): Promise<Record<string, string>> {
  const { made, path, page, prepare = (given) => given } = LANGUAGES[name];
  const folder = await mkdtemp(join(tmpdir(), 'banking-client-'));
  try {
    const redocly = await redoclyIn(folder, signal);
    const neutral = withNeutralTexts(hideDataReferences(document) as JsonObject, name);
    await writeFile(join(folder, 'openapi.json'), JSON.stringify(prepare(neutral)));
    const flags = ['--generator', name, '--output', 'client.ts', '--docs'];
    await redocly(['generate-client', 'openapi.json', ...flags]).done.catch(
      (error: Error & { stderr?: string }) => {
        if (error.name === 'AbortError') throw error;
        throw new ToolError(
          'unsupported',
          `Cannot make the client for ${name} from this description. Redocly's generate-client failed: ${error.stderr?.trim() || error.message}`,
          { fix: `Leave ${name} out of --clients, or change the description.`, cause: error },
        );
      },
    );
    const [code, readme] = await Promise.all(
      [made, page].map((file) => readFile(join(folder, file), 'utf8')),
    );
    return {
      [path(code ?? '')]: withOwnCommand(code ?? '', name),
      'README.md': withOwnCommand(readme ?? '', name),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whoever makes the files again has to run this package's command, which prepares the document. */
function withOwnCommand(text: string, name: LanguageName): string {
  return text.replaceAll('`redocly generate-client`', `\`banking-platform-api generate --clients ${name}\``);
}
