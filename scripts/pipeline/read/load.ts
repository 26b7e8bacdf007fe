import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  BaseResolver,
  type Config,
  createConfig,
  type Document,
  isAbsoluteUrl,
  ResolveError,
  Source,
  YamlParseError,
} from '@redocly/openapi-core';
import { isObject } from '../../../lib/json.ts';
import { percentDecoded } from '../../../lib/json-pointer.ts';
import { displayPath } from '../../cli/display-path.ts';
import { ToolError } from '../../cli/errors.ts';
import { withinLimits } from '../limits.ts';
import { AllowedFiles, FileRefusal } from './allowed-files.ts';
import { resolveBaseUris } from './base-uris.ts';
import { cloneOf } from './clone.ts';
import { digestAt, digestOf } from './digests.ts';
import { refuseEndlessAliases } from './endless-aliases.ts';
import { parseWithLooseIndentation } from './loose-indentation.ts';
import { type NumberLiteral, numberLiteralsIn } from './number-literals.ts';
import { hideExcerpts, toPlace } from './place.ts';
import { CORRECTED_TYPES } from './redocly-types.ts';
import { explainSyntax } from './syntax.ts';
import { tryParseJson } from './try-parse-json.ts';
import { type UpgradeNote, upgradeDescription } from './upgrade.ts';
import { wrongKind } from './wrong-kind.ts';

/** The root file of a description and, through the resolver, every file that it refers to. */
export interface DescriptionFiles {
  /** The root file: its source text, for places, and its parsed value. Treat as read-only. */
  readonly document: Document<Record<string, unknown>>;
  readonly resolver: LocalResolver;
}

/**
 * A description as the pipeline reads it: in OpenAPI 3.1, into which other versions are upgraded as they are loaded. Places in it
 * are those of the author's files all the same.
 */
export interface Description extends DescriptionFiles {
  /** Absolute path of the root file. */
  readonly file: string;
  /** Absolute path of the folder the root file is in. */
  readonly rootDir: string;
  /** Folder that paths are shown relative to. */
  readonly cwd: string;
  /** The description as its author wrote it, in its own version: `lint` checks this. */
  readonly written: DescriptionFiles;
  /** The parts that the upgrade could not carry over exactly. */
  readonly notes: readonly UpgradeNote[];
  /** Redocly configuration without any rule: found nowhere, read from nowhere. */
  readonly config: Config;
}

/** A description as its author wrote it, before it is upgraded. */
export type WrittenDescription = Omit<Description, 'written' | 'notes'>;

/** Reads files only. A description that needs the network would not be the same tomorrow. */
export class LocalResolver extends BaseResolver {
  /** The files that were read, by absolute path. Forks share the list. */
  readonly digests: Map<string, string>;
  readonly allowed: AllowedFiles;

  /** Long numbers of the files that were read, by absolute path. Forks share the list. */
  readonly numbers: Map<string, readonly NumberLiteral[]>;

  constructor(
    config: ConstructorParameters<typeof BaseResolver>[0],
    allowed: AllowedFiles,
    digests = new Map<string, string>(),
    numbers = new Map<string, readonly NumberLiteral[]>(),
  ) {
    super(config);
    this.allowed = allowed;
    this.digests = digests;
    this.numbers = numbers;
  }

  /** A reference is a URI: `sub%20dir/card.yaml` is a file in the folder `sub dir`, unless there is one of the very name. */
  override resolveExternalRef(base: string | null, ref: string): string {
    const path = super.resolveExternalRef(base, ref);
    if (!ref.includes('%') || isAbsoluteUrl(path) || existsSync(path)) return path;
    const decoded = super.resolveExternalRef(base, percentDecoded(ref));
    return existsSync(decoded) ? decoded : path;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (isAbsoluteUrl(absoluteRef)) {
      throw new ResolveError(new Error(`Nothing is loaded from the network: ${absoluteRef}`));
    }
    const refused = this.allowed.refusal(absoluteRef);
    if (refused !== undefined) throw new ResolveError(new FileRefusal(absoluteRef, refused));
    // Read once for digest and text: descriptions of a thousand files exist.
    const bytes = contentOf(absoluteRef);
    this.digests.set(absoluteRef, bytes === undefined ? digestAt(absoluteRef) : digestOf(bytes));
    if (bytes === undefined) return super.loadExternalRef(absoluteRef);
    return new Source(absoluteRef, bytes.toString('utf8').replaceAll('\r\n', '\n'));
  }

  /** A resolver of the same kind that has read nothing; what it reads counts for both. */
  empty(allowed = this.allowed): LocalResolver {
    return new LocalResolver(this.config, allowed, this.digests, this.numbers);
  }

  override parseDocument(source: Source, isRoot?: boolean): Document {
    const isData = isRoot === true || /\.(?:json|ya?ml)$/.test(source.absoluteRef);
    if (!isData) hideExcerpts(source);
    const json = isData ? tryParseJson(source.body) : undefined;
    if (isData && !this.numbers.has(source.absoluteRef))
      this.numbers.set(source.absoluteRef, numberLiteralsIn(source.body, json !== undefined));
    if (json !== undefined) {
      if (hasBaseUris(source)) resolveBaseUris(json);
      return { source, parsed: json };
    }
    const document = parseWithLooseIndentation(source, (read) => super.parseDocument(read, isRoot));
    if (typeof document.parsed !== 'object') hideExcerpts(source);
    refuseEndlessAliases(document);
    if (isData && hasBaseUris(source)) resolveBaseUris(document.parsed);
    return document;
  }

  /**
   * A resolver with the same files in it, each a copy: Redocly's bundler writes into what it was given, and a file that was
   * read and parsed once need not be read again.
   */
  async fork(): Promise<LocalResolver> {
    const copy = this.empty();
    for (const [name, loading] of this.cache) {
      const loaded = await loading.catch((error: unknown) => error);
      if (loaded instanceof Error) continue;
      const document = loaded as Document;
      copy.cache.set(name, Promise.resolve({ source: document.source, parsed: cloneOf(document.parsed) }));
    }
    return copy;
  }
}

/** Few descriptions have any. */
function hasBaseUris({ body }: Source): boolean {
  return body.includes('$id') || body.includes('$self') || body.includes('$dynamicAnchor');
}

/** `undefined` where there is no file to read: Redocly says why. */
function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Reads the root file of a description.
 *
 * @param file path, absolute or relative to `cwd`
 * @param allowFiles further folders that it may refer to, absolute
 * @throws ToolError `usage` when there is no such file, `problem` when it is not YAML or JSON
 */
export async function loadDescription(
  file: string,
  cwd: string,
  allowFiles?: readonly string[],
): Promise<Description> {
  return upgraded(await readDescription(file, cwd, allowFiles));
}

/** Does what `loadDescription` does, for a description that has been read. */
export async function upgraded(read: WrittenDescription): Promise<Description> {
  const { document, resolver } = read;
  const written = { document, resolver };
  return { ...read, ...(await withinLimits('OpenAPI 3.1', () => upgradeDescription(written))), written };
}

/** Reads the root file in the version that its author wrote. Throws as `loadDescription` does. */
export async function readDescription(
  file: string,
  cwd: string,
  allowFiles?: readonly string[],
  text?: string,
): Promise<WrittenDescription> {
  const path = resolve(cwd, file);
  const config = await createConfig({ plugins: [CORRECTED_TYPES] });
  const resolver = new LocalResolver(config.resolve, AllowedFiles.around(path, allowFiles));
  if (text !== undefined) keepText(resolver, path, text);
  const document = await resolver
    .resolveDocument<Record<string, unknown>>(null, path, true)
    .catch((error: unknown) => error);
  if (document instanceof YamlParseError) throw notYaml(document, cwd);
  if (document instanceof Error) throw notReadable(document, path, cwd);
  const loaded = document as Document<Record<string, unknown>>;
  if (!isObject(loaded.parsed)) {
    throw new ToolError('problem', 'The file contains no OpenAPI description.', {
      place: { file: displayPath(path, cwd), line: 1, column: 1 },
      fix: 'An OpenAPI description is a mapping that begins with `openapi: 3.1.1`.',
    });
  }
  return { file: path, rootDir: dirname(path), cwd, document: loaded, resolver, config };
}

/** This takes the place of a file that the user does not have to write. */
function keepText(resolver: LocalResolver, path: string, text: string): void {
  resolver.cache.set(path, Promise.resolve(resolver.parseDocument(new Source(path, text), true)));
}

/** @returns the error for a file that is neither YAML nor JSON, with what is probably wrong with it. */
export function notYaml(error: YamlParseError, cwd: string): ToolError {
  const { message, fix, location } = explainSyntax(error);
  return new ToolError('problem', message, { place: toPlace(location, cwd), fix, cause: error });
}

function notReadable(error: Error, path: string, cwd: string): ToolError {
  const reading = (error as ResolveError).originalError as NodeJS.ErrnoException | undefined;
  const wrong = wrongKind(reading, path, cwd);
  if (wrong !== undefined) {
    return new ToolError('usage', `The file cannot be read: ${wrong.says}.`, {
      fix:
        wrong.is === 'folder'
          ? 'Name a file in it with `--spec FILE`: the root file of an OpenAPI description.'
          : 'Give the root file of an OpenAPI description with `--spec FILE`.',
      cause: error,
    });
  }
  const shown = displayPath(path, cwd);
  // A path has lost one of the two slashes.
  const url = /^([a-z][a-z\d+.-]+):\/+(.*)$/is.exec(shown);
  if (url !== null)
    return new ToolError('usage', `URLs are never fetched: ${url[1]}://${url[2]}`, {
      fix: 'Save the description as a file, and give that with `--spec FILE`.',
      cause: error,
    });
  const reason = reading?.code === 'ENOENT' ? 'There is no such file' : 'The file cannot be read';
  return new ToolError('usage', `${reason}: ${shown}`, {
    fix: 'Give the root file of an OpenAPI description with `--spec FILE`.',
    cause: error,
  });
}
