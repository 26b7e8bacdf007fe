import { type Document, isAbsoluteUrl, type Source } from '@redocly/openapi-core';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer, toPointer } from '../../../lib/json-pointer.ts';
import {
  mapPartSchemas,
  type PartKind,
  put,
  type SchemaNode,
  type SchemaVisit,
} from '../document/schema-walk.ts';
import { mapObjects } from './data-places.ts';
import { draftAt, draftOfDescription, draftOfDialect, namesOtherDialect } from './dialect.ts';
import type { DescriptionFiles } from './load.ts';
import { reachableFiles } from './reachable-files.ts';
import { draftUpgrade, unknownDialect } from './upgrade/drafts.ts';
import { schemaUpgrade } from './upgrade/schema-upgrade.ts';
import { fromSwagger, upgradedPointer } from './upgrade/swagger.ts';
import { UpgradedSource } from './upgrade/upgraded-source.ts';

/** Something that a description says in another version than 3.1, and that could not be carried over exactly. */
export interface UpgradeNote {
  /** The author's file. */
  readonly source: Source;
  /** Pointer into it. */
  readonly pointer: string;
  readonly message: string;
}

/** The upgrade of one document's outer format is given this: it may keep what has moved, and say what it left out. */
export interface UpgradeContext {
  /** The new pointer of a part, and the one in the file. */
  moved(to: string, from: string): void;
  note(pointer: string, message: string): void;
  /** Finds what a reference to another file leads to in the end, as if it stood in the root file; `undefined` if there is none. */
  elsewhere(ref: string): JsonObject | undefined;
}

type Outer = (document: JsonObject, context: UpgradeContext) => JsonObject;

interface Version {
  /** Rewrites what stands around the schemas of the root file. */
  readonly outer: Outer;
  /** Keywords that allow `null`; none where schemas are those of 3.1 already. */
  readonly nullable: readonly string[];
  /** True if keywords beside a reference count, as since 3.1. */
  readonly beside?: true;
  /** Finds where a part of the root file stands after the upgrade, by the pointer of a reference without its `#`. */
  readonly pointer?: (pointer: string) => string;
}

const OPENAPI_31 = '3.1.1';

/** The readers of versions other than 3.1, by the beginning of the version's number. */
const VERSIONS: Readonly<Record<string, Version>> = {
  '2.0': {
    outer: (document, context) => fromSwagger(document, OPENAPI_31, context),
    nullable: ['x-nullable', 'nullable'],
    pointer: upgradedPointer,
  },
  '3.0': { outer: (document, context) => fromOpenApi30(document, context), nullable: ['nullable'] },
};

/** OpenAPI 3.1 by its number, with keywords of 3.0 in its schemas. */
const RELABELED: Version = {
  outer: (document, context) => withoutDialect(document, context),
  nullable: ['nullable'],
  beside: true,
};

/** OpenAPI 3.1 or 3.2 whose schemas are written in another dialect. */
const PLAIN: Version = { outer: (document, context) => withoutDialect(document, context), nullable: [] };

/** This many keywords of 3.0 in a description of 3.1 are not a slip but how the whole of it is written. */
const MANY_KEYWORDS = 10;

/** True where the root file of a description of 3.1 has `nullable: true` or `exclusiveMinimum: true` so often that they count. */
export function usesOldKeywords({ document: { parsed, source } }: DescriptionFiles): boolean {
  if (versionOf(parsed) !== '3.1') return false;
  return (
    (source.body.match(/\b(nullable|exclusiveM(in|ax)imum)['"]?:\s*true\b/g)?.length ?? 0) >= MANY_KEYWORDS
  );
}

/**
 * A description in OpenAPI 3.1 or 3.2. One of 3.0 or Swagger 2.0 is upgraded, together with the files it refers to; any other is returned as it
 * is. Nothing is written into what was given.
 *
 * The upgrade is our own and knows what stands where: `@scalar/openapi-upgrader` takes a property called `example` for an
 * example, rewrites payloads in examples, and forgets where things were.
 */
export async function upgradeDescription(
  written: DescriptionFiles,
): Promise<DescriptionFiles & { readonly notes: readonly UpgradeNote[] }> {
  const root = written.document;
  const otherDialect = await namesOtherDialect(root, written.resolver);
  const named = VERSIONS[versionOf(root.parsed)] ?? (usesOldKeywords(written) ? RELABELED : undefined);
  const version = named ?? (otherDialect && /^3\.[12]/.test(versionOf(root.parsed)) ? PLAIN : undefined);
  if (version === undefined) return { ...written, notes: [] };
  const upgrade = new FilesUpgrade(written, version, otherDialect);
  if (version === VERSIONS['2.0']) await upgrade.readAll();
  const document = upgrade.root();
  await upgrade.others();
  const resolver = written.resolver.empty();
  for (const [name, copy] of upgrade.copies) resolver.cache.set(name, Promise.resolve(copy));
  return { document, resolver, notes: upgrade.notes };
}

/** A part of a file that something refers to. */
interface Part {
  readonly file: string;
  readonly pointer: string;
  readonly kind: PartKind;
}

class FilesUpgrade {
  readonly copies = new Map<string, Document>();
  readonly notes: UpgradeNote[] = [];
  private readonly written: DescriptionFiles;
  private readonly version: Version;
  /** Tells whether a file names another dialect of JSON Schema than the current one. */
  private readonly otherDialect: boolean;
  private readonly ofCurrentDraft = new WeakSet<object>();
  /** Other files as they were read. */
  private readonly parsedOf = new Map<string, unknown>();
  private readonly open: Part[] = [];
  private readonly seen = new Set<string>();

  constructor(written: DescriptionFiles, version: Version, otherDialect: boolean) {
    this.written = written;
    this.version = version;
    this.otherDialect = otherDialect;
  }

  root(): Document<Record<string, unknown>> {
    const { parsed, source: original } = this.written.document;
    const source = new UpgradedSource(original);
    const note = (pointer: string, message: string) =>
      this.notes.push({ source: original, pointer, message });
    const moved = (to: string, from: string) => source.moved.set(to, from);
    const elsewhere = (ref: string) => this.elsewhere(ref, original.absoluteRef);
    const document = this.version.outer(parsed as JsonObject, { moved, note, elsewhere });
    const upgraded = { source, parsed: this.schemasOf(document, 'document', '#', source) };
    this.copies.set(original.absoluteRef, upgraded);
    return upgraded as Document<Record<string, unknown>>;
  }

  /** Reads every file, for an upgrade that looks into them. */
  async readAll(): Promise<void> {
    const { document, resolver } = this.written;
    const reader = resolver.empty();
    for await (const { absoluteRef } of reachableFiles(document, resolver)) {
      const found = await reader.resolveDocument(null, absoluteRef, true).catch(() => undefined);
      if (found !== undefined && !(found instanceof Error)) this.parsedOf.set(absoluteRef, found.parsed);
    }
  }

  private elsewhere(ref: string, from: string, hops = 32): JsonObject | undefined {
    const [uri = '', pointer = ''] = ref.split('#');
    if (hops === 0 || isAbsoluteUrl(uri)) return undefined;
    const { resolver } = this.written;
    const file = uri === '' ? from : resolver.resolveExternalRef(from, uri);
    const node = at(this.parsedOf.get(file) as Json, `#${pointer}`);
    if (!isObject(node)) return undefined;
    if (typeof node.$ref === 'string') return this.elsewhere(node.$ref, file, hops - 1);
    return withReferences(node as JsonObject, (inner) =>
      isAbsoluteUrl(inner)
        ? inner
        : inner.startsWith('#')
          ? `${file}${inner}`
          : resolver.resolveExternalRef(file, inner),
    ) as JsonObject;
  }

  /** Each part of another file that was referred to, until no reference leads further. */
  async others(): Promise<void> {
    for (let part = this.open.pop(); part !== undefined; part = this.open.pop()) {
      const { file, pointer, kind } = part;
      const copy = this.copies.get(file) ?? (await this.copyOf(file));
      if (copy === undefined) continue;
      const node = at(copy.parsed, pointer) as Json | undefined;
      if (node === undefined) continue;
      const mapped = this.schemasOf(node, kind, pointer, copy.source as UpgradedSource);
      const steps = fromPointer(pointer);
      const last = steps.pop();
      if (last === undefined) this.copies.set(file, { ...copy, parsed: mapped });
      else put(at(copy.parsed as Json, toPointer(steps)) as Record<string, Json>, last, mapped);
    }
  }

  private schemasOf(node: Json, kind: PartKind, pointer: string, source: UpgradedSource): Json {
    const follow = (ref: string, to: PartKind) => {
      this.follow(ref, to, source.absoluteRef);
      return this.rewritten(ref, source.absoluteRef);
    };
    const upgrade = this.visitor(source, follow);
    const visit = this.otherDialect ? this.withDialect(upgrade, source, pointer, follow) : upgrade;
    return mapPartSchemas(node, kind, pointer, visit, follow);
  }

  private visitor(source: UpgradedSource, follow: (ref: string, kind: PartKind) => string): SchemaVisit {
    const { nullable } = this.version;
    if (nullable.length === 0) return (schema) => schema;
    const written = (pointer: string) => source.writtenPointer(pointer);
    return schemaUpgrade(
      {
        reference: (ref, kind) => follow(ref, kind ?? 'schema'),
        wrapped: (pointer) => source.wrapped.add(written(pointer)),
        widened: (pointer) =>
          this.notes.push({
            source: source.original,
            pointer: written(pointer),
            message: NULLABLE_WITHOUT_TYPE,
          }),
      },
      nullable,
      this.version.beside,
    );
  }

  /** Schemas that are written in an older dialect as well. */
  private withDialect(
    upgrade: SchemaVisit,
    source: UpgradedSource,
    pointer: string,
    follow: (ref: string, kind: PartKind) => string,
  ): SchemaVisit {
    const { document } = this.written;
    const written = (to: string) => source.writtenPointer(to);
    const parsed = this.parsedOf.get(source.absoluteRef) ?? document.parsed;
    const draft = draftAt(parsed, written(pointer), draftOfDescription(document.parsed));
    const callbacks = {
      done: this.ofCurrentDraft,
      reference: (ref: string) => follow(ref, 'schema'),
      moved: (to: string, from: string) => void source.moved.set(to, written(from)),
      note: (at: string, message: string) =>
        void this.notes.push({ source: source.original, pointer: written(at), message }),
    };
    const visit = draftUpgrade(callbacks, draft);
    return (schema, at) =>
      visit(this.ofCurrentDraft.has(Object(schema)) ? schema : (upgrade(schema, at) as SchemaNode), at);
  }

  /** A reference to a part of the root file that has moved. */
  private rewritten(ref: string, from: string): string {
    const { pointer: moved } = this.version;
    const [uri = '', pointer] = ref.split('#');
    if (moved === undefined || pointer === undefined || isAbsoluteUrl(uri)) return ref;
    const file = uri === '' ? from : this.written.resolver.resolveExternalRef(from, uri);
    return file === this.written.document.source.absoluteRef ? `${uri}#${moved(pointer)}` : ref;
  }

  /** Parts of the root file are upgraded with it, unless they stand where nothing of OpenAPI does. */
  private follow(ref: string, kind: PartKind, from: string): void {
    const [uri = '', pointer = ''] = ref.split('#');
    if (isAbsoluteUrl(uri)) return;
    const file = uri === '' ? from : this.written.resolver.resolveExternalRef(from, uri);
    const isRoot = file === this.written.document.source.absoluteRef;
    if (isRoot && /^\/(?:components|paths|webhooks|definitions|parameters|responses)\//.test(pointer)) return;
    const part = `${file}#${pointer} ${kind}`;
    if (this.seen.has(part)) return;
    this.seen.add(part);
    this.open.push({ file, pointer: `#${pointer}`, kind });
  }

  private async copyOf(file: string): Promise<Document | undefined> {
    const loaded = await this.written.resolver.resolveDocument(null, file, true).catch(() => undefined);
    // The next reader reports what cannot be read.
    if (loaded === undefined || loaded instanceof Error) return undefined;
    // A description of its own, in a version of its own.
    if (isObject(loaded.parsed) && 'openapi' in loaded.parsed && !this.isSameVersion(loaded.parsed))
      return undefined;
    const copy = { source: new UpgradedSource(loaded.source), parsed: structuredClone(loaded.parsed) };
    this.copies.set(file, copy);
    this.parsedOf.set(file, loaded.parsed);
    return copy;
  }

  private isSameVersion(parsed: Record<string, unknown>): boolean {
    const version = versionOf(parsed);
    return /^3\.[12]/.test(version)
      ? [RELABELED, PLAIN].includes(this.version)
      : VERSIONS[version] === this.version;
  }
}

/** A copy in which each reference went through `change`. */
function withReferences(node: Json, change: (ref: string) => string): Json {
  if (Array.isArray(node)) return node.map((item: Json) => withReferences(item, change));
  if (!isObject(node)) return node;
  const result: Record<string, Json> = {};
  for (const [key, value] of Object.entries(node))
    put(
      result,
      key,
      key === '$ref' && typeof value === 'string' ? change(value) : withReferences(value, change),
    );
  return result;
}

/** `3.0`; a number where the author left out the quotes. */
function versionOf({ swagger, openapi }: Record<string, unknown>): string {
  if (swagger !== undefined) return swagger === 2 ? '2.0' : String(swagger);
  return (openapi === 3 ? '3.0' : String(openapi)).slice(0, 3);
}

/** `jsonSchemaDialect` is about schemas that are of the current dialect after the upgrade. */
function withoutDialect(document: JsonObject, { note }: UpgradeContext): JsonObject {
  const { jsonSchemaDialect: dialect, ...rest } = document;
  if (typeof dialect === 'string' && draftOfDialect(dialect) === undefined)
    note('#/jsonSchemaDialect', unknownDialect(dialect));
  return rest;
}

const NULLABLE_WITHOUT_TYPE =
  '`nullable: true` stands where OpenAPI 3.0 gives it no meaning, without `type`; `null` is accepted.';

/** Fields of a multipart form have no style in 3.0. */
function withoutPartStyles(node: JsonObject): JsonObject {
  if (!isObject(node.content)) return node;
  const media = Object.entries(node.content).map(([mediaType, one]) => {
    if (!/^multipart\//i.test(mediaType) || !isObject(one) || !isObject(one.encoding))
      return [mediaType, one];
    const encoding = Object.entries(one.encoding).map(([name, given]) => {
      const { style: _, explode: __, allowReserved: ___, ...rest }: JsonObject = isObject(given) ? given : {};
      return [name, rest];
    });
    return [mediaType, { ...one, encoding: Object.fromEntries(encoding) }];
  });
  return { ...node, content: Object.fromEntries(media) };
}

/** Outside of its schemas 3.0 says what 3.1 says; webhooks had no place of their own. */
function fromOpenApi30(document: JsonObject, { moved }: UpgradeContext): JsonObject {
  const { 'x-webhooks': webhooks, ...rest } = mapObjects(document, withoutPartStyles);
  if (!isObject(webhooks) || rest.webhooks !== undefined)
    return { ...rest, ...(webhooks !== undefined && { 'x-webhooks': webhooks }), openapi: OPENAPI_31 };
  moved('#/webhooks', '#/x-webhooks');
  return { ...rest, openapi: OPENAPI_31, webhooks };
}
