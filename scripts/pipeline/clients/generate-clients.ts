import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { isObject } from '../../../lib/json.ts';
import { jsonFile } from '../../../lib/json-text.ts';
import { installedVersion } from '../../cli/installed-version.ts';
import { forGenerators } from '../bundle/publish/publish.ts';
import { type EmitResult, emit } from '../emit/emit.ts';
import { withHeader } from '../emit/header.ts';
import { prepareInputs, type RunStep } from '../generate.ts';
import { loadOverlaid, type OverlayOptions } from '../overlay/load-overlaid.ts';
import { digestOf } from '../read/digests.ts';
import type { LanguageName } from './languages.ts';
import { makeClient } from './make-client.ts';

export interface ClientsRequest {
  /** Root file of the description, absolute or relative to `cwd`. */
  readonly spec: string;
  /** Folder with a folder for each language, absolute or relative to `cwd`. */
  readonly out: string;
  readonly cwd: string;
  readonly overlays?: OverlayOptions | undefined;
  readonly languages: readonly LanguageName[];
  readonly check: boolean;
  readonly force: boolean;
  readonly signal?: AbortSignal;
}

/** Next to the folder, to be committed where the folder is not. */
export const lockFileOf = (out: string): string => `${out}.lock.json`;

/**
 * Clients in other languages, and the file with their digests. With `check` and without the folder, the digests alone are compared: it need not be
 * committed.
 */
export async function generateClients(request: ClientsRequest, step: RunStep): Promise<EmitResult> {
  const { spec, cwd, overlays, languages, check, force, signal } = request;
  const out = resolve(cwd, request.out);
  const { bundle, model } = await step('bundle for clients', () =>
    loadOverlaid(spec, cwd, overlays).then((description) => prepareInputs(description)),
  );
  const document = forGenerators(bundle.document, '3.1');
  const made = new Map<LanguageName, Record<string, string>>();
  for (const language of languages)
    made.set(language, await step(`client for ${language}`, () => makeClient(language, document, signal)));

  const lock = await readLock(lockFileOf(out));
  const digests = Object.fromEntries([...made].map(([language, files]) => [language, digestOfFiles(files)]));
  const folder = basename(out);
  const name = lockFileOf(folder);
  const isLocked = languages.every((language) => lock[language] === digests[language]);
  const locked = {
    missing: Object.keys(lock).length === 0 ? [name] : [],
    stale: Object.keys(lock).length === 0 || isLocked ? [] : [name],
  };
  if (check && !existsSync(out))
    return { ...locked, orphaned: [], unchanged: isLocked ? [...languages] : [] };

  const files = Object.fromEntries(
    [...made].flatMap(([language, texts]) =>
      Object.entries(texts).map(([path, text]) => [`${language}/${path}`, withHeader(path, text, model)]),
    ),
  );
  const result = await emit(out, files, { origin: model, cwd, check, force, complete: false });
  if (!check && (locked.missing.length > 0 || !isLocked)) {
    const generator = `@redocly/cli ${installedVersion('@redocly/cli') ?? ''}`.trim();
    await writeFile(lockFileOf(out), jsonFile({ generator, digests: { ...lock, ...digests } }));
  }
  const below = (paths: readonly string[]) => paths.map((path) => `${folder}/${path}`);
  return {
    missing: [...below(result.missing), ...locked.missing],
    stale: [...below(result.stale), ...locked.stale],
    orphaned: below(result.orphaned),
    unchanged: below(result.unchanged),
  };
}

/** Digest by language; empty where there is no such file, or none that can be read. */
async function readLock(file: string): Promise<Record<string, unknown>> {
  try {
    const { digests } = JSON.parse(await readFile(file, 'utf8')) as { digests?: unknown };
    return isObject(digests) ? digests : {};
  } catch {
    return {};
  }
}

function digestOfFiles(files: Readonly<Record<string, string>>): string {
  const paths = Object.keys(files).sort();
  return digestOf(paths.map((path) => `${path}\n${digestOf(files[path] ?? '')}\n`).join(''));
}
