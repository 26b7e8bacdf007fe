import { bundle, type Document, type LocationObject, stringifyYaml } from '@redocly/openapi-core';
import { at, isObject, type Json, type JsonObject } from '../../../lib/json.ts';
import { fromPointer } from '../../../lib/json-pointer.ts';
import { jsonFile } from '../../../lib/json-text.ts';
import { COMMAND } from '../../../lib/terminal-text.ts';
import { ToolError } from '../../cli/errors.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { holdsSchemas, mapDocumentSchemas, mapSubschemas, type SchemaNode } from '../document/schema-walk.ts';
import { authoredFiles } from '../read/authored.ts';
import { isDataPlace, isMappingPlace, mapObjects, NAMED } from '../read/data-places.ts';
import type { Description, LocalResolver } from '../read/load.ts';
import { digitsOf } from '../read/number-literals.ts';
import { tidyPointer, toPlace } from '../read/place.ts';
import { fromOpenApi32 } from './openapi-3.2.ts';
import { withPlainComponentNames } from './plain-component-names.ts';

/** The 3.1 document in one piece. */
export interface Bundle {
  readonly document: DocumentNode;
  /** Numbers that JavaScript cannot hold, by those that stand for them. */
  readonly digits?: ReadonlyMap<number, string>;
}

/**
 * Puts a description of many files into one document. References to files become components named after the file;
 * references in text fields (Markdown) are replaced by the text. The same bytes on every run and machine.
 *
 * @throws ToolError `problem` for the first reference that leads nowhere
 */
export async function bundleDescription(description: Description): Promise<Bundle> {
  const { document, problems, resolver } = await bundleFiles(description);
  const isInMapping = ({ location: [place] }: (typeof problems)[number]) =>
    isMappingPlace(place?.pointer ?? '');
  const left = await Promise.all(
    problems.map(async (one) => isInMapping(one) || (await isLeftAlone(one.location[0], resolver))),
  );
  // That two things of one name got different ones is no problem; a strict run has refused it before.
  const problem = problems.find(({ severity }, index) => severity === 'error' && !left[index]);
  if (problem !== undefined) {
    const location = problem.location[0];
    throw new ToolError('problem', problem.message, {
      ...(location === undefined ? {} : { place: toPlace(location, description.cwd) }),
      fix: 'Point the reference at a file and place that exist.',
    });
  }
  const { documents } = await authoredFiles(description);
  const filled = mapObjects(document, withoutEmptySchemas);
  const led = problems.some(isInMapping) ? withoutMissingMembers(filled) : filled;
  const hasIds = documents.some(({ source }) => source.body.includes('$id'));
  return {
    document: fromOpenApi32(hasIds ? withoutIds(led) : led),
    digits: digitsOf([...description.resolver.numbers.values()].flat()),
  };
}

/** The check has warned of what stands in the place of a schema and is none: it says nothing. */
function withoutEmptySchemas(one: JsonObject): JsonObject {
  let changed = one;
  for (const [key, value] of Object.entries(one)) {
    const isSchemaOfContent = /^(item)?schema$/i.test(key);
    // A list may be of a security requirement: `schema: []` for a scheme that is called so.
    if (isSchemaOfContent ? !isSchema(value) && !Array.isArray(value) : value === null && holdsSchemas(key)) {
      const { [key]: _, ...others } = changed;
      changed = others;
    } else if (Array.isArray(value) && holdsSchemas(key) && value.includes(null)) {
      changed = { ...changed, [key]: value.map((item: Json) => item ?? {}) };
    } else if (isObject(value) && holdsSchemaMap(key) && !Object.values(value).every(isSchema)) {
      const entries = Object.entries(value).map(([name, schema]) => [name, isSchema(schema) ? schema : {}]);
      changed = { ...changed, [key]: Object.fromEntries(entries) };
    }
  }
  return changed;
}

function isSchema(value: unknown): boolean {
  return typeof value === 'boolean' || isObject(value);
}

function holdsSchemaMap(key: string): boolean {
  return key === 'schemas' || (holdsSchemas(key) && NAMED.has(key));
}

/** Without discriminators that name a schema which is not there: what they say of the other members is not certain either. */
function withoutMissingMembers(document: DocumentNode): DocumentNode {
  const isMissing = (target: unknown) =>
    typeof target === 'string' &&
    (target.startsWith('#') ? at(document, target) === undefined : target.includes('/'));
  return mapObjects(document, (one) => {
    const { discriminator, ...others } = one;
    if (!isObject(discriminator) || !isObject(discriminator.mapping)) return one;
    return Object.values(discriminator.mapping).some(isMissing) ? others : one;
  });
}

/** References by `$id` were written as pointers, which an `$id` would turn into others. */
function withoutIds(document: DocumentNode): DocumentNode {
  const visit = (schema: SchemaNode, pointer: string): Json => {
    if (!isObject(schema)) return schema;
    const { $id: _, ...rest } = mapSubschemas(schema, pointer, visit);
    return rest;
  };
  return mapDocumentSchemas(document as JsonObject, visit) as DocumentNode;
}

/** Bundles files in any version of OpenAPI: a reference that leads nowhere is among the problems, and stays as it is. */
export async function bundleFiles({
  file,
  config,
  resolver: files,
}: Pick<Description, 'file' | 'config' | 'resolver'>): Promise<
  Bundle & Pick<Awaited<ReturnType<typeof bundle>>, 'problems'> & { readonly resolver: LocalResolver }
> {
  const resolver = await files.fork();
  const root = (await resolver.resolveDocument(null, file, true)) as Document<DocumentNode>;
  const authored = componentNames(root.parsed);
  const result = await bundle({ doc: root, config, externalRefResolver: resolver });
  const whole = withContentInPlace(result.bundle.parsed as DocumentNode);
  const document = inOrder(withPlainComponentNames(whole, authored), authored);
  return { document, problems: result.problems, resolver };
}

/** A text that looks like a reference in data, or is the address of an external example, stays as it is if it leads nowhere. */
async function isLeftAlone(place: LocationObject | undefined, resolver: LocalResolver): Promise<boolean> {
  if (place?.pointer === undefined) return false;
  if (isDataPlace(place.pointer)) return true;
  const document = await resolver.cache.get(place.source.absoluteRef)?.catch(() => undefined);
  const node = document instanceof Error ? undefined : at(document?.parsed, tidyPointer(place.pointer));
  return isObject(node) && 'externalValue' in node && !('$ref' in node);
}

function componentNames(root: DocumentNode): Record<string, string[]> {
  const groups = Object.entries((root.components ?? {}) as Record<string, DocumentNode>);
  return Object.fromEntries(groups.map(([group, members]) => [group, Object.keys(members ?? {})]));
}

/**
 * Redocly makes a component of `content` that stands in a file of its own; OpenAPI 3.1 has no such components, so it is copied to
 * where it is used.
 */
function withContentInPlace(document: DocumentNode): DocumentNode {
  const { mediaTypes, ...components } = (document.components ?? {}) as Record<string, DocumentNode>;
  if (mediaTypes === undefined) return document;
  const prefix = '#/components/mediaTypes/';
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isObject(node)) return node;
    if (typeof node.$ref === 'string' && node.$ref.startsWith(prefix))
      return visit(mediaTypes[fromPointer(node.$ref).at(-1) ?? '']);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, visit(value)]));
  };
  return visit({ ...document, components }) as DocumentNode;
}

/**
 * Components that the author listed keep the author's order; those that came from files follow by name, so that moving one
 * operation does not reorder the rest of the bundle.
 */
function inOrder(document: DocumentNode, authored: Record<string, string[]>): DocumentNode {
  const components = (document.components ?? {}) as Record<string, DocumentNode>;
  const sorted = Object.entries(components).map(([group, members]) => {
    const listed = new Set(authored[group]);
    const added = Object.keys(members).filter((name) => !listed.has(name));
    const names = [...listed, ...added.sort()];
    return [group, Object.fromEntries(names.map((name) => [name, members[name]]))] as const;
  });
  const filled = sorted.filter(([, members]) => Object.keys(members).length > 0);
  const { components: _, ...rest } = document;
  return filled.length === 0 ? rest : { ...rest, components: Object.fromEntries(filled) };
}

/** A document as YAML: no anchors (each place reads on its own) and no folded lines (a diff shows what changed). */
export function toYaml(document: DocumentNode): string {
  const text = stringifyYaml(document, { noRefs: true, lineWidth: -1 });
  return DECEPTIVE.test(text) || COMMAND.test(text) ? jsonFile(document) : text;
}

/**
 * YAML leaves these characters as they are, although readers or the log of a CI system take them for something else. In JSON, which is YAML too, all
 * of it is escaped.
 */
const DECEPTIVE = /\p{Bidi_Control}|^\s*::[a-z-]+(?: .*)?::/imu;
