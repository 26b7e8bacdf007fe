import { isObject } from '../../../lib/json.ts';
import type { OperationModel, SourceSectionModel } from '../../../templates/model.ts';
import type { DocumentNode } from '../document/document-node.ts';
import { mapping, source, trimmedText } from './values.ts';

/** The sections that `x-source-sections` lists, each with what refers to it, as a whole or in one of its parts. */
export function sourceSectionModels(
  document: DocumentNode,
  operations: readonly Pick<OperationModel, 'id' | 'method' | 'path'>[],
): SourceSectionModel[] {
  const listed = document['x-source-sections'];
  if (!Array.isArray(listed)) return [];
  const { schemas, securitySchemes } = mapping(document.components);
  const inOperations = operations.map(({ id, method, path }) => {
    const node = mapping(mapping(document.paths)[path])[method];
    return { name: id, sections: sectionsIn(node) };
  });
  const inSchemas = sectionsByName(schemas);
  const inCredentials = sectionsByName(securitySchemes);
  return listed.filter(isObject).map((entry) => {
    const section = trimmedText(entry.section);
    const namesOf = (members: readonly Member[]) =>
      members.filter(({ sections }) => sections.has(section)).map(({ name }) => name);
    return {
      section,
      topic: trimmedText(entry.topic),
      operations: namesOf(inOperations),
      credentials: namesOf(inCredentials),
      schemas: namesOf(inSchemas),
    };
  });
}

interface Member {
  readonly name: string;
  readonly sections: ReadonlySet<string>;
}

function sectionsByName(components: unknown): Member[] {
  return Object.entries(mapping(components)).map(([name, node]) => ({ name, sections: sectionsIn(node) }));
}

/** Sections named anywhere inside of a node; references are not followed. */
function sectionsIn(node: unknown): Set<string> {
  if (Array.isArray(node)) return new Set(node.flatMap((member) => [...sectionsIn(member)]));
  if (!isObject(node)) return new Set();
  const own = source(node)?.split(', ') ?? [];
  return new Set([...own, ...Object.values(node).flatMap((member) => [...sectionsIn(member)])]);
}
